/**
 * Constructors and methods of classes that were lowered: calls of the parent's as `super(...)` and `super.method(...)`, and
 * without the check that the class is called with `new`.
 */
import { literalString, memberName } from "../syntax/literals.ts";
import type { Argument, CallExpression, Class, Expression, FunctionLike, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { expressionStatement, functionWith, keyNamed } from "./build.ts";
import { rewrite } from "./rewrite.ts";

type Member = Class["body"]["body"][number];

/** Names by which a class and the functions that construct its parent are known inside. */
export interface SuperForms {
  readonly own: ReadonlySet<string>;
  readonly supers: ReadonlySet<string>;
}

/** The constructor as a member; undefined where it says nothing but what every class does. */
export function constructorOf(maker: FunctionLike, forms: SuperForms): Member | undefined {
  const { start, end } = maker;
  const statements = (maker.body?.body ?? []).flatMap((one) => withoutChecks(one, forms.own));
  const body = statements.flatMap((one) => raisedStatement(one, forms));
  if (body.length === 0 || (body.length === 1 && body[0] && handsAllOn(body[0]))) return undefined;
  return {
    type: "MethodDefinition",
    kind: "constructor",
    decorators: [],
    key: keyNamed("constructor", { start, end: start }),
    value: { ...functionWith(maker, { body }), type: "FunctionExpression", id: null },
    computed: false,
    static: false,
    start,
    end,
  };
}

/** `check(this,t)`, also with the helper in place */
export function isCheck(node: Node, own: ReadonlySet<string>): boolean {
  const [self, cls, ...more] = node.type === "CallExpression" ? node.arguments : [];
  return self?.type === "ThisExpression" && cls?.type === "Identifier" && own.has(cls.name) && more.length === 0;
}

function withoutChecks(statement: Statement, own: ReadonlySet<string>): readonly Statement[] {
  const isOwnCheck = (node: Node): boolean => isCheck(unnegated(node), own);
  const without = (node: Expression): readonly Expression[] => {
    if (node.type === "SequenceExpression") return node.expressions.flatMap(without);
    return isOwnCheck(node) ? [] : [node];
  };
  if (statement.type === "ExpressionStatement") return without(statement.expression).map(expressionStatement);
  if (statement.type !== "ReturnStatement" || !statement.argument) return [statement];
  const parts = without(statement.argument);
  const last = parts.at(-1);
  if (!last) return [];
  return [...parts.slice(0, -1).map(expressionStatement), { ...statement, argument: last }];
}

/** `!function(t,e){...}(this,n)` */
const unnegated = (node: Node): Node => (node.type === "UnaryExpression" ? unnegated(node.argument) : node);

function raisedStatement(statement: Statement, forms: SuperForms): readonly Statement[] {
  if (statement.type === "ReturnStatement") {
    const { argument } = statement;
    // a constructor gives back the name that it has for `this`
    if (!argument || argument.type === "Identifier" || argument.type === "ThisExpression") return [];
    return [expressionStatement(raisedExpression(argument, forms))];
  }
  return [raisedExpression(statement, forms)];
}

function raisedExpression<T extends Node>(root: T, forms: SuperForms): T {
  return rewrite(
    root,
    (node) => !isFunction(node),
    (node) => constructed(node, forms) ?? superCall(node, forms) ?? node,
  );
}

/** `super(...arguments)` says no more than a class without a constructor. */
function handsAllOn(statement: Statement): boolean {
  const value = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  const call = value?.type === "SequenceExpression" ? value.expressions[0] : value;
  const [only] = call?.type === "CallExpression" && call.callee.type === "Super" ? call.arguments : [];
  return only?.type === "SpreadElement" && only.argument.type === "Identifier" && only.argument.name === "arguments";
}

/** What constructs the parent, as `(super(...),this)`: its value is the instance. */
function constructed(node: Node, forms: SuperForms): Expression | undefined {
  if (node.type === "LogicalExpression" && node.operator === "||" && node.right.type === "ThisExpression") {
    // `e.call(this,n)||this`, `null!==e&&e.apply(this,arguments)||this`
    const left = node.left;
    if (left.type === "SequenceExpression") return left;
    if (left.type === "LogicalExpression" && left.left.type !== "BinaryExpression") return undefined;
    const call = left.type === "LogicalExpression" ? left.right : left;
    return call.type === "SequenceExpression" && call.expressions[0]?.type === "CallExpression" ? call : undefined;
  }
  if (node.type !== "CallExpression") return undefined;
  const given = givenToParent(node, forms);
  return given && superWith(given, node);
}

const isThis = (node: Argument | undefined): boolean => node?.type === "ThisExpression";

/** What the constructor of the parent is given. */
function givenToParent(call: CallExpression, { own, supers }: SuperForms): readonly Argument[] | undefined {
  const { callee, arguments: given } = call;
  const [self, second, third, ...more] = given;
  if (!isThis(self) || supers.size === 0) return undefined;
  const method = memberName(callee);
  if (callee.type === "MemberExpression" && (method === "call" || method === "apply")) {
    if (!constructsParent(callee.object, { own, supers })) return undefined;
    return method === "call" ? given.slice(1) : spread(second);
  }
  // `callSuper(this,t,[n])`, Babel 7.23 and later, SWC
  const isOwn = second?.type === "Identifier" && own.has(second.name) && more.length === 0;
  if (isOwn) return third ? spread(third) : [];
  // `possibleConstructorReturn(this,e.call(this,n))`, of which the inner call is raised by now
  const inner = second && given.length === 2 && second.type !== "SpreadElement" ? second : undefined;
  const [made] = inner?.type === "SequenceExpression" ? inner.expressions : [];
  return made?.type === "CallExpression" && made.callee.type === "Super" ? made.arguments : undefined;
}

/** `e`, `(t.__proto__||Object.getPrototypeOf(t))`, `getPrototypeOf(t)` */
function constructsParent(node: Expression, { own, supers }: SuperForms): boolean {
  if (node.type === "Identifier") return supers.has(node.name);
  if (node.type === "LogicalExpression") return constructsParent(node.right, { own, supers });
  const [only, ...more] = node.type === "CallExpression" ? node.arguments : [];
  return only?.type === "Identifier" && own.has(only.name) && more.length === 0;
}

/** A list of arguments, `arguments` or what else is handed on as a list. */
function spread(list: Argument | undefined): readonly Argument[] {
  if (!list) return [];
  if (list.type === "ArrayExpression") return list.elements.filter((one) => one !== null);
  if (list.type === "SpreadElement") return [list];
  return [{ type: "SpreadElement", argument: list, start: list.start, end: list.end }];
}

function superWith(given: readonly Argument[], at: CallExpression): Expression {
  const { start, end } = at;
  const callee = { type: "Super" as const, start, end: start };
  const call: CallExpression = { type: "CallExpression", callee, arguments: [...given], optional: false, start, end };
  return { type: "SequenceExpression", expressions: [call, { type: "ThisExpression", start: end, end }], start, end };
}

/**
 * `e.prototype.get.call(this,path)` (TypeScript), `get(getPrototypeOf(t.prototype),"get",this).call(this,path)` (Babel 7, SWC),
 * `get(t,"get",this,3)([path])` (Babel since 7.25) as `super.get(path)`.
 */
export function superCall(node: Node, forms: SuperForms): Expression | undefined {
  if (node.type !== "CallExpression") return undefined;
  const { callee } = node;
  const found = parentMethod(callee, node, forms);
  if (!found) return undefined;
  const { start, end } = callee;
  const property = keyNamed(found.name, { start: end, end });
  const object = { type: "Super" as const, start, end: start };
  const method = {
    type: "MemberExpression" as const,
    object,
    property,
    computed: false as const,
    optional: false,
    start,
    end,
  };
  return { ...node, callee: method, arguments: [...found.given] };
}

interface ParentMethod {
  readonly name: string;
  readonly given: readonly Argument[];
}

function parentMethod(callee: Expression, call: CallExpression, forms: SuperForms): ParentMethod | undefined {
  if (callee.type === "CallExpression") {
    // `get(t,"get",this,3)([path])`
    const [owner, , , flags] = callee.arguments;
    const name = owner?.type === "Identifier" && forms.own.has(owner.name) && flags ? lookedUp(callee) : undefined;
    return name === undefined ? undefined : { name, given: spread(call.arguments[0]) };
  }
  const how = memberName(callee);
  if (callee.type !== "MemberExpression" || (how !== "call" && how !== "apply")) return undefined;
  const name = methodOfParent(callee.object, forms);
  if (name === undefined) return undefined;
  return { name, given: how === "call" ? call.arguments.slice(1) : spread(call.arguments[1]) };
}

/** The name of a method of the parent that is looked up. */
function methodOfParent(node: Expression, { own, supers }: SuperForms): string | undefined {
  if (node.type === "CallExpression") {
    const [of] = node.arguments;
    const inner = of?.type === "CallExpression" ? of.arguments[0] : of;
    const isOwn = memberName(inner) === "prototype" && inner?.type === "MemberExpression";
    return isOwn && inner.object.type === "Identifier" && own.has(inner.object.name) ? lookedUp(node) : undefined;
  }
  if (node.type !== "MemberExpression" || memberName(node.object) !== "prototype") return undefined;
  const { object } = node;
  const isParent =
    object.type === "MemberExpression" && object.object.type === "Identifier" && supers.has(object.object.name);
  return isParent ? memberName(node) : undefined;
}

const lookedUp = ({ arguments: [, name] }: CallExpression): string | undefined => literalString(name);
