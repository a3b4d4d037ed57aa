/**
 * Async functions that are lowered to state machines: TypeScript's `__generator`, where `return [4, promise]` waits and
 * `state.sent()` behind it is the result, `return [2, value]` gives a value back; regenerator's `return promise` and
 * `state.sent` (7.x; `state.v` in Babel's helper since 7.27).
 */
import { givenByStep, isSteps } from "../../evaluate/async-function.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { keyName } from "../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../../syntax/nodes.ts";
import type { Place, Walk } from "./walk.ts";

const RESULTS = new Set(["sent", "v"]);
/** What only the state of TypeScript's has. */
const STATE = new Set(["sent", "trys", "label"]);

export interface Next {
  readonly node: Node;
  readonly path: readonly string[];
  /** The function that gives the value back, where it does. */
  readonly of?: FunctionNode;
}

/** Where the value goes that a state machine returns; undefined where the function is none. */
export function stateMachine(fn: FunctionNode, { node, path, module }: Place, walk: Walk): readonly Next[] | undefined {
  const [state] = fn.params;
  const binding = bindingAt(state, module.script.scopes);
  if (!binding) return undefined;
  const { parents } = walk.code;
  const members = binding.references.flatMap((one) => {
    const around = parents.of(one, module.script);
    return around?.type === "MemberExpression" && around.object === one ? [around] : [];
  });
  const keyed = members.map((member) => ({ member, key: keyName(member.property, member.computed) ?? "" }));
  if (!isSteps(fn) && !keyed.some(({ key }) => STATE.has(key))) return undefined;
  const isPair = node.type === "ArrayExpression";
  const rest = isPair ? path.slice(1) : path;
  if (isPair && givenByStep(node)) return givenBack(fn, rest, node, walk, module.script);
  const results = keyed.filter(({ member, key }) => RESULTS.has(key) && member.start > node.end);
  const [first] = results.sort((a, b) => a.member.start - b.member.start);
  if (!first) return [];
  const around = parents.of(first.member, module.script);
  const isCalled = around?.type === "CallExpression" && around.callee === first.member;
  return [{ node: isCalled ? around : first.member, path: rest }];
}

/**
 * The function that gives back what a call of regenerator's state says: `return t.abrupt("return", value)`, since Babel 7.27
 * `return t.a(2, value)`; undefined where the call says something else.
 */
export function stepsEndedBy(call: CallLike, { node, module }: Place, { code }: Walk): FunctionNode | undefined {
  if (givenByStep(call) !== node || call.callee.type !== "MemberExpression") return undefined;
  const [state] = bindingAt(call.callee.object, module.script.scopes)?.definitions ?? [];
  if (state?.kind !== "param" || !isSteps(state.of)) return undefined;
  return code.parents.functionAround(state.of, module.script);
}

/** `return __awaiter(this, void 0, void 0, function () { return __generator(this, function (state) {...}) })` */
function givenBack(
  fn: FunctionNode,
  path: readonly string[],
  node: Node,
  { code: { parents } }: Walk,
  script: Place["module"]["script"],
): readonly Next[] {
  const generator = parents.functionAround(fn, script);
  const of = generator && parents.functionAround(generator, script);
  return of ? [{ node, path, of }] : [];
}
