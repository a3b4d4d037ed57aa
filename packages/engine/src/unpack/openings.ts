/**
 * What stands inside a statement or expression and runs when it runs: the code of functions that are called on the
 * spot, that are handed to what runs them once, or that are called once elsewhere, and the code of blocks. No wrapper
 * has to be known for that. One layer a question: who asks goes on with the parts, at any depth.
 */
import { pushAll } from "../lists.ts";
import { lastingDefinition, readsOf } from "../scope/assigned-name.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import { ancestors } from "../syntax/ancestors.ts";
import { isFalse } from "../syntax/literals.ts";
import type { CallLike, Class, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { forEachChild, isFunction } from "../syntax/nodes.ts";
import { isModuleTable, readersByKey, runsGivenOnce, tableValues, takesExports } from "./module-helpers.ts";
import { calledFunction } from "./shapes.ts";

export interface Opening {
  /** The parts that run, in source order: statements, and long expressions beside them. */
  readonly parts: readonly Node[];
  /** Nodes whose scopes hold the bindings of the parts. */
  readonly scopes: readonly Node[];
  readonly kind: OpeningKind;
}

/**
 * - plain: a part of the code around it, `(()=>{...})();`, `try{...}`
 * - bundle: code with a value or a format of its own, a package or all of an application: `var app=(function(){...})()`,
 *   `!function(e,t){...}(this,function(e){...})`
 * - module: one of many, which is run when it is needed: `var x=o((e,t)=>{...})`
 */
export type OpeningKind = "plain" | "bundle" | "module";

/** What is handed on beside opened code is a part of its own from this length (code units) on. */
const LONG_SIBLING = 200;
/** Functions that are handed on, or called elsewhere, are opened from this length (code units) on. */
const LONG_FUNCTION = 8000;

/**
 * What runs inside a node; undefined where nothing is known to run there. `most`: length of what is nearly all of the
 * code at hand. Functions that are so long are opened wherever they are handed on.
 */
export const openingOf = (node: Node, script: Script, most: number): Opening | undefined =>
  new Opener(script, most).open(node, false);

/**
 * The code inside a node of which nearly all is one function or block, whoever runs it: `o.start=function(){...}`,
 * `[function(){...}].forEach(f=>f())`. A wrapper of unknown kind is a wrapper all the same.
 */
export function heaviest(node: Node, most: number, script: Script): Opening | undefined {
  const scopes: Node[] = [];
  for (let at: Node | undefined = node; at; ) {
    if (isCalledOften(at, script)) return undefined;
    if (isFunction(at)) {
      scopes.push(at);
      // `e=()=>(f(),{})`
      if (at.body && at.body.type !== "BlockStatement") return { parts: [at.body], scopes, kind: "module" };
    }
    if (at.type === "BlockStatement" || at.type === "StaticBlock")
      return { parts: withoutDirectives(at.body), scopes: [...scopes, at], kind: "module" };
    let next: Node | undefined;
    forEachChild(at, (child) => {
      if (child.end - child.start >= most) next = child;
    });
    at = next;
  }
  return undefined;
}

/** Deepest nesting of expressions that is opened: `a.then(b).then(c)` nests with each call. */
const MAX_DEPTH = 500;

class Opener {
  private readonly script: Script;
  private readonly least: number;
  /** How many choices stand around the node that is looked at. */
  private guards = 0;
  private depth = 0;

  constructor(script: Script, most: number) {
    this.script = script;
    this.least = Math.min(most, LONG_FUNCTION);
  }

  /** `isUsed`: whether the value of an expression is looked at by what stands around it. */
  open(node: Node, isUsed: boolean): Opening | undefined {
    if (this.depth >= MAX_DEPTH) return undefined;
    this.depth++;
    const opening = this.opened(node, isUsed);
    this.depth--;
    return opening;
  }

  private opened(node: Node, isUsed: boolean): Opening | undefined {
    switch (node.type) {
      case "ExpressionStatement":
        return this.open(node.expression, false);
      case "UnaryExpression":
      case "AwaitExpression":
        return this.open(node.argument, isUsed);
      case "ReturnStatement":
        return node.argument ? this.open(node.argument, true) : undefined;
      case "ChainExpression":
        return this.open(node.expression, isUsed);
      case "CallExpression":
      case "NewExpression":
        return this.call(node, isUsed, undefined);
      case "AssignmentExpression":
        return this.named(node.left, node.right);
      case "SequenceExpression":
        return this.sequence(node, isUsed);
      case "LogicalExpression":
      case "ConditionalExpression":
        return this.chosen(node, isUsed);
      case "VariableDeclaration":
        return this.oneOf(node.declarations, true);
      case "VariableDeclarator":
        return node.init ? this.named(node.id, node.init) : undefined;
      case "ExportNamedDeclaration":
      case "ExportDefaultDeclaration":
        return node.declaration ? this.open(node.declaration, true) : undefined;
      case "FunctionDeclaration":
        return this.runsOnce(node, bindingAt(node.id, this.script.scopes)) ? bodyOf(node) : undefined;
      case "ClassDeclaration":
      case "ClassExpression":
        return staticOf(node);
      default:
        return blocksOf(node);
    }
  }

  private sequence({ expressions }: SequenceNode, isUsed: boolean): Opening | undefined {
    const opening = this.oneOf(expressions, isUsed);
    const isStatements = opening && !isUsed && this.guards === 0;
    return isStatements ? { parts: expressions, scopes: [], kind: "plain" } : guarded(opening);
  }

  /** The one or more of some expressions that open; long ones beside them are parts. */
  private oneOf(nodes: readonly Node[], isUsed: boolean): Opening | undefined {
    const found = nodes.map((node, at) => this.open(node, isUsed && at === nodes.length - 1));
    if (found.every((one) => !one)) return undefined;
    return joined(nodes.flatMap((node, at) => found[at] ?? sibling(node)));
  }

  private chosen(node: ChoiceNode, isUsed: boolean): Opening | undefined {
    const operands =
      node.type === "LogicalExpression" ? [node.left, node.right] : [node.test, node.consequent, node.alternate];
    if (!isUsed && this.guards === 0 && operands.some((one) => one.type === "SequenceExpression" && this.isLong(one)))
      return joined(operands.flatMap(asBlock));
    this.guards++;
    const opening = this.oneOf(operands, isUsed);
    this.guards--;
    return guarded(opening);
  }

  /** What a name is given: `var f=...`, and where minifiers pass on what a function was handed, `f=...`. */
  private named(name: Node, value: Node): Opening | undefined {
    const binding = bindingAt(name, this.script.scopes);
    if (isFunction(value)) return this.runsOnce(value, binding) ? bodyOf(value) : undefined;
    if (value.type === "CallExpression") return this.call(value, true, binding);
    if (binding && this.isLong(value) && isModuleTable(value) && readersByKey(binding, this.script).length > 0)
      return this.table(value);
    return this.open(value, true);
  }

  private call(node: CallLike, isUsed: boolean, target: Binding | undefined): Opening | undefined {
    const { callee } = node;
    const fn = calledFunction(node) ?? (isFunction(callee) ? callee : undefined);
    const openings: Opening[] = [];
    const beside: Opening[] = [];
    const kind: OpeningKind = takesExports(node, this.script) ? "module" : isUsed ? "bundle" : "plain";
    const own = fn
      ? { ...bodyOf(fn), kind }
      : this.open(callee.type === "MemberExpression" ? callee.object : callee, true);
    if (own) openings.push(own);
    for (const given of node.arguments) {
      // `Reflect.apply(function(){...},...)`
      if (given === fn) continue;
      const inner = this.argument(given, node, { isUsed, target, isCalled: fn !== undefined });
      if (inner) openings.push(inner);
      else pushAll(beside, sibling(given));
    }
    return openings.length > 0 ? joined([...openings, ...beside]) : undefined;
  }

  private argument(
    given: Node,
    call: CallLike,
    { isUsed, target, isCalled }: { isUsed: boolean; target: Binding | undefined; isCalled: boolean },
  ): Opening | undefined {
    if (isFunction(given)) {
      if (!this.isLong(given)) return undefined;
      // a factory, `!function(e,t){...}(this,function(e){...})`, and what is called back: `$(function(){...})`
      if (isCalled || !isUsed) return { ...bodyOf(given), kind: isCalled ? "bundle" : "plain" };
      return runsGivenOnce(call, given, target, this.script) ? { ...bodyOf(given), kind: "module" } : undefined;
    }
    if (isCalled && this.isLong(given) && isModuleTable(given)) return this.table(given);
    return given.type === "CallExpression" ? this.call(given, isUsed, target) : undefined;
  }

  /** `[function(e,t,n){...},...]`, `{12:(e,t)=>{...},...}`: short ones are parts as they are. */
  private table(table: Node): Opening {
    const modules = tableValues(table).map((fn): Opening => {
      const isOpened = isFunction(fn) && this.isLong(fn);
      return isOpened ? bodyOf(fn) : { parts: [fn], scopes: [], kind: "plain" };
    });
    return { ...joined(modules), kind: "bundle" };
  }

  private isLong({ start, end }: Node): boolean {
    return end - start >= this.least;
  }

  /**
   * Whether a function is called at one place, `main()`, handed there to what calls it once, or both: one in each branch
   * of a choice, `typeof define==="function"&&define.amd?define(main):main()`.
   */
  private runsOnce(fn: FunctionNode, binding: Binding | undefined): boolean {
    if (!binding || !this.isLong(fn) || !lastingDefinition(binding)) return false;
    const uses = readsOf(binding);
    if (uses.length === 0 || uses.length > MOST_USES) return false;
    if (uses.some((use) => fn.start <= use.start && use.end <= fn.end)) return false;
    const { text } = this.script;
    const called = uses.filter((use) => isCalled(use, text));
    const scheduled = uses.filter((use) =>
      SCHEDULES.test(text.slice(Math.max(0, use.start - LONGEST_HEAD), use.start)),
    );
    const isDone = called.length < 2 && scheduled.length < 2 && called.length + scheduled.length === uses.length;
    if (!isDone && (called.length === 0 || !areAlternatives(uses, this.script))) return false;
    return !givesValue(fn);
  }
}

const isCalled = ({ end }: Node, text: string): boolean => text[end] === "(";

/** Whether of some places one is passed at most: each stands in another branch of a choice. */
function areAlternatives(places: readonly Node[], { program }: Script): boolean {
  const ways = places.map(({ start }) => ancestors(program, start));
  return ways.every((way, at) =>
    ways.slice(at + 1).every((other) => {
      const parted = way.findIndex((node, depth) => node !== other[depth]);
      const choice = way[parted - 1];
      if (choice?.type !== "ConditionalExpression" && choice?.type !== "IfStatement") return false;
      return way[parted] !== choice.test && other[parted] !== choice.test;
    }),
  );
}

/** Whether a name is that of a function which several places call: no wrapper, but what the program does again. */
function isCalledOften(node: Node, script: Script): boolean {
  const name =
    node.type === "FunctionDeclaration" || node.type === "VariableDeclarator"
      ? node.id
      : node.type === "AssignmentExpression" && node.left;
  const binding = name ? bindingAt(name, script.scopes) : undefined;
  const calls = binding ? readsOf(binding).filter((use) => isCalled(use, script.text)) : [];
  return calls.length > 1 && (calls.length > MOST_USES || !areAlternatives(calls, script));
}

/** A function that is run once has no more uses. */
const MOST_USES = 4;
/** The platform's calls that run a function once: `addEventListener("DOMContentLoaded",main)`, `setTimeout(main)`. */
const SCHEDULES =
  /(?:\baddEventListener\(["'`]\w+["'`],|\b(?:setTimeout|queueMicrotask|requestAnimationFrame|requestIdleCallback)\(|\.(?:then|finally)\(|\.onload=)$/;
const LONGEST_HEAD = 50;

type SequenceNode = Extract<Node, { type: "SequenceExpression" }>;
type ChoiceNode = Extract<Node, { type: "LogicalExpression" | "ConditionalExpression" }>;

/** A long expression beside opened code is a part; a short one is the head or tail of the wrapper. */
const sibling = (node: Node): readonly Opening[] =>
  node.end - node.start >= LONG_SIBLING ? [{ parts: [node], scopes: [], kind: "plain" }] : [];

/** `a||(b(),c());` runs what `if(!a){b();c()}` does. */
const asBlock = (node: Node): readonly Opening[] =>
  node.type === "SequenceExpression" ? [{ parts: node.expressions, scopes: [], kind: "plain" }] : sibling(node);

/** What is run where it is asked for the first time: `f=(a||(a=1,o.exports=function(){...}()),o.exports)` (Rollup). */
const guarded = (opening: Opening | undefined): Opening | undefined =>
  opening && { ...opening, kind: opening.kind === "plain" ? "plain" : "module" };

const KINDS: readonly OpeningKind[] = ["module", "bundle", "plain"];

const joined = (openings: readonly Opening[]): Opening => ({
  parts: openings.flatMap(({ parts }) => parts).sort((a, b) => a.start - b.start),
  scopes: openings.flatMap(({ scopes }) => scopes),
  kind: KINDS.find((kind) => openings.some((opening) => opening.kind === kind)) ?? "plain",
});

/** The statements of a function, or the one expression that it computes. */
function bodyOf(fn: FunctionNode): Opening {
  const parts = fn.body?.type === "BlockStatement" ? withoutDirectives(fn.body.body) : fn.body ? [fn.body] : [];
  return { parts, scopes: [fn], kind: "plain" };
}

const withoutDirectives = (body: readonly Statement[]): readonly Statement[] =>
  body.filter((statement) => !("directive" in statement));

/** Blocks run with what holds them. */
function blocksOf(node: Node): Opening | undefined {
  const blocks = innerStatements(node);
  if (!blocks) return undefined;
  return {
    parts: blocks.flatMap(statementsOf),
    scopes: blocks.filter(({ type }) => type === "BlockStatement"),
    kind: "plain",
  };
}

const statementsOf = (node: Node): readonly Node[] => (node.type === "BlockStatement" ? node.body : [node]);

function innerStatements(node: Node): readonly Node[] | undefined {
  switch (node.type) {
    case "BlockStatement":
      return [node];
    case "IfStatement":
      return [node.consequent, ...(node.alternate ? [node.alternate] : [])];
    case "TryStatement":
      return [node.block, ...(node.handler ? [node.handler.body] : []), ...(node.finalizer ? [node.finalizer] : [])];
    case "LabeledStatement":
      return [node.body];
    case "DoWhileStatement":
      return isFalse(node.test) ? [node.body] : undefined;
    default:
      return undefined;
  }
}

/** `class A{static{...}}` */
function staticOf({ body }: Class): Opening | undefined {
  const blocks = body.body.filter((member) => member.type === "StaticBlock");
  if (blocks.length === 0) return undefined;
  return { parts: blocks.flatMap((block) => block.body), scopes: blocks, kind: "plain" };
}

/** Whether a function gives something back: what computes a value is a part of the code that asks for it. */
function givesValue(fn: FunctionNode): boolean {
  if (fn.body?.type !== "BlockStatement") return true;
  const open: Node[] = [...fn.body.body];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === "ReturnStatement" && node.argument) return true;
    for (const inner of innerStatements(node) ?? []) for (const one of statementsOf(inner)) open.push(one);
  }
  return false;
}
