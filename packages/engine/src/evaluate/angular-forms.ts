/**
 * Values of Angular's reactive forms (`@angular/forms`, 2 to 20): `new FormGroup({ name: new FormControl() }).value` and
 * `builder.group({ name: [""] }).getRawValue()` have the keys of what the form is made of.
 */
import { keyName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Evaluation } from "./evaluation.ts";
import { type Layer, type Result, unknown, type Value } from "./value.ts";

const COMPONENT = "@angular/forms";

/** The object that a form is made of. */
function formControls({ callee, args: [controls], isNew }: Result): Value | undefined {
  if (controls?.kind !== "object") return undefined;
  const owner = callee.kind === "member" ? callee.object : callee;
  const name = callee.kind === "member" ? callee.key : callee.kind === "external" ? callee.path.at(-1) : undefined;
  const isForms = (value: Value): boolean =>
    (value.kind === "external" && value.component === COMPONENT) ||
    (value.kind === "result" && value.isNew && isForms(value.callee));
  return isForms(owner) && (isNew || name === "group") ? controls : undefined;
}

/** What a form gives: under each control's key what the user has entered, a text where the control begins with one. */
export function formValue(form: Result, ev: Evaluation): Value | undefined {
  const controls = formControls(form);
  if (controls?.kind !== "object") return undefined;
  return { kind: "object", layers: controls.layers.flatMap((layer) => entered(layer, ev)) };
}

function entered(layer: Layer, ev: Evaluation): readonly Layer[] {
  if (layer.kind === "entry") return [{ ...layer, value: enteredIn(layer.value, ev) }];
  if (layer.kind !== "literal") return [layer];
  const { node, module, env } = layer;
  const read = (value: Node): Value => ev.apply(ev.evaluate(value, module), env);
  return node.properties.flatMap((property): readonly Layer[] => {
    if (property.type === "SpreadElement") return [{ kind: "spread", value: read(property.argument) }];
    const key = keyName(property.key, property.computed);
    return key === undefined ? [] : [{ kind: "entry", key, value: enteredIn(read(property.value), ev) }];
  });
}

/** `["", Validators.required]`, `new FormControl("")`, `builder.control("")`, a form within the form, or what it begins with. */
function enteredIn(control: Value, ev: Evaluation): Value {
  const within = control.kind === "result" ? formValue(control, ev) : undefined;
  if (within) return within;
  const first = control.kind === "array" ? control.elements[0] : control.kind === "result" ? control.args[0] : control;
  const isText = first?.kind === "constant" && typeof first.value === "string";
  return isText ? { kind: "template", parts: [OPEN], sources: [], pieces: [[]] } : OPEN;
}

const OPEN: Value = unknown("runtime-value");

/** A form, or any of several, that gets further controls. */
export function withControls(value: Value, added: readonly Layer[]): Value {
  if (added.length === 0) return value;
  if (value.kind === "union") return { ...value, options: value.options.map((one) => withControls(one, added)) };
  const controls = value.kind === "result" ? formControls(value) : undefined;
  if (value.kind !== "result" || controls?.kind !== "object") return value;
  return { ...value, args: [{ ...controls, layers: [...controls.layers, ...added] }, ...value.args.slice(1)] };
}

/** The method that gives the values of a form. */
export const RAW_VALUE = "getRawValue";

/** The values of a form that is not known yet. */
export const isRawValue = (value: Value): boolean =>
  value.kind === "result" && value.callee.kind === "member" && value.callee.key === RAW_VALUE;
