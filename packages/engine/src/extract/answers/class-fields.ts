/**
 * Where a field of a class is read: in its methods, and in the template that Angular compiles for it; where one of an
 * object is that its own functions write.
 */
import { append } from "../../multimap.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Class, FunctionNode, Node, ObjectExpression, Self } from "../../syntax/nodes.ts";
import { isClass } from "../../syntax/nodes.ts";
import { walk as walkTree } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import type { CallGraph } from "../call-graph.ts";
import { bind, isEmpty, MAX_USES, MAX_WRITES } from "./bind.ts";
import type { Parents } from "./parents.ts";
import type { Place, Walk } from "./walk.ts";

interface Template {
  readonly fn: FunctionNode;
  readonly module: Module;
}

export class ClassReads {
  private readonly graph: CallGraph;
  private readonly reads = new Map<Class | ObjectExpression, ReadonlyMap<string, readonly Node[]>>();
  private byClass: ReadonlyMap<Class, Template> | undefined;

  constructor(graph: CallGraph) {
    this.graph = graph;
  }

  of(cls: Class, module: Module): ReadonlyMap<string, readonly Node[]> {
    const known = this.reads.get(cls);
    if (known) return known;
    const out = new Map<string, Node[]>();
    const { thisOf } = module.script.scopes;
    walkTree(cls.body, (node) => {
      if (node.type !== "MemberExpression" || node.object.type !== "ThisExpression") return undefined;
      const key = thisOf.get(node.object) === cls ? keyName(node.property, node.computed) : undefined;
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
    walk.push({ ...place, node, entered: [] });
  walk.push({ ...place, node: object, path: [key, ...place.path], entered: [] });
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
  for (const node of (classes.of(owner, module).get(key) ?? []).slice(0, MAX_USES))
    walk.push({ ...place, node, entered: [] });
  const template = classes.templateOf(owner);
  if (template)
    bind(template.fn.params[1], { ...place, module: template.module, path: [key, ...place.path], entered: [] }, walk);
}
