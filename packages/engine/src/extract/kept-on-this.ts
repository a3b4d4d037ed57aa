/**
 * What `this` has in functions of plain objects, `{ init() {this.feed = new EventSource(this.url)}, get url() {...} }`. Takes the
 * objects and assignments of the code that is read; gives what the functions of an object make with `new` and keep, and
 * what stands in the object beside them.
 */
import type { OwnMember } from "../evaluate/handed-on.ts";
import { append } from "../multimap.ts";
import { keyName } from "../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression, type Self } from "../syntax/nodes.ts";
import { decidingProperties } from "../syntax/object-keys.ts";
import type { Placed } from "../unpack/module.ts";
import type { Survey } from "./survey.ts";

/** Most places that are given for one property; what is made in more is no one thing. */
const MAX_PLACES = 4;

export class KeptOnThis {
  /** The object that a function stands in. */
  private readonly owners = new Map<Self, ObjectExpression>();
  private readonly kept = new Map<Node, Map<string, Placed[]>>();

  constructor({ objects, assignments }: Pick<Survey, "objects" | "assignments">) {
    for (const { node } of objects)
      for (const property of node.properties)
        if (property.type === "Property" && isFunction(property.value)) this.owners.set(property.value, node);
    for (const one of assignments) this.note(one);
  }

  /** What a property of `this` is made as; nothing where that is not seen. */
  madeOn(self: Self, key: string): readonly Placed[] {
    const places = this.kept.get(this.ownerOf(self))?.get(key) ?? [];
    return places.length > MAX_PLACES ? [] : places;
  }

  /** What stands under that name beside a function of an object. */
  besideOn(self: Self, key: string): OwnMember | undefined {
    const around = this.owners.get(self);
    const own = around && [...decidingProperties(around, key)].at(-1);
    if (own?.type !== "Property" || keyName(own.key, own.computed) !== key) return undefined;
    const { value, kind } = own;
    return isFunction(value) ? { fn: value, isGetter: kind === "get" } : { expression: value };
  }

  private note({ node: { left, right, operator }, module }: Survey["assignments"][number]): void {
    if (operator !== "=" || right.type !== "NewExpression" || left.type !== "MemberExpression") return;
    const key = keyName(left.property, left.computed);
    const self = left.object.type === "ThisExpression" ? module.script.scopes.thisOf.get(left.object) : undefined;
    if (!self || !isFunction(self) || key === undefined) return;
    const owner = this.ownerOf(self);
    const known = this.kept.get(owner) ?? new Map<string, Placed[]>();
    this.kept.set(owner, known);
    append(known, key, { node: right, module });
  }

  private ownerOf(self: Self): Node {
    return this.owners.get(self) ?? self;
  }
}
