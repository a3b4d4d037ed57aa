/**
 * Names of values in the program's own words: the property that a value is read from, the list that it is an element
 * of, the endpoint or the method that gives it, the key under which it is handed on. Local names say nothing, since
 * minifiers make them. A name comes with the range where it stands.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import type { FunctionValue, Value } from "../../evaluate/value.ts";
import { isVueState } from "../../evaluate/vue-state.ts";
import { firstOf } from "../../lists.ts";
import { isOfToolkit } from "../../models/passed-on.ts";
import { CALLING, ELEMENT_PARAMETERS, EVENT_METHODS, HANDS_ON, RUNS, SAME_KIND } from "../../platform/kind-methods.ts";
import { METHOD_NAMES } from "../../platform/method-names.ts";
import { rememberFor, rememberSteps } from "../../remember.ts";
import type { Binding, Definition } from "../../scope/binding.ts";
import { bindingAt, functionGiven, onlyValueOf } from "../../scope/binding-at.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../syntax/object-keys.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import type { CallGraph } from "../call-graph.ts";
import { placeOfNode } from "../name-place.ts";
import type { ObjectPatternNode } from "../survey.ts";
import type { Flow, Flows } from "./flows.ts";
import { MAX_KINDS, mainUse } from "./main-use.ts";
import {
  entryOf,
  isComponent,
  isHookName,
  isOfLanguage,
  keyAt,
  lastKey,
  startOf,
  storeless,
  through,
  withoutKey,
} from "./name-forms.ts";
import { type Named, namedAt } from "./named.ts";
import { otherDefinitions } from "./own-parts.ts";
import { addressName, askedFor, textName } from "./text-name.ts";
import { aboutOf, isEmptyName, isGetter, isPassed, isSeveral, kindName, listless } from "./words.ts";

const MAX_DEPTH = 14;
/** Most callers of a function that are asked for a name. */
const MAX_SITES = 5;
/** Most uses of a name that are asked where it goes. */
const MAX_USES = 12;

/** Under these keys forms take what they start with: Formik 2, React Hook Form 7, antd. */
const FORM_VALUES = new Set(["initialValues", "defaultValues"]);

/** Under these keys stores take the state that they begin with: Redux Toolkit 1 and 2, Vuex 3 and 4, Pinia 2 and 3. */
const STORE_STATE = new Set(["initialState", "state"]);
/** What says how something is asked for, not what it is. */
const ASKING = new Set(["params", "query", "searchParams", "headers", "options", "config"]);
/** They say how React keeps a value, not what it is (React 19). */
const REACT_HOOKS = wordSet("useMemo useState useRef useContext useDeferredValue useOptimistic useReducer");
/** Properties in which one thing holds others. */
const HOLDS = new Set(["data", "items", "list", "records", "entries", "rows", "values", "content"]);
const REDUCERS = new Set(["reducers", "mutations", "actions", "getters"]);
/** What a store is called by. */
const STORE_NAMES = new Set(["name", "id", "reducerPath", "namespace", "featureKey"]);

/** What a thing is told by from another, `this.lastSignature = JSON.stringify({...})`, is not the thing. */
const DIGEST = /(?:Signature|Fingerprint|Hash|Digest|Checksum)$/;

/** `require("./app-state")`: what a module is called says nothing of a thing. */
const isRequire = (callee: Value): boolean => callee.kind === "external" && callee.at === "require";

/** Methods of schema libraries that say more of the same value. */
const REFINES = wordSet(`
  optional nullable nullish default describe catch required notRequired label brand readonly isRequired min max refine
`);

export class Namer {
  /** Null: asked, and it has none (that is known). */
  private readonly known = new Map<Node, Named | null>();
  private readonly flows: Flows;
  private readonly ev: Evaluator;
  private readonly calls: CallGraph;

  constructor(flows: Flows, ev: Evaluator, calls: CallGraph) {
    this.flows = flows;
    this.ev = ev;
    this.calls = calls;
  }

  /** What the value of an expression is called. */
  of(node: Node, module: Module, depth = 0): Named | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const known = this.known.get(node);
    if (known !== undefined) return known ?? undefined;
    this.known.set(node, null);
    const name = firstOf(alternatives(node), (one) => this.single(one, module, depth + 1));
    if (name) this.known.set(node, name);
    return name;
  }

  /** What a pattern takes apart is called. */
  ofPattern(pattern: ObjectPatternNode, module: Module): Named | undefined {
    for (const property of pattern.properties) {
      if (property.type !== "Property") continue;
      const key = keyName(property.key, property.computed);
      const target = property.value.type === "AssignmentPattern" ? property.value.left : property.value;
      const binding = bindingAt(target, module.script.scopes);
      const definition = binding?.definitions.find((one) => "path" in one && keyAt(one.path) === key);
      if (!binding || !definition || !("path" in definition)) continue;
      return this.definition({ ...definition, path: withoutKey(definition.path) }, binding, module, 1);
    }
    return undefined;
  }

  /** What a value is called where it goes: `user = {...}`, `send("user", {...})`. */
  goal(node: Node, module: Module, depth = 0): Named | undefined {
    const flow = this.flows.of(node);
    return flow && this.goalOf(flow, module, depth);
  }

  private readonly goalOf = rememberSteps(MAX_DEPTH, undefined, (flow: Flow, module: Module, depth) => {
    switch (flow.kind) {
      case "property":
        if (FORM_VALUES.has(flow.key)) return { name: "formValues", at: placeOfNode(flow.at, module), sent: true };
        if (STORE_STATE.has(flow.key)) {
          const store = this.storeName(flow.of, module);
          if (store) return { ...store, isFirst: true };
        }
        if (!isEmptyName(flow.key)) return namedAt(flow.key, flow.at, module);
        if (ASKING.has(flow.key)) return undefined;
        return isPassed(flow.key) ? this.held(flow.key, flow.of, module, depth + 1) : undefined;
      case "field":
        return namedAt(flow.key, flow.at, module);
      case "assigned":
        return this.of(flow.to, flow.module, depth + 1) ?? this.goalOfTarget(flow.to, flow.module, depth + 1);
      case "declared":
        return this.goalOfName(flow.binding, module, depth + 1);
      case "element":
        return this.part(flow.of, flow.index, depth + 1) ?? this.goal(flow.of, module, depth + 1);
      case "argument":
        return this.argument(flow.call.node, flow.index, flow.call.module, depth + 1);
      case "returned":
        return this.returned(flow.from, module, depth + 1);
      case "chained":
        return REFINES.has(flow.method ?? "") ? this.goal(flow.to, module, depth + 1) : undefined;
      case "spread":
        return this.goal(flow.of, module, depth + 1);
    }
  });

  /** `{data: {...}}`: what is around the thing is called as it is. */
  private held(key: string, around: Node, module: Module, depth: number): Named | undefined {
    const named = this.goal(around, module, depth);
    // `{path, value: {...}}`, sent to an address: beside others it is one field of what is sent
    const isField = key === "value" && around.type === "ObjectExpression" && around.properties.length > 1;
    return isField && named?.sent ? undefined : through(named, key);
  }

  /** `createSlice({name: "cart", initialState: {...}})`, `defineStore("cart", {state: () => ({...})})`. */
  private storeName(store: Node, module: Module): Named | undefined {
    if (store.type !== "ObjectExpression") return undefined;
    for (const [key, { value }] of fixedProperties(store)) {
      const name = STORE_NAMES.has(key) ? textName(value, module, this.ev) : undefined;
      if (name) return storeless(name);
    }
    const flow = this.flows.of(store);
    const first = flow?.kind === "argument" && flow.index === 1 ? flow.call : undefined;
    const name = first && textName(first.node.arguments[0], first.module, this.ev);
    return name && storeless(name);
  }

  /** `let order; order = {...}; send(order)` */
  private goalOfTarget(to: Node, module: Module, depth: number): Named | undefined {
    const binding = bindingAt(to, module.script.scopes);
    return binding && this.goalOfName(binding, module, depth);
  }

  /** What the value of a name is called where it goes. */
  private goalOfName(binding: Binding, module: Module, depth: number): Named | undefined {
    const use = this.byUse(binding, module);
    if (use || depth > MAX_DEPTH) return use;
    return firstOf(binding.references.slice(0, MAX_USES), (one) => this.goal(one, module, depth + 2));
  }

  private single(node: Node, module: Module, depth: number): Named | undefined {
    switch (node.type) {
      case "Identifier": {
        const binding = module.script.scopes.bindingOf.get(node);
        return binding && this.binding(binding, module, depth);
      }
      case "MemberExpression": {
        const key = keyName(node.property, node.computed);
        if (key !== undefined && !isEmptyName(key)) return namedAt(key, node.property, module);
        // `this.props.order` is the order of a component; the properties of another thing are not that thing
        const isOwn = key !== "props" || node.object.type === "ThisExpression";
        const of = key === undefined || (isPassed(key) && isOwn) ? this.of(node.object, module, depth) : undefined;
        if (of && key === undefined) return entryOf(of);
        if (of && key === "value" && isVueState(this.ev.evaluate(node.object, module))) return of;
        // what came of a thing is not the thing: `strategy.result.variants`
        return of && key === "result" && !of.sent
          ? { name: `${of.name} result`, at: placeOfNode(node.property, module) }
          : (through(of, key) ?? (key === undefined ? undefined : this.propRead(node.object, key, module, depth)));
      }
      case "CallExpression":
      case "NewExpression":
        return this.result(node, module, depth);
      default:
        return undefined;
    }
  }

  private binding(binding: Binding, module: Module, depth: number): Named | undefined {
    const definitions = otherDefinitions(binding, module);
    return (
      firstOf(definitions.slice(0, MAX_SITES), (one) => this.definition(one, binding, module, depth)) ??
      this.byUse(binding, module) ??
      firstOf((this.flows.settings.get(binding) ?? []).slice(0, MAX_SITES), (value) => this.of(value, module, depth)) ??
      this.built(binding, module, depth)
    );
  }

  /** `const order = {name}; order.price = price; api.createOrder(order)`: what is built to be sent. */
  private built(binding: Binding, module: Module, depth: number): Named | undefined {
    const made = onlyValueOf(binding);
    const named = made?.type === "ObjectExpression" ? this.goal(made, module, depth) : undefined;
    return named?.sent ? named : undefined;
  }

  private definition(definition: Definition, binding: Binding, module: Module, depth: number): Named | undefined {
    if (definition.kind !== "value" && definition.kind !== "param" && definition.kind !== "element") return undefined;
    const key = lastKey(definition.path);
    if (key !== undefined) {
      const named = namedAt(key, this.flows.patternKeys.get(binding) ?? binding.declaration, module);
      return named ?? this.propOf(definition, depth);
    }
    const of =
      definition.kind === "param"
        ? this.parameter(definition.of, definition.index, module, depth)
        : this.of(definition.kind === "value" ? definition.from : definition.of, module, depth);
    return through(of, keyAt(definition.path)) ?? this.propOf(definition, depth);
  }

  private propOf(definition: Definition, depth: number): Named | undefined {
    if (definition.kind !== "param" || definition.path.length !== 1) return undefined;
    const [step] = definition.path;
    return step?.kind === "key" ? this.prop(definition.of, definition.index, step.key, depth) : undefined;
  }

  /** `props.row` in a component. */
  private propRead(props: Node, key: string, module: Module, depth: number): Named | undefined {
    const binding = bindingAt(props, module.script.scopes);
    const [only] = binding?.definitions ?? [];
    if (only?.kind !== "param" || only.path.length > 0) return undefined;
    return this.prop(only.of, only.index, key, depth);
  }

  /** What a component is given under a name that says nothing: `<OrderRow row={order}/>`. */
  private prop(fn: FunctionNode, index: number, key: string, depth: number): Named | undefined {
    const names = this.propsOf(fn, index, key).flatMap(({ value, module }) => this.of(value, module, depth) ?? []);
    return new Set(names.map(({ name }) => kindName(name))).size > 1 ? undefined : names[0];
  }

  /** What callers give for a property of an argument: of a call, or of an element behind its component. */
  private propsOf(fn: FunctionNode, index: number, key: string): readonly { value: Node; module: Module }[] {
    return this.calls
      .sitesOf(fn)
      .slice(0, MAX_SITES)
      .flatMap(({ call }) => {
        const value = propertyOf(this.calls.argumentAt(call, index), key);
        return value ? [{ value, module: call.module }] : [];
      });
  }

  private byUse(binding: Binding, module: Module): Named | undefined {
    const use = this.mainUse(binding);
    return use && namedAt(use.key, use.at, module);
  }

  private readonly mainUse = rememberFor((binding: Binding) => mainUse(this.flows.keysOf.get(binding) ?? []));

  private parameter(fn: FunctionNode, index: number, module: Module, depth: number): Named | undefined {
    const callback = this.flows.callbacks.get(fn);
    if (callback) return this.callback(callback.call.node, callback.call.module, index, depth);
    const list = index === 1 ? this.flows.repeated.get(fn) : undefined;
    if (list) return this.of(list, module, depth);
    return this.given(fn, index, depth) ?? (index === 0 ? this.reduced(fn, module) : undefined);
  }

  /** What callers hand over; where they hand over this and that, it is anything. */
  private given(fn: FunctionNode, index: number, depth: number): Named | undefined {
    const names = this.calls
      .sitesOf(fn)
      .slice(0, MAX_SITES)
      .flatMap(({ call }) => {
        const argument = this.calls.argumentAt(call, index);
        const isThing = argument && argument.type !== "ObjectExpression" && !this.isFunction(argument, call.module);
        return (isThing && this.of(argument, call.module, depth)) || [];
      });
    return new Set(names.map(({ name }) => kindName(name))).size > MAX_KINDS ? undefined : names[0];
  }

  /** What is drawn, called or made is given as a function: `createElement(Row, props)`. */
  private readonly isFunction = (node: Node, module: Module): boolean =>
    isComponent(node) || this.ev.evaluate(node, module).kind === "function";

  /** The state that a function among `reducers: {add(state, action) {...}}` changes. */
  private reduced(fn: FunctionNode, module: Module): Named | undefined {
    const own = this.flows.of(fn);
    const table = own?.kind === "property" ? this.flows.of(own.of) : undefined;
    return table?.kind === "property" && REDUCERS.has(table.key) ? this.storeName(table.of, module) : undefined;
  }

  /** `extraReducers: (builder) => builder.addCase(load.pending, (state) => {...})` */
  private builtCase(callee: Node, module: Module): Named | undefined {
    const [only] = bindingAt(startOf(callee), module.script.scopes)?.definitions ?? [];
    const flow = only?.kind === "param" ? this.flows.of(only.of) : undefined;
    return flow?.kind === "property" && flow.key === "extraReducers" ? this.storeName(flow.of, module) : undefined;
  }

  private callback(call: CallLike, module: Module, index: number, depth: number): Named | undefined {
    const { callee } = call;
    const method = memberName(callee);
    // `_vm._l(users, ...)`: so Vue 2 calls what Vue 3 calls `renderList`
    if (callee.type !== "MemberExpression" || method === "_l")
      return index === 0 ? this.list(call, module, depth) : undefined;
    if (method === undefined) return undefined;
    const state = index === 0 ? this.builtCase(callee, module) : undefined;
    if (state) return state;
    const event = EVENT_METHODS.has(method) && index === 0 ? textName(call.arguments[0], module, this.ev) : undefined;
    if (event) return event;
    return ELEMENT_PARAMETERS.get(method)?.includes(index) ? this.elementOf(callee.object, module, depth) : undefined;
  }

  /** `drawer.data.map((one) => ...)`: what one thing holds is not that thing; of several it is one of them. */
  private elementOf(list: Node, module: Module, depth: number): Named | undefined {
    const of = this.of(list, module, depth);
    const named = of && { ...of, kept: false, name: listless(of.name) };
    const [at] = alternatives(list);
    const key = memberName(at);
    if (!named || named.sent || at?.type !== "MemberExpression" || key === undefined || !isEmptyName(key)) return named;
    return isSeveral(named.name) || !HOLDS.has(key)
      ? named
      : { name: `${named.name} ${key}`, at: placeOfNode(at.property, module) };
  }

  /** `renderList(users, (user) => ...)`: a list, then what is done with each element, as Vue's compiled templates do. */
  private list(call: CallLike, module: Module, depth: number): Named | undefined {
    const { 0: list, 1: fn } = call.arguments;
    return list && fn && isFunction(fn) && call.arguments.length === 2
      ? this.elementOf(list, module, depth)
      : undefined;
  }

  private result(call: CallLike, module: Module, depth: number): Named | undefined {
    const { callee } = call;
    const argument = call.arguments[0];
    const method = memberName(callee);
    if (callee.type !== "MemberExpression" || method === undefined)
      return this.ofFunction(callee, argument, module, depth);
    // what lists hold is none of the lists: `query.pages.flat()` (TanStack Query 5)
    if (method === "flat" && isSeveral(memberName(callee.object) ?? "")) return undefined;
    // `form.get("groups")`, `record.get("owner")`: the part, and not what has it
    const part = method === "get" && call.arguments.length === 1 ? textName(argument, module, this.ev) : undefined;
    if (part) return { name: part.name, at: part.at };
    const same = SAME_KIND.has(method) ? this.of(callee.object, module, depth) : undefined;
    if (same && method === "get" && call.arguments.length === 1) return entryOf(same);
    if (same || method === "toJSON") return same;
    // React's compiler keeps values of all kinds in it (react/compiler-runtime 1), stores of all kinds are read by the other
    if (method === "useMemoCache" || method === "useSyncExternalStore") return undefined;
    const isHook = REACT_HOOKS.has(method) || (isHookName(method) && argument && isFunction(argument));
    if (isHook) return this.ofFunction(callee, argument, module, depth);
    const about = isOfLanguage(callee.object) ? undefined : namedAt(aboutOf(method), callee.property, module);
    if (about) return METHOD_NAMES.has(method) ? { ...about, foreign: true } : about;
    if (callee.object.type === "Identifier" && HANDS_ON.has(`${callee.object.name}.${method}`))
      return argument && this.of(argument, module, depth);
    const asked = argument && CALLING.has(method) ? textName(argument, module, this.ev) : undefined;
    const told = asked && aboutOf(asked.name);
    if (asked && told !== undefined && !isEmptyName(told)) return { ...asked, name: told };
    return argument && addressName(argument, module, this.ev);
  }

  /** What a function of the program gives back; a library's hands on what it is given, as `unref(user)` does. */
  private ofFunction(callee: Node, argument: Node | undefined, module: Module, depth: number): Named | undefined {
    const value = this.ev.evaluate(callee, module);
    if (value.kind === "function")
      return (
        firstOf(returnedExpressions(value.node), (one) => this.of(one, value.module, depth)) ??
        (argument &&
          (addressName(argument, module, this.ev) ??
            askedFor(argument, module) ??
            this.selected(argument, module, depth)))
      );
    // what Redux Toolkit makes under a name is its own: `load.pending` of `createAsyncThunk("orders/load", ...)`
    if (!argument || isComponent(argument) || isRequire(value) || isOfToolkit(value)) return undefined;
    // `usePagination(orders)`: what a library's hook gives is its own, as the custom of React and Vue has it
    const method = memberName(alternatives(callee)[0]) ?? "";
    if (isHookName(method) && !REACT_HOOKS.has(method) && !isFunction(argument)) return undefined;
    const chooses = functionGiven(argument, module.script.scopes);
    if (chooses) return firstOf(returnedExpressions(chooses), (one) => this.of(one, module, depth));
    return addressName(argument, module, this.ev) ?? this.of(argument, module, depth);
  }

  /** `useStore((state) => state.session)`: the part that a function takes out of what it is given. */
  private selected(argument: Node, module: Module, depth: number): Named | undefined {
    const chooses = functionGiven(argument, module.script.scopes);
    const [only, ...more] = chooses && chooses.params.length === 1 ? returnedExpressions(chooses) : [];
    return only?.type === "MemberExpression" && more.length === 0 ? this.of(only, module, depth) : undefined;
  }

  private argument(call: CallLike, index: number, module: Module, depth: number): Named | undefined {
    const { callee } = call;
    // of a function of the program its own code says what becomes of what it is given
    const isOwn = this.flows.stateOfPair(call) && this.ev.evaluate(callee, module).kind === "function";
    const state = isOwn ? undefined : this.flows.stateOf(call, module);
    if (state && index === 0) return this.goalOfName(state, module, depth);
    const method = memberName(callee);
    if (callee.type !== "MemberExpression" || method === undefined) return this.within(call, index, module, depth);
    if (callee.object.type === "Identifier" && HANDS_ON.has(`${callee.object.name}.${method}`)) {
      const goal = this.goal(call, module, depth);
      return method === "stringify" && DIGEST.test(goal?.name ?? "") ? undefined : goal;
    }
    if (isOfLanguage(callee.object)) return undefined;
    if (method === "push" || method === "unshift") {
      // what a list of one name holds is something else: `dashboard.push(widget)`
      const list = this.of(callee.object, module, depth);
      return list && isSeveral(list.name) ? list : undefined;
    }
    const path = call.arguments[0];
    // to a window, a worker or a port: any message
    if (method === "postMessage") return undefined;
    if (EVENT_METHODS.has(method) && index > 0) return textName(path, module, this.ev);
    // `addUsersByMail({mails, role})`, `findUsers(filter)`: it is given by what, not the things
    if (/[a-z]By[A-Z]/.test(method) || isGetter(method)) return undefined;
    const about = namedAt(aboutOf(method), callee.property, module);
    if (about) return this.within(call, index, module, depth)?.sent ? { ...about, sent: true } : about;
    if (index > 0 && path) return addressName(path, module, this.ev);
    return index === 0 && RUNS.has(method) ? this.asked(callee.object, module, depth) : undefined;
  }

  /** What is sent by what a hook for requests gives: `const create = useApi(api.createOrder); create.request({...})`. */
  private asked(hook: Node, module: Module, depth: number): Named | undefined {
    const named = this.of(hook, module, depth);
    return named && { ...named, sent: true };
  }

  /** What a part of a returned list is called where callers take the list apart: `const [values] = useValues()`. */
  private part(list: Node, index: number, depth: number): Named | undefined {
    const flow = this.flows.of(list);
    if (flow?.kind !== "returned") return undefined;
    return firstOf(this.calls.sitesOf(flow.from).slice(0, MAX_SITES), ({ call }) => {
      const binding = this.flows.parts.get(call.node)?.[index];
      return binding && this.goalOfName(binding, call.module, depth + 1);
    });
  }

  /** What an argument is called in the function that takes it, or the address that it is sent to. */
  private within(call: CallLike, index: number, module: Module, depth: number): Named | undefined {
    const path = call.arguments[0];
    const address = index > 0 && path ? addressName(path, module, this.ev) : undefined;
    if (address) return address;
    const value = this.ev.evaluate(call.callee, module);
    return value.kind === "function"
      ? this.taken(value, index, depth)
      : this.takenByCaller(call.callee, index, module, depth);
  }

  private taken({ node, module }: FunctionValue, index: number, depth: number): Named | undefined {
    const parameter = node.params[index];
    const binding = bindingAt(parameter, module.script.scopes);
    return binding && this.goalOfName(binding, module, depth + 1);
  }

  /** `({onSave}) => onSave(order)` in a component, of which another says `onSave: (order) => api.create(order)`. */
  private takenByCaller(callee: Node, index: number, module: Module, depth: number): Named | undefined {
    const binding = bindingAt(callee, module.script.scopes);
    const [only] = binding?.definitions ?? [];
    if (only?.kind !== "param" || only.path.length !== 1 || depth > MAX_DEPTH) return undefined;
    const [step] = only.path;
    if (step?.kind !== "key") return undefined;
    const names = this.propsOf(only.of, only.index, step.key).flatMap(({ value: given, module: of }) => {
      const value = this.ev.evaluate(given, of);
      return (value.kind === "function" && this.taken(value, index, depth + 1)) || [];
    });
    return new Set(names.map(({ name }) => kindName(name))).size > 1 ? undefined : names[0];
  }

  private returned(fn: FunctionNode, module: Module, depth: number): Named | undefined {
    const own = this.flows.of(fn);
    if (own?.kind === "property" && STORE_STATE.has(own.key)) return this.goal(fn, module, depth);
    const callback = this.flows.callbacks.get(fn);
    if (callback) {
      const { node, module: of } = callback.call;
      const method = memberName(node.callee);
      return method === "map" || method === "flatMap" ? this.goal(node, of, depth) : undefined;
    }
    return firstOf(this.calls.sitesOf(fn).slice(0, MAX_SITES), ({ call }) => this.goal(call.node, call.module, depth));
  }
}
