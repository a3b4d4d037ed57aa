/**
 * What is taken while the browser has kept nothing yet, `persist(() => ({pageSize: 25}), {name: "desk"})`,
 * `useLocalStorage("desk", {pageSize: 25})`: each number, text and list of texts there is the default of a setting.
 */
import { outcomes, type Value } from "../../../evaluate/value.ts";
import { isStyleName } from "../../../language/amounts.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { type Known, textsOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { keptAt } from "../../kept.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

const MAX_DEPTH = 4;
/** Longest text that is a code. */
const MAX_TEXT = 40;

export function keptDefaults(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  // what is written there is no default
  if (memberName(at.node.callee) === "setItem") return [];
  const kept = keptAt(at, context);
  const [key] = kept ? textsOf(kept.key) : [];
  if (!kept || !key) return [];
  if (!kept.value) return instead(key, at, context);
  return outcomes(kept.value).flatMap((one) =>
    one.kind === "object"
      ? one.layers.flatMap((layer) =>
          layer.kind === "literal"
            ? defaultsIn(layer.node, { ...at, node: layer.node, module: layer.module }, [], context)
            : [],
        )
      : [],
  );
}

const SAYS = "default of what the browser keeps";
/** From what is kept up to what is taken instead. */
const MAX_STEPS = 4;

/** `localStorage.getItem("desk.shelf") ?? "left"`, `Number(localStorage.getItem("desk.size") || 25)`. */
function instead({ value: name, sources: named }: Known<string>, at: Sighting<CallLike>, context: ExtractContext) {
  let inner: Node = at.node;
  for (let step = 0; step < MAX_STEPS; step++) {
    const outer = context.parents.of(inner, at.module.script);
    if (outer?.type !== "LogicalExpression" && outer?.type !== "CallExpression") break;
    const other = outer.type === "LogicalExpression" && outer.operator !== "&&" ? outer.right : inner;
    const value = other === inner ? undefined : toldBy(context.ev.evaluate(other, at.module));
    if (value !== undefined)
      return [constantFact({ name, named, value, sources: [placeOfNode(other, at.module)], says: SAYS }, at)];
    inner = outer;
  }
  return [];
}

function defaultsIn(
  { properties }: ObjectExpression,
  at: Sighting<ObjectExpression>,
  path: readonly string[],
  context: ExtractContext,
): readonly Fact[] {
  return properties.flatMap((property): readonly Fact[] => {
    const own = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || own === undefined || isMeasure(own)) return [];
    const { value } = property;
    const under = [...path, own];
    if (value.type === "ObjectExpression" && under.length < MAX_DEPTH)
      return defaultsIn(value, { ...at, node: value }, under, context);
    const known = toldBy(context.ev.evaluate(value, at.module));
    if (known === undefined) return [];
    const sources = [placeOfNode(value, at.module)];
    const named = [placeOfNode(property.key, at.module)];
    return [
      constantFact({ name: under.join("."), named, value: known, sources, says: SAYS }, { ...at, node: property }),
    ];
  });
}

/** `width`, `left`: of whatever is drawn. */
const isMeasure = (name: string): boolean => /^[a-z]+$/.test(name) && isStyleName(name);

/** A number above the start of a count, a code, a list of codes. */
function toldBy(value: Value): number | string | readonly string[] | undefined {
  if (value.kind === "array" && !value.open && value.elements.length > 0) {
    const list = value.elements.flatMap((one) => {
      const told = toldBy(one);
      return typeof told === "string" ? told : [];
    });
    return list.length === value.elements.length ? list : undefined;
  }
  const of = value.kind === "constant" ? value.value : undefined;
  if (typeof of === "number") return of > 1 ? of : undefined;
  return typeof of === "string" && of.length > 1 && of.length <= MAX_TEXT && /^[#@./:-]?\w\S*$/.test(of)
    ? of
    : undefined;
}
