/**
 * Rules of inputs in pages, and in markup that stands in a text: `template("<input name=email type=email required>")` as Svelte 5 and
 * Solid make it of components, "html`<input maxlength=\"80\">`" of Lit, templates of AngularJS and Backbone, `innerHTML`.
 */

import type { Value } from "../../../evaluate/value.ts";
import { type MarkupTag, markupTags } from "../../../html/markup-tags.ts";
import { firstOf } from "../../../lists.ts";
import { TEXT_METHODS, TEXT_PROPERTIES } from "../../../platform/shown-text.ts";
import { onlyValue } from "../../../scope/binding-at.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { wordSet } from "../../../word-set.ts";
import { callsOf } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { inputRules, isChecked, type ReadAttribute } from "../../validation/input-rules.ts";
import { inputSubject } from "../../validation/input-subject.ts";
import { type NgMessage, ngMessages, withMessages } from "../../validation/ng-messages.ts";
import { ruleFact, type Subject } from "../../validation/rule.ts";
import { RULE_NAMES } from "../../validation/rule-names.ts";
import { Forms, isInUncheckedForm } from "../../validation/unchecked.ts";
import { messageFact, type ValidityMessage, validityMessages } from "../../validation/validity-messages.ts";
import { pageInputs } from "./page-inputs.ts";

const QUICK = /<(?:input|select|textarea)[\s\\/>]/;

export const markupValidation = {
  name: "markup-validation",
  page: pageInputs,
  all(survey, context) {
    const messages = validityMessages(survey.objects, context.ev);
    const shown = new Set<string>();
    const plain = plainTexts(survey);
    const forms = new Forms(survey, context);
    const found = [...survey.texts, ...survey.tagged].flatMap((at) =>
      plain.has(at.node) ? [] : factsIn(at, { ...context, messages, shown, forms }),
    );
    return [...found, ...messages.filter(({ field }) => !shown.has(field)).map(messageFact)];
  },
} satisfies Extractor;

/** What is shown as it is written: `note.textContent = "<input required>"`. */
function plainTexts({ assignments, calls }: Survey): ReadonlySet<Node | undefined> {
  const given = assignments.flatMap(({ node: { left, right }, module }) =>
    TEXT_PROPERTIES.has(memberName(left) ?? "") ? [{ node: right, module }] : [],
  );
  const made = callsOf(calls, ...TEXT_METHODS).flatMap(({ node, module }) =>
    node.arguments.slice(0, 1).map((text) => ({ node: text, module })),
  );
  return new Set([...given, ...made].flatMap(({ node, module }) => [node, onlyValue(node, module.script.scopes)]));
}

interface MarkupContext extends ExtractContext {
  readonly messages: readonly ValidityMessage[];
  /** Names of inputs that have been read with their messages. */
  readonly shown: Set<string>;
  readonly forms: Forms;
}

function factsIn(at: Sighting<Node>, context: MarkupContext): readonly Fact[] {
  const { script } = at.module;
  if (!QUICK.test(script.text.slice(at.node.start, at.node.end))) return [];
  const said = ngMessages(script, at.node.start, at.node.end);
  return markupTags(script.text, at.node.start, at.node.end).flatMap((tag) => tagFacts(tag, at, said, context));
}

/** Attributes that say what an input is bound to: AngularJS, Vue, Angular, Alpine, Lit. */
const MODELS = wordSet(`
  ng-model v-model [(ngmodel)] x-model data-ng-model v-model.trim v-model.number .value .checked
`);

function tagFacts(
  tag: MarkupTag,
  at: Sighting<Node>,
  said: readonly NgMessage[],
  { ev, messages, shown, forms }: MarkupContext,
): readonly Fact[] {
  const { script } = at.module;
  // AngularJS has names of its own: `ng-minlength`
  const read: ReadAttribute = (name) =>
    firstOf(RULE_NAMES.has(name) ? [name, `ng-${name}`] : [name], (spelled) => {
      const found = tag.attributes.find((one) => one.name === spelled);
      return found?.value === undefined ? undefined : constant(found.value, found);
    });
  const constant = (value: string, { start, end }: { readonly start: number; readonly end: number }): Value => ({
    kind: "constant",
    value,
    sources: [{ script, start, end }],
  });
  const name = tag.attributes.find((one) => one.name === "name")?.value;
  // AngularJS 1 checks its inputs itself
  const isAngulars = tag.attributes.some((one) => one.name.includes("ng-"));
  const isUnchecked =
    !isAngulars && !forms.isAsked(at.unit) && isInUncheckedForm(script.text.slice(at.node.start, tag.start));
  const rules = withMessages(
    inputRules(read).filter((rule) => !(isUnchecked && isChecked(rule))),
    [...said, ...messages].filter(({ field }) => field === name),
  );
  if (name !== undefined) shown.add(name);
  const subject = rules.length > 0 ? (named(tag, at) ?? inputSubject(read, ev)) : undefined;
  const place = { script, start: tag.start, end: tag.end };
  return subject ? rules.map((rule) => ruleFact(subject, { ...rule, at: place }, at)) : [];
}

/** `ng-model="form.email"`, `.value=${String(this.email)}`: its last name, where the input has none of its own. */
function named({ attributes }: MarkupTag, { module: { script } }: Sighting<Node>): Subject | undefined {
  if (attributes.some(({ name, value }) => name === "name" && value)) return undefined;
  const model = attributes.find(({ name }) => MODELS.has(name));
  const bound = model && (model.value ?? script.text.slice(model.start, model.end));
  const last = /(?:^|\.)([A-Za-z_$][\w$]*)[\s)}"']*$/.exec(bound ?? "")?.[1];
  return model && last !== undefined
    ? { name: last, sources: [{ script, start: model.start, end: model.end }] }
    : undefined;
}
