/**
 * A script taken apart for wrapping: what has to stay at the top (directives, imports, re-exports), the statements that
 * may be wrapped, and the names by which the rest of the application knows what they declare. All of it is text; nothing
 * is said of a script whose meaning wrapping could change (`undefined`).
 */
import { oxcParser } from "@as-built/engine/oxc";
import type { Binding, ScopeTree } from "../../packages/engine/src/scope/binding.ts";
import { buildScopes } from "../../packages/engine/src/scope/build-scopes.ts";
import type { FunctionNode, Node, Program, Statement } from "../../packages/engine/src/syntax/nodes.ts";
import { forEachChild, isFunction } from "../../packages/engine/src/syntax/nodes.ts";
import { walk } from "../../packages/engine/src/syntax/walk.ts";
import { calledFunction } from "../../packages/engine/src/unpack/shapes.ts";
import type { Random } from "./random.ts";

export interface Parsed {
  readonly text: string;
  readonly program: Program;
  readonly scopes: ScopeTree;
  readonly module: boolean;
  /** Every name and property name: a fresh name is none of them. */
  readonly names: ReadonlySet<string>;
}

/** A local that others import, and as what. */
export interface Exported {
  readonly local: string;
  readonly as: string;
}

export interface Parts {
  readonly before: string;
  readonly body: string;
  readonly after: string;
  /** Values that are settled once the body has run. */
  readonly exported: readonly Exported[];
  readonly module: boolean;
  readonly usesThis: boolean;
  readonly awaits: boolean;
}

const parser = oxcParser();

export function parsed(text: string): Parsed | undefined {
  const { program, errors } = parser("script.js", text);
  if (errors.length > 0) return undefined;
  const names = new Set<string>();
  walk(program, (node) => {
    if (node.type === "Identifier") names.add(node.name);
    return undefined;
  });
  return { text, program, scopes: buildScopes(program), module: program.sourceType === "module", names };
}

const ended = (statement: string): string =>
  /;\s*$/.test(statement) || statement === "" ? statement : `${statement};`;

type Edits = ReadonlyMap<Statement, string>;

const isDirective = (statement: Statement): boolean =>
  statement.type === "ExpressionStatement" && "directive" in statement && typeof statement.directive === "string";

/** All of a script. */
export function wholeOf(script: Parsed): Parts | undefined {
  const { text, program } = script;
  const reading = new ModuleReader(script);
  for (const statement of program.body) reading.read(statement);
  const { head, body, edits, exported, impossible } = reading;
  if (impossible) return undefined;
  const tail = reading.passedOn.map(({ local, as }) => `${local} as ${as}`).join();
  return {
    before: withComments(text, head, new Map()),
    body: withComments(text, body, edits),
    after: tail === "" ? "" : `export{${tail}};`,
    exported,
    module: script.module,
    usesThis: usesOwn(program.body, "this"),
    awaits: usesOwn(program.body, "await"),
  };
}

/** Comments stay before the statement that they stand before: licences name what follows. */
function withComments(text: string, body: readonly Statement[], edits: Edits): string {
  return body
    .map((one) => commentBefore(text, one) + ended(edits.get(one) ?? text.slice(one.start, one.end)))
    .join("\n");
}

const commentBefore = (text: string, { start }: Statement): string =>
  /(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)+$/.exec(text.slice(Math.max(0, start - 2000), start))?.[0] ?? "";

class ModuleReader {
  readonly head: Statement[] = [];
  readonly body: Statement[] = [];
  readonly edits = new Map<Statement, string>();
  readonly exported: Exported[] = [];
  /** Imported and exported on. */
  readonly passedOn: Exported[] = [];
  /** Something is written again after it was declared, or exported in a form that is not read here. */
  impossible = false;
  private readonly script: Parsed;

  constructor(script: Parsed) {
    this.script = script;
  }

  read(statement: Statement): void {
    if (isDirective(statement) || statement.type === "ImportDeclaration" || statement.type === "ExportAllDeclaration")
      this.head.push(statement);
    else if (statement.type === "ExportNamedDeclaration") this.readNamed(statement);
    else if (statement.type === "ExportDefaultDeclaration") this.readDefault(statement);
    else this.body.push(statement);
  }

  private readNamed(statement: Extract<Statement, { type: "ExportNamedDeclaration" }>): void {
    const { declaration, specifiers, source } = statement;
    if (source) {
      this.head.push(statement);
      return;
    }
    for (const { local, exported } of specifiers) {
      if (local.type !== "Identifier" || exported.type !== "Identifier") this.impossible = true;
      else this.add(local.name, exported.name);
    }
    if (!declaration) return;
    this.body.push(statement);
    this.edits.set(statement, this.script.text.slice(declaration.start, declaration.end));
    if (declaration.type === "VariableDeclaration") {
      for (const { id } of declaration.declarations) {
        if (id.type === "Identifier") this.add(id.name, id.name);
        else this.impossible = true;
      }
    } else if ("id" in declaration && declaration.id?.type === "Identifier")
      this.add(declaration.id.name, declaration.id.name);
  }

  private readDefault(statement: Extract<Statement, { type: "ExportDefaultDeclaration" }>): void {
    const { declaration } = statement;
    this.body.push(statement);
    const text = this.script.text.slice(declaration.start, declaration.end);
    if (
      "id" in declaration &&
      declaration.id &&
      (declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration")
    ) {
      this.edits.set(statement, text);
      this.add(declaration.id.name, "default");
    } else {
      this.edits.set(statement, `const $default=${text}`);
      this.exported.push({ local: "$default", as: "default" });
    }
  }

  private add(local: string, as: string): void {
    const binding = this.script.scopes.root.bindings.get(local);
    if (!binding) this.impossible = true;
    else if (binding.kind === "import") this.passedOn.push({ local, as });
    else if (isSettled(binding)) this.exported.push({ local, as });
    else this.impossible = true;
  }
}

/** Whether a binding has one value from where it is declared on. */
function isSettled({ kind, definitions, declaration }: Binding): boolean {
  if (definitions.length !== 1) return false;
  const [only] = definitions;
  if (kind === "const" || kind === "function" || kind === "class") return true;
  return (
    (kind === "var" || kind === "let") &&
    only?.kind === "value" &&
    only.from.start >= declaration.end &&
    only.from.start - declaration.end < 3
  );
}

/** What follows the first statements of which none uses it: an application behind its libraries. */
export function tailsOf(script: Parsed): readonly Parts[] {
  const whole = wholeOf(script);
  if (!whole || whole.exported.length > 0 || whole.after !== "") return [];
  const { text, program, scopes } = script;
  const body = program.body.filter((one) => !isDirective(one) && one.type !== "ImportDeclaration");
  if (body.length < 2 || body.some(({ type }) => type.startsWith("Export"))) return [];
  return cuts(body, scopes).map((cut) => {
    const [kept, own] = [body.slice(0, cut), body.slice(cut)];
    return {
      ...whole,
      before: whole.before + withComments(text, kept, new Map()),
      body: withComments(text, own, new Map()),
      usesThis: usesOwn(own, "this"),
      awaits: usesOwn(own, "await"),
    };
  });
}

/** Where a list may be cut so that no statement before the cut names what one behind it declares. */
function cuts(body: readonly Statement[], scopes: ScopeTree): readonly number[] {
  const first = new Map<Binding, number>();
  const last = new Map<Binding, number>();
  const declared = new Map<Binding, number>();
  const top = new Set(scopes.root.bindings.values());
  body.forEach((statement, index) => {
    walk(statement, (node) => {
      const binding = node.type === "Identifier" ? scopes.bindingOf.get(node) : undefined;
      if (!binding || !top.has(binding)) return undefined;
      if (!first.has(binding)) first.set(binding, index);
      last.set(binding, index);
      if (binding.declaration === node) declared.set(binding, index);
      return undefined;
    });
  });
  const out: number[] = [];
  for (let cut = 1; cut < body.length; cut++) {
    const crosses = [...declared].some(([binding, at]) => at >= cut && (first.get(binding) ?? at) < cut);
    if (!crosses) out.push(cut);
  }
  return out;
}

/** The statements of the function that the whole script stands in. */
export function innerOf(script: Parsed): Parts | undefined {
  const { text, program, scopes } = script;
  const own = program.body.filter((one) => !isDirective(one));
  const [only] = own;
  if (own.length !== 1 || only?.type !== "ExpressionStatement") return undefined;
  const { expression } = only;
  const fn = calledFunction(expression.type === "UnaryExpression" ? expression.argument : expression);
  if (fn?.body?.type !== "BlockStatement" || returns(fn) || usesArguments(fn, scopes)) return undefined;
  const statements = fn.body.body;
  const head = statements.filter(isDirective);
  const rest = statements.filter((one) => !isDirective(one));
  const [from, to] = [rest[0], rest.at(-1)];
  if (!from || !to || fn.generator) return undefined;
  const start = head.at(-1)?.end ?? fn.body.start + 1;
  return {
    before: text.slice(0, start) + (head.length > 0 ? ";" : ""),
    body: withComments(text, rest, new Map()),
    after: text.slice(fn.body.end - 1),
    exported: [],
    module: false,
    usesThis: usesOwn(rest, "this"),
    awaits: usesOwn(rest, "await"),
  };
}

function usesArguments(fn: FunctionNode, scopes: ScopeTree): boolean {
  return [...scopes.argumentsOf.values()].includes(fn);
}

/** Whether a function gives something back anywhere of its own. */
function returns(fn: FunctionNode): boolean {
  return (
    fn.body !== null && fn.body !== undefined && hasOwn(fn.body, (node) => node.type === "ReturnStatement", isFunction)
  );
}

/** Whether statements mean the `this` around them, or wait at the top. */
function usesOwn(statements: readonly Statement[], what: "this" | "await"): boolean {
  return statements.some((statement) =>
    what === "this"
      ? hasOwn(
          statement,
          (node) => node.type === "ThisExpression",
          (node) => isFunction(node) && node.type !== "ArrowFunctionExpression",
        )
      : hasOwn(statement, isAwait, isFunction),
  );
}

const isAwait = (node: Node): boolean =>
  node.type === "AwaitExpression" || (node.type === "ForOfStatement" && node.await);

/** Looks for a node, and not below those that `stops` names. Without recursion: bundles nest deeply. */
function hasOwn(root: Node, is: (node: Node) => boolean, stops: (node: Node) => boolean): boolean {
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (is(node)) return true;
    if (!stops(node)) forEachChild(node, (child) => open.push(child));
  }
  return false;
}

/** Names that a script at the top could not declare without touching the browser's own have more letters. */
const LONGEST_FREE_NAME = 2;

/** The statements of a script's only function as two scripts that share the top. */
export function cutInTwo(text: string, random: Random): readonly [string, string] | undefined {
  const script = parsed(text);
  const inner = script && innerOf(script);
  if (!inner || inner.usesThis || inner.awaits || script.module) return undefined;
  const flat = parsed(inner.body);
  if (!flat || [...flat.scopes.root.bindings.keys()].some((name) => name.length > LONGEST_FREE_NAME)) return undefined;
  const { body } = flat.program;
  const places = cuts(body, flat.scopes);
  if (places.length === 0) return undefined;
  const place = random.pick(places);
  const strict = /^[^{]*\{\s*["']use strict["']/.test(text) ? '"use strict";' : "";
  const part = (statements: readonly Statement[]): string => strict + withComments(inner.body, statements, new Map());
  return [part(body.slice(0, place)), part(body.slice(place))];
}
