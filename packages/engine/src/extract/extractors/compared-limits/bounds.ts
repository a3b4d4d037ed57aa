/** The bounds that a value is kept between: `Math.min(60,Math.max(1,x))`. */
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";
import { isNumeric } from "./scales.ts";
import { COUNTED, type Names, nameOf, OTHER } from "./subject-names.ts";

/** `Math.min(60,Math.max(1,x))`: at most 60. */
export function clamped(at: Sighting<CallLike>, { ev }: ExtractContext, named: Names): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier" || callee.object.name !== "Math")
    return [];
  const key = keyName(callee.property, callee.computed);
  const [bound] = args.filter(isNumeric);
  const subject = args.find((one) => one !== bound);
  if (!bound || !subject || args.length !== 2) return [];
  const name = nameOf(within(subject), at.module, named);
  if (name === undefined || COUNTED.test(name) || isStyleName(name) || OTHER.test(name)) return [];
  const meaning = `${key === "min" ? "at most" : "at least"}, ${name}`;
  return numbersOf(ev.evaluate(bound, at.module))
    .filter(({ value }) => value > 1)
    .map((found) => constantFact({ ...found, meaning, says: "bound" }, at));
}

/** `Math.max(1,x)` within: x. */
const within = (node: Node): Node =>
  node.type === "CallExpression" && /^(?:min|max|round|floor|ceil|abs)$/.test(memberName(node.callee) ?? "")
    ? (node.arguments.find((one) => !isNumeric(one)) ?? node)
    : node;
