/** Numbers that the state of a class component is given: `this.state={zoom:14}`, `this.setState({countDown:10})`. */
import { keyName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { callsOf } from "../../calls-by.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting, Survey } from "../../survey.ts";

/** Less is the start of a count, a page or a flag. */
export const LEAST = 2;

export function statesOfClasses(
  { assignments, fields, calls }: Pick<Survey, "assignments" | "fields" | "calls">,
  context: ExtractContext,
): readonly Fact[] {
  return [
    ...assignments.flatMap((at) =>
      isOfThis(at.node.left, "state") ? ofState(at.node.right, "starting value", at, context) : [],
    ),
    ...fields.flatMap((at) =>
      keyName(at.node.key, at.node.computed) === "state" ? ofState(at.node.value, "starting value", at, context) : [],
    ),
    ...callsOf(calls, "setState").flatMap((at) =>
      isOfThis(at.node.callee, "setState") ? ofState(at.node.arguments[0], "value of a state", at, context) : [],
    ),
  ];
}

const isOfThis = (node: Node, name: string): boolean =>
  node.type === "MemberExpression" &&
  node.object.type === "ThisExpression" &&
  keyName(node.property, node.computed) === name;

function ofState(
  node: Node | null | undefined,
  says: string,
  at: Sighting<Node>,
  { ev }: ExtractContext,
): readonly Fact[] {
  if (node?.type !== "ObjectExpression") return [];
  return fixedProperties(node).flatMap(([name, property]) => {
    if (property.value.type !== "Literal" || isStyleName(name)) return [];
    return numbersOf(ev.evaluate(property.value, at.module))
      .filter(({ value }) => value >= LEAST)
      .map((found) =>
        constantFact(
          { name, named: [placeOfNode(property.key, at.module)], ...found, says },
          { ...at, node: property },
        ),
      );
  });
}
