/**
 * Fields of forms in markup that stands in a text, by what their controls are bound to: `<form name="loan"><input
 * ng-model="vm.loan.borrower">` of AngularJS, `<form #loanForm="ngForm"><input [(ngModel)]="days">` of Angular, `v-model` of
 * Vue. A form is called as it calls itself; what it binds of another thing is the other thing's.
 */

import { type MarkupTag, markupTags } from "../../html/markup-tags.ts";
import { VAGUE } from "../../language/naming.ts";
import { isEmptyName, isPassed, kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

/** Attributes that bind what is put in (AngularJS 1, Angular 2 to 20, Vue 2 and 3, Alpine 3), in lower case. */
const BINDS = /^(?:(?:data-)?ng-model|v-model(?:\.\w+)*|\[\(ngmodel\)\]|x-model|formcontrolname)$/;
const PATH = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;
/** Tags of one text that are looked at. */
const MAX_TAGS = 2000;
const MIN_FIELDS = 3;

interface Bound {
  readonly tag: MarkupTag;
  readonly path: readonly string[];
}

export function* markupForms({ texts, tagged }: Survey): Generator<FieldSighting> {
  for (const { node, module, unit } of [...texts, ...tagged]) {
    const { script } = module;
    const whole = script.text.slice(node.start, node.end);
    if (!whole.includes("<form")) continue;
    for (const { form, bound } of formsIn(markupTags(script.text, node.start, node.end, MAX_TAGS))) {
      for (const [holder, own] of Map.groupBy(bound, ({ path }) => path.at(-2) ?? "")) {
        const name = isOther(holder) ? holder : nameOf(form, script.text);
        const owner = name === undefined ? undefined : kindName(name);
        if (name === undefined || !owner || new Set(own.map(({ path }) => path.at(-1))).size < MIN_FIELDS) continue;
        const named = { name, at: { script, start: form.start, end: form.end } };
        for (const { tag, path } of own) {
          // the text itself, as far as the tag goes
          const at = { node: { ...node, start: tag.start, end: tag.end }, module, unit };
          yield { owner, named, field: path.at(-1) ?? "", kind: "form", at, group: node };
        }
      }
    }
  }
}

/** The controls of each form, up to where the next one begins. */
function formsIn(
  tags: readonly MarkupTag[],
): readonly { readonly form: MarkupTag; readonly bound: readonly Bound[] }[] {
  const out: { readonly form: MarkupTag; readonly bound: Bound[] }[] = [];
  for (const tag of tags) {
    if (tag.name === "form") out.push({ form: tag, bound: [] });
    const model = tag.attributes.find(({ name, value }) => BINDS.test(name) && PATH.test(value ?? ""))?.value;
    if (model !== undefined) out.at(-1)?.bound.push({ tag, path: model.split(".") });
  }
  return out;
}

/** `loan.borrower`: of a loan, whichever form asks for it; `model.borrower`, `$ctrl.borrower` are the form's. */
const isOther = (holder: string): boolean =>
  !holder.startsWith("$") && !isPassed(holder) && !isEmptyName(holder) && !VAGUE.has(holder.toLowerCase());

/** `name="loan"`, `#loanForm="ngForm"`, `[formGroup]="loanForm"`, `id="loan-form"` */
function nameOf({ attributes }: MarkupTag, text: string): string | undefined {
  const names = attributes.flatMap(({ name, value, start }) => {
    // names of attributes are given in lower case
    if (value === "ngForm") return text.slice(start + 1, start + name.length);
    return name === "name" || name === "id" || name === "[formgroup]" ? (value ?? []) : [];
  });
  return names.find((name) => PATH.test(name.replace(/-/g, "")) && !isEmptyName(name) && name.toLowerCase() !== "form");
}
