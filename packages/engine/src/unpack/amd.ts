/**
 * AMD: `define("app/x",["./y","exports"],function(e,t){...})`, as r.js, TypeScript, Babel and Rollup write it, one or
 * many in a script, with or without the loader (RequireJS, almond); and the UMD wrapper of a lone script, whose factory
 * is such a module. Modules with a name share one registry, those without are known by their file.
 */
import { pushAll } from "../lists.ts";
import type { Script } from "../script.ts";
import { literalString } from "../syntax/literals.ts";
import type { CallExpression, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { type Defined, definedModule, isDefining, readDefine, readRequire } from "./amd-module.ts";
import { GLOBAL_NAMES, type LoaderNames, namesIn } from "./amd-names.ts";
import { holdsCode, holdsText } from "./claim-parts.ts";
import { moduleOf } from "./es-module.ts";
import type { Claim, Format, ModuleDraft, Code as ScriptCode } from "./module.ts";
import { calledFunction, expressionOf, returnedBy, valuesOf } from "./shapes.ts";

export const amdFormat = {
  name: "amd",
  claim(script: Script, code: ScriptCode): Claim | undefined {
    if (!holdsText(script, "define") && !holdsText(script, "require")) return undefined;
    const { program } = script;
    return claimDefines(script, { ...code, scopeNode: program, names: namesIn([program, ...code.passed], script) });
  },
} satisfies Format;

/** What stands in such a wrapper may be a bundle of another format, so this one is asked when those have passed. */
export const umdFormat = {
  name: "umd",
  claim: (script: Script, code: ScriptCode): Claim | undefined =>
    holdsText(script, "define") ? claimUmd(script, code) : undefined,
} satisfies Format;

interface Code extends ScriptCode {
  readonly scopeNode: Node;
  readonly names: LoaderNames;
}

/** `define(...),define(...)`, and what stands between them. */
function claimDefines(script: Script, { body, passed, scopeNode, names }: Code): Claim | undefined {
  const modules: ModuleDraft[] = [];
  const rest: Statement[] = [];
  let seenAt: Node | undefined;
  for (const statement of body) {
    const found = definedBy(statement, names);
    if (found) modules.push(definedModule(script, found));
    else rest.push(statement);
    if (found && isDefining(found.call, names)) seenAt ??= found.call.callee;
  }
  if (!seenAt) return undefined;
  const { start, end } = seenAt;
  return {
    bundler: "amd",
    seenAt: { start, end },
    modules: [...modules, ...others(script, { body: rest, passed, scopeNode })],
  };
}

/** A module that r.js named may stand in a wrapper that chooses a loader: `!function(e,t){...define("x",t)...}(this,f)`. */
function definedBy(statement: Statement, names: LoaderNames): Defined | undefined {
  const call = expressionOf(statement);
  if (call?.type !== "CallExpression") return undefined;
  const defined = readDefine(call, names) ?? readRequire(call, names);
  if (defined) return defined;
  const umd = chosenDefine(call, names);
  return umd?.name === undefined ? undefined : umd;
}

function others(script: Script, code: Omit<Code, "names">): readonly ModuleDraft[] {
  if (!holdsCode(code.body)) return [];
  return [{ ...moduleOf(script), ...code }];
}

const withoutDirectives = (body: readonly Statement[]): readonly Statement[] =>
  body.filter((one) => !("directive" in one));

/**
 * `!function(e,t){"object"==typeof exports?t(exports,require("x")):"function"==typeof define&&define.amd?
 * define(["exports","x"],t):t((e=e||self).Lib={},e.X)}(this,function(e,t){...})`
 */
function claimUmd(script: Script, { body }: ScriptCode): Claim | undefined {
  const [only, ...more] = withoutDirectives(body);
  const call = only && more.length === 0 ? valuesOf(only)[0] : undefined;
  const chosen = call?.type === "CallExpression" ? chosenDefine(call, GLOBAL_NAMES) : undefined;
  // webpack's and others' bundles in this wrapper are their formats'
  if (!chosen || !isFunction(chosen.factory) || returnedBy(chosen.factory)?.type === "CallExpression") return undefined;
  const module = definedModule(script, { ...chosen, name: undefined });
  const { start, end } = chosen.call.callee;
  return { bundler: "umd", seenAt: { start, end }, modules: [{ ...module, range: wholeOf(script) }] };
}

const wholeOf = ({ text }: Script) => ({ start: 0, end: text.length });

function chosenDefine(call: CallExpression, names: LoaderNames): Defined | undefined {
  const chooser = calledFunction(call);
  const factory = call.arguments.find(isFunction);
  const define = chooser && factory && chooser !== factory ? defineIn(chooser, names) : undefined;
  if (!define || !factory) return undefined;
  const list = define.arguments.find(({ type }) => type === "ArrayExpression");
  const dependencies = list?.type === "ArrayExpression" ? list : undefined;
  return { call: define, name: literalString(define.arguments[0]), dependencies, factory, range: call };
}

/** The call of `define` in the function that chooses a loader. */
function defineIn(chooser: FunctionNode, names: LoaderNames): CallExpression | undefined {
  const pending: (Node | null | undefined)[] = [chooser.body];
  while (pending.length > 0) {
    const node = pending.pop();
    if (node?.type === "BlockStatement") pushAll(pending, node.body);
    else if (node?.type === "ExpressionStatement") pending.push(node.expression);
    else if (node?.type === "ConditionalExpression" || node?.type === "IfStatement")
      pending.push(node.alternate, node.consequent);
    else if (node?.type === "LogicalExpression") pending.push(node.right);
    else if (node?.type === "CallExpression" && names.isDefine(node.callee)) return node;
  }
  return undefined;
}
