/**
 * Where a field of a class is read: in its methods, in the template that Angular compiles for it, and of its instances;
 * where one of an object is that its own functions write.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes } from "../../evaluate/value.ts";
import { append } from "../../multimap.ts";
import { bindingAt, onlyValue } from "../../scope/binding-at.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import type { CallExpression, Class, FunctionNode, Node, ObjectExpression, Self } from "../../syntax/nodes.ts";
import { isClass } from "../../syntax/nodes.ts";
import { walk as walkTree } from "../../syntax/walk.ts";
import type { Module, Placed } from "../../unpack/module.ts";
import type { Parents } from "../../unpack/parents.ts";
import type { CallGraph } from "../call-graph.ts";
import type { Survey } from "../survey.ts";
import { bind, isEmpty, MAX_USES, MAX_WRITES } from "./bind.ts";
import { type StoreRead, storeOf, storeReads } from "./pinia.ts";
import { selfOf } from "./self.ts";
import { left, type Place, type Walk } from "./walk.ts";

interface Template {
  readonly fn: FunctionNode;
  readonly module: Module;
}

/** Most parts of one template. */
const MAX_PARTS = 200;

/** Most reads of one name whose objects are looked at. */
const MAX_MEMBERS = 200;

function membersByName({ members }: Survey): ReadonlyMap<string, readonly Placed[]> {
  const out = new Map<string, Placed[]>();
  for (const { node, module } of members) {
    const key = node.object.type === "ThisExpression" ? undefined : memberName(node);
    if (key !== undefined) append(out, key, { node, module });
  }
  return out;
}

/** `template(0, row, 2, 1, "div")`: the functions of parts are handed to Angular's instructions by their names. */
const partsGiven = ({ arguments: args }: CallExpression, { script }: Module): readonly FunctionNode[] =>
  args.flatMap((one) => {
    const [only] = bindingAt(one, script.scopes)?.definitions ?? [];
    return only?.kind === "function" && only.node.params.length === 2 ? [only.node] : [];
  });

/** `const page = nextContext(2)` */
function isContext(node: Node, { script }: Module): boolean {
  const made = onlyValue(node, script.scopes);
  return (
    made?.type === "CallExpression" &&
    made.arguments.every((one) => one.type === "Literal") &&
    made.arguments.length < 2
  );
}

export class ClassReads {
  private readonly graph: CallGraph;
  private readonly survey: Survey;
  private readonly ev: Evaluator;
  private members: ReadonlyMap<string, readonly Placed[]> | undefined;
  private readonly reads = new Map<Class | ObjectExpression, ReadonlyMap<string, readonly Node[]>>();
  private readonly parts = new Map<Class, ReadonlyMap<string, readonly Placed[]>>();
  private byClass: ReadonlyMap<Class, Template> | undefined;

  constructor(graph: CallGraph, survey: Survey, ev: Evaluator) {
    this.graph = graph;
    this.survey = survey;
    this.ev = ev;
  }

  /** Where other code reads a field of an instance: `this.session.user`, `store.orders`. */
  outside(cls: Class, key: string): readonly Placed[] {
    this.members ??= membersByName(this.survey);
    const members = this.members.get(key) ?? [];
    if (members.length > MAX_MEMBERS) return [];
    return members.filter(({ node, module }) => {
      if (node.type !== "MemberExpression") return false;
      const owners = outcomes(this.ev.assume(this.ev.evaluate(node.object, module)));
      return owners.some((one) => one.kind === "instance" && one.of.node === cls);
    });
  }

  of(cls: Class, module: Module): ReadonlyMap<string, readonly Node[]> {
    const known = this.reads.get(cls);
    if (known) return known;
    const out = new Map<string, Node[]>();
    walkTree(cls.body, (node) => {
      if (node.type !== "MemberExpression") return undefined;
      const key = selfOf(node.object, module) === cls ? keyName(node.property, node.computed) : undefined;
      if (key !== undefined) append(out, key, node);
      return undefined;
    });
    this.reads.set(cls, out);
    return out;
  }

  /** What the functions of an object read of it. */
  ofObject(object: ObjectExpression, { script }: Module, parents: Parents): ReadonlyMap<string, readonly Node[]> {
    const known = this.reads.get(object);
    if (known) return known;
    const own = new Set<Node>(object.properties.flatMap((one) => (one.type === "Property" ? one.value : [])));
    const out = new Map<string, Node[]>();
    walkTree(object, (node) => {
      if (node.type !== "MemberExpression" || node.object.type !== "ThisExpression") return undefined;
      const self = script.scopes.thisOf.get(node.object);
      const around = parents.of(node, script);
      const isWritten = around?.type === "AssignmentExpression" && around.left === node;
      const key = self && own.has(self) && !isWritten ? keyName(node.property, node.computed) : undefined;
      if (key !== undefined) append(out, key, node);
      return undefined;
    });
    this.reads.set(object, out);
    return out;
  }

  /**
   * Where the parts of a compiled template read an instance: `function row(flags, ctx) { const page = nextContext(); ...
   * page.users }`. What is read is a member of what a call of Angular's gives, by a name that the class has.
   */
  inParts(cls: Class): ReadonlyMap<string, readonly Placed[]> {
    const known = this.parts.get(cls);
    if (known) return known;
    const out = new Map<string, Placed[]>();
    this.parts.set(cls, out);
    const template = this.templateOf(cls);
    if (!template) return out;
    const open: FunctionNode[] = [template.fn];
    const seen = new Set<Node>(open);
    const { module } = template;
    for (let fn = open.pop(); fn && seen.size < MAX_PARTS; fn = open.pop())
      walkTree(fn, (node) => {
        for (const part of node.type === "CallExpression" ? partsGiven(node, module) : [])
          if (!seen.has(part)) {
            seen.add(part);
            open.push(part);
          }
        const key = node.type === "MemberExpression" && isContext(node.object, module) ? memberName(node) : undefined;
        if (key !== undefined) append(out, key, { node, module });
        return undefined;
      });
    return out;
  }

  /** Where other code reads what the actions of a store keep. */
  ofStore(actions: ObjectExpression, key: string, module: Module, parents: Parents): readonly StoreRead[] {
    const store = storeOf(actions, module, parents);
    return store ? storeReads(store, key, this.survey, this.ev) : [];
  }

  templateOf(cls: Class): Template | undefined {
    this.byClass ??= this.templates();
    return this.byClass.get(cls);
  }

  private templates(): ReadonlyMap<Class, Template> {
    const out = new Map<Class, Template>();
    for (const { callee, args } of this.graph.templates) {
      const [, instance] = args;
      if (callee.kind === "function" && instance?.kind === "instance")
        out.set(instance.of.node, { fn: callee.node, module: callee.module });
    }
    return out;
  }
}

/** `{users: [], async load() { this.users = await get() }}`: read in the object's own functions, and of its name. */
function keptInObject(key: string, owner: FunctionNode, place: Place, walk: Walk): void {
  const { parents, classes } = walk.code;
  const { module } = place;
  const { script } = module;
  const property = parents.of(owner, script);
  const object = property?.type === "Property" ? parents.of(property, script) : undefined;
  if (object?.type !== "ObjectExpression") return;
  for (const node of (classes.ofObject(object, module, parents).get(key) ?? []).slice(0, MAX_USES))
    walk.push({ ...left(place), node });
  walk.push({ ...left(place), node: object, path: [key, ...place.path] });
  for (const read of classes.ofStore(object, key, module, parents).slice(0, MAX_USES))
    walk.push({ ...left(place), node: read.node, module: read.module, path: [...read.path, ...place.path] });
}

/** `this.users = data` */
export function keptInField(key: string, owner: Self, place: Place, walk: Walk): void {
  if (owner.type === "ClassBody") return;
  if (isClass(owner)) keptInClass(key, owner, place, walk);
  else keptInObject(key, owner, place, walk);
}

function keptInClass(key: string, owner: Class, place: Place, walk: Walk): void {
  const { ev, classes } = walk.code;
  const { module } = place;
  const writes = ev.fieldsOf(owner, module.script.scopes).writes.get(key) ?? [];
  if (writes.filter(({ node }) => !isEmpty(node)).length > MAX_WRITES) return;
  for (const node of (classes.of(owner, module).get(key) ?? []).slice(0, MAX_USES)) walk.push({ ...left(place), node });
  const elsewhere = [...(classes.inParts(owner).get(key) ?? []), ...classes.outside(owner, key)];
  for (const { node, module: of } of elsewhere.slice(0, MAX_USES)) walk.push({ ...left(place), node, module: of });
  const template = classes.templateOf(owner);
  if (template)
    bind(template.fn.params[1], { ...left(place), module: template.module, path: [key, ...place.path] }, walk);
}
