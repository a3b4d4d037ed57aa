/** A page, so that the bundle is that of a product: libraries and a handful of helpers alone could be a library too. */
import { jsx, jsxs } from "react/jsx-runtime";

const Steps = () =>
  jsxs("ol", {
    children: [
      jsx("li", { children: "Choose the workshop that suits you" }),
      jsx("li", { children: "Tell us how many people will come" }),
      jsx("li", { children: "Pay now or when you arrive" }),
    ],
  });

const Home = () =>
  jsxs("main", {
    className: "home",
    children: [
      jsx("h1", { children: "Welcome to our workshops" }),
      jsx("p", { children: "Learn to repair your own bicycle in an afternoon." }),
      jsx(Steps, {}),
      jsx("a", { href: "#book", children: "Book a place today" }),
    ],
  });

window.home = Home;
