/**
 * Filling in the parameters of one call. Values are shared, so each is rewritten once; the number of rewritten values
 * is bounded.
 */
import { rememberFor } from "../remember.ts";
import { isClass, type Node, type Self } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import { restOf } from "./arguments.ts";
import { plus } from "./arithmetic.ts";
import { isMadeClient } from "./client-base.ts";
import { chosen } from "./condition.ts";
import { decided } from "./decided.ts";
import type { Evaluation } from "./evaluation.ts";
import { memberBy } from "./member-by.ts";
import { momentIn } from "./moment-at.ts";
import { ofEach, pickedBy } from "./picked.ts";
import { filled } from "./text.ts";
import type {
  Choice,
  ClassValue,
  Constant,
  Env,
  External,
  Frame,
  FunctionValue,
  Global,
  Layer,
  Named,
  Namespace,
  Pattern,
  Result,
  Union,
  Unknown,
  Value,
} from "./value.ts";
import { arrayOf, BOUND_REACHED, held, isMissing, MAX_FRAMES, UNDEFINED, union } from "./value.ts";

/** Most values that one substitution rewrites, and arguments of a call that it makes anew. */
const MAX_STEPS = 3000;
const MAX_ARGS = 500;

type Fixed = Constant | Pattern | Namespace | External | Global | Unknown | Named;

/** What no parameter stands in. */
export function isFixed(value: Value): value is Fixed {
  switch (value.kind) {
    case "constant":
    case "pattern":
    case "namespace":
    case "external":
    case "global":
    case "unknown":
    case "named":
      return true;
    default:
      return false;
  }
}

/** What is surely there: a default beside it is not taken. */
const THERE: ReadonlySet<Value["kind"]> = new Set(["constant", "template", "object", "array", "function", "instance"]);

export class Substitution {
  private readonly frame: Frame;
  private readonly ev: Evaluation;
  private readonly done = new Map<Value, Value>();
  private steps = 0;

  constructor(frame: Frame, ev: Evaluation) {
    this.frame = frame;
    this.ev = ev;
  }

  readonly of = (value: Value): Value => {
    if (isFixed(value)) return value;
    const known = this.done.get(value);
    if (known) return known;
    if (++this.steps > MAX_STEPS || !this.ev.budget.spend("rewrites")) return BOUND_REACHED;
    const next = this.rewrite(value);
    this.done.set(value, next);
    return next;
  };

  /** The list itself, where nothing in it changes. */
  private all(values: readonly Value[]): readonly Value[] {
    let next: Value[] | undefined;
    values.forEach((value, index) => {
      const filled = this.of(value);
      if (filled !== value) next ??= [...values];
      if (next) next[index] = filled;
    });
    return next ?? values;
  }

  private rewrite(value: Exclude<Value, Fixed>): Value {
    switch (value.kind) {
      case "param":
        if (value.of !== this.frame.of) return value;
        if (value.rest) return restOf(this.frame.args.slice(value.index));
        return held(this.frame.args[value.index] ?? UNDEFINED);
      case "this":
        return this.self(value.of) ?? value;
      case "template": {
        const parts = value.parts.map((part) => (typeof part === "string" ? part : this.of(part)));
        if (parts.every((part, index) => part === value.parts[index])) return value;
        return filled(value, parts);
      }
      case "member": {
        const object = this.of(value.object);
        if (value.by) return memberBy(object, this.of(value.by), this.ev);
        return object === value.object ? value : this.ev.member(object, value.key);
      }
      case "result":
        return this.result(value);
      case "choice":
        return this.choice(value);
      case "sum": {
        const left = this.of(value.left);
        const right = this.of(value.right);
        return left === value.left && right === value.right ? value : plus(left, right);
      }
      case "object": {
        const layers = value.layers.map((layer) => this.layer(layer));
        const [first] = layers;
        if (first?.kind === "spread" && first.isItself && !isPlain(first.value)) return first.value;
        return layers.every((layer, index) => layer === value.layers[index]) ? value : { kind: "object", layers };
      }
      case "array": {
        const elements = this.all(value.elements);
        return elements === value.elements ? value : { ...value, elements };
      }
      case "list": {
        const items = value.items.map((item) => ({ ...item, value: this.of(item.value) }));
        return items.every((item, index) => item.value === value.items[index]?.value) ? value : arrayOf(items);
      }
      case "function": {
        const fn = this.closure(value);
        const bound = fn.bound && this.all(fn.bound);
        return bound && bound !== fn.bound ? { ...fn, bound } : fn;
      }
      case "class": {
        const of = this.closure(value);
        const written = value.written && this.of(value.written);
        return written === value.written || written?.kind !== "object" ? of : { ...of, written };
      }
      case "instance": {
        const args = this.all(value.args);
        const of = this.closure(value.of);
        const written = value.written && this.of(value.written);
        if (args === value.args && of === value.of && written === value.written) return value;
        return { ...value, of, args, ...(written?.kind === "object" ? { written } : {}) };
      }
      case "element": {
        const type = this.of(value.type);
        const props = this.of(value.props);
        return type === value.type && props === value.props ? value : { ...value, type, props };
      }
      case "union": {
        return this.either(value);
      }
    }
  }

  private self(of: Self): Value | undefined {
    const { self } = this.frame;
    if (of === this.frame.of) return self;
    if (of.type === "ClassBody")
      return self?.kind === "class" || (self?.kind === "this" && self.of.type === "ClassBody") ? self : undefined;
    return isClass(of) && (self?.kind === "instance" || (self?.kind === "this" && isClass(self.of))) ? self : undefined;
  }

  private result(value: Result): Value {
    if (value.args.length > MAX_ARGS) return BOUND_REACHED;
    const callee = this.of(value.callee);
    const args = this.all(value.args);
    return callee === value.callee && args === value.args ? value : this.ev.call({ ...value, callee, args });
  }

  private choice(value: Choice): Value {
    const { first, second, when } = value;
    const taken = this.of(first);
    if (taken.kind === "constant" ? isMissing(taken.value, when) : false) return this.of(second);
    if (THERE.has(taken.kind) || isMadeClient(taken)) return taken;
    return { ...value, first: present(taken, when), second: this.of(second) };
  }

  private either(value: Union): Value {
    const { options, when, picked } = value;
    if (picked) {
      const { key, at } = picked;
      const own = key.kind === "named" && !key.of ? keyIn(this.frame)(key) : this.of(key);
      const asked = { ...picked, key: own, ...(at && { at: momentIn(at, this.frame) }) };
      const found = pickedBy(asked);
      return found ? this.of(found) : ofEach(asked, this.of);
    }
    const [then, otherwise] = options;
    if (when && then && otherwise) {
      const asked = { ...when, of: this.of(when.of), ...(when.at && { at: momentIn(when.at, this.frame) }) };
      const holds = decided(asked);
      if (holds !== undefined) return this.of(holds ? then : otherwise);
      return chosen(asked, this.of(then), this.of(otherwise));
    }
    const next = this.all(options);
    return next === options ? value : union(next);
  }

  private layer(layer: Layer): Layer {
    switch (layer.kind) {
      case "literal":
      case "lazy": {
        const env = this.env(layer.env, layer.node, layer.module);
        return env === layer.env ? layer : { ...layer, env };
      }
      case "entry":
      case "spread": {
        const value = this.of(layer.value);
        return value === layer.value ? layer : { ...layer, value };
      }
    }
  }

  private closure<T extends FunctionValue | ClassValue>(value: T): T {
    const env = this.env(value.env, value.node, value.module);
    return env === value.env ? value : { ...value, env };
  }

  /** Code reads the parameters of the functions around it; others cannot stand in it, unless earlier frames brought them. */
  private env(env: Env, node: Node, module: Module): Env {
    const { of } = this.frame;
    const { scopeOf, lowered } = module.script.scopes;
    const around = of.start <= node.start && node.end <= of.end && (scopeOf.has(of) || lowered.has(of));
    if ((env.length === 0 && !around) || env.length >= MAX_FRAMES) return env;
    return [...env, this.frame];
  }
}

/** What a function gives with one call is not the same one of several that it gives with another. */
const keyIn = rememberFor((_: Frame) => rememberFor((key: Value): Value => ({ ...key })));

/** What is written to a thing of a class, a library or the browser leaves it what it is. */
const isPlain = ({ kind }: Value): boolean =>
  kind === "object" || kind === "param" || kind === "member" || kind === "choice" || kind === "union";

/** Of several outcomes those that are there. */
function present(value: Value, when: Choice["when"]): Value {
  if (value.kind !== "union") return value;
  const there = value.options.filter((option) => option.kind !== "constant" || !isMissing(option.value, when));
  return there.length > 0 && there.length < value.options.length ? union(there) : value;
}
