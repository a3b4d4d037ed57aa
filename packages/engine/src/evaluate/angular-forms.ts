/**
 * Values of Angular's reactive forms (`@angular/forms`, 2 to 20): `new FormGroup({ name: new FormControl() }).value` and
 * `builder.group({ name: [""] }).getRawValue()` have the keys of what the form is made of.
 */
import type { Result, Value } from "./value.ts";

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

/** The values of a form that is not known yet. */
export const isRawValue = (value: Value): boolean =>
  value.kind === "result" && value.callee.kind === "member" && value.callee.key === "getRawValue";
