/** The code of a library's function whose name a bundler has taken: what it does is told by the properties that it uses. */
import { fileId } from "@as-built/spec";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { Value } from "../evaluate/value.ts";
import { rememberFor } from "../remember.ts";
import type { Script } from "../script.ts";
import type { Module } from "../unpack/module.ts";

/** How much of a function is looked at. */
const LONGEST = 2000;

interface Places {
  readonly scripts: ReadonlyMap<string, Script>;
  readonly modules: ReadonlyMap<string, Module>;
}

const placesOf = rememberFor(
  ({ modules }: Evaluator["graph"]): Places => ({
    scripts: new Map(modules.map(({ script }) => [script.file, script])),
    modules: new Map(modules.map((module) => [module.id, module])),
  }),
);

/**
 * The text of a function, up to the next one where only its beginning is known; of a module where a bundle keeps each
 * module apart; "" where neither stands in the material.
 */
export function libraryCode(callee: Value, { graph }: Evaluator): string {
  if (callee.kind === "function") {
    const { start, end } = callee.node;
    return callee.module.script.text.slice(start, Math.min(end, start + LONGEST));
  }
  if (callee.kind !== "external") return "";
  const { scripts, modules } = placesOf(graph);
  const module = modules.get(callee.at);
  if (module)
    return module.script.text.slice(module.range.start, Math.min(module.range.end, module.range.start + LONGEST));
  const split = callee.at.lastIndexOf(":");
  const script = scripts.get(fileId(callee.at.slice(0, split)));
  const start = Number(callee.at.slice(split + 1)) - (script?.base ?? 0);
  const [head = ""] = script?.text.slice(start, start + LONGEST).split(/\}\s*function /) ?? [];
  return head;
}
