/** Values of names: every way a binding gets its value, taken together. */

import { rememberFor } from "../remember.ts";
import type { Binding, Definition, PathStep } from "../scope/binding.ts";
import { nameOutside } from "../scope/class-name.ts";
import { chainOf, isOfRoundBefore, isReadInOrder, isTrimmed, untrimmed } from "../scope/definitions-in-order.ts";
import { filledInside, isFilled } from "../scope/filled-names.ts";
import { isWrittenByHolders } from "../scope/kept-state.ts";
import { isHandedOn, MAX_WRITES, type SeenWrite, type View, viewAt, writesTo } from "../scope/seen-writes.ts";
import { allWritesTo, usesOf } from "../scope/writes-by-use.ts";
import type { Script } from "../script.ts";
import { isNothing } from "../syntax/literals.ts";
import type { IdentifierNode, Node } from "../syntax/nodes.ts";
import { commonJsName } from "../unpack/commonjs.ts";
import type { Module } from "../unpack/module.ts";
import { WINDOWS } from "../unpack/shared-names.ts";
import { isRawValue } from "./angular-forms.ts";
import { evaluateArguments } from "./arguments.ts";
import { changedBy } from "./changed-instance.ts";
import { guarded } from "./condition.ts";
import { withDeepWrites, withLayers } from "./deep-writes.ts";
import type { Evaluation, ForeignCode } from "./evaluation.ts";
import { filledArray } from "./filled-array.ts";
import { openConditions, openTables } from "./free-params.ts";
import { globalName } from "./global-name.ts";
import { joinerName } from "./path-join.ts";
import { elementOf, nobodysKey } from "./picked.ts";
import { elementMaker } from "./preact.ts";
import { chainValue } from "./reassigned.ts";
import { sharedWrites } from "./shared-name.ts";
import { withUrlWrites } from "./url-writes.ts";
import type { Choice, ClassValue, Env, Instance, Layer, Lazy, ObjectValue, Param, Value } from "./value.ts";
import { BOUND_REACHED, EMPTY_OBJECT, held, UNDEFINED, union, unknown } from "./value.ts";
import { isVueState } from "./vue-state.ts";
import { readObject } from "./writes-before.ts";
import { writesForEach } from "./writes-for-each.ts";

/** Most definitions of one binding that are looked at. */
const MAX_DEFINITIONS = 8;

export function evaluateIdentifier(node: IdentifierNode, module: Module, ev: Evaluation): Value {
  const { scopes } = module.script;
  const binding = scopes.bindingOf.get(node);
  if (binding) {
    const inOrder = isReadInOrder(binding, node, module.script);
    // whom it is handed to reads it now
    const view =
      !inOrder && allWritesTo(binding, scopes).length > 0 && isHandedOn(binding, node)
        ? viewAt(binding, node, undefined, scopes)
        : undefined;
    const value = inOrder ? ev.ofPlace(binding, node, module) : ev.ofBinding(binding, module, view);
    // what one round decides is not what the next one does
    return isOfRoundBefore(binding, node) && isOpen(value) ? unknown("runtime-value") : value;
  }
  const own = commonJsName(node, module);
  if (own) return own === "exports" ? { kind: "namespace", module } : REQUIRE;
  if (node.name === "undefined") return UNDEFINED;
  const owner = scopes.argumentsOf.get(node);
  if (owner) return { kind: "param", of: owner, index: 0, rest: true };
  if (WINDOWS.has(node.name)) return { kind: "global", path: [] };
  return ev.ofWindow(node.name) ?? { kind: "global", path: [node.name] };
}

const isOpen = (value: Value): boolean => openTables(value).length + openConditions([value]).length > 0;

const REQUIRE: Value = { kind: "external", component: undefined, path: [], runtime: true, at: "require" };

/** `place`: what it holds there, where the order of its definitions decides. */
export function evaluateBinding(binding: Binding, module: Module, ev: Evaluation, view?: View, place?: Node): Value {
  const { wrapper, script } = module;
  if (wrapper?.requireParam === binding) return REQUIRE;
  if (wrapper?.defaultParam === binding)
    return { kind: "external", component: undefined, path: ["importDefault"], runtime: true, at: "require" };
  if (wrapper?.allParam === binding)
    return { kind: "external", component: undefined, path: ["importAll"], runtime: true, at: "require" };
  if (wrapper?.dependencies?.param === binding) return ev.evaluate(wrapper.dependencies.list, module);
  if (wrapper?.contextParam === binding)
    return { kind: "external", component: undefined, path: [], runtime: true, at: "context" };
  const isExports = wrapper?.exportsParam === binding;
  // `(module,exports)=>{...;exports=fetch;...;module.exports=exports}`: the name of a parameter for something else
  const isReplaced = isExports && binding.definitions.some(({ kind }) => kind === "value");
  if (isExports && !isReplaced) return { kind: "namespace", module };
  if (wrapper?.exporterParam === binding)
    return { kind: "external", component: undefined, path: [], runtime: true, at: "exporter" };
  const source = wrapper?.imports?.get(binding);
  if (source !== undefined) return imported(source, "*", module, ev);
  const foreign =
    binding.kind === "import" || (binding.kind === "param" && !isReplaced)
      ? undefined
      : foreignValue(binding, script, ev);
  const maker = foreign?.runtime ? undefined : elementMaker(binding, module);
  const name = maker ?? joinerName(foreign?.component, binding, script);
  if (foreign || maker) {
    const at = `${script.file}:${script.base + binding.declaration.start}`;
    return { kind: "external", component: "preact", runtime: false, ...foreign, path: name ? [name] : [], at };
  }
  const outside = nameOutside(binding);
  if (outside) return ev.ofBinding(outside, module);
  const inner = innerModule(binding, ev);
  if (inner) return { kind: "namespace", module: inner };
  const inside = filledInside(binding, script.scopes);
  const found = inside
    ? withWrites(EMPTY_OBJECT, inside, writesTo(inside, script.scopes), module, ev)
    : definedValue(binding, module, ev, place);
  const value = filledArray(found, binding, module, ev);
  const seen = view?.writes ?? writesTo(binding, script.scopes);
  const writes = value.kind === "class" ? [...seen, ...writesInside(value)] : seen;
  const written =
    writes.length === 0
      ? value
      : (withUrlWrites(value, { ...binding, writes }, module, ev) ?? withWrites(value, binding, writes, module, ev));
  const shared = sharedWrites(binding, module, ev);
  return written.kind === "object" && shared.length > 0
    ? withLayers(written, shared, ev)
    : usesOf(binding, script.scopes).isAlone
      ? written
      : held(written);
}

/** Whose code gives the name its value: `let session;` alone says nothing, and may stand anywhere. */
function foreignValue({ declaration, definitions }: Binding, script: Script, ev: Evaluation): ForeignCode | undefined {
  const given = definitions.flatMap((one) => (one.kind === "value" ? [one.from.start] : []));
  const [first, ...others] = (given.length > 0 ? given : [declaration.start]).map((at) => ev.foreignAt(script, at));
  return others.every((one) => one) ? first : undefined;
}

/** A namespace object, or the exports of a CommonJS module inside the code of another. */
function innerModule(binding: Binding, ev: Evaluation): Module | undefined {
  const { wrappers } = ev.graph;
  const [definition] = binding.definitions;
  if (definition?.kind !== "param") return wrappers.namespace(binding);
  const module = wrappers.of(definition.of);
  return module?.wrapper?.exportsParam === binding ? module : undefined;
}

function definedValue(binding: Binding, module: Module, ev: Evaluation, place?: Node): Value {
  const definitions = untrimmed(binding, module.script);
  const chain = chainOf(binding, module.script);
  if (chain)
    return chainValue(binding, chain, (definition) => definitionValue(definition, module, ev), module, ev, place);
  if (definitions.length > MAX_DEFINITIONS) return BOUND_REACHED;
  const { scopes } = module.script;
  const isCrossed = definitions.some((one) => one.kind === "value" && isWrittenByHolders(binding, one.from, scopes));
  if (isCrossed) return unknown("runtime-value");
  return union(definitions.map((definition) => definitionValue(definition, module, ev)));
}

/** Browser objects whose entries are appended one by one. */
const CONTAINERS = new Set(["FormData", "URLSearchParams", "Headers"]);

/** `x.a = 1` after `x = {...}`, `x.append("a", 1)` after `x = new FormData()`. */
function withWrites(value: Value, binding: Binding, all: readonly SeenWrite[], module: Module, ev: Evaluation): Value {
  if (all.length > MAX_WRITES) return value;
  if (value.kind === "instance") return changedAfter(writtenAfter(value, all, module), all, module, ev);
  if (value.kind === "class") return writtenAfter(value, all, module);
  // `const client = reactive({ rpc: undefined }); client.rpc = createRpc()`
  if (value.kind === "result" && isVueState(value)) {
    const [first, ...others] = value.args;
    const own = all.filter(({ path: [key] }) => key !== "value");
    const object = first?.kind === "object" ? withWrites(first, binding, own, module, ev) : first;
    return object && object !== first ? { ...value, args: [object, ...others] } : value;
  }
  // `let s = {...}; s.body = text; if (hook) s = await hook(s)`: what else it may be leaves the object what it is
  if (value.kind === "union") {
    const options = value.options.map((one) =>
      one.kind === "object" || one.kind === "union" || isGiven(one) ? withWrites(one, binding, all, module, ev) : one,
    );
    if (options.every((one, place) => one === value.options[place])) return value;
    return value.when ? { ...value, options } : union(options);
  }
  const container = value.kind === "result" && CONTAINERS.has(globalName(value.callee) ?? "");
  const object = writtenObject(value, binding);
  // what handlers write to it later says nothing of what a caller passes
  const writes = isGiven(value) ? all.filter(({ guards, key }) => guards || key) : all;
  if (!object && !container) return value;
  const layers = writes.flatMap((write): readonly Layer[] => {
    const { path, value: node, appended, operator, key: computed, guards } = write;
    const [key, ...rest] = path;
    if (computed && appended !== container) return [];
    if (computed) return writesForEach(binding.scope.node, { key: computed, value: node }, module, ev);
    if (!guards && key !== undefined && isWrittenByHolders(binding, node, module.script.scopes))
      return [{ kind: "entry", key, value: unknown("runtime-value") }];
    const under = { node, module, env: [], ...(operator && { operator }), guards, isOpen: !guards && !container };
    if (key === undefined) {
      const all = writtenBy(write, module, ev) ?? ev.evaluate(node, module);
      const spread = guarded(all, { kind: "lazy", key: "", ...under }, ev);
      return spread ? [{ kind: "spread", value: spread }] : [];
    }
    return rest.length === 0 && appended === container && !isTrimmed(node, `${binding.name}.${key}`, module.script)
      ? [{ kind: "lazy", key, ...under }]
      : [];
  });
  const base: readonly Layer[] = object ? object.layers : initial(value);
  const plain: Value = layers.length > 0 ? { kind: "object", layers: [...base, ...layers] } : value;
  if (plain.kind !== "object" || container) return plain;
  const own = writes.map((write) => ({ write, module }));
  return withDeepWrites(plain, own, ev);
}

function writtenObject(value: Value, binding: Binding): ObjectValue | undefined {
  if (value.kind === "object") return value;
  if (isFilled(binding)) return EMPTY_OBJECT;
  return isGiven(value) ? given(value) : ofForm(value);
}

/** A parameter, or what stands in for it where it is missing: `(options = {}) => ...`, `options = options || {}`. */
const isGiven = (value: Value): value is Param | Choice =>
  value.kind === "param" || (value.kind === "choice" && value.first.kind === "param" && value.second.kind === "object");

/**
 * `const client = new Client(); client.baseUrl = environment.url`, `class Api {} Api.baseUrl = environment.url`; elsewhere than
 * in the code of the name's own scope only what nothing else is written to: `static get() {return Api.one ??= new Api()}`.
 */
function writtenAfter<T extends Instance | ClassValue>(value: T, writes: readonly SeenWrite[], module: Module): T {
  // `Api.one = null`, until the constructor writes itself there
  const times = Map.groupBy(writes, ({ path: [key], value: node }) => (isNothing(node) ? undefined : key));
  const layers = writes.flatMap(
    ({ path: [key, ...rest], value: node, appended, operator, guards }): readonly Lazy[] => {
      if (key === undefined || rest.length > 0 || appended || operator === "+=") return [];
      if (isNothing(node) && times.has(key)) return [];
      const isSure = !operator && guards?.length === 0;
      return isSure || times.get(key)?.length === 1 ? [{ kind: "lazy", key, node, module, env: [] }] : [];
    },
  );
  return layers.length > 0 ? { ...value, written: { kind: "object", layers } } : value;
}

/** `const client = new Client(); client.setBase("/v2")` */
function changedAfter(value: Instance, writes: readonly SeenWrite[], module: Module, ev: Evaluation): Instance {
  let at = value;
  for (const { by, value: call, guards } of writes) {
    if (!by || !("method" in by) || call.type !== "CallExpression") continue;
    const method = ev.member(at, by.method);
    const args = evaluateArguments(call.arguments, module, ev);
    const under = guards?.length === 0 ? [] : [{ module, env: [], guards, isOpen: !guards }];
    if (method.kind === "function") at = changedBy({ method, args, under }, at, ev);
  }
  return at;
}

/** `asPut(options)`, where the function does `options.method = "PUT"`: what it writes to its parameter. */
function writtenBy({ by, value: call }: SeenWrite, module: Module, ev: Evaluation): Value | undefined {
  if (!by || !("fn" in by) || call.type !== "CallExpression") return undefined;
  const env: Env = [{ of: by.fn, args: evaluateArguments(call.arguments, module, ev) }];
  const layers = writesTo(by.param, module.script.scopes).flatMap(
    ({ path: [key, ...rest], value: node, appended, operator, key: computed, guards }): readonly Lazy[] =>
      key === undefined || rest.length > 0 || appended || operator || computed
        ? []
        : [{ kind: "lazy", key, node, module, env, guards, isOpen: !guards }],
  );
  return { kind: "object", layers };
}

/** What the code of a class writes to the name that it has there: `var s=class t{constructor(){t.one=this}}`. */
function writesInside({ node, module: { script } }: ClassValue): readonly SeenWrite[] {
  const inside = node.id && script.scopes.scopeOf.get(node)?.bindings.get(node.id.name);
  return inside ? writesTo(inside, script.scopes) : [];
}

/** `let body = this.form.getRawValue(); body.name = body.email`: new with each call, whichever form it is. */
const ofForm = (value: Value): ObjectValue | undefined =>
  isRawValue(value) ? { kind: "object", layers: [{ kind: "spread", value }] } : undefined;

/** `function send(options) { options.url = base + options.url; ... }`: what the caller passes, with what is written to it. */
const given = (value: Param | Choice): ObjectValue => ({
  kind: "object",
  layers: [{ kind: "spread", value, isItself: true }],
});

/** `new URLSearchParams({...})` starts with entries. */
const initial = (value: Value): readonly Layer[] => {
  const first = value.kind === "result" ? value.args[0] : undefined;
  return first?.kind === "object" ? first.layers : [];
};

function definitionValue(definition: Definition, module: Module, ev: Evaluation): Value {
  switch (definition.kind) {
    case "value":
      return definition.path.length > 0
        ? follow(readObject(definition.from, keyOf(definition.path), module, ev), definition.path, module, ev)
        : ev.evaluate(definition.from, module);
    case "param":
      return parameter(definition, module, ev);
    case "function":
      return { kind: "function", node: definition.node, module, env: [] };
    case "class":
      return { kind: "class", node: definition.node, module, env: [] };
    case "import":
      return imported(definition.source, definition.name, module, ev);
    case "element":
      return follow(elementOf(ev.evaluate(definition.of, module), keyAt(definition.of)), definition.path, module, ev);
    case "added":
    case "opaque":
      return unknown("runtime-value");
  }
}

function parameter(definition: Extract<Definition, { kind: "param" }>, module: Module, ev: Evaluation): Value {
  const [first, ...rest] = definition.path;
  const whole = first?.kind === "rest" && definition.of.params[definition.index]?.type === "RestElement";
  const param: Value = { kind: "param", of: definition.of, index: definition.index, rest: whole };
  return follow(param, whole ? rest : definition.path, module, ev);
}

const keyOf = ([first]: readonly PathStep[]): string | undefined => (first?.kind === "key" ? first.key : undefined);

/** `for (const { url, body } of CALLS)`: all names of one loop are of one element. */
const keyAt = rememberFor((_: Node) => nobodysKey());

/** Walks a destructuring path from the whole value to the name. */
function follow(value: Value, path: readonly PathStep[], module: Module, ev: Evaluation): Value {
  let at = value;
  for (const step of path) at = stepInto(at, step, module, ev);
  return at;
}

function stepInto(value: Value, step: PathStep, module: Module, ev: Evaluation): Value {
  switch (step.kind) {
    case "key":
      return orElse(ev.member(value, step.key), step.fallback && ev.evaluate(step.fallback, module));
    case "index":
      return orElse(ev.member(value, String(step.index)), step.fallback && ev.evaluate(step.fallback, module));
    case "whole":
      return orElse(value, ev.evaluate(step.fallback, module));
    case "rest":
      return value.kind === "array"
        ? { ...value, elements: value.elements.slice(step.from) }
        : leftOver(value, step.without);
    case "opaque":
      return unknown("too-dynamic");
  }
}

/** `const { body, ...rest } = options`: what the named keys leave over. */
function leftOver(value: Value, without: readonly string[]): Value {
  if (without.length === 0 || value.kind === "constant" || value.kind === "unknown") return value;
  const gone = without.map((key): Layer => ({ kind: "entry", key, value: UNDEFINED }));
  return { kind: "object", layers: [{ kind: "spread", value }, ...gone] };
}

/** A default: taken where the value is undefined. */
export function orElse(first: Value, second: Value | undefined): Value {
  if (!second) return first;
  if (first.kind === "constant") return first.value === undefined ? second : first;
  if (first.kind === "template" || first.kind === "object" || first.kind === "array" || first.kind === "function")
    return first;
  return { kind: "choice", first, second, when: "undefined" };
}

function imported(source: string, name: string, module: Module, ev: Evaluation): Value {
  if (source === "fetch" && module.wrapper?.amd === "name") return ofFetch(name);
  const target = ev.graph.resolve(module, source);
  if (!target) {
    const path = name === "*" || name === "default" ? [] : [name];
    return { kind: "external", component: packageName(source), path, runtime: false, at: source };
  }
  if (name === "*") return { kind: "namespace", module: target };
  const found = ev.graph.exported(target, name);
  if (!found) return unknown("too-dynamic");
  return found.target.kind === "namespace"
    ? { kind: "namespace", module: found.module }
    : ev.evaluate(found.target.node, found.module);
}

/** `import fetch, { Headers } from "fetch"`: as ember-fetch (1 to 8) has it, what the browser provides. */
const ofFetch = (name: string): Value => ({
  kind: "global",
  path: [name === "*" || name === "default" ? "fetch" : name],
});

/** `@scope/name/sub` -> `@scope/name`; nothing for a path. */
function packageName(specifier: string): string | undefined {
  if (/^[./]|:/.test(specifier)) return undefined;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
