/** Timers that wait for the browser to draw, to move or to give the focus, or that put a flag back: no times of the product. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { memberName } from "../../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../../syntax/nodes.ts";
import { numbersOf } from "../../constants/values.ts";
import type { Sighting } from "../../survey.ts";

/** Longest call whose whole purpose is seen, and what is done so that something is drawn, moved or given the focus. */
const SHORT_CALL = 160;
const FOR_DRAWING =
  /\.(?:focus|blur|select|scroll(?:To|Top|By|IntoView)?|classList|style|click|remove|reset|resize|revokeObjectURL)\b|opacity|animat|transition|fade|ripple|requestAnimationFrame/i;
/** Longest time that drawing takes, in milliseconds. */
const DRAWING = 1000;
/** Longest time for which a flag is set, in milliseconds. */
const FLAG_TIME = 500;

/** `setTimeout(()=>input.focus(),100)`. */
export function isForDrawing({ node, module }: Sighting<CallLike>, ev: Evaluator): boolean {
  const [run, last] = node.arguments;
  const time = last && numbersOf(ev.evaluate(last, module))[0]?.value;
  if (time !== undefined && time > DRAWING) return false;
  if (time !== undefined && time <= FLAG_TIME && run && isFlag(run)) return true;
  return node.end - node.start <= SHORT_CALL && FOR_DRAWING.test(module.script.text.slice(node.start, node.end));
}

/** `()=>{copied.value=!1}`, `()=>set(!1)`, `()=>this.setState({open:!1})`: nothing is done but to a flag. */
function isFlag(run: Node): boolean {
  const only = isFunction(run) ? onlyIn(run.body) : undefined;
  if (only?.type === "AssignmentExpression") return isBoolean(only.right);
  if (only?.type !== "CallExpression" || only.arguments.length !== 1 || !isSetter(only.callee)) return false;
  const [given] = only.arguments;
  const [property, ...more] = given?.type === "ObjectExpression" ? given.properties : [];
  return isBoolean(property?.type === "Property" && more.length === 0 ? property.value : given);
}

function onlyIn(body: Node | null): Node | undefined {
  if (body?.type !== "BlockStatement") return body ?? undefined;
  const [only, ...more] = body.body;
  if (more.length > 0) return undefined;
  if (only?.type === "ExpressionStatement") return only.expression;
  return only?.type === "ReturnStatement" ? (only.argument ?? undefined) : undefined;
}

const isSetter = (callee: Node): boolean =>
  callee.type === "Identifier" || /^set(?:[A-Z]|$)/.test(memberName(callee) ?? "");

/** `!0`, `false`. */
const isBoolean = (node: Node | undefined): boolean =>
  (node?.type === "Literal" && typeof node.value === "boolean") ||
  (node?.type === "UnaryExpression" && node.operator === "!" && node.argument.type === "Literal");
