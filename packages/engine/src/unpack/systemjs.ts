/**
 * SystemJS: `System.register(["./x.js"],function(e,t){var n;return{setters:[r=>{n=r.a}],execute:function(){...}}})`, as
 * Rollup (`format: "system"`, 2 to 4), Babel (Vite's plugin for old browsers, 8.2) and TypeScript write it. One module a
 * file; a name may stand first.
 */
import { pushAll } from "../lists.ts";
import type { Binding } from "../scope/binding.ts";
import type { Script } from "../script.ts";
import { lastExpression } from "../syntax/last-expression.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { CallExpression, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../syntax/object-keys.ts";
import { walk } from "../syntax/walk.ts";
import type { Claim, Code, ExportTarget, Format, ModuleDraft, ModuleReference } from "./module.ts";
import { expressionOf, returnedBy } from "./shapes.ts";
import { paramAt, wrapperParams } from "./wrapper-params.ts";

export const systemJsFormat = {
  name: "systemjs",
  claim(script: Script, { body, passed }: Code): Claim | undefined {
    const [call, ...more] = body.flatMap((statement) => registration(statement) ?? []);
    const around = body.filter((statement) => !registration(statement) && !("directive" in statement));
    const beside = around.reduce((sum, { start, end }) => sum + end - start, 0);
    // what wrappers have put beside it is short
    if (!call || more.length > 0 || !(around.every(isDeclaration) || beside <= LONGEST_BESIDE)) return undefined;
    const module = moduleOfCall(script, call, { body: around, passed: [script.program, ...passed] });
    if (!module) return undefined;
    return { bundler: "systemjs", seenAt: { start: call.callee.start, end: call.callee.end }, modules: [module] };
  },
} satisfies Format;

/** Helpers that Babel puts beside the call, in a function around both: `(function(){function a(){...}System.register(...)})()`. */
const isDeclaration = ({ type }: Statement): boolean =>
  type === "FunctionDeclaration" || type === "VariableDeclaration" || type === "ClassDeclaration";

/** Most other code beside the registration: helpers of what stands around it. */
const LONGEST_BESIDE = 1200;

function registration(statement: Statement): CallExpression | undefined {
  const call = expressionOf(statement);
  if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
  const { object, property, computed } = call.callee;
  const isSystem = object.type === "Identifier" && object.name === "System";
  return isSystem && keyName(property, computed) === "register" ? call : undefined;
}

function moduleOfCall(script: Script, call: CallExpression, around: Code): ModuleDraft | undefined {
  const [dependencies, fn] = call.arguments.slice(-2);
  if (dependencies?.type !== "ArrayExpression" || !fn || !isFunction(fn)) return undefined;
  const execute = propertyOf(registered(fn), "execute");
  if (!execute || !isFunction(execute) || execute.body?.type !== "BlockStatement") return undefined;
  const { scopes } = script;
  const params = wrapperParams(scopes, fn, ["exporterParam", "contextParam"]);
  const { exporterParam, contextParam } = params;
  const imports = settersOf(script, fn, dependencies.elements);
  const { exports, references } = readCode(script, fn, exporterParam, contextParam);
  return {
    script,
    range: { start: 0, end: script.text.length },
    key: script.file,
    body: [...around.body, ...hoisted(fn), ...execute.body.body],
    scopeNode: execute,
    outerScope: fn,
    passed: around.passed,
    wrapper: {
      registry: script.file,
      byPath: true,
      imports,
      ...params,
    },
    exports,
    starExports: [],
    references: [...dependencies.elements.flatMap(reference), ...references],
  };
}

/** `return{setters:[...],execute:...}`, with exports before it where a minifier joined them: `return e("a",b),{...}`. */
function registered(fn: FunctionNode): Node | undefined {
  const given = returnedBy(fn);
  return given && lastExpression(given);
}

/** Babel leaves a module's functions around `execute`; names without a value are given one there. */
const hoisted = ({ body }: FunctionNode): readonly Statement[] =>
  body?.type === "BlockStatement" ? body.body.filter(({ type }) => type === "FunctionDeclaration") : [];

const reference = (node: Node | null): readonly ModuleReference[] => {
  const target = literalString(node);
  return node && target !== undefined ? [{ target, start: node.start, end: node.end, lazy: false }] : [];
};

/** The parameter of each setter stands for a dependency. */
function settersOf(
  script: Script,
  fn: FunctionNode,
  dependencies: readonly (Node | null)[],
): ReadonlyMap<Binding, string> {
  const setters = propertyOf(registered(fn), "setters");
  const out = new Map<Binding, string>();
  if (setters?.type !== "ArrayExpression") return out;
  for (const [index, setter] of setters.elements.entries()) {
    const param = setter && isFunction(setter) ? paramAt(script.scopes, setter, 0) : undefined;
    const source = literalString(dependencies[index]);
    if (param && source !== undefined) out.set(param, source);
  }
  return out;
}

/** `e("a",x)`, `const y=e("b",z)`, `e({a:x,default:y})`; `t.import("./x.js")`. */
function readCode(script: Script, fn: FunctionNode, exporter: Binding | undefined, context: Binding | undefined) {
  const exports = new Map<string, ExportTarget>();
  const references: ModuleReference[] = [];
  const is = (node: Node, binding: Binding | undefined): boolean =>
    binding !== undefined && node.type === "Identifier" && script.scopes.bindingOf.get(node) === binding;
  walk(fn, (node) => {
    if (node.type !== "CallExpression") return undefined;
    const { 0: first, 1: value } = node.arguments;
    if (is(node.callee, exporter) && first) addExports(exports, first, value);
    else if (node.callee.type === "MemberExpression" && is(node.callee.object, context) && first)
      pushAll(
        references,
        reference(first).map((one) => ({ ...one, lazy: true })),
      );
    return undefined;
  });
  return { exports, references };
}

function addExports(exports: Map<string, ExportTarget>, first: Node, value: Node | undefined): void {
  const name = literalString(first);
  if (name !== undefined && value) exports.set(name, { kind: "local", node: value });
  if (first.type !== "ObjectExpression") return;
  for (const [key, { value }] of fixedProperties(first)) exports.set(key, { kind: "local", node: value });
}
