/**
 * What calls and statements put into a table that is empty where it is made: `routes.push({ pattern, handler })`,
 * `this.views.set(path, view)`, `handlers[path] = show`, `this.listeners[name].push(listener)`, `events.on(name, listener)`. A
 * function that adds what it is given is as often there as it is called. The table is told by its name, or by the field of
 * the class that holds it.
 */

import type { Evaluator } from "../evaluate/evaluator.ts";
import { ANY_KEY, type Layer, type Value } from "../evaluate/value.ts";
import { append } from "../multimap.ts";
import { rememberFor } from "../remember.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import { ByClass } from "../scope/class-around.ts";
import { thisMeant } from "../scope/names-of-this.ts";
import { keyName, memberName } from "../syntax/literals.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import { atCallSites } from "./at-call-sites.ts";
import type { ExtractContext } from "./extractor.ts";
import type { Sighting, Survey } from "./survey.ts";

/** A row with the code that writes it. */
export interface Written {
  readonly value: Value;
  readonly node: Node;
  readonly module: Module;
  /** The call that gives it, where `node` handed the function on. */
  readonly by?: Sighting<Node> | undefined;
}

/** Methods of `Array` and `Set`. */
const ADDS: ReadonlySet<string> = new Set(["push", "add"]);

/** What is put in, and where. */
interface Fill {
  readonly table: Node;
  readonly parts: readonly Node[];
  readonly at: Sighting<Node>;
}

/** Places that fill one table. */
const MAX_FILLS = 60;
/** Methods of `Map` and of emitters (Node's, EventTarget, mitt 1 to 3, eventemitter3) that put something under a name. */
const PUTS: ReadonlySet<string> = new Set(["on", "once", "addListener", "addEventListener", "set"]);

export const filledTables = rememberFor((survey: Survey, context: ExtractContext) => new FilledTables(survey, context));

export class FilledTables {
  private readonly context: ExtractContext;
  /** Under the key of what is held in a property, `ref.current`; under none what the name itself is. */
  private readonly byBinding = new Map<Binding, Map<string | undefined, Fill[]>>();
  private readonly byField = new ByClass<Fill>();
  /** Each message that is handed on asks for who listens. */
  private readonly rows = rememberFor((fill: Fill) => this.written(fill));

  constructor({ calls, assignments }: Pick<Survey, "calls" | "assignments">, context: ExtractContext) {
    this.context = context;
    for (const { node, module, unit } of calls) {
      const put = putBy(node);
      if (put) this.note({ ...put, at: { node, module, unit } });
    }
    for (const { node, module, unit } of assignments) {
      const { left, right } = node;
      const at = { node, module, unit };
      const added = addedBy(right);
      if (left.type === "MemberExpression" && left.computed)
        this.note({ table: left.object, parts: [left.property, right], at });
      else if (added) this.note({ table: left, parts: [added], at });
    }
  }

  /** What is put into the table that an expression reads. */
  into(table: Node, module: Module): readonly Written[] {
    const { field, binding, key } = holderIn(table, module);
    const own = field === undefined ? undefined : this.byField.of(field, table, module.script.scopes);
    const fills = own ?? (binding && this.byBinding.get(binding)?.get(key));
    return (fills ?? []).slice(0, MAX_FILLS).flatMap((fill) => this.rows(fill));
  }

  private note(fill: Fill): void {
    const { field, binding, key } = holderIn(fill.table, fill.at.module);
    const known = binding && this.byBinding.get(binding);
    if (field !== undefined) this.byField.add(field, fill, fill.at.node, fill.at.module.script.scopes);
    else if (known) append(known, key, fill);
    else if (binding) this.byBinding.set(binding, new Map([[key, [fill]]]));
  }

  private written({ parts, at }: Fill): readonly Written[] {
    const { ev } = this.context;
    const values = parts.map((part) => opened(ev.evaluate(part, at.module), ev));
    const [only, ...more] = values;
    const row: Value | undefined = more.length > 0 ? { kind: "array", elements: values, open: false } : only;
    if (!row) return [];
    return atCallSites(row, at, this.context).map(({ value, at: { node, module }, by }) => ({
      value,
      node,
      module,
      by,
    }));
  }
}

function putBy({ callee, arguments: parts }: CallLike): Omit<Fill, "at"> | undefined {
  if (callee.type !== "MemberExpression") return undefined;
  // `(this.listeners[name] ??= []).push(listener)`
  const object = callee.object.type === "AssignmentExpression" ? callee.object.left : callee.object;
  const method = memberName(callee) ?? "";
  if (PUTS.has(method) && parts.length > 1) return { table: object, parts: parts.slice(0, 2) };
  if (!ADDS.has(method) || parts.length !== 1) return undefined;
  const isUnder = object.type === "MemberExpression" && object.computed;
  return isUnder ? { table: object.object, parts: [object.property, ...parts] } : { table: object, parts };
}

/** `listeners = [...listeners, listener]`, `listeners = toList(listeners).concat([listener])` */
function addedBy(right: Node): Node | undefined {
  if (right.type === "CallExpression" && memberName(right.callee) === "concat") {
    const [list] = right.arguments;
    return list?.type === "ArrayExpression" && list.elements.length === 1 ? (list.elements[0] ?? undefined) : undefined;
  }
  const [before, added, ...more] = right.type === "ArrayExpression" ? right.elements : [];
  return before?.type === "SpreadElement" && added && more.length === 0 ? added : undefined;
}

/** An object whose properties are read at once: what of it depends on the function around it has to be seen. */
function opened(value: Value, ev: Evaluator): Value {
  if (value.kind !== "object") return value;
  const layers = value.layers.flatMap((layer): readonly Layer[] => {
    if (layer.kind !== "literal") return [layer];
    const at = (node: Node): Value => ev.apply(ev.evaluate(node, layer.module), layer.env);
    return layer.node.properties.map((one): Layer => {
      if (one.type === "SpreadElement") return { kind: "spread", value: at(one.argument) };
      return { kind: "entry", key: keyName(one.key, one.computed) ?? ANY_KEY, value: at(one.value) };
    });
  });
  return { kind: "object", layers };
}

interface Holder {
  /** Of `this`, under whatever name. */
  readonly field?: string | undefined;
  readonly binding?: Binding | undefined;
  readonly key?: string | undefined;
}

/** `routes`, `this.routes`, `self.#routes`, `ref.current` */
function holderIn(table: Node, { script: { scopes } }: Module): Holder {
  if (table.type !== "MemberExpression") return { binding: bindingAt(table, scopes) };
  const key = memberName(table);
  if (thisMeant(table.object, scopes)) return { field: key };
  return key === undefined ? {} : { binding: bindingAt(table.object, scopes), key };
}
