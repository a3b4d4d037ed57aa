/**
 * Generators and async functions that compilers have lowered, as they were. A function that gives back what a helper makes of
 * steps (`stepsOf`) is a generator; a function around one that only hands it to the helper for async functions is async:
 *
 * - `function f(a){return __awaiter(this,void 0,void 0,function(){return __generator(this,function(e){...})})}` (TypeScript)
 * - `function f(){return __async(this,null,function*(){...})}`, `function f(_0){return __async(this,arguments,function*(a){...})}`
 *   (esbuild 0.14 and later, and so each build of Angular 17 and later)
 * - `function f(a){return helper(function(){...})()}` (SWC 1)
 * - `function f(){return(f=helper(mark(function e(a){...}))).apply(this,arguments)}` (Babel 7 and 8)
 * - `function(){var e=helper(...);return function(a){return e.apply(this,arguments)}}()` (Babel and SWC, of expressions and
 *   methods), also `function(){var e=helper(...);function f(a){return e.apply(this,arguments)}return f}()`
 *
 * Minifiers write the helper in place: `(r=function*(a){...},function(){...new Promise(...)}).apply(this,arguments)`.
 */
import { literalValue, memberName } from "../syntax/literals.ts";
import type {
  Argument,
  CallExpression,
  Expression,
  FunctionLike,
  FunctionNode,
  Node,
  Statement,
} from "../syntax/nodes.ts";
import { isClass, isFunction } from "../syntax/nodes.ts";
import { propertyName } from "../syntax/property-name.ts";
import { walk } from "../syntax/walk.ts";
import { awaited, declarationOf, expressionStatement, functionWith, identifier, spanOf } from "./build.ts";
import type { Names } from "./callees.ts";
import { promisesNext, runsAsync } from "./helpers.ts";
import { rewrite } from "./rewrite.ts";
import { type Steps, stepsOf } from "./steps.ts";
import { statementsOf } from "./structure.ts";
import type { Work } from "./work.ts";

type ArrowFunction = Extract<Node, { type: "ArrowFunctionExpression" }>;

export interface Knowing {
  readonly names: Names;
  readonly work: Work;
}

/** A generator of a function with steps, an async function of one around a generator; any other stays. */
export function raisedFunction<T extends FunctionNode>(fn: T, knowing: Knowing): T {
  const own = generatorOf(fn, knowing.work) ?? fn;
  return asyncOf(own, knowing) ?? own;
}

function generatorOf<T extends FunctionNode>(fn: T, work: Work): T | undefined {
  const end = endOf(fn);
  const lowered = end && stepsOf(end.value);
  if (!lowered || !work.affords(fn)) return undefined;
  const statements = statementsOf(lowered);
  if (!statements) return undefined;
  const own = keptInState(statements, lowered);
  const body = [...end.before, ...own.names, ...own.statements, ...end.behind];
  return functionWith(fn, { generator: true, body });
}

export interface End {
  readonly before: readonly Statement[];
  /** What the function gives back. */
  readonly value: Expression;
  /** Functions that are declared behind. */
  readonly behind: readonly Statement[];
}

/** The only `return` of a function, which stands behind what it prepares. */
export function endOf({ body }: FunctionNode): End | undefined {
  if (!body) return undefined;
  if (body.type !== "BlockStatement") return { before: [], value: body, behind: [] };
  const at = body.body.findIndex(({ type }) => type === "ReturnStatement");
  const last = body.body[at];
  if (last?.type !== "ReturnStatement" || !last.argument) return undefined;
  const parts = last.argument.type === "SequenceExpression" ? last.argument.expressions : [last.argument];
  const value = parts.at(-1);
  const before = [...body.body.slice(0, at), ...parts.slice(0, -1).map(expressionStatement)];
  return value && { before, value, behind: body.body.slice(at + 1) };
}

/** `e.t0`: what regenerator keeps in its state object is a name of the function. */
function keptInState(
  statements: readonly Statement[],
  { state }: Steps,
): { readonly names: readonly Statement[]; readonly statements: readonly Statement[] } {
  const kept = new Map<string, Node>();
  const renamed = statements.map((statement) =>
    rewrite(
      statement,
      () => true,
      (node) => {
        const isOwn =
          node.type === "MemberExpression" && node.object.type === "Identifier" && node.object.name === state;
        const member = isOwn ? memberName(node) : undefined;
        if (member === undefined || !/^t\d+$/.test(member)) return node;
        const name = `${state}$${member}`;
        if (!kept.has(name)) kept.set(name, node);
        return identifier(name, node);
      },
    ),
  );
  const names = [...kept].map(([name, node]) => declarationOf("var", identifier(name, node), null));
  return { names, statements: kept.size > 0 ? renamed : statements };
}

function asyncOf<T extends FunctionNode>(fn: T, { names, work }: Knowing): T | undefined {
  const end = fn.generator || fn.async ? undefined : endOf(fn);
  if (!end) return undefined;
  const called = calledInPlace(end.value);
  if (called) return asyncWith(fn, called, fn.params, end.before, end.behind);
  const given = givenToAwaiter(end.value, names);
  if (given) {
    const { inner } = given;
    if (inner.params.length > 0 && fn.params.length > 0 && !(work.affords(fn) && sayLength(fn, inner)))
      return undefined;
    const params = inner.params.length > 0 ? inner.params : fn.params;
    return asyncWith(fn, withThis(given), params, end.before, end.behind);
  }
  const applied = appliedToOwn(end.value);
  const inner = applied && generatorIn(applied, end.before, names);
  return inner && prepares([...end.before, ...end.behind], inner, names)
    ? asyncWith(fn, inner, inner.params, [], [])
    : undefined;
}

/** `(async()=>{...})()` */
function calledInPlace(value: Expression): Pick<FunctionLike, "body"> | undefined {
  if (value.type !== "CallExpression" || value.arguments.length > 0) return undefined;
  const { callee } = value;
  const isOne = callee.type === "ArrowFunctionExpression" && callee.async && callee.params.length === 0;
  return isOne && callee.body.type === "BlockStatement" ? { body: callee.body } : undefined;
}

/** `function f(_0){return __async(this,arguments,function*(a){...})}`: names that only say how many a function takes. */
function sayLength({ params }: FunctionNode, inner: FunctionLike): boolean {
  const names = new Set(params.map((param) => (param.type === "Identifier" ? param.name : undefined)));
  const properties = new Set<Node>();
  let areUnused = !names.has(undefined);
  walk(inner, (node) => {
    const property = propertyName(node);
    if (property) properties.add(property);
    if (node.type === "Identifier" && names.has(node.name) && !properties.has(node)) areUnused = false;
  });
  return areUnused;
}

/** Whether statements do no more than give names to a generator, and to functions that hand it on. */
const prepares = (statements: readonly Statement[], generator: FunctionLike, names: Names): boolean =>
  statements.every((statement) => {
    if (statement.type === "FunctionDeclaration") return true;
    if (statement.type === "VariableDeclaration")
      return statement.declarations.every(({ init }) => !init || isPrepared(init, generator, names));
    return statement.type === "ExpressionStatement" && isPrepared(statement.expression, generator, names);
  });

function isPrepared(node: Expression, generator: FunctionLike, names: Names): boolean {
  if (isFunction(node) || (markedIn(node) ?? madeOf(node, names)) === generator) return true;
  if (node.type === "AssignmentExpression")
    return node.left.type === "Identifier" && isPrepared(node.right, generator, names);
  return node.type === "Identifier" || node.type === "ThisExpression" || literalValue(node) !== undefined;
}

interface Given {
  readonly inner: FunctionLike;
  /** What `this` is inside. */
  readonly self: Argument | undefined;
}

/** `__awaiter(this,void 0,void 0,function*(){...})`, `__async(this,null,function*(){...})`, `helper(function*(){...})()`, `.call(this)` */
function givenToAwaiter(value: Expression, names: Names): Given | undefined {
  if (value.type !== "CallExpression") return undefined;
  const { callee, arguments: given } = value;
  const [self, list, promise, last] = given;
  if (given.length === 4 && isGenerator(last))
    return [list, promise].every(isPlain) && runsAsync(callee, names) ? { inner: last, self } : undefined;
  if (given.length === 3 && isGenerator(promise)) {
    const isAsync = isThis(self) && isGivenOn(list) && !isStream(promise) && runsAsync(callee, names);
    return isAsync ? { inner: promise, self } : undefined;
  }
  const isCalled = memberName(callee) === "call" && given.length === 1;
  const made = isCalled && callee.type === "MemberExpression" ? callee.object : given.length === 0 ? callee : undefined;
  const inner = made && madeOf(made, names);
  return inner && { inner, self };
}

/** `void 0`, `arguments`, `Promise` */
const isPlain = (node: Argument | undefined): boolean =>
  node !== undefined && (node.type === "Identifier" || literalValue(node) !== undefined);

/** `this`, `null` in an arrow function that does not ask for it, a name that stands for it */
const isThis = (node: Argument | undefined): boolean => node?.type === "ThisExpression" || isPlain(node);

/** `null`, `arguments` */
const isGivenOn = (node: Argument | undefined): boolean =>
  node?.type === "Identifier" ? node.name === "arguments" : node?.type === "Literal" && node.raw === "null";

/** `yield new __await(x)` (esbuild), `yield yield __await(x)` (TypeScript): a generator that is async as well. */
function isStream(generator: FunctionLike): boolean {
  let found = false;
  walk(generator, (node) => {
    if (isFunction(node) && node !== generator) return false;
    const given = node.type === "YieldExpression" ? node.argument : undefined;
    const isPromise =
      given?.type === "NewExpression" && given.callee.type === "Identifier" && given.callee.name === "Promise";
    if (given?.type === "YieldExpression" || (given?.type === "NewExpression" && !isPromise)) found = true;
    return undefined;
  });
  return found;
}

/** `__awaiter(t,void 0,void 0,function*(){this.load()})`, where `var t=this` stands around an arrow function. */
function withThis({ inner, self }: Given): FunctionLike {
  if (self?.type !== "Identifier" || !inner.body) return inner;
  const hasOwnThis = (node: Node): boolean => isFunction(node) && node.type !== "ArrowFunctionExpression";
  const body = rewrite(
    inner.body,
    (node) => !hasOwnThis(node),
    (node) => (node.type === "ThisExpression" ? identifier(self.name, node) : node),
  );
  return { ...inner, body };
}

const isGenerator = (node: Argument | null | undefined): node is FunctionLike =>
  node?.type === "FunctionExpression" && node.generator;

/** `function*(){...}`, and as regenerator and Babel 8 mark it: `r.mark(function*(){...})`, `r().m(function*(){...})` */
function markedIn(node: Node): FunctionLike | undefined {
  const [only, ...more] =
    node.type === "CallExpression" && MARKS.has(memberName(node.callee) ?? "") ? node.arguments : [];
  const marked = only && more.length === 0 ? only : node;
  return marked.type === "FunctionExpression" && marked.generator ? marked : undefined;
}

const MARKS: ReadonlySet<string> = new Set(["mark", "m"]);

/** What is called with all that a function is given: `x.apply(this,arguments)` */
function appliedToOwn(value: Expression): Expression | undefined {
  if (value.type !== "CallExpression" || memberName(value.callee) !== "apply") return undefined;
  const [self, list, ...more] = value.arguments;
  const isOwn = self?.type === "ThisExpression" && list?.type === "Identifier" && list.name === "arguments";
  return isOwn && more.length === 0 && value.callee.type === "MemberExpression" ? value.callee.object : undefined;
}

/** The generator that a function applies: in place, or by a name that it is given before. */
const generatorIn = (applied: Expression, before: readonly Statement[], names: Names): FunctionLike | undefined =>
  applied.type === "Identifier" ? namedGenerator(applied.name, before, names) : madeOf(applied, names);

/** `f=helper(function*(){...})`, `(r=function*(){...},function(){...new Promise(...)})`, the helper in place. */
function madeOf(node: Node, names: Names): FunctionLike | undefined {
  switch (node.type) {
    case "AssignmentExpression":
      return node.operator === "=" ? madeOf(node.right, names) : undefined;
    case "CallExpression": {
      const [only, ...more] = node.arguments;
      const marked = only && more.length === 0 ? markedIn(only) : undefined;
      return marked && runsAsync(node.callee, names) ? marked : undefined;
    }
    case "SequenceExpression": {
      const last = node.expressions.at(-1);
      return last && generatorFor(last, node.expressions.slice(0, -1), names);
    }
    default:
      return undefined;
  }
}

/** The one generator that expressions make for the last: for a helper in place, or for what hands everything on to it. */
function generatorFor(last: Node, before: readonly Node[], names: Names): FunctionLike | undefined {
  const isInPlace = isFunction(last) && promisesNext(last);
  const made = before.flatMap((one) => {
    const marked = one.type === "AssignmentExpression" && isInPlace ? markedIn(one.right) : undefined;
    return marked ?? madeOf(one, names) ?? [];
  });
  const own = madeOf(last, names);
  const [only, ...more] = own ? [...made, own] : made;
  return more.length === 0 ? only : undefined;
}

function asyncWith<T extends FunctionNode>(
  fn: T,
  inner: Pick<FunctionLike, "body">,
  params: T["params"],
  before: readonly Statement[],
  behind: readonly Statement[],
): T {
  const body = [...before, ...(inner.body?.body ?? []), ...behind].map((statement) =>
    rewrite(statement, (node) => !isFunction(node) && !isClass(node), awaiting),
  );
  return functionWith(fn, { async: true, generator: false, params, body });
}

const awaiting = (node: Node): Node =>
  node.type === "YieldExpression" && !node.delegate && node.argument ? awaited(node.argument, node) : node;

/**
 * `function(){var e=helper(function*(){...});return function(){return e.apply(this,arguments)}}()`, and a function that is
 * called where it stands, `__async(this,null,function*(){...})`.
 */
export function raisedCall(call: CallExpression, names: Names): Expression {
  const given = givenToAwaiter(call, names);
  if (given && call.arguments.length > 0 && given.inner.params.length === 0) return calledAsync(call, given);
  const { callee: fn } = call;
  if (call.arguments.length > 0 || !isFunction(fn) || fn.params.length > 0) return call;
  const end = endOf(fn);
  const made = end && functionIn(end);
  const applied = made && appliedIn(made);
  const inner = applied && end && namedGenerator(applied, end.before, names);
  if (!inner || !made || !prepares([...end.before, ...end.behind], inner, names)) return call;
  const id = made.type === "ArrowFunctionExpression" ? null : made.id;
  return asyncWith({ ...inner, id }, inner, inner.params, [], []);
}

/** `(async()=>{...})()`, for `this` is that of what stands around. */
function calledAsync(call: CallExpression, given: Given): CallExpression {
  const inner = withThis(given);
  const arrow: ArrowFunction = {
    ...spanOf(inner),
    type: "ArrowFunctionExpression",
    expression: false,
    async: false,
    params: [],
    body: inner.body ?? { ...spanOf(inner), type: "BlockStatement", body: [] },
    id: null,
    generator: false,
  };
  return { ...call, callee: asyncWith(arrow, inner, [], [], []), arguments: [] };
}

/** What a function gives back, in place or by the name under which it declares it. */
function functionIn({ value, before, behind }: End): FunctionNode | undefined {
  if (isFunction(value)) return value;
  const name = value.type === "Identifier" ? value.name : undefined;
  const declared = [...before, ...behind].find((one) => one.type === "FunctionDeclaration" && one.id?.name === name);
  return declared?.type === "FunctionDeclaration" ? declared : undefined;
}

/** `(e=helper(function*(){...}),function(){return e.apply(this,arguments)})`: the same, as minifiers write it. */
export function raisedSequence(sequence: Extract<Node, { type: "SequenceExpression" }>, names: Names): Expression {
  const last = sequence.expressions.at(-1);
  if (!last || !isFunction(last)) return sequence;
  const applied = appliedIn(last);
  const before = sequence.expressions.slice(0, -1).map(expressionStatement);
  const inner = applied && namedGenerator(applied, before, names);
  return inner && prepares(before, inner, names)
    ? asyncWith({ ...inner, id: null }, inner, inner.params, [], [])
    : sequence;
}

/** The name that a function hands everything on to. */
function appliedIn(fn: FunctionNode): string | undefined {
  const end = endOf(fn);
  const applied = end && appliedToOwn(end.value);
  return applied?.type === "Identifier" ? applied.name : undefined;
}

/** The one generator of which statements make what they give a name. */
function namedGenerator(name: string, before: readonly Statement[], names: Names): FunctionLike | undefined {
  const given: { readonly to: string; readonly value: Expression }[] = [];
  for (const statement of before) {
    if (statement.type === "VariableDeclaration")
      for (const { id, init } of statement.declarations)
        if (init && id.type === "Identifier") given.push({ to: id.name, value: init });
    if (statement.type === "ExpressionStatement" && statement.expression.type === "AssignmentExpression") {
      const { left, right } = statement.expression;
      if (left.type === "Identifier") given.push({ to: left.name, value: right });
    }
  }
  const own = given.filter(({ to }) => to === name);
  // `n=mark(function*(){...}),a=function(){...new Promise(...)},a.apply(this,arguments)`
  const isInPlace = own.some(({ value }) => isFunction(value) && promisesNext(value));
  const made = given.flatMap(({ value }) => (isInPlace ? markedIn(value) : undefined) ?? madeOf(value, names) ?? []);
  return own.length > 0 && made.length === 1 ? made[0] : undefined;
}
