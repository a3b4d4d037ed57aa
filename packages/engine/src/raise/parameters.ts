/**
 * Rest parameters and defaults, as compilers write them for ES5:
 *
 * - `for(var e=arguments.length,t=new Array(e>1?e-1:0),n=1;n<e;n++)t[n-1]=arguments[n]` (Babel 6 to 8, SWC 1) and
 *   `for(var t=[],n=1;n<arguments.length;n++)t[n-1]=arguments[n]` (TypeScript) for `...t`
 * - `var t=arguments.length>1&&void 0!==arguments[1]?arguments[1]:"GET"` (Babel, SWC) and `if(t===void 0)t="GET"`
 *   (TypeScript), `void 0===t&&(t="GET")` (minifiers) for `t="GET"`
 */
import { pushAll } from "../lists.ts";
import { isUndefined, memberName } from "../syntax/literals.ts";
import type { Expression, FunctionNode, Node, Statement, VariableDeclaration } from "../syntax/nodes.ts";
import { expressionStatement, functionWith } from "./build.ts";

type Is<T extends Node["type"]> = Extract<Node, { type: T }>;
type Parameter = FunctionNode["params"][number];
type Declarator = VariableDeclaration["declarations"][number];

/** Statements at the beginning of a function that make its parameters. */
const MAX_STATEMENTS = 20;

/** A function with the parameters that its first statements make; the same one where they make none. */
export function raisedParameters(fn: FunctionNode): FunctionNode {
  if (fn.body?.type !== "BlockStatement" || fn.type === "ArrowFunctionExpression") return fn;
  const made = new Parameters(fn.params);
  const body: Statement[] = [];
  const { body: statements } = fn.body;
  let read = 0;
  for (const statement of statements.slice(0, MAX_STATEMENTS)) {
    const kept = made.keptOf(statement, body);
    pushAll(body, kept);
    read++;
    // the rest does more than make parameters
    if (kept.some((one) => !isPreparation(one))) break;
  }
  if (!made.isChanged) return fn;
  return functionWith(fn, { params: made.params, body: [...body, ...statements.slice(read)] });
}

const isPreparation = (statement: Statement): boolean =>
  statement.type === "VariableDeclaration" ||
  statement.type === "FunctionDeclaration" ||
  (statement.type === "ExpressionStatement" && "directive" in statement && typeof statement.directive === "string");

/** Parameters of a function, as far as its statements have been read. */
class Parameters {
  readonly params: Parameter[];
  isChanged = false;
  /** Where the function has a parameter of its own, by its name. */
  private places: ReadonlyMap<string, number> | undefined;

  constructor(params: readonly Parameter[]) {
    this.params = [...params];
  }

  /** What a statement does beside making parameters. `before`: what is kept of those before it, changed where one makes a list. */
  keptOf(statement: Statement, before: Statement[]): readonly Statement[] {
    switch (statement.type) {
      case "VariableDeclaration":
        return this.keptOfDeclaration(statement);
      case "ForStatement":
        return this.keptOfLoop(statement, before);
      case "IfStatement": {
        const [only, ...more] =
          statement.consequent.type === "BlockStatement" ? statement.consequent.body : [statement.consequent];
        const value = only?.type === "ExpressionStatement" && more.length === 0 ? only.expression : undefined;
        const isDefault = !statement.alternate && value && this.takesDefault(statement.test, value);
        return isDefault ? [] : [statement];
      }
      case "ExpressionStatement": {
        const parts = statement.expression;
        const list = parts.type === "SequenceExpression" ? parts.expressions : [parts];
        const kept = list.slice(this.leadingDefaults(list));
        if (kept.length === list.length) return [statement];
        return kept.map(expressionStatement);
      }
      default:
        return [statement];
    }
  }

  /** How many expressions at the beginning are defaults: `void 0===t&&(t="GET")` */
  private leadingDefaults(list: readonly Expression[]): number {
    const first = list.findIndex((part) => {
      const { type } = part;
      return type !== "LogicalExpression" || part.operator !== "&&" || !this.takesDefault(part.left, part.right);
    });
    return first === -1 ? list.length : first;
  }

  /** `t===void 0`, `t="GET"` */
  private takesDefault(test: Expression, value: Expression): boolean {
    if (value.type !== "AssignmentExpression" || value.operator !== "=" || value.left.type !== "Identifier")
      return false;
    const { name } = value.left;
    if (test.type !== "BinaryExpression" || test.operator !== "===") return false;
    const sides = [test.left, test.right];
    if (!sides.some(isUndefined) || !sides.some((side) => side.type === "Identifier" && side.name === name))
      return false;
    this.places ??= new Map(
      this.params.flatMap((one, at) => (one.type === "Identifier" ? [[one.name, at] as const] : [])),
    );
    const at = this.places.get(name);
    const param = at === undefined ? undefined : this.params[at];
    if (at === undefined || param?.type !== "Identifier") return false;
    this.params[at] = withDefault(param, value.right);
    this.isChanged = true;
    return true;
  }

  private keptOfDeclaration(declaration: VariableDeclaration): readonly Statement[] {
    const kept = declaration.declarations.filter((one) => !this.isParameter(one));
    if (kept.length === declaration.declarations.length) return [declaration];
    return kept.length > 0 ? [{ ...declaration, declarations: kept }] : [];
  }

  /** `t=arguments.length>1&&void 0!==arguments[1]?arguments[1]:"GET"`, `t=arguments.length>1?arguments[1]:void 0` */
  private isParameter({ id, init: made }: Declarator): boolean {
    if (id.type !== "Identifier" || made?.type !== "ConditionalExpression") return false;
    const index = argumentAt(made.consequent);
    if (index === undefined || index !== this.params.length || !asksFor(made.test, index)) return false;
    this.params.push(isUndefined(made.alternate) ? id : withDefault(id, made.alternate));
    this.isChanged = true;
    return true;
  }

  private keptOfLoop(loop: Is<"ForStatement">, before: Statement[]): readonly Statement[] {
    const { init } = loop;
    const written = writtenIn(loop);
    if (init?.type !== "VariableDeclaration" || !written) return [loop];
    // minifiers move declarations into loops
    const prepared = init.declarations.filter((one) => !this.isParameter(one));
    const counter = declaredIn(init, written.counter);
    const own = declaredIn(init, written.list);
    const list = own ?? listBefore(before, written.list);
    const from = counter?.init;
    const isMade = list?.init && isOfCounts(list.init);
    if (list?.id.type !== "Identifier" || !isMade || from?.type !== "Literal" || from.value !== this.params.length)
      return prepared.length < init.declarations.length
        ? [{ ...loop, init: { ...init, declarations: prepared } }]
        : [loop];
    if (!own) before.pop();
    const { id } = list;
    this.params.push({ type: "RestElement", argument: id, start: id.start, end: id.end } as Parameter);
    this.isChanged = true;
    const others = prepared.filter((one) => one !== own && one !== counter && !(one.init && isCount(one.init)));
    return others.length > 0 ? [{ ...init, declarations: others }] : [];
  }
}

const declaredIn = ({ declarations }: VariableDeclaration, name: string): Declarator | undefined =>
  declarations.find(({ id }) => id.type === "Identifier" && id.name === name);

/** `var t=[];` as the last statement before a loop */
function listBefore(before: readonly Statement[], name: string): Declarator | undefined {
  const last = before.at(-1);
  if (last?.type !== "VariableDeclaration" || last.declarations.length !== 1) return undefined;
  const list = declaredIn(last, name);
  return list?.init?.type === "ArrayExpression" && list.init.elements.length === 0 ? list : undefined;
}

/** `t[n-1]=arguments[n]` and `t[n]=arguments[n]` as all that a loop does, up to the last argument. */
function writtenIn({ body, update, test }: Is<"ForStatement">): { list: string; counter: string } | undefined {
  const [only, ...more] = body.type === "BlockStatement" ? body.body : [body];
  const value = only?.type === "ExpressionStatement" && more.length === 0 ? only.expression : undefined;
  if (value?.type !== "AssignmentExpression" || value.operator !== "=" || update?.type !== "UpdateExpression")
    return undefined;
  const { left, right } = value;
  if (left.type !== "MemberExpression" || !left.computed || left.object.type !== "Identifier") return undefined;
  const counter = right.type === "MemberExpression" && isArguments(right.object) ? right.property : undefined;
  if (counter?.type !== "Identifier" || update.operator !== "++") return undefined;
  const { name } = counter;
  const isCounter = (node: Node): boolean => node.type === "Identifier" && node.name === name;
  if (test?.type !== "BinaryExpression" || !isCounter(test.left) || !isCounter(update.argument)) return undefined;
  if (test.right.type !== "Identifier" && !isCount(test.right)) return undefined;
  const { property } = left;
  const index = property.type === "BinaryExpression" && property.right.type === "Literal" ? property.left : property;
  return isCounter(index) ? { list: left.object.name, counter: name } : undefined;
}

/** `[]`, `new Array(e>1?e-1:0)`: what is made of numbers alone. */
function isOfCounts(node: Node): boolean {
  switch (node.type) {
    case "Identifier":
    case "Literal":
      return true;
    case "ArrayExpression":
      return node.elements.length === 0;
    case "BinaryExpression":
      return isOfCounts(node.left) && isOfCounts(node.right);
    case "ConditionalExpression":
      return isOfCounts(node.test) && isOfCounts(node.consequent) && isOfCounts(node.alternate);
    case "NewExpression":
    case "CallExpression":
      return node.callee.type === "Identifier" && node.callee.name === "Array" && node.arguments.every(isOfCounts);
    default:
      return isCount(node);
  }
}

/** Which argument is read: `arguments[1]` */
function argumentAt(node: Node): number | undefined {
  if (node.type !== "MemberExpression" || !node.computed || !isArguments(node.object)) return undefined;
  return node.property.type === "Literal" && typeof node.property.value === "number" ? node.property.value : undefined;
}

/** `arguments.length>1&&void 0!==arguments[1]`, `arguments.length>1` */
function asksFor(node: Expression, index: number): boolean {
  const test = node;
  if (test.type === "LogicalExpression")
    return test.operator === "&&" && asksFor(test.left, index) && isGiven(test.right, index);
  if (test.type !== "BinaryExpression") return false;
  // minifiers turn it round: `1<arguments.length`
  const [count, least] = isCount(test.left) ? [test.left, test.right] : [test.right, test.left];
  return isCount(count) && least.type === "Literal" && least.value === index;
}

/** `void 0!==arguments[1]` */
const isGiven = (node: Expression, index: number): boolean =>
  node.type === "BinaryExpression" &&
  node.operator === "!==" &&
  [node.left, node.right].some(isUndefined) &&
  [node.left, node.right].some((side) => argumentAt(side) === index);

/** `arguments.length` */
const isCount = (node: Node): boolean =>
  node.type === "MemberExpression" && memberName(node) === "length" && isArguments(node.object);

const isArguments = (node: Node): boolean => node.type === "Identifier" && node.name === "arguments";

const withDefault = (left: Is<"Identifier">, right: Expression): Parameter =>
  ({
    type: "AssignmentPattern",
    decorators: [],
    left,
    right,
    start: left.start,
    end: right.end,
  }) as unknown as Parameter;

/** Whether a node is what the first statements of a function make parameters of. */
export function makesParameter(node: Node): boolean {
  if (node.type === "ForStatement") return writtenIn(node) !== undefined;
  if (node.type === "VariableDeclarator")
    return node.init?.type === "ConditionalExpression" && argumentAt(node.init.consequent) !== undefined;
  if (node.type === "IfStatement") return isUndefinedTest(node.test);
  return node.type === "LogicalExpression" && node.operator === "&&" && isUndefinedTest(node.left);
}

function isUndefinedTest(node: Expression): boolean {
  const test = node;
  return test.type === "BinaryExpression" && test.operator === "===" && [test.left, test.right].some(isUndefined);
}
