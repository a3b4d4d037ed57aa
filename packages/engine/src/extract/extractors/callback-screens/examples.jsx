import m from "mithril";
import Navigo from "navigo";
import page from "page";

// example: page.js
const load = (context, next) => next(context.params);
const show = (context) => document.querySelector("main").append(context.path);

// finds: screen path=/page/attic
page("/page/attic", show);
// finds: screen path=/page/attic/{box}
page("/page/attic/:box", load, show);
// finds: screen path=/{rest*}
page("*", show);
// finds nothing
page("/page/old", "/page/attic");

// example: Navigo
const router = new Navigo("/");
const draw = ({ data }) => document.querySelector("main").append(data.id);

// finds: screen path=/navigo/boats/{id}
router.on("/navigo/boats/:id", draw);
// finds: screen path=/navigo/harbour
router.on("/navigo/harbour", draw);
router.resolve();

// example: Mithril
const Meadow = { view: () => m("p", "Meadow") };

m.route(document.body, "/meadow", {
  // finds: screen path=/meadow
  "/meadow": Meadow,
  // finds: screen path=/meadow/{flower}
  "/meadow/:flower": Meadow,
  // finds: screen path=/{rest*}
  "/:rest...": Meadow,
});

// example: other things that are called so
export function listen(socket, bus) {
  // finds nothing
  socket.on("/topic/prices", (price) => console.log(price));
  // finds nothing
  bus.route("a", "b", { c: 1 });
}
