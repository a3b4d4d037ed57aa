/** A complaint and the tests that lead to it, as rules with their subjects. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfName } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import type { Complaint } from "../../validation/complaints.ts";
import { fullPath, memberPath } from "../../validation/input-subject.ts";
import { type Loops, listedFields } from "../../validation/listed-fields.ts";
import { asks, keyWords, subjectInWords, wordedRule } from "../../validation/phrases.ts";
import { type Rule, ruleFact, type Subject } from "../../validation/rule.ts";
import type { Violation } from "../../validation/violation.ts";
import { isWord } from "../../validation/words.ts";

export function checkFacts(
  complaint: Complaint,
  found: readonly Violation[],
  at: Sighting<Node>,
  { loops, about, ...context }: CheckContext,
): readonly Fact[] {
  const { ev } = context;
  const rules = complaint.isKey ? keyed(complaint, found) : rulesOf(complaint, found);
  return rules.flatMap((violation) => {
    const listed = violation.subject ? listedFields(violation.subject, at.module, loops, context) : [];
    const { rule, value, sources } = violation;
    const stated: Rule = {
      rule,
      ...(value === undefined ? {} : { value }),
      ...(sources === undefined ? {} : { sources }),
      ...(complaint.key ? { messageKey: complaint.key } : {}),
      ...(complaint.written ? { written: complaint.written } : {}),
      ...(complaint.isKey ? { messageKey: complaint.message } : { message: complaint.message }),
    };
    if (listed.length > 0)
      return listed.flatMap((one) => one.subjects.map((subject) => ruleFact(subject, stated, one.at ?? at)));
    const subject = subjectOf(complaint, violation, at, ev);
    const subjects = about ?? (subject ? [subject] : []);
    return subjects.map((one) => ruleFact(one, stated, at));
  });
}

export interface CheckContext extends Pick<ExtractContext, "ev" | "calls"> {
  readonly loops: Loops;
  /** The fields that the function around it validates; without them the test and the words tell. */
  readonly about?: readonly Subject[];
}

/** What the test says, or the words where the test says nothing; several tests of one message are several fields. */
function rulesOf({ message }: Complaint, found: readonly Violation[]): readonly Violation[] {
  const telling = found.filter(({ rule, strong }) => strong && rule !== "custom");
  const worded = wordedRule(message.text);
  const [first] = found;
  const inWords = worded && { ...worded, subject: first?.subject, strong: false };
  if (
    inWords &&
    telling.some(({ rule, value }) => rule === "type" && (worded.rule !== "type" || value !== worded.value))
  )
    return [inWords];
  if (telling.length > 0) return telling;
  if (inWords && !found.some(({ rule }) => rule === worded.rule)) return [inWords];
  // that something is not there asks for it only where the words do
  const weak = found.map((one) =>
    one.rule === "required" && !asks(message.text) ? { ...one, rule: "custom" as const } : one,
  );
  return weak.length > 0 ? weak : [{ rule: "custom", subject: undefined, strong: false }];
}

/** The words of a key are few: the test has to tell. */
const keyed = ({ message }: Complaint, found: readonly Violation[]): readonly Violation[] => {
  const telling = found.filter(({ rule, strong }) => strong || rule === "required");
  const worded = wordedRule(keyWords(message.text));
  return telling.length > 0 || !worded ? telling : [{ ...worded, subject: found[0]?.subject, strong: false }];
};

function subjectOf(
  { field, message, isKey }: Complaint,
  { subject, name }: Violation,
  at: Sighting<Node>,
  ev: Evaluator,
): Subject | undefined {
  const tested = subject && (fullPath(subject) ?? memberPath(ev.evaluate(subject, at.module)));
  if (isWord(name)) return { name };
  if (isWord(field)) return { name: field };
  if (subject && isWord(tested)) return { name: tested, sources: placeOfName(subject, at.module) };
  if (isKey) return undefined;
  const worded = subjectInWords(message.text);
  return { name: worded ?? "value", guessed: true };
}
