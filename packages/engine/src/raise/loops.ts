/**
 * Loops over what can be iterated, as compilers write them for ES5, as `for(const x of list)`:
 *
 * - `var t,r=helper(list);try{for(r.s();!(t=r.n()).done;){var x=t.value;...}}catch(e){r.e(e)}finally{r.f()}` (Babel 7.9 and later)
 * - `for(var t,r=helper(list);!(t=r()).done;){var x=t.value;...}` (Babel, for arrays that are iterables)
 * - `try{for(var a=__values(list),b=a.next();!b.done;b=a.next()){var x=b.value;...}}catch(e){...}finally{...}` (TypeScript)
 * - `var n=!0;try{for(var t,r=list[Symbol.iterator]();!(n=(t=r.next()).done);n=!0){...}}catch(e){...}finally{...}` (Babel 6, SWC)
 */
import { bare } from "../syntax/bare.ts";
import { memberName } from "../syntax/literals.ts";
import type { Expression, IdentifierNode, Node, Statement } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { blockOf, declarationOf, identifier } from "./build.ts";
import { rewrite } from "./rewrite.ts";

type Is<T extends Node["type"]> = Extract<Node, { type: T }>;
type Loop = Is<"ForStatement" | "WhileStatement">;

/** Statements before a loop among which it is said what is iterated. */
const BEFORE = 8;

interface Iteration {
  readonly loop: Loop;
  /** The names of the iterator and of what it gives each time. */
  readonly iterator: string;
  readonly result: string;
}

/** Statements one after the other, with loops over what can be iterated as such. */
export function raisedLoops(statements: readonly Statement[]): readonly Statement[] {
  let changed: Statement[] | undefined;
  statements.forEach((statement, at) => {
    const tried = triedLoop(statement);
    const iteration = iterationOf(tried?.loop ?? statement);
    const before = [...statements.slice(Math.max(0, at - BEFORE), at), ...(tried?.before ?? [])];
    const list = iteration && listOf(iteration, before);
    if (!list) return;
    changed ??= [...statements];
    changed[at] = forOf(iteration, list);
  });
  return changed ?? statements;
}

/**
 * The loop of a `try` that ends the iteration whatever happens, and what is prepared for it: `r.f()`,
 * `b&&!b.done&&(d=a.return)&&d.call(a)`.
 */
export function triedLoop(
  node: Node | undefined,
): { readonly loop: Statement; readonly before: readonly Statement[] } | undefined {
  if (node?.type !== "TryStatement" || !node.handler || !node.finalizer) return undefined;
  const loop = node.block.body.at(-1);
  const iteration = iterationOf(loop);
  if (!loop || !iteration || !ends(node.finalizer, iteration.iterator)) return undefined;
  return { loop, before: node.block.body.slice(0, -1) };
}

function ends(finalizer: Node, iterator: string): boolean {
  let found = false;
  walk(finalizer, (node) => {
    const isOwn =
      node.type === "MemberExpression" && node.object.type === "Identifier" && node.object.name === iterator;
    const member = isOwn ? memberName(node) : undefined;
    if (member === "return" || member === "f") found = true;
    return !found;
  });
  return found;
}

/** Whether a loop asks whether an iterator is done. */
export const isIteration = (node: Node): boolean => iterationOf(node) !== undefined;

function iterationOf(loop: Node | undefined): Iteration | undefined {
  if (loop?.type !== "ForStatement" && loop?.type !== "WhileStatement") return undefined;
  const test = loop.test && bare(loop.test);
  if (test?.type !== "UnaryExpression" || test.operator !== "!") return undefined;
  const asked = assigned(test.argument) ?? bare(test.argument);
  if (asked?.type !== "MemberExpression" || memberName(asked) !== "done") return undefined;
  const result = bare(asked.object);
  if (result?.type === "Identifier") {
    const iterator = advancedIn(loop, result.name);
    return iterator === undefined ? undefined : { loop, iterator, result: result.name };
  }
  if (result?.type !== "AssignmentExpression" || result.left.type !== "Identifier") return undefined;
  const iterator = advanced(result.right);
  return iterator === undefined ? undefined : { loop, iterator, result: result.left.name };
}

/** `n=(...)`: a flag that keeps whether the loop came to its end */
function assigned(node: Expression): Expression | undefined {
  const flag = bare(node);
  return flag?.type === "AssignmentExpression" && flag.operator === "=" ? bare(flag.right) : undefined;
}

/** The iterator that is asked for the next: `r.next()`, `r.n()`, `r()` */
function advanced(node: Expression): string | undefined {
  const call = bare(node);
  if (call?.type !== "CallExpression" || call.arguments.length > 0) return undefined;
  if (call.callee.type === "Identifier") return call.callee.name;
  const { callee } = call;
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return undefined;
  const method = memberName(callee);
  return method === "next" || method === "n" ? callee.object.name : undefined;
}

/** `b=a.next()`, at the end of each turn */
function advancedIn(loop: Loop, result: string): string | undefined {
  const last = loop.body.type === "BlockStatement" ? loop.body.body.at(-1) : undefined;
  const update =
    loop.type === "ForStatement" ? loop.update : last?.type === "ExpressionStatement" ? last.expression : undefined;
  const step = update && bare(update);
  if (step?.type !== "AssignmentExpression" || step.left.type !== "Identifier" || step.left.name !== result)
    return undefined;
  return advanced(step.right);
}

/** What is iterated, as the iterator's name is given it before the loop or at its beginning. */
function listOf({ loop, iterator }: Iteration, before: readonly Statement[]): Expression | undefined {
  const init = loop.type === "ForStatement" ? loop.init : null;
  const values = [...before, ...(init ? [init] : [])].flatMap((node) => givenTo(iterator, node));
  const last = values.at(-1);
  const made = last && bare(last);
  if (made?.type !== "CallExpression") return undefined;
  const { callee, arguments: given } = made;
  if (callee.type === "MemberExpression" && given.length === 0) return isIterator(callee) ? callee.object : undefined;
  const [list, , ...more] = given;
  return list && list.type !== "SpreadElement" && more.length === 0 ? list : undefined;
}

/** `list[Symbol.iterator]` */
const isIterator = ({ computed, property }: Is<"MemberExpression">): boolean =>
  computed && property.type === "MemberExpression" && memberName(property) === "iterator";

function givenTo(name: string, node: Node): readonly Expression[] {
  if (node.type === "VariableDeclaration")
    return node.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && id.name === name && init ? [init] : init ? givenTo(name, init) : [],
    );
  if (node.type === "ExpressionStatement") return givenTo(name, node.expression);
  if (node.type === "SequenceExpression") return node.expressions.flatMap((one) => givenTo(name, one));
  const isGiven = node.type === "AssignmentExpression" && node.left.type === "Identifier" && node.left.name === name;
  return isGiven ? [node.right] : [];
}

/** `for(const x of list){...}`, where the first statement calls what comes `x`; else it is called after the result, `t$value`. */
function forOf({ loop, result }: Iteration, right: Expression): Statement {
  const whole = loop.body.type === "BlockStatement" ? loop.body.body : [loop.body];
  // `while(!b.done){...;b=a.next()}`
  const isAdvanced = loop.type === "WhileStatement" && advancedIn(loop, result) !== undefined;
  const body = isAdvanced ? whole.slice(0, -1) : whole;
  const [first, ...rest] = body;
  const named = first && namedBy(first, result);
  const name = named?.name ?? identifier(`${result}$value`, { start: loop.start, end: loop.start });
  const inner = named ? [...named.rest, ...rest] : body;
  const read = inner.map((statement) =>
    rewrite(
      statement,
      (node) => readsValue(node, result),
      (node) => (isValue(node, result) ? identifier(name.name, node) : node),
    ),
  );
  const { start, end } = loop;
  return {
    type: "ForOfStatement",
    await: false,
    left: named?.isAssigned ? { ...name, typeAnnotation: null } : declarationOf("const", name, null),
    right,
    body: blockOf(read, loop.body),
    start,
    end,
  };
}

const isValue = (node: Node, result: string): boolean =>
  node.type === "MemberExpression" &&
  node.object.type === "Identifier" &&
  node.object.name === result &&
  memberName(node) === "value";

function readsValue(root: Node, result: string): boolean {
  let found = false;
  walk(root, (node) => {
    if (!found && isValue(node, result)) found = true;
    return !found;
  });
  return found;
}

interface Named {
  readonly name: IdentifierNode;
  /** Whether it is declared elsewhere. */
  readonly isAssigned: boolean;
  /** What else the statement says. */
  readonly rest: readonly Statement[];
}

/** `var x=t.value,y=x.name`, `x=t.value` */
function namedBy(node: Statement, result: string): Named | undefined {
  if (node.type === "VariableDeclaration") {
    const [first, ...more] = node.declarations;
    if (first?.id.type !== "Identifier" || !first.init || !isValue(first.init, result)) return undefined;
    return { name: first.id, isAssigned: false, rest: more.length > 0 ? [{ ...node, declarations: more }] : [] };
  }
  const value = node.type === "ExpressionStatement" ? node.expression : undefined;
  const isNamed = value?.type === "AssignmentExpression" && value.operator === "=" && isValue(value.right, result);
  return isNamed && value.left.type === "Identifier" ? { name: value.left, isAssigned: true, rest: [] } : undefined;
}
