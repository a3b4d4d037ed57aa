/**
 * What the code around a place is called: `BookingList.refresh`. The function by its method, key or export, what holds it
 * by its class, component or registration; local names count only where no minifier has shortened them. Takes a place,
 * gives the name, nothing where none is kept.
 */

import { append } from "../../multimap.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { classAround } from "../../scope/class-around.ts";
import { functionsAround } from "../../scope/enclosing-functions.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { topsOf, type Unit } from "../../unpack/units.ts";
import { wordSet } from "../../word-set.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { objectsWith } from "../objects-with.ts";
import type { Flow, Flows } from "../subjects/flows.ts";
import { subjectIndex } from "../subjects/index-of.ts";
import type { Survey } from "../survey.ts";

/** Most functions around a place, and objects around one, that are asked. */
const MAX_AROUND = 8;
const MAX_OBJECTS = 4;

/**
 * Slots that frameworks, libraries and the platform call (React 16 to 19, React Router 6 and 7, Vue 2 and 3, Angular, custom elements, promises):
 * what runs is told by what holds it.
 */
const SLOTS = wordSet(`
  constructor render setup data created mounted updated destroyed unmounted ready connected disconnected effect then
  catch finally success error complete next callback handler run call apply get set value default children ref init
  componentDidMount componentDidUpdate componentWillUnmount connectedCallback disconnectedCallback firstUpdated
  ngOnInit ngAfterViewInit ngAfterContentInit ngOnChanges ngOnDestroy ngDoCheck beforeMount beforeCreate beforeUnmount
  beforeDestroy activated deactivated methods computed watch actions mutations getters reducers options props config
  settings factory template controller link compile execute resolve reject executor queryFn mutationFn factory useFactory
  binding bound attaching attached detaching detached unbinding loading loaded unloading canLoad canUnload
  Component ErrorBoundary HydrateFallback loader action lazy
`);
const HANDLER = /^on[A-Za-z]/;
/** Two words at least, as people write them; bundlers add numbers to tell names apart. */
const WRITTEN = /^([A-Za-z][a-z]+(?:[A-Z][a-z]*)*[A-Z][a-z]+)(?:[$_]?\d+)?$/;
const KEY = /^#?[A-Za-z][\w$]{2,40}$/;
/** Names of registrations, elements and components: `booking-list`, `app.bookings`. */
const TAG = /^[A-Za-z][\w.-]{2,60}$/;

/** Methods that register something under a name: AngularJS 1, custom elements, Vue 2 and 3, Pinia, Redux Toolkit, Knockout. */
const REGISTERS = wordSet(`
  component directive controller service factory provider define defineStore register createSlice registerComponent
`);
/** Beside its parts, an object says by these what it is (Vue's `name` and `__name`, stores). */
const NAMES = ["name", "__name", "displayName"] as const;

/** The names under which a module hands out what it binds: `export{t as PAGE_SIZE}`. */
const exportedNames = rememberFor(({ exports, script }: Module) => {
  const names = new Map<Binding, string[]>();
  for (const [name, target] of exports) {
    const binding = target.kind === "local" ? bindingAt(target.node, script.scopes) : undefined;
    if (binding) append(names, binding, name);
  }
  return names;
});

/** The last of those that are written in such a way. */
export const exportedName = (binding: Binding, module: Module, written: RegExp): string | undefined =>
  exportedNames(module)
    .get(binding)
    ?.findLast((name) => written.test(name));

/** Made once for a survey. */
export const ownersOf = rememberFor(
  (survey: Survey, context: ExtractContext) => new Owners(survey, subjectIndex(survey, context).flows),
);

class Owners {
  private readonly flows: Flows;
  private readonly methods = new Map<Node, string>();
  private readonly registered = new Map<Node, string>();

  constructor({ methods, calls, objects }: Survey, flows: Flows) {
    this.flows = flows;
    for (const { node } of methods) {
      const key = keyName(node.key, node.computed);
      if (key !== undefined) this.methods.set(node.value, key);
    }
    for (const { node, module } of calls) this.registration(node, module);
    for (const { node, module } of objectsWith(objects, "selectors")) this.selectors(node, module);
  }

  /** The name of what holds a position of a unit. What is around the unit's module as a whole is a bundler's wrapper. */
  at(unit: Unit, start: number): string | undefined {
    const { module } = unit;
    const { scopes } = module.script;
    const [whole] = topsOf(unit);
    const isInside = (node: Node): boolean => whole === undefined || (node !== whole && whole.start <= node.start);
    const around = functionsAround(scopes, start).slice(0, MAX_AROUND).filter(isInside);
    const of = classAround({ start, end: start }, scopes);
    const ofClass = of && isInside(of) ? this.ofNode(of, module) : undefined;
    const held = around.map((fn) => this.holderOf(fn, module));
    const last = held.findIndex((name) => name !== undefined);
    // `start(){return{name:"BookingList",setup(){...}}}`: what stands around the holder is no part of it
    const inside = around.filter((fn, at) => (of && ofClass ? of.start <= fn.start : last < 0 || at <= last));
    const own = inside.map((fn) => this.ofFunction(fn, module)).find((name) => name !== undefined);
    const parts = [ofClass ?? held[last], own].filter((one) => one !== undefined);
    return parts.length === 0 ? undefined : [...new Set(parts)].join(".");
  }

  /** Facts of the constants with what their place is called, by their first evidence. */
  withOwner(facts: readonly Fact[]): readonly Fact[] {
    return facts.map((fact) => {
      const [first] = fact.evidence;
      if (fact.point !== "constants" || !fact.unit || !("script" in first)) return fact;
      // what is declared elsewhere is not decided here
      if (fact.evidence.some(({ says }) => says === "value")) return fact;
      const owner = this.at(fact.unit, first.start);
      if (owner === undefined) return fact;
      const meaning = [fact.content.meaning, `in ${owner}`].filter((one) => one !== undefined).join("; ");
      return { ...fact, content: { ...fact.content, meaning } };
    });
  }

  private ofFunction(fn: FunctionNode, module: Module): string | undefined {
    const key = this.methods.get(fn);
    return key === undefined ? this.ofNode(fn, module) : telling(key);
  }

  /** A function, a class or an object by where it goes. */
  private ofNode(node: Node, module: Module): string | undefined {
    const registered = this.registered.get(node);
    if (registered !== undefined) return registered;
    const id = "id" in node && node.id?.type === "Identifier" ? bindingAt(node.id, module.script.scopes) : undefined;
    const named = id && this.ofBinding(id, module);
    if (named !== undefined) return named;
    const flow = this.flows.of(node);
    return flow && this.byFlow(flow, module);
  }

  private byFlow(flow: Flow, module: Module): string | undefined {
    switch (flow.kind) {
      case "property":
      case "field":
        return telling(flow.key);
      case "declared":
        return this.ofBinding(flow.binding, module);
      case "assigned": {
        const key = memberName(flow.to);
        if (key !== undefined) return telling(key);
        const binding = bindingAt(flow.to, module.script.scopes);
        return binding && this.ofBinding(binding, module);
      }
      case "argument":
        return registrationOf(flow.call.node);
      // `controller("Bookings",["$http",function(){...}])`
      case "element": {
        const list = this.flows.of(flow.of);
        return list?.kind === "argument" ? registrationOf(list.call.node) : undefined;
      }
      default:
        return undefined;
    }
  }

  /** The name itself, or the one under which the module hands it out. */
  private ofBinding(binding: Binding, module: Module): string | undefined {
    const written = WRITTEN.exec(binding.name)?.[1] ?? exportedName(binding, module, WRITTEN);
    return written === undefined ? undefined : telling(written);
  }

  /** What the object is called that a function is a part of: `{name:"BookingList",methods:{refresh(){...}}}`. */
  private holderOf(fn: FunctionNode, module: Module): string | undefined {
    let at: Node = fn;
    for (let depth = 0; depth < MAX_OBJECTS; depth++) {
      const flow = this.flows.of(at);
      if (flow?.kind !== "property" || flow.of.type !== "ObjectExpression") return undefined;
      at = flow.of;
      const found = besides(at) ?? this.ofNode(at, module);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** `customElements.define("booking-list",X)`. */
  private registration(call: CallLike, module: Module): void {
    const name = registrationOf(call);
    if (name === undefined) return;
    for (const argument of call.arguments.slice(1)) {
      const only = onlyDefinition(bindingAt(argument, module.script.scopes));
      if (only?.kind === "class" || only?.kind === "function") this.registered.set(only.node, name);
      else if (only?.kind === "value" && only.path.length === 0) this.registered.set(only.from, name);
    }
  }

  /** `{type:X,selectors:[["booking-list"]]}`: Angular 9 and later, compiled. */
  private selectors(node: ObjectExpression, module: Module): void {
    const type = propertyOf(node, "type");
    const list = propertyOf(node, "selectors");
    const [first] = list?.type === "ArrayExpression" ? list.elements : [];
    const name = first?.type === "ArrayExpression" ? literalString(first.elements[0]) : undefined;
    const [only] = (type && bindingAt(type, module.script.scopes)?.definitions) ?? [];
    if (name && only?.kind === "class") this.registered.set(only.node, name);
    if (name && only?.kind === "value") this.registered.set(only.from, name);
  }
}

const telling = (key: string): string | undefined =>
  KEY.test(key) && !SLOTS.has(key) && !HANDLER.test(key) ? key : undefined;

function registrationOf({ callee, arguments: [name, second] }: CallLike): string | undefined {
  const method = callee.type === "Identifier" ? callee.name : memberName(callee);
  const text = method !== undefined && REGISTERS.has(method) && second ? literalString(name) : undefined;
  return text !== undefined && TAG.test(text) ? text : undefined;
}

function besides(node: ObjectExpression): string | undefined {
  return NAMES.flatMap((key) => literalString(propertyOf(node, key)) ?? []).find((text) => TAG.test(text));
}
