/** Writes the modules of a plan to a folder, with an entry for each program and each application. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bundler } from "../forms.ts";
import type { Plan } from "./plan.ts";

type Entries = Readonly<Record<string, string>>;

export interface SourceFiles {
  /** For each bundler one entry for each of its programs: it alone, with the libraries that it uses. */
  readonly programs: Readonly<Record<Exclude<Bundler, "esbuild">, Entries>>;
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
  write("mount", readFileSync(new URL("./mount.js", import.meta.url), "utf8"));
  const entry = (name: string, modules: readonly string[]): readonly [string, string] => [
    name,
    write(`entry-${name}`, modules.map(use).join("")),
  ];
  const entries = programs.map(({ name, bundlers }) => ({ bundlers, entry: entry(name, [name]) }));
  const programsOf = (bundler: Bundler): Entries =>
    Object.fromEntries(entries.filter((one) => one.bundlers.includes(bundler)).map((one) => one.entry));
  return {
    programs: { vite: programsOf("vite"), webpack: programsOf("webpack"), rspack: programsOf("rspack") },
    apps: Object.fromEntries(apps.map((one) => entry(one.name, [...one.programs, "mount"]))),
  };
}

/** Keeps what a module exports: without a use, bundlers would leave it out. */
const use = (name: string, index: number): string =>
  `import * as module${index} from "./${name}.js";\nwindow.module${index} = module${index};\n`;
