/** The places that mention a name of the top level: in its own module and, by what they import it as, in others. */
import { rememberFor } from "../../../remember.ts";
import type { Binding } from "../../../scope/binding.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module, Placed } from "../../../unpack/module.ts";
import type { References } from "../../references.ts";

/** Most uses that are looked at. */
const MAX_USES = 4;

/** `export{a as b}` says nothing of what a is for. */
const exportsOf = rememberFor(
  ({ exports }: Module): ReadonlySet<Node> =>
    new Set([...exports.values()].flatMap((one) => (one.kind === "local" ? [one.node] : []))),
);

export const usesOf = (binding: Binding, module: Module, references: References): readonly Placed[] =>
  references
    .of(binding, module)
    .filter((one) => one.node !== binding.declaration && !exportsOf(one.module).has(one.node))
    .slice(0, MAX_USES);
