/**
 * What becomes of a text where it stands: whether it can reach anybody at all. A text that is compared, looked up or
 * written to the console is read by the program only, whatever it says.
 *
 *     date.toString() !== "Invalid Date"    document.title = "Not found"    this.onError(e, "Cannot read") // console.error
 */

import type { FunctionValue } from "../../evaluate/value.ts";
import { partitionPoint } from "../../partition-point.ts";
import { rememberFor, rememberSteps } from "../../remember.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import { calleeNames } from "../callee-names.ts";
import type { ExtractContext } from "../extractor.ts";
import { translationAt } from "../i18n/translation.ts";
import type { Sighting } from "../survey.ts";
import { filledState } from "../validation/component-states.ts";

type Context = Pick<ExtractContext, "ev" | "models">;

/** Operators that ask something of a text. */
const ASKS: ReadonlySet<string> = new Set(["===", "!==", "==", "!=", "<", ">", "<=", ">=", "in", "instanceof"]);
/** Methods of texts, lists, maps and patterns that look for what they are given. */
const LOOKS_FOR = wordSet(`
  includes indexOf lastIndexOf startsWith endsWith has test match search split localeCompare getElementById
  querySelector
`);
/** Methods of a text that give a text. */
const GIVES_TEXT: ReadonlySet<string> = new Set(["concat", "trim", "toString", "replace", "replaceAll", "join"]);
/** Most references of a parameter that are looked at. */
const MAX_REFERENCES = 30;
/** Functions through which a text is followed. */
const MAX_FUNCTIONS = 3;

/** A text, and what holds all that it is followed through. */
interface Spot {
  readonly node: Node;
  readonly module: Module;
  readonly root: Node;
}

/** Whether a text is for the program alone. */
export const isForNobody = ({ node, module, unit }: Sighting<Node>, context: Context): boolean =>
  endsNowhere({ node, module, root: unit.node }, context, 0);

function endsNowhere({ node, module, root }: Spot, context: Context, depth: number): boolean {
  const around = ancestors(root, node.start);
  for (let index = around.lastIndexOf(node) - 1; index >= 0; index--) {
    const [outer, inner] = [around[index], around[index + 1]];
    if (!outer || !inner) return false;
    const step = stepOf(outer, inner, module, context, depth);
    if (step !== "on") return step === "nobody";
  }
  return false;
}

/** `on`: the node around has the value of the text, as far as the words go. */
type Step = "on" | "nobody" | "somewhere";

function stepOf(outer: Node, inner: Node, module: Module, context: Context, depth: number): Step {
  switch (outer.type) {
    case "ChainExpression":
    case "TemplateLiteral":
    case "SpreadElement":
      return "on";
    case "ConditionalExpression":
      return inner === outer.test ? "nobody" : "on";
    case "LogicalExpression":
      return "on";
    case "SequenceExpression":
      return inner === outer.expressions.at(-1) ? "on" : "nobody";
    case "BinaryExpression":
      return ASKS.has(outer.operator) ? "nobody" : "on";
    case "SwitchCase":
      return inner === outer.test ? "nobody" : "somewhere";
    case "MemberExpression":
      return inner === outer.object && GIVES_TEXT.has(memberName(outer) ?? "") ? "on" : "somewhere";
    case "AssignmentExpression":
      return memberName(outer.left) === "title" && isDocument(outer.left) ? "nobody" : "somewhere";
    case "CallExpression":
      return inner === outer.callee ? "on" : given(outer, inner, module, context, depth);
    default:
      return "somewhere";
  }
}

const isDocument = (left: Node): boolean =>
  left.type === "MemberExpression" && left.object.type === "Identifier" && left.object.name === "document";

/** What a call does with what it is given. */
function given(call: CallLike, argument: Node, module: Module, context: Context, depth: number): Step {
  const callees = context.ev.callees(call.callee, module);
  if (translationAt(call, module, context)) return "on";
  if (callees.some((callee) => callee.kind === "global" && callee.path[0] === "console")) return "nobody";
  const functions = callees.filter((callee) => callee.kind === "function");
  if (keepsUnread(call.callee, module, context)) return "nobody";
  const method = memberName(call.callee) ?? "";
  // `schema.test("is-later", "Too early", isLater)` of yup (0.32 to 1) says it; a pattern is asked for one text
  const looks = LOOKS_FOR.has(method) && (method !== "test" || call.arguments.length === 1);
  const isSought = looks || (method.startsWith("replace") && argument === call.arguments[0]);
  if (functions.length === 0) return isSought ? "nobody" : "somewhere";
  const index = partitionPoint(call.arguments, ({ start }) => start >= argument.start);
  const isUnread = functions.every((fn) => {
    const param = fn.node.params[index];
    return param && isForProgram(param, [fn, context], depth + 1);
  });
  return isUnread ? "nobody" : "somewhere";
}

/** `const [, setProblem] = useState("")`: what sets a state that nothing reads. */
function keepsUnread(callee: Node, module: Module, { ev }: Context): boolean {
  const definition = onlyDefinition(bindingAt(callee, module.script.scopes));
  const made = definition?.kind === "value" && definition.from.type === "CallExpression" ? definition.from : undefined;
  if (!made || !calleeNames(made.callee, module, ev).includes("useState")) return false;
  const state = filledState(callee, module);
  return !state || state.references.every((one) => one === state.declaration);
}

type Asked = readonly [fn: FunctionValue, context: Context];

/** `onError(error, text) { text && console.error(text) }`: whether a function shows nobody what it is given. */
const isForProgram = rememberSteps(MAX_FUNCTIONS, false, (param: Node, [{ node, module }, context]: Asked, depth) => {
  const { scopes } = module.script;
  if (param.type !== "Identifier" || usingArguments(scopes).has(node)) return false;
  const references = bindingAt(param, scopes)?.references.filter((one) => one !== param) ?? [];
  const uses = references.slice(0, MAX_REFERENCES).filter((one) => !isTested(one, node));
  return uses.length > 0 && uses.every((one) => endsNowhere({ node: one, module, root: node }, context, depth));
});

/** `text && console.error(text)`, `if (text) ...` */
function isTested(reference: Node, root: Node): boolean {
  const around = ancestors(root, reference.start);
  const outer = around[around.lastIndexOf(reference) - 1];
  if (outer?.type === "IfStatement" || outer?.type === "ConditionalExpression") return outer.test === reference;
  return outer?.type === "LogicalExpression" && outer.operator === "&&" && outer.left === reference;
}

const usingArguments = rememberFor(({ argumentsOf }: Module["script"]["scopes"]) => new Set(argumentsOf.values()));
