/**
 * Values of Angular's reactive forms (`@angular/forms`, 2 to 20): `new FormGroup({ name: new FormControl() }).value` and
 * `builder.group({ name: [""] }).getRawValue()` have the keys of what the form is made of.
 */
import type { Layer, Result, Value } from "./value.ts";

const COMPONENT = "@angular/forms";

/** The object that a form is made of. */
export function formControls({ callee, args: [controls], isNew }: Result): Value | undefined {
  if (controls?.kind !== "object") return undefined;
  const owner = callee.kind === "member" ? callee.object : callee;
  const name = callee.kind === "member" ? callee.key : callee.kind === "external" ? callee.path.at(-1) : undefined;
  const isForms = (value: Value): boolean =>
    (value.kind === "external" && value.component === COMPONENT) ||
    (value.kind === "result" && value.isNew && isForms(value.callee));
  return isForms(owner) && (isNew || name === "group") ? controls : undefined;
}

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
