/**
 * Checks of the field that a switch names: `(name, value) => { switch (name) { case "age": return value < 21 ? "..." : "" } }`,
 * also with both taken from `event.target`. The name and the value come by one way, and each case tests the value.
 */
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { literalString } from "../../syntax/literals.ts";
import { isFunction, type Node } from "../../syntax/nodes.ts";
import { holds, walk } from "../../syntax/walk.ts";
import { wordSet } from "../../word-set.ts";
import { placeOfNode } from "../name-place.ts";
import type { Survey } from "../survey.ts";
import type { Subject } from "./rule.ts";

/** Cases that are kinds of rules or of values, and no fields: `case "required": return value ? "" : "..."`. */
const KINDS = wordSet(
  "required min max minlength maxlength minLength maxLength pattern number string text integer boolean",
);

/** The field of each condition that tests the value beside the name. */
export function caseFields({ switches }: Pick<Survey, "switches">): ReadonlyMap<Node, readonly Subject[]> {
  const out = new Map<Node, readonly Subject[]>();
  for (const { node, module } of switches) {
    const { scopes } = module.script;
    const origin = originOf(bindingAt(node.discriminant, scopes));
    const names = node.cases.map(({ test }) => literalString(test));
    if (!origin || names.some((name) => name !== undefined && KINDS.has(name))) continue;
    const isValue = (one: Node): boolean => {
      const binding = bindingAt(one, scopes);
      return binding !== bindingAt(node.discriminant, scopes) && originOf(binding) === origin;
    };
    node.cases.forEach(({ test, consequent }, index) => {
      const name = names[index];
      if (!test || name === undefined) return;
      const subjects = [{ name, sources: [placeOfNode(test, module)] }];
      for (const statement of consequent)
        walk(statement, (inner) => {
          // of a switch in a case each condition is that one's
          if (isFunction(inner) || inner.type === "SwitchStatement") return false;
          const tested = testOf(inner);
          if (tested && holds(tested, isValue)) out.set(inner, subjects);
          return undefined;
        });
    });
  }
  return out;
}

/** The function that is given it, or what it is taken from. */
function originOf(binding: Binding | undefined): Node | undefined {
  const only = onlyDefinition(binding);
  if (only?.kind === "param") return only.of;
  return only?.kind === "value" && only.path.length > 0 ? only.from : undefined;
}

const testOf = (node: Node): Node | undefined =>
  node.type === "IfStatement" || node.type === "ConditionalExpression"
    ? node.test
    : node.type === "LogicalExpression"
      ? node.left
      : undefined;
