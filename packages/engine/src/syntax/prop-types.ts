/**
 * `{rows: T.number, kind: T.oneOf(["a", "b"]), onPick: T.func.isRequired}` (prop-types 15): what components ask of each other
 * while they are developed. No rule of the product, and its values are no states of a thing.
 */
import { rememberFor } from "../remember.ts";
import { memberName } from "./literals.ts";
import type { ObjectExpression } from "./nodes.ts";
import { fixedProperties } from "./object-keys.ts";

/** Types that no library of schemas has as a property, which is not called. */
const OWN: ReadonlySet<string> = new Set(["func", "node", "isRequired", "elementType", "bool"]);
const SHARED: ReadonlySet<string> = new Set(["string", "number", "object", "array", "any", "element"]);

/** Asked for each of its lists. */
export const isOfProps = rememberFor((node: ObjectExpression): boolean => {
  const values = fixedProperties(node).map(([, { value }]) => value);
  const isChosen = values.some((value) => value.type === "CallExpression" && memberName(value.callee) === "oneOf");
  return values.some((value) => {
    const name = memberName(value) ?? "";
    return OWN.has(name) || (isChosen && SHARED.has(name));
  });
});
