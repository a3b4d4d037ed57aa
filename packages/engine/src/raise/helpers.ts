/**
 * Helpers that compilers call in lowered code, known by what their functions do, in whatever module these stand: those of
 * TypeScript 2.1 to 5, Babel 6 to 8, SWC 1 and esbuild. Where the function is not there, the name says it by which a package
 * of helpers has it. Whatever else is called like a helper stays as it is: `spawnAt(channel,null,function*(){...})`.
 */
import { rememberFor } from "../remember.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import type { Argument, CallExpression, FunctionNode, Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { alternatives } from "../syntax/unwrap.ts";
import { walk } from "../syntax/walk.ts";
import { calleesOf, type Known, type Names } from "./callees.ts";
import { reachOf } from "./reach.ts";

/** How far functions are followed that hand a list on: `function h(e,t){return a(e)||b(e,t)||c(e,t)||d()}`. */
const MAX_HANDED = 2;

const LISTS = new Set(["__read", "_slicedToArray", "slicedToArray", "_sliced_to_array"]);
const AWAITERS = new Set(["__async", "__awaiter", "_asyncToGenerator", "asyncToGenerator", "_async_to_generator"]);

/** Whether what is called makes a list of the first so many elements of what it is given: `helper(e,2)`. */
export const makesLists = (callee: Node, names: Names): boolean => isHelper(callee, names, LISTS, isListHelper);

/** Whether what is called makes an async function of a generator, or runs one as such. */
export const runsAsync = (callee: Node, names: Names): boolean => isHelper(callee, names, AWAITERS, isAwaiter);

function isHelper(
  callee: Node,
  names: Names,
  called: ReadonlySet<string>,
  is: (fn: FunctionNode, names: Names) => boolean,
): boolean {
  const all = calleesOf(callee, names);
  const functions = all.filter((one) => typeof one !== "string");
  if (functions.length > 0) return functions.every((one) => is(one.fn, one.names));
  return all.some((one) => typeof one === "string" && called.has(one));
}

const isOfLanguage = (known: Known): boolean => {
  const { platform, open } = reachOf(known);
  return !platform && !open;
};

const isListHelper = rememberFor(
  (fn: FunctionNode, names: Names): boolean =>
    fn.params.length <= 2 && givesElements({ fn, names }, new Set(), 0) && isOfLanguage({ fn, names }),
);

/**
 * Whether a function gives back a list of what an iterator of its first parameter gives: `m=o[Symbol.iterator]`,
 * `for(;!(r=i.next()).done;)ar.push(r.value)`, `return ar`; or what such a function makes of the parameter.
 */
function givesElements({ fn, names }: Known, open: Set<FunctionNode>, depth: number): boolean {
  const { scopes } = names;
  const first = bindingAt(fn.params[0], scopes);
  if (!first || open.has(fn)) return false;
  open.add(fn);
  const lists = new Set<Binding>([first]);
  const isList = (node: Node | null | undefined): boolean => {
    const binding = bindingAt(node, scopes);
    return binding !== undefined && lists.has(binding);
  };
  const name = (to: Node | undefined, value: Node | null | undefined): void => {
    const binding = isList(value) ? bindingAt(to, scopes) : undefined;
    if (binding) lists.add(binding);
  };
  const returned = new Set<Node>(fn.body && fn.body.type !== "BlockStatement" ? alternatives(fn.body) : []);
  const filled = new Set<Binding | undefined>();
  let asks = false;
  let isHandedOn = false;
  walk(fn, (node) => {
    if (node.type === "VariableDeclarator") name(node.id, node.init);
    else if (node.type === "AssignmentExpression") name(node.left, node.right);
    else if (node.type === "ReturnStatement" && node.argument)
      for (const one of alternatives(node.argument)) returned.add(one);
    else if (node.type === "MemberExpression" && isList(node.object) && asksIterator(node.property)) asks = true;
    else if (node.type === "CallExpression") {
      const { callee } = node;
      if (isFunction(callee)) for (const [at, param] of callee.params.entries()) name(param, node.arguments[at]);
      else if (isPushOfValue(node) && callee.type === "MemberExpression") filled.add(bindingAt(callee.object, scopes));
      else if (depth < MAX_HANDED && returned.has(node) && isList(node.arguments[0]))
        isHandedOn ||= calleesOf(callee, names).some(
          (one) => typeof one !== "string" && givesElements(one, open, depth + 1),
        );
    }
    return undefined;
  });
  const gives = [...returned].some((one) => one.type === "Identifier" && filled.has(bindingAt(one, scopes)));
  return isHandedOn || (asks && gives);
}

/** `Symbol.iterator`, `"@@iterator"` */
const asksIterator = (property: Node): boolean =>
  memberName(property) === "iterator" || literalString(property) === "@@iterator";

/** `ar.push(r.value)` */
function isPushOfValue({ callee, arguments: [value, ...more] }: CallExpression): boolean {
  return memberName(callee) === "push" && more.length === 0 && memberName(value) === "value";
}

const isAwaiter = rememberFor(
  (fn: FunctionNode, names: Names): boolean =>
    promisesNext(fn) && runsParameter(fn, names) && isOfLanguage({ fn, names }),
);

/** Whether a function makes a promise and asks for what comes next: `new Promise(function(t,n){...e.next()...})`. */
export const promisesNext = rememberFor((fn: FunctionNode): boolean => {
  let makes = false;
  let asks = false;
  walk(fn, (node) => {
    if (node.type === "NewExpression" && isGivenFunction(node.arguments[0])) makes = true;
    // `asyncGeneratorStep(gen,resolve,reject,_next,_throw,"next",value)`
    if (memberName(node) === "next" || literalString(node) === "next") asks = true;
    return !(makes && asks);
  });
  return makes && asks;
});

const isGivenFunction = (node: Argument | undefined): boolean => node !== undefined && isFunction(node);

/** The generator is the last that a helper is given: `generator.apply(thisArg,_arguments)`. */
function runsParameter(fn: FunctionNode, { scopes }: Names): boolean {
  const last = bindingAt(fn.params.at(-1), scopes);
  let runs = false;
  walk(fn, (node) => {
    const callee = node.type === "CallExpression" ? node.callee : undefined;
    const run = callee?.type === "MemberExpression" && memberName(callee) === "apply" ? callee.object : callee;
    if (last && bindingAt(run, scopes) === last) runs = true;
    return !runs;
  });
  return runs;
}
