/**
 * Limits that the rules of forms and schemas set: at most 12 people, at most 500 characters of notes. A rule is stated as
 * such; here its bound is a constant of the product, where nothing else has stated the same place as one.
 */

import { isStyleName, unitOf } from "../../../language/amounts.ts";
import { countsThings } from "../../../language/demands.ts";
import type { Script } from "../../../script.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact, FactEvidence, FactOf, FileEvidence } from "../../fact.ts";

/** Rules with a bound; the first number that a person would call a limit. */
const LEAST: ReadonlyMap<string, number> = new Map([
  ["max", 1],
  ["maxLength", 1],
  ["min", 2],
  ["minLength", 2],
  ["length", 2],
]);

export const ruledLimits = {
  name: "ruled-limits",
  stated(facts) {
    const known = placesOf(facts);
    return facts.flatMap((fact) => (fact.point === "validation" ? limitOf(fact, known) : []));
  },
} satisfies Extractor;

type Places = ReadonlyMap<Script, readonly Place[]>;

interface Place {
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
}

/** Where constants are stated, by script. */
function placesOf(facts: readonly Fact[]): Places {
  const places = new Map<Script, Place[]>();
  for (const { point, content, evidence } of facts) {
    const [first] = evidence;
    if (point !== "constants" || !("script" in first)) continue;
    const own = places.get(first.script) ?? [];
    own.push({ start: first.start, end: first.end, value: content.value });
    places.set(first.script, own);
  }
  return places;
}

function limitOf(fact: FactOf<"validation">, known: Places): readonly Fact[] {
  const { subject, rule, value, message } = fact.content;
  const least = LEAST.get(rule);
  if (least === undefined || typeof value !== "number" || value < least) return [];
  if (isStyleName(subject) || fact.evidence.some((one) => isStated(one, value, known))) return [];
  const name = `${subject}.${rule}`;
  const named = unitOf(name, value);
  // a list may have as many, which are no characters
  const unit = named === "characters" && countsThings(message ?? "", value) ? undefined : named;
  const [first, ...rest] = fact.evidence.filter(isOfBound);
  if (!first) return [];
  return [
    {
      point: "constants",
      content: { name, value, ...(unit === undefined ? {} : { unit }) },
      basis: fact.basis,
      evidence: [first, ...rest],
      ...(fact.unit ? { unit: fact.unit } : {}),
    },
  ];
}

const isStated = (one: FactEvidence | FileEvidence, value: number, known: Places): boolean =>
  "script" in one &&
  (known.get(one.script) ?? []).some(
    (place) => place.value === value && place.start < one.end && one.start < place.end,
  );

/** What shows the subject or the message of a rule shows nothing of its bound. */
const isOfBound = ({ for: part }: FactEvidence | FileEvidence): boolean => part === undefined || part === "/value";
