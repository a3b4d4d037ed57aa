/** The object whose property an expression reads, with what is written to it before that: `options.url = base + options.url`. */
import { viewAt } from "../scope/seen-writes.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import type { Value } from "./value.ts";

/** `key` is the property; undefined where all of them are read, as by a destructuring or a spread. */
export function readObject(node: Node, key: string | undefined, module: Module, ev: Evaluation): Value {
  const binding = node.type === "Identifier" ? module.script.scopes.bindingOf.get(node) : undefined;
  const view = binding && node.type === "Identifier" ? viewAt(binding, node, key, module.script.scopes) : undefined;
  return binding && view ? ev.ofBinding(binding, module, view) : ev.evaluate(node, module);
}
