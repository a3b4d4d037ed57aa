/**
 * What a call of a method leaves of its instance: `new Request(url).method("POST").send()` sends a POST, and another
 * request of the same class does not.
 */
import type { PropertyWrite } from "../scope/binding.ts";
import { changesOf } from "../scope/field-changes.ts";
import type { Expression, FunctionNode } from "../syntax/nodes.ts";
import { evaluateArguments } from "./arguments.ts";
import { guarded } from "./condition.ts";
import type { Evaluation } from "./evaluation.ts";
import { keyText } from "./key-text.ts";
import type { Env, FunctionValue, Instance, Layer, Lazy, Value } from "./value.ts";
import { ANY_KEY, frameOf, isConstant } from "./value.ts";

/** Most methods of an instance that call each other. */
const MAX_DEPTH = 4;
/** Most changes that one call is followed through: methods that call each other are ways without an end. */
const MAX_CHANGES = 500;

type Where = Pick<Lazy, "module" | "env" | "guards" | "isOpen">;

/** A call of a method of an instance. */
export interface Change {
  readonly method: FunctionValue;
  readonly args: readonly Value[];
  /** Where it stands, as far as it may come later, or never. */
  readonly under?: readonly Where[];
}

/** The instance behind the call. */
export function changedBy(change: Change, of: Instance, ev: Evaluation): Instance {
  let left = MAX_CHANGES;
  /** Methods that were followed and change nothing. */
  const idle = new Set<FunctionNode>();
  const follow = ({ method, args, under = [] }: Change, before: Instance, depth: number): Instance => {
    const { node, module } = method;
    let self = before;
    for (const { write, asked, guards } of changesOf(node, module.script.scopes)) {
      const inner = asked && depth < MAX_DEPTH ? ev.member(self, asked.method) : undefined;
      const isAsked = inner?.kind === "function" && !idle.has(inner.node);
      if (!write && !isAsked) continue;
      if (--left < 0) {
        ev.budget.cut(node);
        break;
      }
      const env: Env = [frameOf({ ...method, self }, args), ...method.env];
      const where = { module, env, guards, isOpen: !guards };
      if (write) self = withField(self, write, [where, ...under], ev);
      if (!asked || !isAsked) continue;
      const given = evaluateArguments(asked.call.arguments, module, ev).map((one) => ev.apply(one, env));
      const all = guards?.length === 0 ? under : [where, ...under];
      const after = follow({ method: inner, args: given, under: all }, self, depth + 1);
      if (after === self) idle.add(inner.node);
      self = after;
    }
    return self;
  };
  return follow(change, of, 0);
}

function withField(
  self: Instance,
  write: PropertyWrite,
  [where, ...under]: readonly [Where, ...Where[]],
  ev: Evaluation,
): Instance {
  const [key] = write.path;
  if (key === undefined || key === ANY_KEY) return self;
  const before = ev.member(self, key);
  const written = withWrite({ kind: "object", layers: [entry(key, before)] }, write, where, ev);
  const value = under.reduce(
    (at, one) => {
      const layer: Lazy = { kind: "lazy", key, node: write.value, ...one };
      return guarded(at, layer, ev, () => before) ?? before;
    },
    ev.member(written, key),
  );
  const others = self.written?.layers.filter((layer) => !("key" in layer) || layer.key !== key) ?? [];
  return { ...self, written: { kind: "object", layers: [...others, entry(key, value)] } };
}

/** An object with what is written to a property of it, or below that. */
function withWrite(object: Value, { path, operator, ...write }: PropertyWrite, where: Where, ev: Evaluation): Value {
  const [key = ANY_KEY, ...rest] = path;
  const isNew = isConstant(object, undefined);
  const base: readonly Layer[] =
    object.kind === "object" ? object.layers : isNew ? [] : [{ kind: "spread", value: object }];
  const read = (node: Expression): Value => ev.apply(ev.evaluate(node, where.module), where.env);
  if (rest.length > 0) {
    const below = withWrite(ev.member(object, key), { ...write, path: rest }, where, ev);
    return { kind: "object", layers: [...base, entry(key, below)] };
  }
  const name = write.key ? keyText(read(write.key)) : key;
  const layer: Layer =
    name === undefined
      ? entry(ANY_KEY, read(write.value))
      : { kind: "lazy", key: name, node: write.value, ...where, ...(operator && { operator }) };
  return { kind: "object", layers: [...base, layer] };
}

const entry = (key: string, value: Value): Layer => ({ kind: "entry", key, value });
