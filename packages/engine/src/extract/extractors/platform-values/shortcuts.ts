/**
 * Keys that the product acts on, as they are listed: `{reload:{key:"r",ctrl:false,shift:false,alt:false}}`. What they do
 * is the name.
 */
import { literalString, literalValue } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

/** By their names in `KeyboardEvent` and shorter. */
const MODIFIER = /^(ctrl|control|shift|alt|meta|cmd|command|mod)(?:Key)?$/;
const KEYS = ["key", "code"];
/** Fewest of them beside a key. */
const MIN_MODIFIERS = 2;

export const shortcuts = ({ node, module, unit }: Sighting<ObjectExpression>): readonly Fact[] =>
  fixedProperties(node).flatMap(([name, property]) => {
    const found = property.value.type === "ObjectExpression" ? keysOf(property.value) : undefined;
    if (!found) return [];
    const sources = [placeOfNode(found.at, module)];
    const parts = { name, named: [placeOfNode(property.key, module)], value: found.keys, sources };
    return [
      constantFact(
        { ...parts, meaning: "keyboard shortcut", says: "keyboard shortcut" },
        { node: property, module, unit },
      ),
    ];
  });

/** "r", "ctrl+r". */
function keysOf(node: ObjectExpression): { readonly keys: string; readonly at: Node } | undefined {
  const modifiers = fixedProperties(node).filter(([name, { value }]) => MODIFIER.test(name) && isFlag(value));
  const at = KEYS.map((key) => propertyOf(node, key)).find((value) => literalString(value));
  const key = literalString(at);
  if (!at || !key || modifiers.length < MIN_MODIFIERS) return undefined;
  const held = modifiers.flatMap(([name, { value }]) =>
    literalValue(value)?.value === true ? (MODIFIER.exec(name)?.[1] ?? []) : [],
  );
  return { keys: [...held, key].join("+"), at };
}

const isFlag = (node: Node): boolean => typeof literalValue(node)?.value === "boolean";
