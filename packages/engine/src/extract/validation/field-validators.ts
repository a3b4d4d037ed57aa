/**
 * Functions that are given as the validator of a field, by the object that also names it: Formik's and Final Form's
 * `{name:"email",validate:v=>...}`, React Hook Form's options, rules of Vuetify and Quasar (`rules:[v=>!!v||"..."]`).
 * What such a function gives back is a complaint about the field.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { FunctionValue, Value } from "../../evaluate/value.ts";
import { joinSources, outcomes, stringOf } from "../../evaluate/value.ts";
import type { FunctionNode, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Sighting } from "../survey.ts";
import type { Subject } from "./rule.ts";
import { isWord } from "./words.ts";

/** The fields that each function validates. */
export type FieldValidators = ReadonlyMap<FunctionNode, FieldValidator>;

export interface FieldValidator {
  readonly fn: FunctionValue;
  readonly subjects: readonly Subject[];
}

/** `validate`, `validator`, `rules`, `checkName`. */
const VALIDATOR = /^(?:validat(?:e|or|ors|ion)|rules?|check(?:[A-Z]\w*)?)$/;
const NAMES = ["name", "prop", "path", "field", "dataIndex"];

export function fieldValidators(objects: readonly Sighting<ObjectExpression>[], ev: Evaluator): FieldValidators {
  const out = new Map<FunctionNode, { fn: FunctionValue; subjects: Subject[] }>();
  for (const { node, module } of objects) {
    const given = [...fixedKeys(node)].filter((key) => VALIDATOR.test(key));
    const object = given.length > 0 ? ev.evaluate(node, module) : undefined;
    const subject = object && namedSubject(object, ev);
    if (!object || !subject) continue;
    for (const fn of given.flatMap((key) => functionsIn(ev.member(object, key)))) {
      const known = out.get(fn.node) ?? { fn, subjects: [] };
      if (!known.subjects.some(({ name }) => name === subject.name)) known.subjects.push(subject);
      out.set(fn.node, known);
    }
  }
  return out;
}

const functionsIn = (value: Value): readonly FunctionValue[] =>
  outcomes(value).flatMap((one) =>
    one.kind === "function"
      ? [one]
      : one.kind === "array"
        ? one.elements.filter((item) => item.kind === "function")
        : [],
  );

/** The field that an object is about: its name, in one text or in steps, else its label. */
export function namedSubject(object: Value, ev: Evaluator): Subject | undefined {
  const label = stringOf(ev.member(object, "label"));
  for (const key of NAMES) {
    const value = ev.member(object, key);
    const parts = value.kind === "array" ? value.elements.map(stringOf) : [stringOf(value)];
    const name = parts.every((part) => part !== undefined) ? parts.join(".") : undefined;
    const sources = joinSources(value.kind === "array" ? value.elements : [value]);
    if (isWord(name)) return { name, sources, ...(label === undefined ? {} : { label }) };
  }
  return isWord(label) ? { name: label, sources: joinSources([ev.member(object, "label")]) } : undefined;
}
