/**
 * The fields that a browser sends with a form, by the elements in it: those of HTML, those that components of the product
 * draw, `<Field name="city"/>` where `Field = ({name}) => <input name={name}/>`, and those of libraries' components that
 * are given what controls are given.
 */
import { makesElement } from "../evaluate/conventions.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { ElementValue, FunctionValue, Value } from "../evaluate/value.ts";
import { outcomes, stringOf, UNDEFINED, union, unknown } from "../evaluate/value.ts";
import { wrappedComponents } from "../evaluate/wrapped-components.ts";
import { FIELD_ELEMENTS } from "../html/elements.ts";
import { append } from "../multimap.ts";
import { literalString } from "../syntax/literals.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { Module } from "../unpack/module.ts";
import type { Sighting } from "./survey.ts";

/** Deepest nesting of components around a field. */
const MAX_DEPTH = 3;
/** Most elements that one form is searched for. */
const MAX_ELEMENTS = 500;
/** What HTML gives to controls beside their names. */
const CONTROL = ["type", "placeholder", "required", "defaultValue", "value", "defaultChecked", "checked", "maxLength"];

/** An object of the fields; undefined where there are none. */
export function sentFields({ node, module }: Sighting<CallLike>, ev: Evaluator): Value {
  const fields = new Fields(ev);
  fields.gather(node, module);
  return fields.asObject();
}

class Fields {
  private readonly ev: Evaluator;
  private readonly values = new Map<string, Value[]>();
  private left = MAX_ELEMENTS;

  constructor(ev: Evaluator) {
    this.ev = ev;
  }

  asObject(): Value {
    if (this.values.size === 0) return UNDEFINED;
    const layers = [...this.values].map(([key, all]) => ({ kind: "entry", key, value: union(all) }) as const);
    return { kind: "object", layers };
  }

  /** The elements inside an expression, or a function. */
  gather(root: Node, module: Module, within: Within = { depth: 0 }): void {
    walk(root, (inner) => {
      if (inner === root || inner.type !== "CallExpression") return undefined;
      if (this.left-- <= 0) return false;
      const [tag, props] = inner.arguments;
      const isField = props && FIELD_ELEMENTS.has(literalString(tag) ?? "");
      if (!isField && !makesElement(inner, this.ev.evaluate(inner.callee, module), module, this.ev)) return undefined;
      const made = this.ev.evaluate(inner, module);
      if (made.kind === "element" && made.node === inner) this.note(made, within);
      // Vue's functions for elements have other names
      else if (isField && tag)
        this.note({ type: this.ev.evaluate(tag, module), props: this.ev.evaluate(props, module) }, within);
      return undefined;
    });
  }

  private note(made: Drawn, within: Within): void {
    const { depth } = within;
    const { type, props } = filledIn(made, within, this.ev);
    const tag = stringOf(type);
    if (tag === undefined) {
      const drawn = outcomes(type).flatMap(componentsIn);
      for (const fn of depth < MAX_DEPTH ? drawn : []) this.gather(fn.node, fn.module, { depth: depth + 1, fn, props });
      if (drawn.length > 0 || !CONTROL.some((key) => isGiven(this.ev.member(props, key)))) return;
    } else if (!FIELD_ELEMENTS.has(tag) && tag !== "button") return;
    const name = stringOf(this.ev.member(props, "name"));
    if (name) append(this.values, name, this.valueOf(props, tag));
  }

  /** What nobody can type in is sent as it stands there: hidden fields, and the button that was pressed. */
  private valueOf(props: Value, tag: string | undefined): Value {
    const isFixed = tag === "button" || stringOf(this.ev.member(props, "type")) === "hidden";
    return isFixed ? this.ev.member(props, "value") : unknown("runtime-value");
  }
}

type Drawn = Pick<ElementValue, "type" | "props">;

interface Within {
  readonly depth: number;
  /** The component that draws the elements, with what it was given. */
  readonly fn?: FunctionValue;
  readonly props?: Value;
}

function filledIn(made: Drawn, { fn, props }: Within, ev: Evaluator): Drawn {
  if (!fn || !props) return made;
  const env = [{ of: fn.node, args: [props] }, ...fn.env];
  return { type: ev.apply(made.type, env), props: ev.apply(made.props, env) };
}

function componentsIn(type: Value): readonly FunctionValue[] {
  if (type.kind === "function") return [type];
  if (type.kind !== "result") return [];
  return wrappedComponents(type).flatMap((made) => (made.kind === "function" ? [made] : []));
}

const isGiven = (value: Value): boolean => value.kind !== "constant" || value.value !== undefined;
