/**
 * A rule that input has to keep, as extractors see it, and the fact that it makes. Every literal piece of the rule
 * comes with the ranges that show it.
 */
import type { Basis, Json, ValidationRule } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact, FactEvidence } from "../fact.ts";
import type { TextRange } from "../i18n/catalogue.ts";
import type { Message } from "../message.ts";
import { placeOfNode } from "../name-place.ts";
import type { Sighting } from "../survey.ts";

export type RuleKind = ValidationRule["rule"];

/** What is asked of a value. */
export interface Rule {
  readonly rule: RuleKind;
  readonly value?: Json;
  readonly message?: Message;
  /** Key of the message in a catalogue of texts. */
  readonly messageKey?: Message;
  /** Where the message stands in a catalogue. */
  readonly written?: TextRange;
  /** Words for the circumstances under which it is asked. */
  readonly when?: string;
  /** Ranges of the bound or pattern. */
  readonly sources?: readonly Source[];
  /** Where the rule itself stands, if not at the place of its subject. */
  readonly at?: Source;
}

/** Whose rule it is, in the program's own words. */
export interface Subject {
  readonly name: string;
  readonly of?: string;
  readonly label?: string;
  /** Where the label stands, if not at the place of the rule. */
  readonly labelSources?: readonly Source[];
  readonly sources?: readonly Source[];
  /** Whether the name is a word of the message or of the page, not of the code. */
  readonly guessed?: boolean;
  /** Whether it is the field itself: a key of a schema. */
  readonly exact?: boolean;
}

/** Longest range that shows where a rule stands, in UTF-16 code units. */
const MAX_PLACE = 600;

const saying = (sources: readonly Source[] = [], says: string, pointer?: string): readonly FactEvidence[] =>
  sources.map((source) => ({ ...source, says, ...(pointer !== undefined && { for: pointer }) }));

/** `weightsError`, `initialValue`: what is kept beside a field is called by it. */
const fieldName = (name: string): string =>
  name
    .replace(/(?<=[a-z])Errors?$/, "")
    .replace(/^initial([A-Z])(?=[a-z])/, (_, letter: string) => letter.toLowerCase());

export function ruleFact(subject: Subject, rule: Rule, { node, module, unit }: Sighting<Node>): Fact {
  const place = rule.at ?? placeOfNode(node, module);
  const built = rule.message?.built === true;
  const basis: Basis = subject.guessed ? "inferred" : built ? "derived" : "shown";
  return {
    point: "validation",
    content: {
      subject: subject.exact ? subject.name : fieldName(subject.name),
      ...(subject.of === undefined ? {} : { of: subject.of }),
      rule: rule.rule,
      ...(rule.value === undefined ? {} : { value: rule.value }),
      ...(rule.message === undefined ? {} : { message: rule.message.text }),
      ...(rule.messageKey === undefined ? {} : { messageKey: rule.messageKey.text }),
      ...(rule.when === undefined ? {} : { when: rule.when }),
      ...(subject.label === undefined ? {} : { label: subject.label }),
    },
    basis,
    evidence: [
      { ...place, end: Math.min(place.end, place.start + MAX_PLACE), says: "rule" },
      ...saying(subject.sources, "subject", "/subject"),
      ...saying(subject.labelSources, "label", "/label"),
      // `min(1)` says that a text is required: a bound of which the rule has no value.
      ...(rule.value === undefined ? saying(rule.sources, "bound") : saying(rule.sources, "bound", "/value")),
      ...saying(rule.message?.sources, "message", "/message"),
      ...(rule.written ? [{ ...rule.written, says: "message", for: "/message" }] : []),
      ...saying(rule.messageKey?.sources, "key of the message", "/messageKey"),
    ],
    unit,
  };
}
