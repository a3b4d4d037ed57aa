/**
 * AMD: `define("app/x",["./y","exports"],function(e,t){...})`, as r.js, TypeScript, Babel and Rollup write it, one or
 * many in a script, with or without the loader (RequireJS, almond); and the UMD wrapper of a lone script, whose factory
 * is such a module. Modules with a name share one registry, those without are known by their file.
 */
import type { Script } from "../script.ts";
import type { CallExpression, Expression, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { type Defined, definedModule, readDefine, readRequire } from "./amd-module.ts";
import { moduleOf } from "./es-module.ts";
import type { Claim, Format, ModuleDraft } from "./module.ts";
import { calledFunction, expressionOf, returnedBy, valuesOf } from "./shapes.ts";

export const amdFormat = {
  name: "amd",
  claim(script: Script): Claim | undefined {
    if (!script.text.includes("define") && !script.text.includes("require")) return undefined;
    return claimDefines(script, script.program.body, script.program) ?? claimLoader(script) ?? claimUmd(script);
  },
} satisfies Format;

/** `define(...),define(...)`, and statements between them. */
function claimDefines(script: Script, body: readonly Statement[], scopeNode: Node): Claim | undefined {
  const modules: ModuleDraft[] = [];
  const rest: Statement[] = [];
  let seenAt: Node | undefined;
  for (const statement of body) {
    const calls = callsOf(statement);
    const defines = calls.map((call) => readDefine(call));
    const found = calls.flatMap((call, at) => defines[at] ?? readRequire(call) ?? []);
    if (found.length === 0 || found.length < calls.length) {
      rest.push(statement);
      continue;
    }
    seenAt ??= defines.find((one) => one)?.call.callee;
    modules.push(...found.map((one) => definedModule(script, one)));
  }
  if (!seenAt) return undefined;
  const { start, end } = seenAt;
  return { bundler: "amd", seenAt: { start, end }, modules: [...modules, ...others(script, rest, scopeNode)] };
}

function others(script: Script, rest: readonly Statement[], scopeNode: Node): readonly ModuleDraft[] {
  if (!rest.some((statement) => !("directive" in statement))) return [];
  return [{ ...moduleOf(script), body: rest, scopeNode }];
}

/** Calls that a statement makes one after the other; nothing where it does something else as well. */
function callsOf(statement: Statement): readonly CallExpression[] {
  const expression = expressionOf(statement);
  const all: readonly (Expression | undefined)[] =
    expression?.type === "SequenceExpression" ? expression.expressions : [expression];
  const calls = all.flatMap((one) => (one?.type === "CallExpression" ? [one] : []));
  return calls.length === all.length ? calls : [];
}

/** almond around a whole bundle: `!function(){var requirejs,require,define;...define("main",[],...)...}()` */
function claimLoader(script: Script): Claim | undefined {
  const [only, ...more] = codeOf(script);
  const fn = only && more.length === 0 ? innermost(only) : undefined;
  return fn?.body?.type === "BlockStatement" ? claimDefines(script, fn.body.body, fn) : undefined;
}

/** The loader may stand in a function that hands out the bundle: `(function(e,t){...}(this,function(){...}))`. */
function innermost(statement: Statement): FunctionNode | undefined {
  const [value] = valuesOf(statement);
  if (value?.type !== "CallExpression") return undefined;
  const factory = value.arguments.find(isFunction);
  return factory ?? calledFunction(value);
}

const codeOf = ({ program }: Script): readonly Statement[] => program.body.filter((one) => !("directive" in one));

/**
 * `!function(e,t){"object"==typeof exports?t(exports,require("x")):"function"==typeof define&&define.amd?
 * define(["exports","x"],t):t((e=e||self).Lib={},e.X)}(this,function(e,t){...})`
 */
function claimUmd(script: Script): Claim | undefined {
  const [only, ...more] = codeOf(script);
  const call = only && more.length === 0 ? valuesOf(only)[0] : undefined;
  const chooser = call && calledFunction(call);
  const factory = call?.type === "CallExpression" ? call.arguments.find(isFunction) : undefined;
  const define = chooser && factory && chooser !== factory ? defineIn(chooser) : undefined;
  // webpack's and others' bundles in this wrapper are their formats'
  if (!define || !factory || returnedBy(factory)?.type === "CallExpression") return undefined;
  const one: Defined = { call: define.call, name: undefined, dependencies: define.dependencies, factory };
  const module = definedModule(script, one);
  const { start, end } = define.call.callee;
  return { bundler: "umd", seenAt: { start, end }, modules: [{ ...module, range: wholeOf(script) }] };
}

const wholeOf = ({ text }: Script) => ({ start: 0, end: text.length });

/** The call of `define` in the function that chooses a loader. */
function defineIn(chooser: FunctionNode): Pick<Defined, "call" | "dependencies"> | undefined {
  const pending: (Node | null | undefined)[] = [chooser.body];
  while (pending.length > 0) {
    const node = pending.pop();
    if (node?.type === "BlockStatement") pending.push(...node.body);
    else if (node?.type === "ExpressionStatement") pending.push(node.expression);
    else if (node?.type === "ConditionalExpression" || node?.type === "IfStatement")
      pending.push(node.alternate, node.consequent);
    else if (node?.type === "LogicalExpression") pending.push(node.right);
    else if (node?.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === "define") {
      const list = node.arguments.find(({ type }) => type === "ArrayExpression");
      return { call: node, dependencies: list?.type === "ArrayExpression" ? list : undefined };
    }
  }
  return undefined;
}
