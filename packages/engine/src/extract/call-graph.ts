/**
 * Which call calls which function, by the values of the callees: direct calls, methods, closures that a hook hands
 * out, elements, which call their component with the props, and functions that a library calls back. Built once over
 * the code that is read: first what is known on the spot, then callees that come in as parameters.
 */

import { annotatedIn } from "../evaluate/angularjs.ts";
import { evaluateArguments, spreadOf } from "../evaluate/arguments.ts";
import { makesAsync } from "../evaluate/async-function.ts";
import { makesElement } from "../evaluate/conventions.ts";
import { loweredClass, prototypeMethods } from "../evaluate/es5-class.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import { freeParams, freeThis } from "../evaluate/free-params.ts";
import { madeBy } from "../evaluate/instance.ts";
import { opened } from "../evaluate/opened.ts";
import { anyElement } from "../evaluate/picked.ts";
import { areNames, behindProxy, namesIn } from "../evaluate/proxies.ts";
import { instanceCall } from "../evaluate/svelte.ts";
import { texts } from "../evaluate/text.ts";
import type { ClassValue, ElementValue, Env, FunctionValue, Instance, ObjectValue, Value } from "../evaluate/value.ts";
import { BOUND_REACHED, constant, frameOf, outcomes, unknown } from "../evaluate/value.ts";
import { setupCall } from "../evaluate/vue-element.ts";
import { wrappedComponents } from "../evaluate/wrapped-components.ts";
import { pushAll } from "../lists.ts";
import { isOfToolkit, type PassedOn, passedOn } from "../models/passed-on.ts";
import { addTo, append } from "../multimap.ts";
import { constructorOf, functionsOf } from "../scope/class-fields.ts";
import type { Script } from "../script.ts";
import { isInside } from "../syntax/inside.ts";
import { memberName } from "../syntax/literals.ts";
import type { Argument, CallLike, Class, FunctionNode } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import { wordSet } from "../word-set.ts";
import { injectedBy } from "./angularjs.ts";
import { choices, type Picked } from "./choices.ts";
import { type DefaultFetchers, defaultFetchers, fetchedBy } from "./default-fetchers.ts";
import { FormValues } from "./form-values.ts";
import { type FunctionsByName, namedBy, neededBy } from "./functions-by-name.ts";
import type { Dispatched } from "./middlewares.ts";
import { type Reach, type Resolved, resolveAtCallSites } from "./resolve.ts";
import type { Sighting } from "./survey.ts";
import { templateCall } from "./template-calls.ts";

/** A call of a known function, with what its parameters are there. */
export interface CallSite {
  readonly call: Sighting<CallLike>;
  /** The call itself, where `call` is the one that handed the function in to the code around it. */
  readonly inner?: Sighting<CallLike>;
  /** Frames to apply to a value of the callee's body. */
  readonly env: Env;
  /** The key that picks the function from a table, as far as it is known at the call, and which it must be. */
  readonly only?: Picked;
  /** Of a constructor: the class of which an instance is made, and its parents. */
  readonly makes?: readonly Class[];
}

/** Functions that are called from more places are helpers of the language, not wrappers of a request. */
const MAX_SITES = 2000;
/** Most arguments that are kept where the callee is a parameter. */
const MAX_ARGS = 6;

/**
 * Where more functions are put away than this, by one caller and for others to ask for, what is passed to one of them is
 * nothing to the rest.
 */
const MAX_KEPT = 8;
/** Most values that are rewritten for what the callers of one call hand on: a parser's runtime has thousands of each. */
const MAX_REWRITES = 100_000;

/** How far a function that is passed in is looked for. */
const NEAR: Reach = { layers: 3, outcomes: 150 };

/** Something is called with something at a place. */
interface Invocation {
  readonly call: Sighting<CallLike>;
  /** Whether the call makes an element, which hands its properties to its component. */
  readonly isElement?: boolean;
  readonly inner?: Sighting<CallLike>;
  readonly callee: Value;
  readonly args: readonly Value[];
}

type CalledAt = Omit<CallSite, "env" | "only">;

/** Whether the code at a position is the product's, as far as is known. */
export type Speaks = (script: Script, position: number) => boolean;

export class CallGraph {
  /** Every call in the code that is read and in its helpers. */
  readonly calls: readonly Sighting<CallLike>[];
  readonly speaks: Speaks;
  /** Functions by the names of properties, for what nothing else leads to. */
  readonly byName: FunctionsByName | undefined;
  private readonly sites = new Map<FunctionNode, CallSite[]>();
  /** What callers pass in for the callee of a call, where that is no function of the program. */
  private readonly passed = new Map<CallLike, Set<Value>>();
  /** Where components are drawn that a library has wrapped, and classes, whose methods it calls. */
  private readonly drawn = new Map<FunctionNode, Sighting<CallLike>[]>();
  /** What draws the components of Angular. */
  readonly templates: PassedOn[] = [];
  /** Calls that hand functions in, and do not call them. */
  private readonly handing = new Set<CallLike>();
  private readonly named = new Set<CallLike>();
  private readonly elements = new Set<CallLike>();
  /** The parameter that has the names by which a proxy is asked for the function. */
  private readonly naming = new Map<FunctionNode, number>();
  private byModule: ReadonlyMap<Module, readonly Sighting<CallLike>[]> | undefined;

  constructor(
    calls: readonly Sighting<CallLike>[],
    ev: Evaluator,
    speaks: Speaks,
    byName?: FunctionsByName,
    sent: readonly Dispatched[] = [],
  ) {
    this.calls = calls;
    this.speaks = speaks;
    for (const { call, fn, args } of sent) this.addSite({ call }, fn, args);
    const pending: Invocation[] = [];
    const fetchers = defaultFetchers(calls, ev);
    const forms = new FormValues(calls, ev);
    for (const call of calls) {
      const invocations = invocationsOf(call, ev, speaks, fetchers);
      for (const sent of forms.sentBy(call, ev.evaluate(call.node.callee, call.module)))
        invocations.push({ call, ...sent });
      const template = templateCall(call, ev);
      if (template) {
        this.templates.push(template);
        invocations.push({ call, ...template });
      }
      for (const invocation of invocations) {
        if (!this.link(invocation, ev)) pending.push(invocation);
        if (invocation.isElement) this.elements.add(call.node);
        for (const fn of drawnBy(invocation)) append(this.drawn, fn, call);
      }
    }
    const unknown = pending.filter((invocation) => {
      if (!isPassedIn(invocation)) return true;
      const found = this.fromClosures(invocation, ev) ?? this.resolve(invocation, ev);
      return found.filter((one) => this.link(one, ev)).length === 0;
    });
    this.byName = byName;
    if (byName) this.linkByName(unknown, byName);
  }

  callsIn(module: Module): readonly Sighting<CallLike>[] {
    this.byModule ??= Map.groupBy(this.calls, (call) => call.module);
    return this.byModule.get(module) ?? [];
  }

  sitesOf(fn: FunctionNode): readonly CallSite[] {
    const sites = this.sites.get(fn) ?? [];
    return sites.length > MAX_SITES ? [] : sites;
  }

  /** Whether a function has callers that are not looked at. */
  isCrowded = (fn: FunctionNode): boolean => (this.sites.get(fn)?.length ?? 0) > MAX_SITES;

  /** What stands in a call for a parameter of what it calls: an element has its properties behind its component. */
  argumentAt({ node }: Sighting<CallLike>, index: number): Argument | undefined {
    return node.arguments[this.elements.has(node) ? index + 1 : index];
  }

  /** Whether a call only says what the parameters of the code around another call are. */
  handsIn(call: CallLike): boolean {
    return this.handing.has(call);
  }

  /** Elements of the component that a library has wrapped, or of the class whose method it is: no call with the props. */
  drawnAt(fn: FunctionNode): readonly Sighting<CallLike>[] {
    return this.drawn.get(fn) ?? [];
  }

  /** What a call calls: as far as it is seen on the spot, and what callers pass in: `(client) => client.get("/users")`. */
  calleesOf({ node, module }: Sighting<CallLike>, ev: Evaluator): readonly Value[] {
    return [...ev.callees(node.callee, module), ...this.passedTo(node)];
  }

  /** Where the callers of a function are proxies of names, `client.rooms.lend(id)`, the parameter that has these names. */
  namesFor(fn: FunctionNode): Value | undefined {
    const index = this.naming.get(fn);
    return index === undefined ? undefined : { kind: "param", of: fn, index, rest: false };
  }

  /** Whether only the name of a property tells what a call calls. */
  isByName(call: CallLike): boolean {
    return this.named.has(call);
  }

  /** What callers pass in for what a call calls, where that is no function of the program. */
  passedTo(node: CallLike): readonly Value[] {
    return [...(this.passed.get(node) ?? [])];
  }

  /** Whether some outcome of the callee is a known function. */
  private link({ callee, args, ...at }: Invocation, ev: Evaluator): boolean {
    let isKnown = false;
    for (const { value: chosen, only } of choices(callee, ev)) {
      const { callee: value, args: given } = behindProxy(chosen, args, ev) ?? { callee: chosen, args };
      if (value.kind === "function") this.addSite(at, value, given, only);
      const { node } = at.call;
      if (value.kind === "class" && (node.type === "NewExpression" || node.callee.type === "Super"))
        this.addConstruction(at, value, args, ev);
      else if (node.type !== "NewExpression") this.addDrawing(at, value, args);
      isKnown ||= value.kind === "function";
    }
    return isKnown;
  }

  /**
   * `const { rename } = useClient(); rename(name)`: the function of that name, where nothing tells what the receiver is. One
   * that no such call gives all its arguments is called by something else, which puts its own before them: `rename(state,
   * name)`, an action of a store.
   */
  private linkByName(unknown: readonly Invocation[], byName: FunctionsByName): void {
    const links = unknown.flatMap((one) => namedBy(one.call, one.callee, byName).map((fn) => ({ ...one, fn })));
    const whole = new Set(links.flatMap(({ fn, args }) => (args.length >= neededBy(fn) ? [fn.node] : [])));
    for (const { call, fn, args } of links) {
      if (!whole.has(fn.node)) continue;
      this.named.add(call.node);
      this.addSite({ call }, fn, args);
    }
  }

  /** `new Resource("/projects")` calls the constructor. */
  private addConstruction(at: CalledAt, cls: ClassValue, args: readonly Value[], ev: Evaluator): void {
    const line = madeBy(cls, ev);
    const of = line.at(-1);
    const maker = of && constructorOf(of.node);
    if (!of || !maker) return;
    const { module, env } = of;
    this.addSite({ ...at, makes: line.map(({ node }) => node) }, { kind: "function", node: maker, module, env }, args);
  }

  /** `jsx(Loader,{url:"config"})`: React calls the methods of the class, of which `this.props` are these. */
  private addDrawing(at: CalledAt, drawn: Value, [props]: readonly Value[]): void {
    const of = drawn.kind === "function" ? loweredClass(drawn) : drawn;
    if (of?.kind !== "class" || props?.kind !== "object") return;
    const written: ObjectValue = { kind: "object", layers: [{ kind: "entry", key: "props", value: props }] };
    const self: Instance = { kind: "instance", of, args: [props], written };
    for (const node of functionsOf(of.node))
      this.addSite(at, { kind: "function", node, module: of.module, env: of.env, self }, []);
  }

  private addSite(at: CalledAt, callee: FunctionValue, args: readonly Value[], only?: Picked): void {
    if (at.inner && at.inner.node !== at.call.node) this.handing.add(at.call.node);
    // More than are given out says as much as one more than that.
    if ((this.sites.get(callee.node)?.length ?? 0) > MAX_SITES) return;
    const names = args.findIndex((arg) => areNames(namesIn(arg), at.call.node.callee));
    if (names >= 0) this.naming.set(callee.node, names);
    append(this.sites, callee.node, {
      ...at,
      env: [frameOf(callee, args), ...callee.env],
      ...(only && { only }),
    });
  }

  /**
   * `const useApi = (load) => ({ request: (...args) => load(...args) })`: who calls `request` says which `load` it is, by
   * the closure, and with what. Undefined where no such caller is seen.
   */
  private fromClosures({ callee, args }: Invocation, ev: Evaluator): readonly Invocation[] | undefined {
    const [outer] = freeParams([callee]);
    const inner = outer && freeParams(args).find((fn) => fn !== outer && isInside(fn, outer));
    const sites = inner ? this.sitesOf(inner).filter(({ env }) => env.some(({ of }) => of === outer)) : [];
    const found = sites.flatMap(({ call, env }): readonly Invocation[] => {
      const made = ev.apply(callee, env);
      if (!outcomes(made).some((one) => opened(one, ev).kind === "function")) return [];
      return [{ call, callee: made, args: args.slice(0, MAX_ARGS).map((arg) => ev.apply(arg, env)) }];
    });
    return found.length > 0 ? found : undefined;
  }

  /** A callee that is a parameter: what the callers of the function around it pass. */
  private resolve({ call, callee, args }: Invocation, ev: Evaluator): readonly Invocation[] {
    const resolved = resolveAtCallSites({ values: { callee }, at: call, graph: this, ev, reach: NEAR });
    const kept = resolved.filter(isKept).flatMap(({ values }) => outcomes(values.callee));
    const isRegistry = new Set(kept.map((fn) => fn.kind === "function" && fn.node)).size > MAX_KEPT;
    const least = ev.budget.remaining("rewrites") - MAX_REWRITES;
    const given = (value: Value, envs: readonly Env[]): Value =>
      envs.reduce((at, env) => (ev.budget.remaining("rewrites") < least ? BOUND_REACHED : ev.apply(at, env)), value);
    return resolved.flatMap((one) => {
      const { values, trail, envs } = one;
      const [site] = trail;
      this.notePassed(call.node, values.callee);
      if (
        !site ||
        makesAsync(site.node) ||
        envs.length === 0 ||
        !outcomes(values.callee).some((one) => opened(one, ev).kind === "function")
      )
        return [];
      const passed = args
        .slice(0, MAX_ARGS)
        .map((arg) => given(arg, envs))
        .map((arg) => (isRegistry && isKept(one) ? unknown("runtime-value") : arg));
      return [{ call: site, inner: call, callee: values.callee, args: passed }];
    });
  }

  private notePassed(call: CallLike, callee: Value): void {
    for (const one of outcomes(callee)) if (isClient(one)) addTo(this.passed, call, one);
  }
}

/** Something of a library, made by it, or of what it calls the program with: `axios.get`, `axios.create(options).get`. */
const isClient = (value: Value, depth = 0): boolean => {
  if (depth > 3) return false;
  // `load({ fetch }) {return get(fetch, "/users")}`
  if (value.kind === "member") return value.object.kind === "param" || isClient(value.object, depth + 1);
  if (value.kind === "result") return isClient(value.callee, depth + 1);
  return (value.kind === "external" && !value.runtime) || (value.kind === "global" && value.path.length > 0);
};

/** Put away by one wrapper and called elsewhere, `handlers[name] = fn`, `handlers[name](args)`; what an instance is made with is its own. */
const isKept = ({ through, trail }: Pick<Resolved<"callee">, "through" | "trail">): boolean =>
  trail[0]?.node.type !== "NewExpression" &&
  through.some((wrapper, index) => {
    const inner = trail.at(-1 - index)?.node;
    return inner !== undefined && !isInside(inner, wrapper);
  });

const isPassedIn = ({ callee }: Invocation): boolean =>
  outcomes(callee).some(
    (value) =>
      value.kind === "param" || (value.kind === "member" && (value.by !== undefined || isGivenBy(value.object))),
  ) &&
  (freeParams([callee]).length > 0 || freeThis([callee]).length > 0);

/** What callers pass in, a part of it, or what it makes: `const Note = $resource("/notes/:id"); new Note(x).$save()`. */
function isGivenBy(value: Value, depth = 0): boolean {
  if (value.kind === "param" || value.kind === "this" || depth === 2)
    return value.kind === "param" || value.kind === "this";
  if (value.kind === "member") return isGivenBy(value.object, depth + 1);
  return value.kind === "result" && isGivenBy(value.callee, depth + 1);
}

function invocationsOf(
  call: Sighting<CallLike>,
  ev: Evaluator,
  speaks: Speaks,
  fetchers: DefaultFetchers,
): Invocation[] {
  const { node, module } = call;
  const callee = methodOf(ev.evaluate(node.callee, module), ev);
  const args = evaluateArguments(node.arguments, module, ev);
  if (makesElement(node, callee, module, ev)) {
    const value = ev.evaluate(node, module);
    if (value.kind === "element" && value.node !== node) return [];
    if (value.kind === "element") return [{ call, ...componentCall(value, ev) }];
  }
  const found: Invocation[] = [{ call, callee, args }];
  if (isForeign(callee, speaks)) pushAll(found, callbacks(call, callee, args, ev));
  pushAll(found, perElement(call, callee, args[0], ev));
  pushAll(found, settled(call, args, ev));
  for (const one of outcomes(callee)) pushAll(found, onSelf(call, one, args, ev));
  pushAll(found, injectedInto(call, ev));
  for (const one of outcomes(callee)) {
    const passed = passedOn(one, args, ev);
    if (passed) found.push({ call, ...passed });
    for (const fetched of fetchedBy(one, args, fetchers, ev)) found.push({ call, ...fetched });
  }
  return found;
}

/** What an element calls: a component with its properties. */
const componentCall = ({ type, props }: ElementValue, ev: Evaluator): Omit<Invocation, "call"> =>
  instanceCall(type, props, ev) ?? {
    ...(setupCall(type, props, ev) ?? { callee: type, args: [props] }),
    isElement: true,
  };

/** What an element draws without calling it itself: methods of classes, and what a library has wrapped. */
function drawnBy({ call: { node }, callee }: Invocation): readonly FunctionNode[] {
  if (node.type === "NewExpression") return [];
  return outcomes(callee).flatMap((value) => {
    if (value.kind === "function") return prototypeMethods(value);
    const [made] = value.kind === "result" ? wrappedComponents(value) : [value];
    return made ? methodsDrawn(made) : [];
  });
}

function methodsDrawn(made: Value): readonly FunctionNode[] {
  if (made.kind === "function") return [made.node, ...prototypeMethods(made)];
  return made.kind === "class" ? functionsOf(made.node) : [];
}

/** Array methods that call a function for each element, with the element first. */
export const PER_ELEMENT = wordSet("forEach map flatMap filter some every find");
/** Longest array whose elements are told apart; of a longer one, one more stands for all others. */
const MAX_ELEMENTS = 100;

/** `Object.entries(table).forEach(([name, handler]) => ...)`: a call for each element of a known array, or for any of one that callers hand in. */
function perElement(
  call: Sighting<CallLike>,
  callee: Value,
  fn: Value | undefined,
  ev: Evaluator,
): readonly Invocation[] {
  const list = callee.kind === "member" && PER_ELEMENT.has(callee.key) ? callee.object : undefined;
  if (!list || fn?.kind !== "function") return [];
  const elements = list.kind === "array" ? list.elements : anyElement(list);
  const all = elements.length > MAX_ELEMENTS ? [...elements.slice(0, MAX_ELEMENTS), BOUND_REACHED] : elements;
  if (all.length > MAX_ELEMENTS && elements[0]?.kind === "instance") ev.budget.cut(call.node);
  const placeOf = (at: number): readonly Value[] => (list.kind === "array" && at < MAX_ELEMENTS ? [constant(at)] : []);
  return all.map((element, at) => ({ call, callee: fn, args: [element, ...placeOf(at)] }));
}

/** `prepare(id).then((send) => send(client))`: what a promise gives may be a function (ECMAScript, Promise.prototype.then). */
function settled(call: Sighting<CallLike>, [fn]: readonly Value[], ev: Evaluator): readonly Invocation[] {
  const { callee } = call.node;
  if (callee.type !== "MemberExpression" || memberName(callee) !== "then" || fn?.kind !== "function") return [];
  const given = ev.evaluate(callee.object, call.module);
  return outcomes(given).some(({ kind }) => kind === "function") ? [{ call, callee: fn, args: [given] }] : [];
}

/** `.controller("Home", Home)`: AngularJS calls it with what it is told to inject. */
function injectedInto(call: Sighting<CallLike>, ev: Evaluator): readonly Invocation[] {
  return injectedBy(call).flatMap((given): readonly Invocation[] => {
    const made = ev.evaluate(annotatedIn(given.node), given.module);
    if (made.kind !== "function" && made.kind !== "class") return [];
    const args = ev.handed.ofAngularJs(made.node, made.module, ev);
    const node = made.kind === "class" ? constructorOf(made.node) : made.node;
    return args && node ? [{ call, callee: { kind: "function", node, module: made.module, env: made.env }, args }] : [];
  });
}

/** `method.call(this, path)`, as private methods are called that were lowered, and `run.apply(this, args)`. */
function onSelf(
  call: Sighting<CallLike>,
  callee: Value,
  [self, ...args]: readonly Value[],
  ev: Evaluator,
): readonly Invocation[] {
  if (callee.kind !== "member" || !self || (callee.key !== "call" && callee.key !== "apply")) return [];
  const { object, key } = callee;
  if (object.kind !== "function" && object.kind !== "param") return [];
  const fn = object.kind === "function" ? { ...object, self } : object;
  return [{ call, callee: fn, args: key === "call" || !args[0] ? args : spreadOf(args[0], ev) }];
}

/**
 * The methods that `this.load`, `this.service.load` may be, by what stands in the fields of the class. A method of the
 * own class keeps `this` open: its callers know which instance it is.
 */
/** `this.props.onChange`: what draws the component gives it (React 0.3 to 19). */
const isOfProps = (callee: Value): boolean =>
  callee.kind === "member" &&
  callee.object.kind === "member" &&
  callee.object.key === "props" &&
  callee.object.object.kind === "this";

function methodOf(callee: Value, ev: Evaluator): Value {
  const known = ev.assume(callee);
  // `this.http.get(this.path)`: who calls the method around it says which instance both are of
  if (known.kind === "member" && (freeParams([known]).length > 0 || isOfProps(callee))) return callee;
  const self = callee.kind === "member" && callee.object.kind === "this" ? callee.object : undefined;
  if (!self || known.kind !== "function" || !known.self) return known;
  return known.self === ev.anySelf(self) ? { ...known, self } : known;
}

/** A library's function, or one that a library's function made. */
function isForeign(callee: Value, speaks: Speaks, depth = 0): boolean {
  if (depth > 3) return false;
  if (callee.kind === "external") return !callee.runtime;
  if (callee.kind === "result") return isForeign(callee.callee, speaks, depth + 1);
  return callee.kind === "function" && !speaks(callee.module.script, callee.node.start);
}

/**
 * Functions that a library calls back with a key that names an address: SWR's `useSWR("/api/x", (url) => fetch(url))`.
 * Only the shape tells, since a bundle renames the hook: a text with a slash, then a function.
 */
function callbacks(
  call: Sighting<CallLike>,
  callee: Value,
  args: readonly Value[],
  ev: Evaluator,
): readonly Invocation[] {
  const { 0: key, 1: fn } = args;
  // `createAsyncThunk("users/save", save)` names an action, and no address
  if (!key || !fn || fn.kind === "constant" || fn.kind === "object" || isOfToolkit(callee)) return [];
  // `useSWRInfinite((page) => `/api/x?page=${page}`, fetcher)`: the key of each page is made by a function
  const made = key.kind === "function" && fn.kind === "function" ? ev.summary(key.node, key.module) : key;
  const keys = outcomes(made).filter((value) => value.kind !== "constant" || typeof value.value === "string");
  const addresses = keys.some(
    (value) =>
      (value.kind === "param" && made === key) ||
      texts(value).some(({ parts }) => parts.some((p) => typeof p === "string" && p.includes("/"))),
  );
  return addresses ? [{ call, callee: fn, args: [key.kind === "function" ? ev.apply(made, key.env) : made] }] : [];
}
