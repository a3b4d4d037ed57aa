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
  private readonly byBinding = new Map<Binding, Fill[]>();
  private readonly byField = new ByClass<Fill>();

  constructor({ calls, assignments }: Pick<Survey, "calls" | "assignments">, context: ExtractContext) {
    this.context = context;
    for (const { node, module, unit } of calls) {
      const put = putBy(node);
      if (put) this.note({ ...put, at: { node, module, unit } });
    }
    for (const { node, module, unit } of assignments) {
      const { left, right } = node;
      if (left.type === "MemberExpression" && left.computed)
        this.note({ table: left.object, parts: [left.property, right], at: { node, module, unit } });
    }
  }

  /** What is put into the table that an expression reads. */
  into(table: Node, module: Module): readonly Written[] {
    const binding = bindingAt(table, module.script.scopes);
    const fills = binding ? this.byBinding.get(binding) : this.ofField(table, module);
    return (fills ?? []).slice(0, MAX_FILLS).flatMap((fill) => this.written(fill));
  }

  private note(fill: Fill): void {
    const { scopes } = fill.at.module.script;
    const binding = bindingAt(fill.table, scopes);
    const field = fieldOf(fill.table);
    if (binding) append(this.byBinding, binding, fill);
    else if (field !== undefined) this.byField.add(field, fill, fill.at.node, scopes);
  }

  private ofField(table: Node, { script }: Module): readonly Fill[] {
    const field = fieldOf(table);
    return field === undefined ? [] : this.byField.of(field, table, script.scopes);
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
  const { object } = callee;
  const method = memberName(callee) ?? "";
  if (PUTS.has(method) && parts.length > 1) return { table: object, parts: parts.slice(0, 2) };
  if (method !== "push" || parts.length !== 1) return undefined;
  const isUnder = object.type === "MemberExpression" && object.computed;
  return isUnder ? { table: object.object, parts: [object.property, ...parts] } : { table: object, parts };
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

/** `this.routes`, `this.#routes` */
const fieldOf = (node: Node): string | undefined =>
  node.type === "MemberExpression" && node.object.type === "ThisExpression" ? memberName(node) : undefined;
