/**
 * Async functions that compilers have lowered to steps. Babel's helper makes one of the function inside, which takes the
 * arguments: `_asyncToGenerator(function*(path){...})`, with regenerator (0.13, 0.14, and Babel's own since 7.27) also
 * `_asyncToGenerator(_regenerator().m(function e(path){return _regenerator().w(function(t){for(;;)switch(t.n){...}},e)}))`.
 * TypeScript 5 and SWC 1 keep the arguments outside: `return __awaiter(this,void 0,void 0,function(){return
 * __generator(this,function(t){switch(t.label){...}})})`.
 */
import { literalValue, memberName } from "../syntax/literals.ts";
import type { Argument, CallExpression, CallLike, FunctionNode, Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { ownReturns } from "../syntax/returns.ts";
import type { Value } from "./value.ts";

/** More different returns than this say nothing. */
const MAX_RETURNS = 12;
/** What a step says that ends the function with a value: `t.a(2,value)`, `[2,value]`. */
const GIVES_BACK = 2;

/** The function inside, where a call makes another one of it. */
export function madeAsync([fn, ...more]: readonly Value[]): Value | undefined {
  if (fn?.kind !== "function" || more.length > 0 || fn.node.type !== "FunctionExpression") return undefined;
  return fn.node.generator || stepsIn(fn.node) ? fn : undefined;
}

/** Whether a call makes an async function, or marks one: within the helper nobody calls it with arguments of the program. */
export function makesAsync({ arguments: [only, ...more] }: CallLike): boolean {
  if (!only || more.length > 0) return false;
  const marked = only.type === "CallExpression" && only.arguments.length === 1 ? only.arguments[0] : undefined;
  const isLowered = (node: Node | undefined): boolean =>
    node?.type === "FunctionExpression" && stepsIn(node) !== undefined;
  return isLowered(marked) || isLowered(only) || (only.type === "FunctionExpression" && only.generator);
}

/** What a function gives back that was lowered; undefined where it was not. */
export function givenBySteps(fn: FunctionNode): readonly Node[] | undefined {
  const steps = stepsIn(fn) ?? stepsBelow(fn);
  return steps && ownReturns(steps, 2 * MAX_RETURNS).flatMap((one) => givenByStep(one) ?? []);
}

/** `t.abrupt("return",value)`, `t.a(2,value)`, `[2,value]`; undefined for a step that goes on. */
export function givenByStep(step: Node): Argument | undefined {
  if (step.type === "ArrayExpression")
    return codeOf(step.elements[0]) === GIVES_BACK ? (step.elements[1] ?? undefined) : undefined;
  if (step.type !== "CallExpression" || step.callee.type !== "MemberExpression") return undefined;
  const method = memberName(step.callee);
  const code = codeOf(step.arguments[0]);
  const gives = (method === "abrupt" && code === "return") || (method === "a" && code === GIVES_BACK);
  return gives ? step.arguments[1] : undefined;
}

const codeOf = (node: Argument | null | undefined): unknown =>
  node && node.type !== "SpreadElement" ? literalValue(node)?.value : undefined;

/** regenerator's steps of a function: `function(t){for(;;)switch(t.prev=t.next){case 0:...}}`. */
export function isSteps({ body, params }: FunctionNode): boolean {
  const [loop] = body?.type === "BlockStatement" && params.length === 1 ? body.body : [];
  if (loop?.type !== "WhileStatement" && loop?.type !== "ForStatement") return false;
  return isSwitch(loop.body) || (loop.body.type === "BlockStatement" && loop.body.body.every(isSwitch));
}

const isSwitch = (node: Node | undefined): boolean => node?.type === "SwitchStatement";

/** `function e(path){return wrap(function(t){...},e)}` */
function stepsIn(fn: FunctionNode): FunctionNode | undefined {
  const steps = onlyCall(fn)?.arguments[0];
  return steps && isFunction(steps) && isSteps(steps) ? steps : undefined;
}

/** `function(path){return __awaiter(this,void 0,void 0,function(){return __generator(this,function(t){...})})}` */
function stepsBelow(fn: FunctionNode): FunctionNode | undefined {
  const call = onlyCall(fn);
  // SWC's `_async_to_generator(function(){...})()`
  const made = call?.callee.type === "CallExpression" && call.arguments.length === 0 ? call.callee : call;
  const inner = made?.arguments.at(-1);
  if (inner?.type !== "FunctionExpression" || inner.params.length > 0) return undefined;
  const steps = onlyCall(inner)?.arguments.at(-1);
  if (!steps || !isFunction(steps) || steps.params.length !== 1 || steps.body?.type !== "BlockStatement")
    return undefined;
  return isSwitch(steps.body.body[0]) ? steps : undefined;
}

function onlyCall(fn: FunctionNode): CallExpression | undefined {
  const [only, ...more] = ownReturns(fn, 2);
  return only?.type === "CallExpression" && more.length === 0 ? only : undefined;
}
