/**
 * Loops over what can be iterated, as compilers write them for ES5, as `for(const x of list)`:
 *
 * - `var t,r=helper(list);try{for(r.s();!(t=r.n()).done;){var x=t.value;...}}catch(e){r.e(e)}finally{r.f()}` (Babel 7.9 and later)
 * - `for(var t,r=helper(list);!(t=r()).done;){var x=t.value;...}` (Babel, for arrays that are iterables)
 * - `try{for(var a=__values(list),b=a.next();!b.done;b=a.next()){var x=b.value;...}}catch(e){...}finally{...}` (TypeScript)
 * - `var n=!0;try{for(var t,r=list[Symbol.iterator]();!(n=(t=r.next()).done);n=!0){...}}catch(e){...}finally{...}` (Babel 6, SWC)
 */
import { pushAll } from "../lists.ts";
import { literalValue, memberName } from "../syntax/literals.ts";
import type { Expression, IdentifierNode, Node, Statement } from "../syntax/nodes.ts";
import { forEachChild } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { blockOf, declarationOf, identifier } from "./build.ts";
import { rewrite } from "./rewrite.ts";
import { mayStandTwice, type Work } from "./work.ts";

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
export function raisedLoops(statements: readonly Statement[], work: Work): readonly Statement[] {
  let changed: Statement[] | undefined;
  statements.forEach((statement, at) => {
    const made = loopsAt(statements, at, work);
    if (made) changed ??= statements.slice(0, at);
    if (changed) pushAll(changed, made ?? [statement]);
  });
  return changed ?? statements;
}

/** What the statement at a place becomes, if it is such a loop. */
function loopsAt(statements: readonly Statement[], at: number, work: Work): readonly Statement[] | undefined {
  const statement = statements[at];
  const tried = triedLoop(statement);
  const iteration = iterationOf(tried?.loop ?? statement);
  if (!statement || !iteration) return undefined;
  const own = tried?.before ?? [];
  const before = [...statements.slice(Math.max(0, at - BEFORE), at), ...own];
  const beside = besideIn(iteration);
  const list = beside && listOf(iteration, before);
  // what was prepared before the loop stays there
  if (!list || (!list.isOfLoop && !mayStandTwice(list.of)) || !work.affords(statement)) return undefined;
  return [...own, ...beside, forOf(iteration, list.of)];
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
  const isPlain = onlyCalls(node.handler, iteration.iterator) && onlyCalls(node.finalizer, iteration.iterator);
  return isPlain ? { loop, before: node.block.body.slice(0, -1) } : undefined;
}

function ends(finalizer: Node, iterator: string): boolean {
  let found = false;
  walk(finalizer, (node) => {
    const isOwn = node.type === "MemberExpression" && isNamed(node.object, iterator);
    const member = isOwn ? memberName(node) : undefined;
    if (member === "return" || member === "f") found = true;
    return !found;
  });
  return found;
}

/** Whether code calls methods of an iterator and nothing else: `r.e(e)`, `r.return()`, `d.call(r)` */
function onlyCalls(code: Node, iterator: string): boolean {
  let isPlain = true;
  walk(code, (node) => {
    if (node.type !== "CallExpression") return isPlain;
    const { callee, arguments: given } = node;
    const isOwn = callee.type === "MemberExpression" && isNamed(callee.object, iterator);
    if (!isOwn && !given.some((one) => isNamed(one, iterator))) isPlain = false;
    return isPlain;
  });
  return isPlain;
}

const isNamed = (node: Node, name: string): boolean => node.type === "Identifier" && node.name === name;

/** What the head of a loop prepares beside the iteration; undefined where each turn does more than ask for the next. */
function besideIn({ loop, iterator, result }: Iteration): readonly Statement[] | undefined {
  if (loop.type !== "ForStatement") return [];
  const update = loop.update;
  // `n=!0`, `b=a.next()`
  const isPlain = !update || (update.type === "AssignmentExpression" && isPlainUpdate(update.right, result));
  if (!isPlain) return undefined;
  const { init } = loop;
  if (init?.type !== "VariableDeclaration") return [];
  const others = init.declarations.filter(
    ({ id, init: value }) => !isNamed(id, iterator) && !isNamed(id, result) && value,
  );
  return others.length > 0 ? [{ ...init, declarations: others }] : [];
}

const isPlainUpdate = (value: Expression, result: string): boolean =>
  literalValue(value) !== undefined || advanced(value) !== undefined || isNamed(value, result);

/** Whether a loop asks whether an iterator is done. */
export const isIteration = (node: Node): boolean => iterationOf(node) !== undefined;

function iterationOf(loop: Node | undefined): Iteration | undefined {
  if (loop?.type !== "ForStatement" && loop?.type !== "WhileStatement") return undefined;
  const test = loop.test;
  if (test?.type !== "UnaryExpression" || test.operator !== "!") return undefined;
  const asked = assigned(test.argument) ?? test.argument;
  if (asked?.type !== "MemberExpression" || memberName(asked) !== "done") return undefined;
  const result = asked.object;
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
  return node?.type === "AssignmentExpression" && node.operator === "=" ? node.right : undefined;
}

/** The iterator that is asked for the next: `r.next()`, `r.n()`, `r()` */
function advanced(node: Expression): string | undefined {
  if (node?.type !== "CallExpression" || node.arguments.length > 0) return undefined;
  if (node.callee.type === "Identifier") return node.callee.name;
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return undefined;
  const method = memberName(callee);
  return method === "next" || method === "n" ? callee.object.name : undefined;
}

/** `b=a.next()`, at the end of each turn */
function advancedIn(loop: Loop, result: string): string | undefined {
  const last = loop.body.type === "BlockStatement" ? loop.body.body.at(-1) : undefined;
  const step =
    loop.type === "ForStatement" ? loop.update : last?.type === "ExpressionStatement" ? last.expression : undefined;
  if (step?.type !== "AssignmentExpression" || step.left.type !== "Identifier" || step.left.name !== result)
    return undefined;
  return advanced(step.right);
}

interface List {
  readonly of: Expression;
  /** Whether the head of the loop says it, and no statement before. */
  readonly isOfLoop: boolean;
}

/** What is iterated, as the iterator's name is given it before the loop or at its beginning. */
function listOf({ loop, iterator }: Iteration, before: readonly Statement[]): List | undefined {
  const init = loop.type === "ForStatement" ? loop.init : null;
  const own = init ? givenTo(iterator, init) : [];
  const last = own.at(-1) ?? before.flatMap((node) => givenTo(iterator, node)).at(-1);
  const made = last;
  if (made?.type !== "CallExpression") return undefined;
  const { callee, arguments: given } = made;
  const isOfLoop = own.length > 0;
  if (callee.type === "MemberExpression" && given.length === 0)
    return isIterator(callee) ? { of: callee.object, isOfLoop } : undefined;
  const [list, isArrayLike, ...more] = given;
  if (!list || list.type === "SpreadElement" || more.length > 0) return undefined;
  return isArrayLike && literalValue(isArrayLike) === undefined ? undefined : { of: list, isOfLoop };
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
  const reading = readingIn(inner, result);
  const read = inner.map((statement) =>
    rewrite(
      statement,
      (node) => reading.has(node),
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

/** Nodes that read the value, and those around them. */
function readingIn(statements: readonly Statement[], result: string): ReadonlySet<Node> {
  const reading = new Set<Node>();
  const visit = (node: Node): boolean => {
    let isRead = isValue(node, result);
    if (!isRead)
      forEachChild(node, (child) => {
        if (visit(child)) isRead = true;
      });
    if (isRead) reading.add(node);
    return isRead;
  };
  for (const one of statements) visit(one);
  return reading;
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
