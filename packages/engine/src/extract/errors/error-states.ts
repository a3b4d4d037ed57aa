/**
 * States of components that hold errors, as the elements show that draw them, and what they are set to:
 *
 *     const [e, setE] = useState("");  setE("Names have three letters");  <Field error={!!e} /> {e && <p class="error">{e}</p>}
 */
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Sighting, Survey } from "../survey.ts";
import { filledState, isState } from "../validation/component-states.ts";

/** Deepest expression in which a state is looked for. */
const MAX_DEPTH = 5;

/** The state that an expression says something of: `e`, `!!e`, `e !== ""`, `e.name`, `e()`, `e && <p>{e}</p>`. */
export function stateIn(node: Node, module: Module, depth = 0): Binding | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const inner = subjectOf(node);
  if (inner) return stateIn(inner, module, depth + 1);
  const binding = bindingAt(node, module.script.scopes);
  return isState(binding) ? binding : undefined;
}

function subjectOf(node: Node): Node | undefined {
  switch (node.type) {
    case "ChainExpression":
      return node.expression;
    case "UnaryExpression":
      return node.argument;
    case "LogicalExpression":
    case "BinaryExpression":
      return node.left;
    case "ConditionalExpression":
      return node.test;
    case "MemberExpression":
      return node.object;
    case "CallExpression":
      return node.arguments[0] ?? node.callee;
    default:
      return undefined;
  }
}

/** The calls that set one of some states, each with what it is given. */
export function settersOf(calls: Survey["calls"], states: ReadonlySet<Binding>): readonly Sighting<CallLike>[] {
  if (states.size === 0) return [];
  return calls.filter(({ node, module }) => {
    const state = node.callee.type === "Identifier" ? filledState(node.callee, module) : undefined;
    return state !== undefined && states.has(state);
  });
}
