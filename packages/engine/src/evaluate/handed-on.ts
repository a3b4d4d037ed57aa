/**
 * What a framework keeps and hands on elsewhere: React (16.3 to 19) gives whoever asks for a context what its providers
 * were given, and a component its state as a setter left it; Vue (2.2 to 3) gives what was provided under a key, Angular
 * (4 to 20) what was provided for a token. Takes the places where something is handed over, gives the values.
 */
import { append } from "../multimap.ts";
import { literalString } from "../syntax/literals.ts";
import type { Class, Expression, FunctionNode, Node } from "../syntax/nodes.ts";
import type { Module, Placed } from "../unpack/module.ts";
import { AngularJsInjection, type Annotated, type Registered } from "./angularjs.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { parentsOf } from "./instance.ts";
import { type OptionsComponent, optionsMember } from "./options-component.ts";
import { type ClassValue, outcomes, type Result, stringOf, type This, union, type Value } from "./value.ts";
import { isPluggedIn, isVueComponent, isVueGlobal, type VueGlobal } from "./vue-globals.ts";
import { type KeptOnWindow, windowText } from "./window-texts.ts";

/** What stands in an object beside a function of it: another function, or an expression. */
export type OwnMember =
  | { readonly fn: FunctionNode; readonly isGetter: boolean }
  | { readonly fn?: undefined; readonly expression: Expression };

/** `<Context.Provider value={value}>` */
export interface Provision {
  readonly context: Placed;
  readonly value: Placed;
}

/** `app.provide("api", api)`, `provide("api", api)` */
export interface Supply {
  readonly callee: Placed;
  readonly key: Placed;
  readonly value: Placed;
}

/** `{provide: API_BASE, useValue: "/api"}` */
export interface TokenValue {
  readonly token: Placed;
  readonly value: Placed;
}

/** `axios.defaults.baseURL = "/api"`: what is set on a client that is there already. */
export interface Setting {
  readonly client: Placed;
  readonly value: Placed;
}

/** Where the code hands something to a framework. */
export interface HandedOn {
  provisions(): readonly Provision[];
  supplies(): readonly Supply[];
  tokenValues(): readonly TokenValue[];
  /** Base addresses that are set on clients. */
  bases(): readonly Setting[];
  classes(): readonly { readonly node: Class; readonly module: Module }[];
  /** What Vue (2 and 3) gives every component by a name: `Vue.prototype.$http = axios`, `Vue.use(VueAxios, axios)`. */
  vueGlobals(): readonly VueGlobal[];
  /** What modules of AngularJS register, and what they are told to inject. */
  angularJs(): { readonly registered: readonly Registered[]; readonly annotated: readonly Annotated[] };
  /** What the setter is called with that the call of `useState` gives. */
  setTo(state: Node): readonly Placed[];
  /** What is assigned to a property of what a call gives to a name: `socket.current = x` after `const socket = useRef()`. */
  writtenTo(call: Node, key: string): readonly Placed[];
  /** What is assigned to a property of the window, anywhere. */
  keptOnWindow(name: string): readonly KeptOnWindow[];
  /** What is assigned to a property of what the code keeps on the window by a name: `App.root = x`, `this.root = x`. */
  writtenToGlobal(name: string, key: string): readonly Placed[];
  /** What the functions of an object make with `new` and keep under a name of `this`. */
  madeOnThis(self: This["of"], key: string): readonly Placed[];
  /** The function of that name beside another one of a plain object. */
  besideOnThis(self: This["of"], key: string): OwnMember | undefined;
  /** The component of options that `this` is in a function. */
  componentOf(fn: This["of"]): OptionsComponent | undefined;
  /** The component of options that an expression reaches: `this`, a name for it, what a template is given. */
  componentAt(node: Node, module: Module): OptionsComponent | undefined;
}

export const NOTHING_HANDED_ON: HandedOn = {
  provisions: () => [],
  supplies: () => [],
  tokenValues: () => [],
  bases: () => [],
  classes: () => [],
  vueGlobals: () => [],
  angularJs: () => ({ registered: [], annotated: [] }),
  setTo: () => [],
  writtenTo: () => [],
  keptOnWindow: () => [],
  writtenToGlobal: () => [],
  madeOnThis: () => [],
  besideOnThis: () => undefined,
  componentOf: () => undefined,
  componentAt: () => undefined,
};

/** `{ url: "/session", end() {$.ajax({url: this.url})} }`: the text, where nobody puts another one there. */
function ownText(value: Value, self: This, key: string): Value | undefined {
  const isText = value.kind === "template" || (stringOf(value) ?? "") !== "";
  return isText
    ? { kind: "choice", first: { kind: "member", object: self, key }, second: value, when: "undefined" }
    : undefined;
}

/** Most setters' arguments that are looked at. */
const MAX_SET = 8;

export class Handed {
  private readonly places: HandedOn;
  private providers: Map<Value, Placed[]> | undefined;
  private supplied: Map<Value | string, Placed[]> | undefined;
  private tokens: Map<Value, Placed[]> | undefined;
  private plugins: Map<string, Placed[]> | undefined;
  private angularJs: AngularJsInjection | undefined;
  private heirs: Map<Class, ClassValue[]> | undefined;
  private readonly plugging = new Set<string>();
  private readonly windowTexts = new Map<string, Value | undefined>();

  constructor(places: HandedOn) {
    this.places = places;
  }

  /** What the providers of a context were given; undefined where none is seen. */
  provided(context: Value, ev: Evaluation): Value | undefined {
    if (!this.providers) {
      this.providers = new Map();
      for (const { context: at, value } of this.places.provisions())
        note(this.providers, contextOf(ev.evaluate(at.node, at.module)), value);
    }
    return givenAt(this.providers.get(context), ev);
  }

  /** What was provided under a key of Vue's; undefined where the call asks for none. */
  injected({ callee, args: [key], isNew }: CallInfo, ev: Evaluation): Value | undefined {
    if (!key || isNew || !isVue(callee, "inject")) return undefined;
    if (!this.supplied) {
      this.supplied = new Map();
      for (const { callee: by, key: at, value } of this.places.supplies())
        if (isProvide(ev.evaluate(by.node, by.module)))
          note(this.supplied, keyOf(ev.evaluate(at.node, at.module)), value);
    }
    const asked = keyOf(key);
    return asked === undefined ? undefined : givenAt(this.supplied.get(asked), ev);
  }

  /**
   * What a token of Angular's stands for, `new InjectionToken("base", {factory: () => "/api"})`: the values that providers
   * give it, else what it makes itself; undefined where neither is seen.
   */
  ofToken(token: Value, ev: Evaluation): Value | undefined {
    if (token.kind !== "result" || !token.isNew) return undefined;
    if (!this.tokens) {
      this.tokens = new Map();
      for (const { token: at, value } of this.places.tokenValues())
        note(this.tokens, ev.evaluate(at.node, at.module), value);
    }
    return givenAt(this.tokens.get(token), ev) ?? madeByToken(token, ev);
  }

  /**
   * What a plugin of Nuxt (2 to 4) gives every component, `nuxtApp.provide("api", api)`, or what Vue was given for all of
   * them, under `$api` of whatever is not known otherwise; undefined where nothing is provided by that name, or while it is asked for in making it.
   */
  pluggedIn(object: Value, key: string, ev: Evaluation): Value | undefined {
    if (!isPluggedIn(key, object)) return undefined;
    if (!this.plugins) {
      this.plugins = new Map();
      for (const { callee: by, key: at, value } of this.places.supplies()) {
        const name = by.node.type === "MemberExpression" ? literalString(at.node) : undefined;
        note(this.plugins, name === undefined ? undefined : `$${name.replace(/^\$/, "")}`, value);
      }
      for (const { name, value } of this.places.vueGlobals().filter((one) => isVueGlobal(one, ev)))
        note(this.plugins, name, value);
    }
    const places = this.plugins.get(key);
    if (!places || this.plugging.has(key)) return undefined;
    this.plugging.add(key);
    const value = givenAt(places, ev);
    this.plugging.delete(key);
    return value;
  }

  /** What AngularJS gives a function, or the constructor of a class; undefined where it is told nothing of it. */
  ofAngularJs(node: FunctionNode | Class, module: Module, ev: Evaluation): readonly Value[] | undefined {
    const { registered, annotated } = this.angularJs ? { registered: [], annotated: [] } : this.places.angularJs();
    this.angularJs ??= new AngularJsInjection(registered, annotated, ev);
    return this.angularJs.argumentsOf(node, module, ev);
  }

  /** The classes below a class. */
  below(cls: Class, ev: Evaluation): readonly ClassValue[] {
    if (!this.heirs) {
      this.heirs = new Map();
      for (const { node, module } of this.places.classes()) {
        const own: ClassValue = { kind: "class", node, module, env: [] };
        for (const parent of parentsOf(own, ev)) append(this.heirs, parent.node, own);
      }
    }
    return this.heirs.get(cls) ?? [];
  }

  /** Base addresses that are set on clients. */
  bases(): readonly Setting[] {
    return this.places.bases();
  }

  /** The text that is kept on the window by a name; undefined where there is none, or several, or while it is asked for in making it. */
  onWindow(name: string, ev: Evaluation): Value | undefined {
    if (this.windowTexts.has(name)) return this.windowTexts.get(name);
    const kept = this.places.keptOnWindow(name);
    this.windowTexts.set(name, undefined);
    const text = kept.length > 0 ? windowText(kept, ev) : undefined;
    this.windowTexts.set(name, text);
    return text;
  }

  /** The one text that is assigned to a property of what the code keeps on the window; undefined where there is none, or several. */
  ofGlobal(name: string, key: string, ev: Evaluation): Value | undefined {
    const path = `${name}.${key}`;
    if (this.windowTexts.has(path)) return this.windowTexts.get(path);
    this.windowTexts.set(path, undefined);
    const texts = this.places
      .writtenToGlobal(name, key)
      .map(({ node, module }) => ev.evaluate(node, module))
      .filter((value) => value.kind === "template" || (stringOf(value) ?? "") !== "");
    const [only, ...more] = texts;
    const global: Value = { kind: "global", path: [name, key] };
    const value: Value | undefined =
      only && more.length === 0 ? { kind: "choice", first: global, second: only, when: "undefined" } : undefined;
    this.windowTexts.set(path, value);
    return value;
  }

  /** A property of `this` in a function of a component, or one that the functions of an object make; undefined where it is not known. */
  ownMember(self: This, key: string, ev: Evaluation): Value | undefined {
    const component = this.places.componentOf(self.of);
    const held = component && optionsMember(component, self, key, ev);
    if (held) return held;
    const made = this.places.madeOnThis(self.of, key).map(({ node, module }) => ev.evaluate(node, module));
    // beside what a component computes stands what it computes, too, and no function
    if (made.length === 0) return component ? undefined : this.beside(self, key, ev);
    return { kind: "choice", first: { kind: "member", object: self, key }, second: union(made), when: "undefined" };
  }

  /** `{ get url() {...}, load() {return fetch(this.url)} }`: what the getter gives; a function that `this` calls. */
  private beside(self: This, key: string, ev: Evaluation): Value | undefined {
    const own = this.places.besideOnThis(self.of, key);
    if (!own) return undefined;
    if (!own.fn) return ownText(ev.evaluate(own.expression, self.module), self, key);
    const frame = { of: own.fn, args: [], self };
    if (own.isGetter) return ev.apply(ev.summary(own.fn, self.module), [frame]);
    return { kind: "function", node: own.fn, module: self.module, env: [], self };
  }

  /** The component of options that `this` is in a function. */
  componentOf(fn: This["of"]): OptionsComponent | undefined {
    return this.places.componentOf(fn);
  }

  /** The component of options that an expression reaches. */
  componentAt(node: Node, module: Module): OptionsComponent | undefined {
    return this.places.componentAt(node, module);
  }

  /** Objects that a state is set to: a client that is made when the user is known. Data that comes and goes says nothing. */
  instancesIn(state: Node, ev: Evaluation): readonly Value[] {
    return outcomesAt(this.places.setTo(state), ev).filter(isMade);
  }

  /** Objects that a reference is made to hold, `.current` of React's, `.value` of Vue's: a connection that is opened later. */
  madeIn(reference: Node, key: string, ev: Evaluation): readonly Value[] {
    return key === "current" || key === "value"
      ? outcomesAt(this.places.writtenTo(reference, key), ev).filter(isMade)
      : [];
  }
}

const outcomesAt = (places: readonly Placed[], ev: Evaluation): readonly Value[] =>
  places.slice(0, MAX_SET).flatMap(({ node, module }) => outcomes(ev.evaluate(node, module)));

const isMade = (value: Value): boolean => value.kind === "instance" || (value.kind === "result" && value.isNew);

function note<K>(places: Map<K, Placed[]>, key: K | undefined, place: Placed): void {
  if (key !== undefined) append(places, key, place);
}

const givenAt = (places: readonly Placed[] | undefined, ev: Evaluation): Value | undefined =>
  places && union(places.map(({ node, module }) => ev.evaluate(node, module)));

function madeByToken({ args: [, options], node, module }: Result, ev: Evaluation): Value | undefined {
  const factory = options?.kind === "object" ? ev.member(options, "factory") : undefined;
  return factory?.kind === "function" ? ev.call({ callee: factory, args: [], isNew: false, node, module }) : undefined;
}

/** A text, or a symbol that is made once. */
const keyOf = (key: Value): Value | string | undefined =>
  key.kind === "constant" ? stringOf(key) : key.kind === "result" ? key : undefined;

/** A method of an application, or Vue's own function. */
const isProvide = (callee: Value): boolean =>
  (callee.kind === "member" && callee.key === "provide") || isVue(callee, "provide");

/** Vue's function of a name, which a bundle that holds Vue does not keep. */
function isVue(callee: Value, name: string): boolean {
  if (callee.kind !== "external" || !isVueComponent(callee.component)) return false;
  return callee.path.length === 0 || callee.path.at(-1) === name;
}

/** `createContext(default)`, and `Provider` of it; React 19 draws the context itself. */
function contextOf(drawn: Value): Value | undefined {
  const at = drawn.kind === "member" && drawn.key === "Provider" ? drawn.object : drawn;
  return at.kind === "result" ? at : undefined;
}
