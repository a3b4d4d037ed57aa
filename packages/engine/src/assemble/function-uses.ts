/**
 * Where a function is used, as far as its value is followed: called, handed to somebody, given to an element. What is handed
 * out, `return { save, remove }`, is followed to those who read it: who reads `remove` has nothing to do with `save`. Hooks,
 * stores and values of contexts are the same here. What is run on the spot, in an effect or by a query, is used where it stands.
 */
import { makesElement } from "../evaluate/conventions.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { Value } from "../evaluate/value.ts";
import { outcomes } from "../evaluate/value.ts";
import { isForeign } from "../extract/answers/foreign.ts";
import type { CallGraph } from "../extract/call-graph.ts";
import type { References } from "../extract/references.ts";
import type { Sighting } from "../extract/survey.ts";
import { isOfQuery } from "../models/passed-on.ts";
import type { Binding } from "../scope/binding.ts";
import type { Script } from "../script.ts";
import { keyName, memberName } from "../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Parents } from "../unpack/parents.ts";
import type { UnitGraph } from "../unpack/units.ts";
import { MadeValues } from "./made-values.ts";
import { ANY, behind, boundBy, GIVEN, PART, type Path } from "./value-paths.ts";

/** Most places that one function is followed to. */
const MAX_STEPS = 400;
/** Components and helpers that a value is followed into. */
const MAX_ENTERED = 4;
/** Most keys and calls between an expression and the function. */
const MAX_PATH = 8;
/** Most references of one name. */
const MAX_REFERENCES = 200;
/** Closures around the function that wrappers have made. */
const MAX_WRAPPERS = 3;

/** Steps that a library may take in any order. */
const LOST = new Set([ANY, PART, GIVEN]);
const KEEPS = new Set(["=", "??=", "||=", "&&="]);

export interface Code {
  readonly calls: CallGraph;
  readonly ev: Evaluator;
  readonly parents: Parents;
  readonly references: References;
  readonly units: UnitGraph;
}

/** A function that uses another one. */
export interface User {
  readonly fn: FunctionNode;
  readonly script: Script;
}

export class FunctionUses {
  private readonly code: Code;
  private readonly made: MadeValues;
  private readonly known = new Map<FunctionNode, readonly User[]>();

  constructor(code: Code) {
    this.code = code;
    this.made = new MadeValues(code.calls, code.ev);
  }

  /** None where its value goes ways that are not understood. */
  of(fn: FunctionNode, script: Script): readonly User[] {
    const known = this.known.get(fn) ?? this.found(fn, script);
    this.known.set(fn, known);
    return known;
  }

  /** Whether a call is given a function. */
  isHanded(fn: FunctionNode, { node, module }: Sighting<CallLike>): boolean {
    const isIt = (value: Value): boolean => value.kind === "function" && value.node === fn;
    return node.arguments.some((one) => outcomes(this.code.ev.evaluate(one, module)).some(isIt));
  }

  private found(fn: FunctionNode, script: Script): readonly User[] {
    const module = this.code.units.unitAt(script, fn.start)?.module;
    return module ? new Trace(fn, module, this.code, this.made).uses() : [];
  }
}

/** The value goes on in a function that was called with it. */
interface Entered {
  readonly fn: FunctionNode;
  readonly call: Node;
  readonly module: Module;
}

/** An expression that holds the function, or something that holds it under a path. */
interface Place {
  readonly node: Node;
  readonly module: Module;
  readonly path: Path;
  readonly entered: readonly Entered[];
}

class Trace {
  private readonly fn: FunctionNode;
  private readonly code: Code;
  private readonly made: MadeValues;
  private readonly open: Place[] = [];
  /** By their paths: nodes, and lists of references that were followed as a whole. */
  private readonly seen = new Map<object, Set<string>>();
  private readonly found: User[] = [];

  constructor(fn: FunctionNode, module: Module, code: Code, made: MadeValues) {
    this.fn = fn;
    this.code = code;
    this.made = made;
    const place: Place = { node: fn, module, path: [], entered: [] };
    if (fn.type === "FunctionDeclaration") this.bind(fn.id, place);
    else this.push(place);
  }

  uses(): readonly User[] {
    for (let step = 0; step <= MAX_STEPS - this.open.length; step++) {
      const place = this.open.shift();
      if (!place) return this.found;
      this.follow(place);
    }
    return [];
  }

  private push(place: Place): void {
    if (place.path.length > MAX_PATH) {
      this.use(place);
      return;
    }
    if (this.isNew(place.node, place)) this.open.push(place);
  }

  private isNew(at: object, { path }: Place): boolean {
    const before = this.seen.get(at) ?? new Set<string>();
    const key = path.join(" ");
    if (before.has(key)) return false;
    this.seen.set(at, before.add(key));
    return true;
  }

  /** Who hands it to a component or a helper that uses it has it used. */
  private use({ node, module, path, entered: [first] }: Place): void {
    if (path.includes(PART)) return;
    const { node: at, module: of } = first ? { node: first.call, module: first.module } : { node, module };
    const user = this.code.parents.functionAround(at, of.script);
    if (user && user !== of.scopeNode) this.found.push({ fn: user, script: of.script });
  }

  private follow(place: Place): void {
    const { node, module } = place;
    const parent = this.code.parents.of(node, module.script);
    if (!parent) return;
    switch (parent.type) {
      case "ExpressionStatement":
      case "UnaryExpression":
      case "BinaryExpression":
      case "IfStatement":
      case "ExportDefaultDeclaration":
      case "ExportSpecifier":
        return;
      case "ChainExpression":
      case "AwaitExpression":
      case "LogicalExpression":
        this.push({ ...place, node: parent });
        return;
      case "ConditionalExpression":
        if (parent.test !== node) this.push({ ...place, node: parent });
        return;
      case "SequenceExpression":
        if (parent.expressions.at(-1) === node) this.push({ ...place, node: parent });
        return;
      case "VariableDeclarator":
        if (parent.init === node) this.bind(parent.id, place);
        return;
      case "AssignmentExpression":
        if (parent.right !== node || !KEEPS.has(parent.operator)) return;
        this.bind(parent.left, place);
        this.push({ ...place, node: parent });
        return;
      case "CallExpression":
      case "NewExpression":
        this.called(parent, place);
        return;
      case "ReturnStatement":
      case "ArrowFunctionExpression":
        this.returned(parent, place);
        return;
      default:
        this.inside(parent, place);
    }
  }

  /** The value becomes a part of something, or a part of it is read. */
  private inside(parent: Node, place: Place): void {
    const { node, module, path } = place;
    switch (parent.type) {
      case "Property": {
        const object = this.code.parents.of(parent, module.script);
        const key = keyName(parent.key, parent.computed);
        if (parent.value !== node || object?.type !== "ObjectExpression") return;
        if (key === undefined) this.use(place);
        else this.push({ ...place, node: object, path: [key, ...path] });
        return;
      }
      case "SpreadElement": {
        const object = this.code.parents.of(parent, module.script);
        if (object?.type === "ObjectExpression") this.push({ ...place, node: object });
        else this.use(place);
        return;
      }
      case "ArrayExpression":
        this.push({
          ...place,
          node: parent,
          path: [String(parent.elements.findIndex((one) => one?.start === node.start)), ...path],
        });
        return;
      case "MemberExpression":
        if (parent.object === node) this.read(parent, place);
        else this.use(place);
        return;
      default:
        this.use(place);
    }
  }

  private read(member: Extract<Node, { type: "MemberExpression" }>, place: Place): void {
    const { path } = place;
    const key = keyName(member.property, member.computed);
    // `handlers[kind]`, `save.call(this)`, `list.map(...)`
    const isOfAll = key === undefined || path.length === 0 || (/^\d+$/.test(path[0] ?? "") && !/^\d+$/.test(key));
    if (isOfAll) {
      this.use(place);
      return;
    }
    const rest = behind(key, path);
    if (rest) this.push({ ...place, node: member, path: rest });
  }

  private bind(target: Node | null | undefined, place: Place): void {
    for (const [name, path] of boundBy(target, place.path)) {
      if (name.type === "Identifier") this.named(name, { ...place, path });
      else if (name.type === "MemberExpression") this.written(name, { ...place, path });
    }
  }

  private named(name: Extract<Node, { type: "Identifier" }>, place: Place): void {
    const binding = place.module.script.scopes.bindingOf.get(name);
    if (!binding || !this.isNew(binding, place)) return;
    for (const { node, module } of this.code.references.of(binding, place.module).slice(0, MAX_REFERENCES))
      this.push({ ...place, node, module });
  }

  private references({ references }: Binding, place: Place): void {
    if (!this.isNew(references, place)) return;
    for (const node of references.slice(0, MAX_REFERENCES)) this.push({ ...place, node });
  }

  /** `actions.save = save`; what else is written somewhere is used there. */
  private written({ object, property, computed }: Extract<Node, { type: "MemberExpression" }>, place: Place): void {
    const key = keyName(property, computed);
    const binding = object.type === "Identifier" ? place.module.script.scopes.bindingOf.get(object) : undefined;
    if (key === undefined || !binding) this.use(place);
    else this.references(binding, { ...place, path: [key, ...place.path] });
  }

  private returned(at: Node, place: Place): void {
    const { calls, parents } = this.code;
    const { module, entered } = place;
    const fn = isFunction(at) ? at : parents.functionAround(at, module.script);
    const last = entered.at(-1);
    if (!fn) return;
    if (last?.fn === fn) {
      this.push({ ...place, node: last.call, module: last.module, entered: entered.slice(0, -1) });
      return;
    }
    if (last) {
      this.use(place);
      return;
    }
    const path = [GIVEN, ...place.path];
    if (fn.type === "FunctionDeclaration") this.bind(fn.id, { ...place, path });
    else this.push({ ...place, node: fn, path });
    for (const { call } of calls.sitesOf(fn))
      if (this.calls(call.node, call.module, fn)) this.push({ ...place, node: call.node, module: call.module });
  }

  private calls(call: CallLike, module: Module, fn: FunctionNode): boolean {
    const values = call.type === "CallExpression" ? this.code.ev.callees(call.callee, module) : [];
    return values.some((one) => one.kind === "function" && one.node === fn);
  }

  private called(call: CallLike, place: Place): void {
    const { node, path, module } = place;
    const { ev } = this.code;
    const [first] = path;
    if (call.callee === node) {
      if (first === GIVEN) this.push({ ...place, node: call, path: path.slice(1) });
      else if ((first === ANY || first === PART) && path.length > 1)
        this.asked(call, { ...place, path: [ANY, ...path.slice(1)] });
      else if (first === undefined || first === ANY) this.use(place);
      return;
    }
    const callee = ev.evaluate(call.callee, module);
    const index = call.arguments.findIndex(({ start }) => start === node.start);
    if (makesElement(call, callee, module, ev)) this.drawn(call, index, place);
    else if (first === undefined) this.handed(call, place);
    else this.entered(call, index, callee, place);
  }

  /** The function itself is given to a call: used there, but where the call gives it back, or a closure around it. */
  private handed(call: CallLike, place: Place): void {
    const { ev } = this.code;
    const given = outcomes(ev.evaluate(call, place.module));
    if (given.some((one) => this.holds(one))) this.push({ ...place, node: call });
    else this.use(place);
  }

  private holds(value: Value, depth = 0): boolean {
    if (value.kind !== "function" || depth > MAX_WRAPPERS) return false;
    return value.node === this.fn || value.env.some(({ args }) => args.some((arg) => this.holds(arg, depth + 1)));
  }

  /** Something that holds it is given to a function, which is entered, or to a library, whose result may hold it. */
  private entered(call: CallLike, index: number, callee: Value, place: Place): void {
    const { module, path, entered } = place;
    const own = outcomes(callee).filter((one) => one.kind === "function");
    for (const { node: fn, module: of } of own) {
      const param = fn.params[index];
      if (!param || param.type === "RestElement" || entered.length >= MAX_ENTERED) this.use(place);
      else this.bind(param, { ...place, module: of, entered: [...entered, { fn, call, module }] });
    }
    if (own.length > 0 || isDependency(call, index)) return;
    if (path[0] === "mutationFn" && isOfQuery(callee))
      for (const key of ["mutate", "mutateAsync"]) this.push({ ...place, node: call, path: [key, ...path.slice(1)] });
    else if (isForeign(callee)) this.madeBy(call, { ...place, path: [ANY, ...path.filter((step) => !LOST.has(step))] });
    else this.use(place);
  }

  /** What a library makes of it: what the call gives, also where that is named in other modules. */
  private madeBy(call: CallLike, place: Place): void {
    this.push({ ...place, node: call });
    for (const mention of this.made.mentionsOf(call)) this.push({ ...place, ...mention });
  }

  /** `useStore((state) => state.save)`, `useStore()`: what the selector gives back, else all of it. */
  private asked(call: CallLike, place: Place): void {
    const { module, entered } = place;
    const selectors = call.arguments.flatMap((one) => outcomes(this.code.ev.evaluate(one, module)));
    const own = selectors.filter((one) => one.kind === "function");
    for (const { node: fn, module: of } of own)
      if (entered.length < MAX_ENTERED)
        this.bind(fn.params[0], { ...place, module: of, entered: [...entered, { fn, call, module }] });
    if (own.length === 0) this.push({ ...place, node: call });
  }

  /** An element is given it: by itself it is used there, in an object it is followed into the component. */
  private drawn(call: CallLike, index: number, place: Place): void {
    const { module, path, entered } = place;
    const [type] = call.arguments;
    // a component is drawn; who gets something of the component itself is told by who calls it
    if (index === 0 && path[0] !== GIVEN) this.use(place);
    if (index !== 1 || !type) return;
    if (path[0] === "value" && memberName(type) === "Provider" && type.type === "MemberExpression") {
      this.provided(type.object, { ...place, path: [ANY, ...path.slice(1)] });
      return;
    }
    const own = outcomes(this.code.ev.evaluate(type, module)).filter((one) => one.kind === "function");
    if (path.length < 2 || own.length === 0 || entered.length >= MAX_ENTERED) this.use(place);
    else
      for (const { node: fn, module: of } of own)
        this.bind(fn.params[0], { ...place, module: of, entered: [...entered, { fn, call, module }] });
  }

  /** `<Session.Provider value={...}>`: whoever asks for the context has it. */
  private provided(context: Node, place: Place): void {
    for (const made of outcomes(this.code.ev.evaluate(context, place.module)))
      if (made.kind === "result")
        for (const mention of this.made.mentionsOf(made.node)) this.push({ ...place, ...mention });
  }
}

/** `useMemo(() => ..., [save])`: what a hook of React compares. */
function isDependency({ arguments: given }: CallLike, index: number): boolean {
  const [first] = given;
  return index > 0 && given[index]?.type === "ArrayExpression" && first !== undefined && isFunction(first);
}
