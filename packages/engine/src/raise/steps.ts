/**
 * Reads functions that compilers have lowered to steps: a `switch` over a number that a state object keeps. Gives the same
 * steps for the three ways of writing them:
 *
 * - TypeScript 2.1 to 5 (`__generator`) and SWC 1 (`_ts_generator`): `switch(e.label){case 0:return[4,load()];case 1:return[2,e.sent()]}`
 * - regenerator 0.10 to 0.14, which Babel 6 and 7 use: `switch(e.prev=e.next){case 0:return e.next=2,load();case 2:return e.abrupt("return",e.sent)}`
 * - Babel since 7.27 (`@babel/helpers` `regenerator.ts`): `switch(e.p=e.n){case 0:return e.n=1,load();case 1:return e.a(2,e.v)}`
 */
import { literalValue, memberName } from "../syntax/literals.ts";
import type { Argument, Expression, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isClass, isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { expressionStatement, negated, returnStatement } from "./build.ts";
import { rewrite } from "./rewrite.ts";

/** What a step says; `to` and the members of `Handlers` are names of steps. */
export type Step =
  | { readonly kind: "label"; readonly name: string }
  | { readonly kind: "do"; readonly node: Statement }
  /** Hands a value out and goes on with what comes back. */
  | { readonly kind: "wait"; readonly value: Expression | null; readonly delegate: boolean; readonly at: Node }
  | { readonly kind: "return"; readonly value: Expression | null; readonly at: Node }
  | { readonly kind: "go"; readonly to: string; readonly at: Node }
  /** Steps under a test; the last of them leaves. */
  | { readonly kind: "if"; readonly test: Expression; readonly inside: readonly Step[] }
  | ({ readonly kind: "try"; readonly at: Node } & Handlers)
  /** Ends what is done finally. */
  | { readonly kind: "end"; readonly at: Node };

export interface Handlers {
  readonly caught?: string;
  readonly finally?: string;
  readonly after?: string;
}

export interface Steps {
  /** What the state object is called. */
  readonly state: string;
  readonly steps: readonly Step[];
  /** Whether an expression reads what came back, or what was caught. */
  readonly isSent: (node: Node) => boolean;
}

type SwitchStatement = Extract<Node, { type: "SwitchStatement" }>;
type Dialect = "array" | "regenerator" | "regenerator-7.27";

interface Region extends Handlers {
  readonly from: string;
}

/** Thrown where code is not as those compilers write it; caught in this file. */
class Unknown extends Error {}

/** `wrapped`: the call that is given the steps, `helper(this,steps)` or `regenerator.wrap(steps,self,this,tries)`. */
export function stepsOf(wrapped: Node): Steps | undefined {
  if (wrapped.type !== "CallExpression") return undefined;
  const { arguments: given } = wrapped;
  const isArray = given.length === 2 && given[0]?.type === "ThisExpression";
  // `regenerator.wrap(steps,self,this,tries)`
  if (!isArray && !given.slice(1, 3).every(isPlainArgument)) return undefined;
  const fn = given[isArray ? 1 : 0];
  if (fn?.type !== "FunctionExpression" || fn.params.length !== 1 || !fn.body) return undefined;
  const [param] = fn.params;
  if (param?.type !== "Identifier") return undefined;
  const body = fn.body.body.filter(({ type }) => type !== "EmptyStatement");
  const [first] = body;
  const choice = first && switchIn(first);
  const dialect = choice ? dialectOf(choice, param.name) : isArray && isOneStep(fn) ? "array" : undefined;
  if (!dialect || (dialect === "array") !== isArray) return undefined;
  const reader = new Reader(param.name, dialect, regionsIn(given[3]));
  try {
    // nothing stands behind the `switch`, and around it at most a loop
    if (choice && body.length > 1) return undefined;
    const steps = choice ? reader.cases(choice) : reader.all(body);
    const isKnown = steps.every((step) => nodesOf(step).every((node) => reader.isPlain(node)));
    return isKnown ? { state: param.name, steps, isSent: reader.isSent } : undefined;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

const isPlainArgument = (node: Argument): boolean =>
  node.type === "Identifier" || node.type === "ThisExpression" || literalValue(node) !== undefined;

/** The code of a step that stays. */
function nodesOf(step: Step): readonly Node[] {
  if (step.kind === "do") return [step.node];
  if (step.kind === "if") return [step.test, ...step.inside.flatMap(nodesOf)];
  return "value" in step && step.value ? [step.value] : [];
}

/** `switch(...){}`, `for(;;)switch(...){}`, `while(1){switch(...){}}` */
function switchIn(node: Statement): SwitchStatement | undefined {
  if (node.type === "SwitchStatement") return node;
  // `for(;;)`, `while(1)`
  if (node.type === "ForStatement") return node.init || node.test || node.update ? undefined : switchIn(node.body);
  if (node.type === "WhileStatement") return literalValue(node.test)?.value ? switchIn(node.body) : undefined;
  const [only, ...more] = node.type === "BlockStatement" ? node.body : [];
  return only && more.length === 0 ? switchIn(only) : undefined;
}

function dialectOf({ discriminant }: SwitchStatement, state: string): Dialect | undefined {
  if (discriminant.type === "MemberExpression") {
    const member = memberOf(discriminant, state);
    // without a `try` Babel's helper keeps no place: `for(;;)switch(e.n){...}`
    return member === "label" ? "array" : member === "n" ? "regenerator-7.27" : undefined;
  }
  if (discriminant.type !== "AssignmentExpression") return undefined;
  const { left, right } = discriminant;
  if (memberOf(left, state) === "prev" && memberOf(right, state) === "next") return "regenerator";
  return memberOf(left, state) === "p" && memberOf(right, state) === "n" ? "regenerator-7.27" : undefined;
}

/** `function(e){return[2,value]}`: a function that waits for nothing. */
function isOneStep(fn: FunctionNode): boolean {
  let returns = 0;
  let others = 0;
  if (fn.body)
    walk(fn.body, (node) => {
      if (isFunction(node) || isClass(node)) return false;
      if (node.type !== "ReturnStatement") return undefined;
      if (codesIn(node.argument).every((code) => code === 2)) returns++;
      else others++;
      return false;
    });
  return returns > 0 && others === 0;
}

function codesIn(value: Expression | null): readonly unknown[] {
  if (value?.type === "SequenceExpression") return codesIn(value.expressions.at(-1) ?? null);
  if (value?.type === "ConditionalExpression") return [...codesIn(value.consequent), ...codesIn(value.alternate)];
  return [value?.type === "ArrayExpression" ? constant(value.elements[0]) : undefined];
}

/** `[[try,catch,finally,after]]`, with holes or `null` for what there is none of. */
function regionsIn(list: Argument | undefined): readonly Region[] {
  if (list?.type !== "ArrayExpression") return [];
  return list.elements.flatMap((one) => {
    const [from, ...rest] = one?.type === "ArrayExpression" ? one.elements.map(nameOf) : [];
    return from === undefined ? [] : [{ from, ...handlersOf(rest) }];
  });
}

const handlersOf = ([caught, last, after]: readonly (string | undefined)[]): Handlers => ({
  ...(caught === undefined ? {} : { caught }),
  ...(last === undefined ? {} : { finally: last }),
  ...(after === undefined ? {} : { after }),
});

const constant = (node: Argument | null | undefined): unknown =>
  node && node.type !== "SpreadElement" ? literalValue(node)?.value : undefined;

/** The name of a step: its number, or `end`. */
function nameOf(node: Argument | null | undefined): string | undefined {
  const value = constant(node);
  return typeof value === "number" || value === "end" ? String(value) : undefined;
}

const memberOf = (node: Node | undefined, state: string): string | undefined =>
  node?.type === "MemberExpression" && node.object.type === "Identifier" && node.object.name === state
    ? memberName(node)
    : undefined;

/** Members of the state object, by dialect. */
const NEXT: Readonly<Record<Dialect, string>> = { array: "label", regenerator: "next", "regenerator-7.27": "n" };
const PLACE: Readonly<Record<Dialect, string>> = { array: "", regenerator: "prev", "regenerator-7.27": "p" };

/** Deepest nesting of statements in a step. */
const MAX_DEPTH = 100;

class Reader {
  private readonly state: string;
  private readonly dialect: Dialect;
  private readonly regions: ReadonlyMap<string, Region>;
  private depth = 0;
  /** What was said to come next: the name of a step, or one of two. */
  private next: string | { readonly test: Expression; readonly one: string; readonly other: string } | undefined;

  constructor(state: string, dialect: Dialect, regions: readonly Region[]) {
    this.state = state;
    this.dialect = dialect;
    this.regions = new Map(regions.map((region) => [region.from, region]));
  }

  readonly isSent = (node: Node): boolean => {
    if (node.type === "CallExpression") {
      const method = memberOf(node.callee, this.state);
      return method === "catch" || (method === "sent" && this.dialect === "array");
    }
    const member = memberOf(node, this.state);
    return this.dialect === "regenerator" ? member === "sent" : this.dialect !== "array" && member === "v";
  };

  cases({ cases }: SwitchStatement): readonly Step[] {
    let isJoined = false;
    return cases.flatMap(({ test, consequent }): readonly Step[] => {
      const name = test ? nameOf(test) : undefined;
      if (name === undefined) throw new Unknown();
      this.next = undefined;
      const steps = this.all(consequent);
      const waits = steps.at(-1)?.kind === "wait";
      // minifiers join cases that do the same: which step is the next one then?
      if (waits && isJoined && this.dialect === "array") throw new Unknown();
      isJoined = consequent.length === 0;
      if (this.dialect === "array") this.next = String(Number(name) + 1);
      return [{ kind: "label", name }, ...steps, ...(waits ? this.goNext(consequent.at(-1)) : [])];
    });
  }

  all(statements: readonly Statement[]): readonly Step[] {
    return statements.flatMap((one) => this.statement(one));
  }

  /** Whether code that stays reads nothing of the state object but what came back and what is kept there. */
  isPlain(root: Node): boolean {
    let isPlain = true;
    walk(root, (node) => {
      if (!isPlain || isFunction(node) || this.isSent(node)) return false;
      const member = memberOf(node, this.state);
      if (member !== undefined && !/^t\d+$/.test(member)) isPlain = false;
      return undefined;
    });
    return isPlain;
  }

  private statement(node: Statement): readonly Step[] {
    if (++this.depth > MAX_DEPTH) throw new Unknown();
    const steps = this.stepsIn(node);
    this.depth--;
    return steps;
  }

  private stepsIn(node: Statement): readonly Step[] {
    switch (node.type) {
      case "EmptyStatement":
        return [];
      case "BlockStatement":
        return this.all(node.body);
      case "ExpressionStatement":
        return partsOf(node.expression).flatMap((one) => this.effect(one));
      case "ReturnStatement":
        return this.leaving(node.argument, node);
      case "ThrowStatement": {
        const parts = partsOf(node.argument);
        const last = parts.at(-1) ?? node.argument;
        const steps = parts.slice(0, -1).flatMap((one) => this.effect(one));
        return [...steps, { kind: "do", node: { ...node, argument: last } }];
      }
      case "BreakStatement":
        if (node.label) throw new Unknown();
        return this.goNext(node);
      case "IfStatement":
        return isControl(node) ? this.branches(node) : this.tested(node);
      case "ForStatement":
        return this.loop(node);
      default:
        return [{ kind: "do", node: this.withPlainReturns(node) }];
    }
  }

  /** Minifiers put what stands before a test into it: `if(e.trys.push([0,1,3,4]),full)...` */
  private tested(node: Extract<Node, { type: "IfStatement" }>): readonly Step[] {
    const parts = partsOf(node.test);
    const before = parts.slice(0, -1).flatMap((one) => this.effect(one));
    const test = before.length > 0 ? (parts.at(-1) ?? node.test) : node.test;
    return [...before, { kind: "do", node: this.withPlainReturns({ ...node, test }) }];
  }

  /** What stands before a loop, as well: `for(e.trys.push([0,1,3,4]);more();)` */
  private loop(node: Extract<Node, { type: "ForStatement" }>): readonly Step[] {
    const init = node.init && node.init.type !== "VariableDeclaration" ? node.init : undefined;
    const before = init ? partsOf(init).flatMap((one) => this.effect(one)) : [];
    const isOwn = before.every(({ kind }) => kind === "do");
    const loop = this.withPlainReturns(isOwn ? node : { ...node, init: null });
    return [...(isOwn ? [] : before), { kind: "do", node: loop }];
  }

  private goNext(at: Node | undefined): readonly Step[] {
    const { next } = this;
    if (next === undefined || !at) throw new Unknown();
    if (typeof next === "string") return [{ kind: "go", to: next, at }];
    return [
      { kind: "if", test: next.test, inside: [{ kind: "go", to: next.one, at }] },
      { kind: "go", to: next.other, at },
    ];
  }

  private branches({
    test,
    consequent,
    alternate,
  }: {
    readonly test: Expression;
    readonly consequent: Statement;
    readonly alternate: Statement | null;
  }): readonly Step[] {
    const before = this.next;
    const then = this.statement(consequent);
    this.next = before;
    const other = alternate ? this.statement(alternate) : [];
    return this.either(test, then, other);
  }

  /** Of two ways the one that leaves stands under the test; what follows is the other one. */
  private either(test: Expression, then: readonly Step[], other: readonly Step[]): readonly Step[] {
    const parts = partsOf(test);
    const last = parts.at(-1) ?? test;
    const before = parts.slice(0, -1).flatMap((one) => this.effect(one));
    if (leaves(then)) return [...before, { kind: "if", test: last, inside: then }, ...other];
    if (leaves(other)) return [...before, { kind: "if", test: negated(last), inside: other }, ...then];
    throw new Unknown();
  }

  private effect(node: Expression): readonly Step[] {
    if (node.type === "AssignmentExpression") {
      const member = memberOf(node.left, this.state);
      if (member !== undefined && member === NEXT[this.dialect]) return this.announced(node.right);
      if (member !== undefined && member === PLACE[this.dialect]) return this.place(node);
    }
    const region = this.dialect === "array" ? this.pushed(node) : undefined;
    return region ? [{ kind: "try", at: node, ...region }] : [{ kind: "do", node: expressionStatement(node) }];
  }

  private announced(node: Expression): readonly Step[] {
    const name = nameOf(node);
    if (this.dialect === "array") {
      if (name === undefined) throw new Unknown();
      return [];
    }
    if (name !== undefined) {
      this.next = name;
      return [];
    }
    if (node.type !== "ConditionalExpression") throw new Unknown();
    const one = nameOf(node.consequent);
    const other = nameOf(node.alternate);
    if (one === undefined || other === undefined) throw new Unknown();
    this.next = { test: node.test, one, other };
    return [];
  }

  /** `e.prev=4`: there a region begins, or what handles its failures. */
  private place({ right }: { readonly right: Expression }): readonly Step[] {
    const name = nameOf(right);
    if (name === undefined) throw new Unknown();
    const region = this.regions.get(name);
    return region ? [{ kind: "try", at: right, ...region }] : [];
  }

  /** `e.trys.push([1,3,,4])` */
  private pushed(node: Expression): Handlers | undefined {
    if (node.type !== "CallExpression" || memberName(node.callee) !== "push") return undefined;
    const list = node.callee.type === "MemberExpression" ? node.callee.object : undefined;
    const region = node.arguments[0];
    if (memberOf(list, this.state) !== "trys" || region?.type !== "ArrayExpression") return undefined;
    return handlersOf(region.elements.slice(1).map(nameOf));
  }

  private leaving(value: Expression | null, at: Node): readonly Step[] {
    if (value?.type === "SequenceExpression") {
      const parts = partsOf(value);
      const steps = parts.slice(0, -1).flatMap((one) => this.effect(one));
      return [...steps, ...this.leaving(parts.at(-1) ?? value, at)];
    }
    if (value?.type === "ConditionalExpression") {
      const before = this.next;
      const then = this.leaving(value.consequent, at);
      this.next = before;
      return this.either(value.test, then, this.leaving(value.alternate, at));
    }
    const said = value ? this.said(value) : undefined;
    if (said) return said;
    if (this.dialect === "array") throw new Unknown();
    return [{ kind: "wait", value, delegate: false, at }];
  }

  /** What a value means that is given back to who runs the steps. */
  private said(value: Expression): readonly Step[] | undefined {
    if (this.dialect === "array") {
      if (value.type !== "ArrayExpression") return undefined;
      const [code, given, ...more] = value.elements;
      if (more.length > 0) throw new Unknown();
      return this.instruction(constant(code), given, value);
    }
    if (value.type !== "CallExpression") return undefined;
    const [code, given] = value.arguments;
    switch (memberOf(value.callee, this.state)) {
      case "abrupt":
        return this.abrupt(constant(code), given, value);
      case "a":
        return this.instruction(constant(code), given, value);
      case "stop":
        return code ? undefined : [{ kind: "return", value: null, at: value }];
      case "finish":
      case "f":
        return [{ kind: "end", at: value }];
      case "delegateYield":
      case "d":
        return [{ kind: "wait", value: plain(code) ?? null, delegate: true, at: value }];
      default:
        return undefined;
    }
  }

  private abrupt(kind: unknown, given: Argument | undefined, at: Expression): readonly Step[] {
    if (kind === "return") return [{ kind: "return", value: plain(given) ?? null, at }];
    return this.instruction(kind === "break" || kind === "continue" ? 3 : undefined, given, at);
  }

  /** Codes of `__generator`, of which Babel's helper has 2 and 3 as well. */
  private instruction(code: unknown, given: Argument | null | undefined, at: Expression): readonly Step[] {
    const value = plain(given) ?? null;
    if (code === 2) return [{ kind: "return", value, at }];
    if (code === 4 || code === 5) return [{ kind: "wait", value, delegate: code === 5, at }];
    if (code === 7 && value) throw new Unknown();
    if (code === 7) return [{ kind: "end", at }];
    const to = nameOf(given);
    if (code !== 3 || to === undefined) throw new Unknown();
    return [{ kind: "go", to, at }];
  }

  /** Statements of which no part waits stay as they are: `for(...)if(x)return[2,x]`. */
  private withPlainReturns<T extends Statement>(root: T): T {
    const enters = (node: Node): boolean => !isFunction(node) && !isClass(node);
    return rewrite(root, enters, (node) => {
      if (node.type !== "ReturnStatement") return node;
      const [only, ...more] = this.leaving(node.argument, node);
      if (only?.kind !== "return" || more.length > 0) throw new Unknown();
      return returnStatement(only.value, node);
    });
  }
}

/** Whether a statement says where to go on. */
function isControl(root: Node): boolean {
  let found = false;
  walk(root, (node) => {
    if (found || isFunction(node) || isClass(node) || isLoop(node)) return false;
    if (node.type === "ReturnStatement" || node.type === "BreakStatement") found = true;
    return undefined;
  });
  return found;
}

const isLoop = ({ type }: Node): boolean =>
  type === "ForStatement" ||
  type === "WhileStatement" ||
  type === "DoWhileStatement" ||
  type === "ForInStatement" ||
  type === "ForOfStatement" ||
  type === "SwitchStatement";

const plain = (node: Argument | null | undefined): Expression | undefined =>
  node && node.type !== "SpreadElement" ? node : undefined;

/** Minifiers put parts of a conditional value into parentheses: `return a?[3,2]:(b=c,[4,d])`. */
const partsOf = (node: Expression): readonly Expression[] => {
  return node.type === "SequenceExpression" ? node.expressions : [node];
};

/** Whether what follows some steps is reached from elsewhere only. */
export function leaves(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  if (!last || steps.some(({ kind }) => kind === "wait" || kind === "try")) return false;
  if (last.kind === "do") return last.node.type === "ThrowStatement" || last.node.type === "ReturnStatement";
  return last.kind === "go" || last.kind === "return" || last.kind === "end";
}
