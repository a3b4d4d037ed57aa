/**
 * Fields of a form by what its inputs show and change: `jsx(Input, {value: this.state.email, onChange})`. Gives them by
 * the object that keeps them, each with the place where it is read.
 */
import { append } from "../../multimap.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import type { MemberNode, Sighting, Survey } from "../survey.ts";

/** Under these keys elements for input have what is put in, and take what to do when it changes (HTML, React 18, Vue 3, Radix 1). */
const KEPT = new Set(["value", "checked", "modelValue"]);
const CHANGES = new Set(["onChange", "onInput", "onUpdate:modelValue", "onValueChange", "onCheckedChange"]);

/** So few inputs beside each other filter or search. */
const MIN_KEPT = 4;

export interface KeptField {
  readonly at: Sighting<Node>;
  readonly field: string;
}

export function keptFields(survey: Survey): readonly (readonly KeptField[])[] {
  const out = new Map<string, KeptField[]>();
  for (const { node, module, unit } of survey.objects) {
    const kept = keptBy(node);
    const field = kept && keyName(kept.property, kept.computed);
    const place = kept && placeOf(kept.object, module);
    if (kept && field !== undefined && place !== undefined)
      append(out, place, { at: { node: kept, module, unit }, field });
  }
  return [...out.values()].filter((fields) => new Set(fields.map(({ field }) => field)).size >= MIN_KEPT);
}

function keptBy({ properties }: ObjectExpression): MemberNode | undefined {
  let kept: MemberNode | undefined;
  let changes = false;
  for (const one of properties) {
    const key = one.type === "Property" ? keyName(one.key, one.computed) : undefined;
    if (one.type !== "Property" || key === undefined) continue;
    if (KEPT.has(key)) kept ??= memberIn(one.value);
    changes ||= CHANGES.has(key);
  }
  return changes ? kept : undefined;
}

/** `form.name`, `form.name || ""`, `!!form.open` */
function memberIn(node: Node): MemberNode | undefined {
  const [first] = alternatives(node);
  if (first?.type === "UnaryExpression" && first.operator === "!") return memberIn(first.argument);
  return first?.type === "MemberExpression" ? first : undefined;
}

/** The class or the name, and what of it: `this.state`, `form.address`. What a component is given is none of its own. */
function placeOf(object: Node, { script }: Module): string | undefined {
  const path: string[] = [];
  let at = object;
  while (at.type === "MemberExpression") {
    const key = keyName(at.property, at.computed);
    if (key === undefined) return undefined;
    path.unshift(key);
    at = at.object;
  }
  const self = at.type === "ThisExpression" ? script.scopes.thisOf.get(at) : undefined;
  const named = at.type === "Identifier" ? script.scopes.bindingOf.get(at)?.declaration : undefined;
  const root = self ?? named;
  return root && path[0] !== "props" ? `${script.file}:${script.base + root.start}:${path.join(".")}` : undefined;
}
