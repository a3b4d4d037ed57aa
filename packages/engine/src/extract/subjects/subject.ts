/**
 * What a value is compared, switched over or assigned: a property of something, or a name that holds one. Takes the
 * expression, gives the property's name, what it is a property of, and a key that is the same wherever the same thing
 * is meant.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Source } from "../../evaluate/value.ts";
import { unwrapping } from "../../evaluate/vue-state.ts";
import { firstOf } from "../../lists.ts";
import { isDrawing, isForeignProperty } from "../../platform/foreign.ts";
import { SAME_KIND } from "../../platform/kind-methods.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding, Definition, PathStep } from "../../scope/binding.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import type { CallGraph } from "../call-graph.ts";
import { PARTS } from "../entities/parts.ts";
import { placeOfNode } from "../name-place.ts";
import type { MemberNode } from "../survey.ts";
import type { Flows } from "./flows.ts";
import { type Given, givenBack } from "./given-back.ts";
import type { Namer } from "./namer.ts";
import { isPassed, isVerb, kindName, wordsOf } from "./words.ts";

export interface Subject {
  /** Same for the same thing. */
  readonly key: string;
  readonly name?: string;
  /** The kind of thing that it is a property of. */
  readonly owner?: string;
  readonly at?: Source;
}

/** A text and where it stands. */
export interface WrittenText {
  readonly value: string;
  readonly at: Source;
}

const MAX_DEPTH = 8;
const MAX_SITES = 4;
/** Methods that change how a text is written, not which it is. */
export const SAME_TEXT: ReadonlySet<string> = new Set(["toLowerCase", "toUpperCase", "toString", "trim"]);

/**
 * Methods that give what is kept under a name (Storage, URLSearchParams, FormData, Map; forms of Angular 2 to 20, React
 * Hook Form 7, antd 4 and 5).
 */
const GIVES = new Set(["get", "getItem", "getFieldValue", "getValues", "watch"]);

/** `this.sortDirection()`: what is read by a call without a verb (signals of Angular 16 to 20, Solid, Preact). */
const isSignal = (method: string): boolean =>
  /^[a-z]\w+$/.test(method) && !SAME_KIND.has(method) && !isVerb(wordsOf(method)[0] ?? "");

/** The last part of a key: `app.viewMode`. */
const keptName = (key: string | undefined): string | undefined =>
  key !== undefined && /^[A-Za-z_][\w.:-]*$/.test(key) ? key.split(/[.:]/).at(-1) : undefined;

export class Subjects {
  private readonly flows: Flows;
  private readonly namer: Namer;
  private readonly calls: CallGraph;
  private readonly ev: Evaluator;
  private readonly enums: ReadonlyMap<Binding | string, ReadonlyMap<string, WrittenText>>;
  private readonly open = new Set<Binding>();

  constructor(
    flows: Flows,
    namer: Namer,
    calls: CallGraph,
    ev: Evaluator,
    enums: ReadonlyMap<Binding | string, ReadonlyMap<string, WrittenText>>,
  ) {
    this.enums = enums;
    this.flows = flows;
    this.namer = namer;
    this.calls = calls;
    this.ev = ev;
  }

  of(node: Node, module: Module, depth = 0): Subject | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const [one, ...others] = alternatives(node).filter((each) => !isFixed(each));
    if (!one || others.length > 1) return undefined;
    switch (one.type) {
      case "MemberExpression": {
        const key = keyName(one.property, one.computed);
        if (key === undefined) return undefined;
        if (isPlace(key)) return this.of(one.object, module, depth + 1);
        return this.ofPart(one.object, key, one.property, module);
      }
      case "Identifier": {
        const binding = module.script.scopes.bindingOf.get(one);
        return binding && !this.isAttributeName(binding) ? this.ofBinding(binding, module, depth + 1) : undefined;
      }
      case "CallExpression":
        return this.ofResult(one, module, depth + 1);
      default:
        return undefined;
    }
  }

  /** What is read through a part without a name of its own, `call.content.type`, is the part's, and nothing says what that is. */
  private kindAt(node: Node, module: Module): string | undefined {
    const named = this.namer.of(node, module);
    return named?.through !== undefined && PARTS.has(named.through) ? undefined : kindOf(named?.name);
  }

  private ofResult(call: CallLike, module: Module, depth: number): Subject | undefined {
    const { callee, arguments: args } = call;
    const method = callee.type === "MemberExpression" ? memberName(callee) : undefined;
    const held = unwrapping(call, this.ev.evaluate(call, module));
    if (held) return this.of(held, module, depth);
    if (callee.type !== "MemberExpression" || method === undefined) return this.ofGiven(call, module, depth);
    if (SAME_TEXT.has(method)) return this.of(callee.object, module, depth);
    if (args.length === 0 && isSignal(method)) return this.ofPart(callee.object, method, callee.property, module);
    const [key, ...more] = args;
    const name = key && more.length === 0 && GIVES.has(method) ? keptName(literalString(key)) : undefined;
    if (!key || name === undefined) return this.ofGiven(call, module, depth);
    const place = method === "getItem" ? "kept" : this.placeAround(callee.object, name, module);
    return { key: `${place}.${name}`, name, at: placeOfNode(key, module) };
  }

  /** What all that a function gives back is, beside texts: `getTab() { return this.query.tab || "all" }`; else its own name. */
  private ofGiven(call: CallLike, module: Module, depth: number): Subject | undefined {
    const given = givenBack(call, module, this.ev);
    const asked = given.filter(({ node }) => !alternatives(node).every(isFixed));
    const [first, ...others] = asked.map((at) => (isHandedIn(at) ? undefined : this.of(at.node, at.module, depth)));
    if (asked.length > 0) return others.every((one) => one?.name === first?.name) ? first : undefined;
    const [fn] = given;
    const name = /^get([A-Z]\w+)$/.exec(memberName(call.callee) ?? "")?.[1];
    if (!fn || name === undefined) return undefined;
    return {
      key: `${fn.module.script.file}:${fn.node.start}`,
      name: name.charAt(0).toLowerCase() + name.slice(1),
      at: placeOfNode(call.callee, module),
    };
  }

  /** `shouldForwardProp: (name) => name !== "wide"` asks for names of attributes (Emotion 11, styled-components 6). */
  private readonly isAttributeName = rememberFor(({ definitions }: Binding): boolean =>
    definitions.some((one) => {
      const flow = one.kind === "param" ? this.flows.of(one.of) : undefined;
      return flow?.kind === "property" && flow.key === "shouldForwardProp";
    }),
  );

  /** Whether a name is one of the names of classes of an element: `classList.forEach((name) => ...)`. */
  isOfPage(node: Node, { script }: Module): boolean {
    const binding = bindingAt(node, script.scopes);
    return (binding?.definitions ?? []).some((one) => {
      const callee = one.kind === "param" ? this.flows.callbacks.get(one.of)?.call.node.callee : undefined;
      return callee?.type === "MemberExpression" && memberName(callee.object) === "classList";
    });
  }

  /** Whether a name is a key of an object: `Object.keys(data).filter((key) => ...)`, `for (const key in data)`. */
  isKey(node: Node, { script }: Module): boolean {
    const binding = bindingAt(node, script.scopes);
    return (binding?.definitions ?? []).some((one) => {
      if (one.kind === "opaque") return one.node.type === "ForInStatement";
      if (one.kind === "element") return givesKeys(one.of, one.path);
      const callee =
        one.kind === "param" && one.index === 0 ? this.flows.callbacks.get(one.of)?.call.node.callee : null;
      return one.kind === "param" && callee?.type === "MemberExpression" && givesKeys(callee.object, one.path);
    });
  }

  /** The thing that a name stands for. */
  ofBinding(binding: Binding, module: Module, depth = 0): Subject {
    const own = keyOf(binding, module);
    if (this.open.has(binding)) return { key: own };
    this.open.add(binding);
    let found: Subject | undefined;
    for (const definition of binding.definitions.slice(0, MAX_SITES)) {
      found ??= this.ofDefinition(definition, binding, module, depth);
    }
    this.open.delete(binding);
    if (found) return found;
    const use = this.ownUse(binding);
    return use ? { key: own, name: use.key, at: placeOfNode(use.at, module) } : { key: own };
  }

  /** Where a name is first given a key of its own. */
  private readonly ownUse = rememberFor((binding: Binding) =>
    this.flows.keysOf
      .get(binding)
      ?.find(({ key }) => !isPassed(key) && key.length > 2 && !isForeignProperty(key) && !isDrawing(key)),
  );

  /** The property of a thing that a copy of it or a part of its state has: `{...user, role}`. */
  ofPart(of: Node, name: string, at: Node, module: Module): Subject {
    return property(name, at, this.kindAt(of, module), module, this.placeAround(of, name, module));
  }

  /** What a property is read from, without an owner: the class or component around `this`, the thing that a name comes from. */
  private placeAround(of: Node, name: string, module: Module): string {
    const { script, wrapper } = module;
    const { root, path } = this.rootOf(of, module);
    const component = this.ev.handed.componentAt(root, module);
    if (component) return [`${component.module.script.file}:${component.node.start}`, ...path].join(":");
    const self = script.scopes.thisOf.get(root);
    const binding = bindingAt(root, script.scopes);
    const around: Node[] = [];
    for (let scope = binding?.scope; scope; scope = scope.parent)
      if (scope.kind === "function" || scope.kind === "class") around.push(scope.node);
    const outermost = self ?? around.at(wrapper ? -2 : -1);
    // names of several words mean the same throughout a component
    const isOwn = wordsOf(name).length < 2;
    const origin = binding && !self && isOwn ? this.originOf(binding, module) : undefined;
    const own = origin ? `:${origin.binding.declaration.start}` : "";
    const keys = [...path, ...(origin?.path ?? [])];
    return `${script.file}:${outermost?.start ?? "top"}${own}${keys.map((key) => `:${key}`).join("")}`;
  }

  /** `for (const one of list)`, `list.map((one) => ...)`, `const one = list[0]`: the list. `const one = all.first`: a part. */
  private originOf(binding: Binding, module: Module): { readonly binding: Binding; readonly path: readonly string[] } {
    let at = binding;
    let path: readonly string[] = [];
    for (let depth = 0; depth < MAX_DEPTH; depth++) {
      const only = onlyDefinition(at);
      const from = only && this.sourceOf(only);
      const source = from && this.rootOf(from, module);
      const next = source && bindingAt(source.root, module.script.scopes);
      if (!only || !source || !next || next === at) break;
      const taken = "path" in only ? only.path.flatMap(keyIn).reverse() : [];
      path = [...path, ...taken, ...source.path];
      at = (source.root === from && this.flows.stateSetBy(next)) || next;
    }
    return { binding: at, path };
  }

  /** The expression at the left end, and the telling keys on the way to it; calls of methods are passed, and Vue's `unref(x)`. */
  private rootOf(node: Node, module: Module): { readonly root: Node; readonly path: readonly string[] } {
    let root = node;
    const path: string[] = [];
    for (;;) {
      if (root.type === "ChainExpression") root = root.expression;
      else if (root.type === "CallExpression") {
        const inner: Node | undefined =
          root.callee.type === "MemberExpression"
            ? root.callee.object
            : unwrapping(root, this.ev.evaluate(root, module));
        if (!inner) return { root, path };
        root = inner;
      } else if (root.type === "MemberExpression") {
        const key = keyName(root.property, root.computed);
        if (key !== undefined && !isPassed(key)) path.push(key);
        root = root.object;
      } else return { root, path };
    }
  }

  private sourceOf(definition: Definition): Node | undefined {
    if (definition.kind === "value") return definition.from;
    if (definition.kind === "element") return definition.of;
    const callee = definition.kind === "param" ? this.flows.callbacks.get(definition.of)?.call.node.callee : undefined;
    // `setRows((rows) => ...)`: the state that is set
    return callee?.type === "MemberExpression" ? callee.object : callee?.type === "Identifier" ? callee : undefined;
  }

  private ofDefinition(definition: Definition, binding: Binding, module: Module, depth: number): Subject | undefined {
    if (definition.kind !== "value" && definition.kind !== "param") return undefined;
    const step = definition.path.findLast(({ kind }) => kind === "key");
    const at = this.flows.patternKeys.get(binding) ?? binding.declaration;
    if (step?.kind === "key") {
      const owner = definition.kind === "value" ? this.namer.of(definition.from, module)?.name : undefined;
      if (!isPlace(step.key)) return property(step.key, at, kindOf(owner), module, keyOf(binding, module));
    }
    if (definition.path.length > 0 && definition.path.some(({ kind }) => kind === "index")) return undefined;
    if (definition.kind === "value") return this.of(definition.from, module, depth + 1);
    return firstOf(this.calls.sitesOf(definition.of).slice(0, MAX_SITES), ({ call }) => {
      const argument = this.calls.argumentAt(call, definition.index);
      const found = argument && isPlain(argument) ? this.of(argument, call.module, depth + 1) : undefined;
      return found?.name ? found : undefined;
    });
  }

  private enumMember(node: MemberNode, module: Module): WrittenText | undefined {
    const key = keyName(node.property, node.computed);
    const of = bindingAt(node.object, module.script.scopes) ?? memberName(node.object);
    return key === undefined || of === undefined ? undefined : this.enums.get(of)?.get(key);
  }

  /** A text that is compared: written there, or a constant from elsewhere. */
  textOf(node: Node, module: Module): WrittenText | undefined {
    const literal = literalString(node);
    if (literal !== undefined) return { value: literal, at: placeOfNode(node, module) };
    if (node.type !== "MemberExpression" && node.type !== "Identifier") return undefined;
    const member = node.type === "MemberExpression" ? this.enumMember(node, module) : undefined;
    if (member) return member;
    const value = this.ev.evaluate(node, module);
    const at = value.kind === "constant" ? value.sources[0] : undefined;
    return value.kind === "constant" && typeof value.value === "string" && at ? { value: value.value, at } : undefined;
  }
}

/** `(one) => one.value`, `(one) => one ?? "a"`: what a function is given, which each call says anew. */
const isHandedIn = ({ node, module }: Given): boolean =>
  alternatives(node).some((one) => {
    const root = one.type === "MemberExpression" && isPlace(memberName(one) ?? "") ? one.object : one;
    return bindingAt(root, module.script.scopes)?.definitions.some(({ kind }) => kind === "param") === true;
  });

/** A text, a number, nothing: `(a = x) == null ? void 0 : a.kind` asks for the kind, as compilers write `x?.kind`. */
const isFixed = (node: Node): boolean =>
  node.type === "Literal" ||
  node.type === "TemplateLiteral" ||
  (node.type === "UnaryExpression" && node.operator === "void");

/** `Object.keys(data)`, and of `Object.entries(data)` the first of each pair. */
function givesKeys(list: Node, path: readonly PathStep[]): boolean {
  if (list.type !== "CallExpression" || list.callee.type !== "MemberExpression") return false;
  const { object } = list.callee;
  if (object.type !== "Identifier" || object.name !== "Object") return false;
  const method = memberName(list.callee);
  const [step, ...others] = path;
  const isFirst = step?.kind === "index" && step.index === 0 && others.length === 0;
  return (method === "keys" && path.length === 0) || (method === "entries" && isFirst);
}

/** A state and a result are what is asked for, and not only where something is. */
const isPlace = (key: string): boolean => isPassed(key) && key !== "state" && key !== "result";

const keyIn = (step: PathStep): readonly string[] => (step.kind === "key" && !isPassed(step.key) ? [step.key] : []);

const isPlain = (node: Node): boolean =>
  alternatives(node).some(({ type }) => type === "MemberExpression" || type === "Identifier");

const keyOf = ({ declaration }: Binding, { script }: Module): string =>
  `${script.file}:${script.base + declaration.start}`;

/** A component that is made in code is called by what it is, not by what holds it (Angular's `componentInstance`). */
const kindOf = (name: string | undefined): string | undefined =>
  name === undefined || name === "componentInstance" ? undefined : kindName(name);

/**
 * Without an owner, two properties of one name are the same only where they are read from the same thing, and in one
 * way: `props.parent.type` is no `props.type`.
 */
function property(name: string, at: Node, owner: string | undefined, module: Module, place: string): Subject {
  return {
    key: owner ? `${owner}.${name}` : `${place}.${name}`,
    name,
    ...(owner ? { owner } : {}),
    at: placeOfNode(at, module),
  };
}
