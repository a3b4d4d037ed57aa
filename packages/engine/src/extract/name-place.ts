/**
 * Where the name of a thing is written that a statement is about: the key of a property, the property through which a
 * value is read, the key by which it was taken out of an object (`{rootRole:r}`). Names are shown by these ranges.
 */
import type { Source, Value } from "../evaluate/value.ts";
import type { Range } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { Node, ObjectProperty } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";

/** Longest code that is shown for a name, in UTF-16 code units. */
const MAX_NAME = 120;

export const placeOfNode = ({ start, end }: Range, { script }: Pick<Module, "script">): Source => ({
  script,
  start,
  end,
});

/** Where the key of a property is written. */
export const placeOfKey = (value: Value, key: string): readonly Source[] =>
  written(value, key).map(({ property, module }) => placeOfNode(property.key, module));

/** The name of what a property is given, where the object is a literal. */
export const placeOfValue = (value: Value, key: string): readonly Source[] =>
  written(value, key).flatMap(({ property, module }) => placeOfName(property.value, module));

/** The properties of a key, where the object is a literal. */
export function written(
  value: Value,
  key: string,
): readonly { readonly property: ObjectProperty; readonly module: Module }[] {
  if (value.kind !== "object") return [];
  return value.layers.flatMap((layer) => {
    if (layer.kind !== "literal") return [];
    const { node, module } = layer;
    return node.properties.flatMap((property) =>
      property.type === "Property" && keyName(property.key, property.computed) === key ? [{ property, module }] : [],
    );
  });
}

/** Of an expression: a property that is read stands there itself, a local name is shown where it was taken out. */
export function placeOfName(node: Node, module: Module): readonly Source[] {
  if (node.type === "ChainExpression") return placeOfName(node.expression, module);
  if (node.type === "CallExpression" && node.callee.type !== "Identifier") return placeOfName(node.callee, module);
  if (node.type === "MemberExpression")
    return node.end - node.start <= MAX_NAME ? [placeOfNode(node, module)] : [placeOfNode(node.property, module)];
  if (node.type !== "Identifier") return [];
  const binding = module.script.scopes.bindingOf.get(node);
  return binding ? takenOut(binding.declaration, module) : [];
}

/** `{isAdmin:e}=useUser()`: patterns keep no node for the key, so it is read in front of the local name. */
function takenOut({ start, end }: Node, { script }: Module): readonly Source[] {
  const before = script.text.slice(Math.max(0, start - MAX_NAME), start);
  const key = /[\w$"'-]+\s*:\s*$/.exec(before)?.[0];
  return key === undefined ? [] : [{ script, start: start - key.length, end }];
}
