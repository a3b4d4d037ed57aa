/** Writes the modules of a plan to a folder, with an entry for each program and each application. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
    apps: entries(apps, ({ programs }) => entry(programs) + app("mount")),
  };
}

const app = (name: string): string => readFileSync(new URL(`./app/${name}.js`, import.meta.url), "utf8");

/** Keeps what a program exports: without a use, bundlers would leave it out. */
const entry = (programs: readonly string[]): string =>
  app("frame") +
  programs
    .map((name, index) => `import * as p${index} from "./${name}.js";\nwindow.program${index} = p${index};\n`)
    .join("");
