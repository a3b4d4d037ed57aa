/** What a bundler wrote into a script to load modules: a module of its own that exports nothing. */
import type { Script } from "../script.ts";
import type { Node, Statement } from "../syntax/nodes.ts";
import { moduleOf } from "./es-module.ts";
import type { ModuleDraft } from "./module.ts";

/** The module of such code; none where there is none. `within`: the function whose body it is, else the script's statements. */
export function runtimeModule(
  script: Script,
  bundler: string,
  body: readonly Statement[],
  within?: Node,
): readonly ModuleDraft[] {
  const first = within ?? body[0];
  if (!first) return [];
  const { start, end } = first;
  const draft = { ...moduleOf(script), key: `${script.file}@${start}:runtime`, range: { start, end } };
  return [{ ...draft, body, references: [], runtime: bundler, ...(within ? { scopeNode: within } : {}) }];
}
