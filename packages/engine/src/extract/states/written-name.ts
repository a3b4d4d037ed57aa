/**
 * The name that a person wrote for a variable, where the bundle keeps it: names of several words, `EDITOR_THEMES` and
 * `fontSizes`, which no minifier makes.
 */
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Subject } from "../subjects/subject.ts";
import { isEmptyName, wordsOf } from "../subjects/words.ts";

const WRITTEN = /^(?:[A-Z][A-Z\d]+(?:_[A-Z\d]+)+|[a-z]{2,}(?:[A-Z][a-z\d]+)+)$/;
/** Last words that say how values are held, not what has them. */
const HOLDS = /^(?:all|choices|items|labels?|lists?|map|options?|values?)$/i;

/** Of what is declared at once: `const EDITOR_THEMES = [...]`. */
export function writtenName(node: Node, module: Module, flows: Flows): Subject | undefined {
  const flow = flows.of(node);
  return flow?.kind === "declared" ? named(flow.binding, module) : undefined;
}

/** Of what is asked for by a name. */
export function nameOfWritten(node: Node, module: Module): Subject | undefined {
  const binding = bindingAt(node, module.script.scopes);
  return binding && named(binding, module);
}

function named({ name, declaration }: Binding, module: Module): Subject | undefined {
  if (!WRITTEN.test(name)) return undefined;
  const words = [...wordsOf(name)];
  while (words.length > 1 && HOLDS.test(words.at(-1) ?? "")) words.pop();
  const said = words.join(" ");
  return isEmptyName(said) ? undefined : { key: `goal:${said}`, name: said, at: placeOfNode(declaration, module) };
}
