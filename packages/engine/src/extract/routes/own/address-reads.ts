/**
 * Whether an expression holds the address of the page: followed from where it stands back to `location`, to the events
 * that tell of a new address, and to the Navigation API, through names, destructuring, parameters and their callers,
 * fields of classes, what functions give back, and whatever keeps a state (hooks, signals, observables, stores).
 */
import { globalName } from "../../../evaluate/global-name.ts";
import { returnedExpressions } from "../../../evaluate/returns.ts";
import { append } from "../../../multimap.ts";
import { rememberFor } from "../../../remember.ts";
import type { Binding, Definition, PathStep } from "../../../scope/binding.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import { ByClass } from "../../../scope/class-around.ts";
import { keyName, literalNumber, literalString, memberName } from "../../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { type AddressText, afterKeys, afterMethod, eitherOf } from "./address-text.ts";

/** Longest way back, and steps of all questions together. */
const MAX_DEPTH = 40;
const MAX_STEPS = 60_000;
/** Callers of one function that are looked at. */
const MAX_SITES = 12;

type Keys = readonly string[];
type Seen = AddressText | undefined;

/** What sets a state from outside: signals, stores, subjects, React's `setState` of a class. */
const SETS = new Set(["set", "next", "setState", "update", "emit", "dispatch", "publish", "notify"]);
/** By which a state gives its value. */
const HOLDS = new Set(["value", "current", "peek", "get", "getState", "getValue", "getSnapshot"]);
/** Of `location`. */
const WHOLE = new Set(["hash", "pathname"]);
/** Of `HashChangeEvent`, and of `NavigateEvent` and `navigation.currentEntry`: whole addresses. */
const EVENTS = new Set(["newURL", "destination", "currentEntry"]);
/** Functions that give back the text they are given. */
const DECODES = /^(?:decodeURI(?:Component)?|String)$/;

/** The same for all who ask of the same code; nothing for a program that never reads the address. */
export const addressReads = rememberFor((survey: Survey, context: ExtractContext): AddressReads | undefined =>
  survey.members.some(({ node }) => SOURCES.has(memberName(node) ?? ""))
    ? new AddressReads(survey, context)
    : undefined,
);

const SOURCES = new Set(["hash", "pathname", "search", "location", "href", ...EVENTS]);

export class AddressReads {
  private readonly survey: Survey;
  private readonly context: ExtractContext;
  private readonly known = new Map<Node | Binding, Map<string, Seen>>();
  private handedTo: ReadonlyMap<Node, readonly Sighting<CallLike>[]> | undefined;
  private setBy: ReadonlyMap<Binding, readonly Sighting<Node>[]> | undefined;
  private fields: ByClass<Sighting<Node>> | undefined;
  private depth = 0;
  private steps = 0;

  constructor(survey: Survey, context: ExtractContext) {
    this.survey = survey;
    this.context = context;
  }

  /** What of the path it is. */
  of(node: Node, module: Module): Seen {
    const seen = this.seen(node, module);
    return seen?.startsWith("?") ? undefined : seen;
  }

  /** The parameter of the query whose value it is. */
  parameter(node: Node, module: Module): string | undefined {
    const seen = this.seen(node, module);
    return seen?.startsWith("?") && seen !== "?" ? seen.slice(1) : undefined;
  }

  /** `keys`: the properties that are read of it. */
  private seen(node: Node, module: Module, keys: Keys = []): Seen {
    const name = keys.join();
    // a name is what it stands for wherever it stands: one may have thousands of values, and be asked for as often
    const binding = bindingAt(node, module.script.scopes);
    const answered = binding && this.known.get(binding);
    if (answered?.has(name)) return answered.get(name);
    const asked = this.known.get(node) ?? new Map<string, Seen>();
    if (asked.has(name)) return asked.get(name);
    if (this.depth >= MAX_DEPTH || ++this.steps > MAX_STEPS) return undefined;
    this.known.set(node, asked.set(name, undefined));
    this.depth++;
    const found = this.look(node, module, keys);
    this.depth--;
    asked.set(name, found);
    if (binding) this.known.set(binding, (this.known.get(binding) ?? new Map<string, Seen>()).set(name, found));
    return found;
  }

  private look(node: Node, module: Module, keys: Keys): Seen {
    switch (node.type) {
      case "ChainExpression":
        return this.seen(node.expression, module, keys);
      case "AwaitExpression":
      case "SpreadElement":
        return this.seen(node.argument, module, keys);
      case "SequenceExpression":
        return this.ofAll(node.expressions.slice(-1), module, keys);
      case "AssignmentExpression":
        return this.seen(node.right, module, keys);
      case "LogicalExpression":
        return this.ofAll([node.left, node.right], module, keys);
      case "ConditionalExpression":
        return this.ofAll([node.consequent, node.alternate], module, keys);
      case "BinaryExpression":
        return node.operator === "+" ? this.ofAll([node.left, node.right], module, keys) : undefined;
      case "TemplateLiteral":
        return this.ofAll(node.expressions, module, keys);
      case "ObjectExpression":
        return this.inObject(node, module, keys);
      case "MemberExpression":
        return this.ofMember(node, module, keys);
      case "CallExpression":
      case "NewExpression":
        return this.ofCall(node, module, keys);
      case "Identifier":
        return this.ofName(node, module, keys);
      default:
        return undefined;
    }
  }

  private ofAll(nodes: readonly Node[], module: Module, keys: Keys): Seen {
    return eitherOf(nodes.map((node) => this.seen(node, module, keys)));
  }

  /** An object that is asked for as a whole holds what its properties do. */
  private inObject(node: Node & { type: "ObjectExpression" }, module: Module, [key, ...keys]: Keys): Seen {
    const reads = node.properties.map((one) => {
      if (one.type === "SpreadElement") return this.seen(one.argument, module, key === undefined ? [] : [key, ...keys]);
      const isMeant = key === undefined || keyName(one.key, one.computed) === key;
      return isMeant && !isFunction(one.value) ? this.seen(one.value, module, keys) : undefined;
    });
    const found = eitherOf(reads);
    return found === undefined || key !== undefined ? found : "some";
  }

  private ofMember(node: Node & { type: "MemberExpression" }, module: Module, keys: Keys): Seen {
    const key = memberName(node) ?? indexOf(node);
    const source = this.ofPlatform(node, key, module, keys);
    if (source !== undefined) return source;
    if (key === undefined) return this.seen(node.object, module, [...keys]) === undefined ? undefined : "some";
    if (node.object.type === "ThisExpression") return this.ofField(node, key, module, keys);
    const held = HOLDS.has(key) ? this.seen(node.object, module, keys) : undefined;
    return held ?? this.seen(node.object, module, [key, ...keys]);
  }

  /** `location.hash`, `window.location`, `document.URL`, `event.newURL`, `navigation.currentEntry.url` */
  private ofPlatform(node: Node, key: string | undefined, module: Module, keys: Keys): Seen {
    if (key === undefined) return undefined;
    if (EVENTS.has(key)) return "some";
    if (!/^(?:location|hash|pathname|search|href|URL|documentURI)$/.test(key)) return undefined;
    const name = globalName(this.context.ev.evaluate(node, module))?.replace(
      /^(?:window|document|self|globalThis)\./,
      "",
    );
    if (name === "location") return this.ofLocation(keys);
    if (name === "location.hash" || name === "location.pathname") return afterKeys("path", keys);
    if (name === "location.search") return afterKeys("?", keys);
    return name === "location.href" || name === "URL" || name === "documentURI" ? "some" : undefined;
  }

  private ofLocation([key, ...keys]: Keys): Seen {
    if (key === undefined || key === "href") return "some";
    if (key === "search" || key === "searchParams") return afterKeys("?", keys);
    return WHOLE.has(key) ? afterKeys("path", keys) : undefined;
  }

  /** `this.path`: what the class assigns to it, and its getter. */
  private ofField(node: Node, key: string, module: Module, keys: Keys): Seen {
    this.fields ??= fieldsOf(this.survey);
    const own = this.fields.of(key, node, module.script.scopes);
    return eitherOf(own.slice(0, MAX_SITES).map((at) => this.given(at.node, at.module, keys)));
  }

  private given(node: Node, module: Module, keys: Keys): Seen {
    return isFunction(node) ? this.ofAll(returnedExpressions(node), module, keys) : this.seen(node, module, keys);
  }

  private ofCall(node: CallLike, module: Module, keys: Keys): Seen {
    const { callee, arguments: args } = node;
    const method = callee.type === "MemberExpression" ? memberName(callee) : undefined;
    if (callee.type === "MemberExpression" && method !== undefined) {
      const on = HOLDS.has(method) && args.length === 0 ? this.seen(callee.object, module, keys) : undefined;
      const read = on === undefined ? this.seen(callee.object, module) : undefined;
      if (on !== undefined) return on;
      if (read !== undefined) return afterKeys(afterMethod(read, method, literalString(args[0])), keys);
    }
    if (args.length === 0 && keys[0] === "pathname" && this.isOfLibrary(callee, module)) return this.ofLocation(keys);
    return this.ofCallee(node, module, keys) ?? this.ofArguments(node, module, keys);
  }

  /** `useLocation().pathname`: what a library gives with a pathname is the page's location, by whatever name it exports it. */
  private isOfLibrary(callee: Node, module: Module): boolean {
    const value = this.context.ev.evaluate(callee, module);
    return value.kind === "external" && !value.runtime;
  }

  /** What a function of the program gives back; a signal or an observable gives what it holds. */
  private ofCallee(node: CallLike, module: Module, keys: Keys): Seen {
    const { callee } = node;
    const functions = this.context.ev.callees(callee, module).flatMap((one) => (one.kind === "function" ? [one] : []));
    const returned = functions
      .slice(0, MAX_SITES)
      .flatMap((fn) => returnedExpressions(fn.node).map((one) => this.seen(one, fn.module, keys)));
    const isGetter = node.arguments.length === 0 && functions.length === 0 && node.type === "CallExpression";
    return (
      eitherOf(returned) ?? (isGetter && callee.type === "Identifier" ? this.seen(callee, module, keys) : undefined)
    );
  }

  /** `decodeURIComponent(path)`, `new URL(location.href)`, `useState(() => location.hash)`, `signal(location.pathname)` */
  private ofArguments(node: CallLike, module: Module, keys: Keys): Seen {
    const [first] = node.arguments;
    const made = globalName(this.context.ev.evaluate(node.callee, module));
    const inner = first && !isFunction(first) ? this.seen(first, module) : undefined;
    if (made === "URL" && inner !== undefined) return this.ofLocation(keys);
    if (first && DECODES.test(made ?? "")) return this.seen(first, module, keys);
    // a state gives its value by its first part, or by one of few names
    const [key, ...rest] = keys;
    const below = key === "0" || HOLDS.has(key ?? "") ? rest : keys;
    return eitherOf(
      node.arguments.slice(0, 3).map((one) => {
        if (isFunction(one)) return one.params.length > 1 ? undefined : this.given(one, module, below);
        return this.seen(one, module, below);
      }),
    );
  }

  private ofName(node: Node & { type: "Identifier" }, module: Module, keys: Keys): Seen {
    const binding = bindingAt(node, module.script.scopes);
    if (!binding) return node.name === "location" ? this.ofLocation(keys) : undefined;
    const defined = binding.definitions.map((one) => this.ofDefinition(one, binding, module, keys));
    const written = binding.writes.map(({ path, value }) => {
      const [key, ...more] = path;
      if (key === undefined || more.length > 0) return undefined;
      if (HOLDS.has(key)) return this.seen(value, module, keys);
      return key === keys[0] ? this.seen(value, module, keys.slice(1)) : undefined;
    });
    return eitherOf([...defined, ...written]) ?? this.setFrom(binding, keys);
  }

  private ofDefinition(definition: Definition, binding: Binding, module: Module, keys: Keys): Seen {
    if (definition.kind === "added") return this.seen(definition.from, module, keys);
    if (definition.kind === "element") return this.seen(definition.of, module, []) === undefined ? undefined : "some";
    if (definition.kind === "param") return this.ofParam(definition, keys);
    if (definition.kind !== "value") return undefined;
    const path = keysIn(definition.path);
    if (!path) return undefined;
    return this.seen(definition.from, module, [...path, ...keys]) ?? this.besides(definition, binding, module, keys);
  }

  /** `const [path, setPath] = useState("/")`: what the second name is called with. */
  private besides(
    { from, path }: Extract<Definition, { kind: "value" }>,
    { scope }: Binding,
    module: Module,
    keys: Keys,
  ): Seen {
    const [step] = path;
    if (from.type !== "CallExpression" || step?.kind !== "index" || step.index !== 0) return undefined;
    for (const other of scope.bindings.values()) {
      const [only] = other.definitions;
      if (only?.kind !== "value" || only.from !== from) continue;
      const [at] = only.path;
      if (at?.kind === "index" && at.index === 1) return this.setFrom(other, keys, module);
    }
    return undefined;
  }

  /** What a name is called with that keeps a state, and what its methods are: `path(location.hash)`, `path.set(...)`. */
  private setFrom(binding: Binding, keys: Keys, module?: Module): Seen {
    // `(value="/",waiting=new Set,{get(){},set(next){}})`: a call that a minifier wrote out
    const isMade = binding.definitions.some(
      (one) => one.kind === "value" && /^(?:Call|New|Sequence)Expression$/.test(one.from.type),
    );
    if (!isMade && !module) return undefined;
    this.setBy ??= settersOf(this.survey);
    const given = (this.setBy.get(binding) ?? []).slice(0, MAX_SITES);
    return eitherOf(given.map((at) => this.given(at.node, at.module, keys)));
  }

  private ofParam({ of, index, path }: Extract<Definition, { kind: "param" }>, keys: Keys): Seen {
    const steps = keysIn(path);
    if (!steps) return undefined;
    const below = [...steps, ...keys];
    const sites = this.context.calls.sitesOf(of).slice(0, MAX_SITES);
    const passed = sites.map(({ call }) => {
      const argument = this.context.calls.argumentAt(call, index);
      return argument && argument !== of ? this.seen(argument, call.module, below) : undefined;
    });
    return eitherOf(passed) ?? this.ofCallback(of, below);
  }

  /** A function that something is handed to: `parts.map((part) => ...)`, `path.subscribe((at) => ...)`. */
  private ofCallback(fn: FunctionNode, keys: Keys): Seen {
    this.handedTo ??= callbacksOf(this.survey);
    const calls = this.handedTo.get(fn) ?? [];
    return eitherOf(
      calls.map(({ node: { callee }, module }) => {
        const on = callee.type === "MemberExpression" ? this.seen(callee.object, module) : undefined;
        return on === undefined ? undefined : afterKeys("some", keys);
      }),
    );
  }
}

/** `parts[0]` */
function indexOf(node: Node & { type: "MemberExpression" }): string | undefined {
  const index = node.computed ? literalNumber(node.property) : undefined;
  return index === undefined ? undefined : String(index);
}

/** The keys that lead from a whole value to a name, or nothing where one is not fixed. */
function keysIn(path: readonly PathStep[]): Keys | undefined {
  const keys: string[] = [];
  for (const step of path) {
    if (step.kind === "key") keys.push(step.key);
    else if (step.kind === "index") keys.push(String(step.index));
    else if (step.kind === "opaque") return undefined;
  }
  return keys;
}

/** What is written to the fields of each class, by the name of the field: `this.path = ...`, `path = ...`, a getter. */
function fieldsOf({ assignments, fields, methods }: Survey): ByClass<Sighting<Node>> {
  const out = new ByClass<Sighting<Node>>();
  const add = (at: Sighting<Node>, key: string | undefined, node: Node | null): void => {
    if (key !== undefined && node) out.add(key, { ...at, node }, at.node, at.module.script.scopes);
  };
  for (const at of assignments) {
    const { left, right } = at.node;
    if (left.type === "MemberExpression" && left.object.type === "ThisExpression") add(at, memberName(left), right);
  }
  for (const at of fields) add(at, keyName(at.node.key, at.node.computed), at.node.value);
  for (const at of methods) if (at.node.kind === "get") add(at, keyName(at.node.key, at.node.computed), at.node.value);
  return out;
}

/** The first arguments of calls of a name and of its methods that set it. */
function settersOf({ calls }: Survey): ReadonlyMap<Binding, readonly Sighting<Node>[]> {
  const out = new Map<Binding, Sighting<Node>[]>();
  for (const { node, module, unit } of calls) {
    const [first] = node.arguments;
    const { callee } = node;
    if (!first || node.type !== "CallExpression") continue;
    const isSet = callee.type === "MemberExpression" && SETS.has(memberName(callee) ?? "");
    const name = isSet ? callee.object : callee;
    const binding = bindingAt(name, module.script.scopes);
    if (binding) append(out, binding, { node: first, module, unit });
  }
  return out;
}

/** The calls that a function is written into as an argument. */
function callbacksOf({ calls }: Survey): ReadonlyMap<Node, readonly Sighting<CallLike>[]> {
  const out = new Map<Node, Sighting<CallLike>[]>();
  for (const at of calls) for (const given of at.node.arguments) if (isFunction(given)) append(out, given, at);
  return out;
}
