/** Writes the modules of a plan to a folder, with an entry for each program and each application. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "./plan.ts";

type Entries = Readonly<Record<string, string>>;

export interface SourceFiles {
  /** One entry for each program: it alone, with the libraries that it uses. */
  readonly programs: Entries;
  /** One entry for each application: its programs beside each other, and a UI runtime. */
  readonly apps: Entries;
}

export function writeSources({ programs, apps }: Plan, folder: string): SourceFiles {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, code: string): string => {
    const path = join(folder, `${name}.js`);
    writeFileSync(path, code);
    return path;
  };
  for (const { name, code } of programs) write(name, code);
  const entries = <T extends { readonly name: string }>(all: readonly T[], code: (one: T) => string): Entries =>
    Object.fromEntries(all.map((one) => [one.name, write(`entry-${one.name}`, code(one))]));
  return {
    programs: entries(programs, ({ name }) => entry([name])),
    apps: entries(apps, (app) => entry(app.programs) + MOUNT),
  };
}

/** A page, so that the bundle is that of a product: libraries and a handful of helpers alone could be a library too. */
const FRAME = `import { jsx, jsxs } from "react/jsx-runtime";
const Steps = () =>
  jsxs("ol", {
    children: [
      jsx("li", { children: "Choose the workshop that suits you" }),
      jsx("li", { children: "Tell us how many people will come" }),
      jsx("li", { children: "Pay now or when you arrive" }),
    ],
  });
export const Home = () =>
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
`;

const MOUNT = `import { createRoot } from "react-dom/client";
createRoot(document.getElementById("root")).render(jsx(Home, {}));
`;

/** Keeps what a program exports: without a use, bundlers would leave it out. */
const entry = (programs: readonly string[]): string =>
  FRAME +
  programs
    .map((name, index) => `import * as p${index} from "./${name}.js";\nwindow.program${index} = p${index};\n`)
    .join("");
