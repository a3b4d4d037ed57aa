/**
 * What is drawn and what is called only where a role, a permission or a flag of the user holds: `user.isAdmin && <Button>
 * Delete</Button>`, `if (can("order:pay")) pay(order)`, `<Button disabled={!isOwner}>Close</Button>`. The role allows the words
 * that stand there, and the calls.
 */

import type { Fact, FactEvidence, ScriptRange } from "../extract/fact.ts";
import type { Standing } from "../extract/standing/standing.ts";
import type { ConditionNode, Survey } from "../extract/survey.ts";
import { append } from "../multimap.ts";
import { partitionPoint } from "../partition-point.ts";
import { MAX_TEST, namedBy } from "../scope/named-tests.ts";
import type { Script } from "../script.ts";
import { guardOf } from "../syntax/conditions-around.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import { fixedProperties } from "../syntax/object-keys.ts";
import { leavesOf } from "../syntax/test-leaves.ts";
import type { Module } from "../unpack/module.ts";
import { identityOf } from "./identity.ts";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** What is done only then; of several tests one may do. */
interface Part extends Range {
  readonly isOneOf: boolean;
}

/** What has to hold. */
interface Asked extends Range {
  readonly part: Part;
}

/** A longer part is a page, and the screen says what it asks for. */
const MAX_PART = 4000;
/** Places of one role that are looked at, words of one part, and calls in it. */
const MAX_PLACES = 24;
const MAX_WORDS = 3;
const MAX_CALLS = 4;
/** Properties by which an element is there for some users only. */
const GATES = new Set(["disabled", "hidden", "readOnly", "readonly"]);

export function withGuardedParts(
  facts: readonly Fact[],
  survey: Pick<Survey, "conditions" | "calls">,
  standings: readonly Standing[],
): readonly Fact[] {
  if (!facts.some(({ point }) => point === "roles")) return facts;
  const asked = askedIn(survey);
  const [words, calls] = [wordsIn(standings), callsIn(facts)];
  const guarded = guardedIn(facts, asked);
  const allowedBy = (script: Script, part: Part, name: string): readonly string[] => {
    const others = part.isOneOf ? ofOthers(part, name, guarded.get(script) ?? []) : [];
    return [
      ...inside(words, script, part, others).slice(0, MAX_WORDS),
      ...inside(calls, script, part, others).slice(0, MAX_CALLS),
    ];
  };
  // what says that somebody may not is shown to him, and lets him do nothing
  const refusals = new Set(
    facts.flatMap((fact) => (fact.point === "errors" ? letters(fact.content.message ?? "") : [])),
  );
  return facts.map((fact) => {
    if (fact.point !== "roles" || fact.isTold) return fact;
    const { name, label = name } = fact.content;
    // `role === "owner" ? <Badge>Owner</Badge> : ...` only says what somebody is
    const own = new Set([letters(name), letters(label)]);
    const found = placesOf(fact).flatMap((place) =>
      partsAsking(place, asked).flatMap((part) => allowedBy(place.script, part, name)),
    );
    const allows = new Set([
      ...(fact.content.allows ?? []),
      ...found.filter((text) => ![own, refusals].some((said) => said.has(letters(text)))),
    ]);
    return allows.size === 0 ? fact : { ...fact, content: { ...fact.content, allows: [...allows] } };
  });
}

const placesOf = ({ evidence }: Fact): readonly FactEvidence[] =>
  evidence.filter((one): one is FactEvidence => "script" in one && one.for === undefined).slice(0, MAX_PLACES);

interface Guarded extends Range {
  /** The role that is asked for the part. */
  readonly by: string;
}

function guardedIn(facts: readonly Fact[], asked: ByScript<Asked>): ByScript<Guarded> {
  const out = new Map<Script, Guarded[]>();
  for (const fact of facts)
    if (fact.point === "roles")
      for (const place of placesOf(fact))
        for (const { start, end } of partsAsking(place, asked))
          append(out, place.script, { start, end, by: fact.content.name });
  for (const list of out.values()) list.sort((a, b) => a.start - b.start);
  return out;
}

/** `(isA || isB) && menu(isA && first, isB && second)`: parts for which others are asked again, and the role is not. */
function ofOthers(part: Range, name: string, guarded: readonly Guarded[]): readonly Range[] {
  const inner: Guarded[] = [];
  for (let at = partitionPoint(guarded, (one) => one.start >= part.start); at < guarded.length; at++) {
    const one = guarded[at];
    if (!one || one.start >= part.end) break;
    if (one.end <= part.end && one.end - one.start < part.end - part.start) inner.push(one);
  }
  const own = inner.filter(({ by }) => by === name);
  return inner.filter(({ by, start, end }) => by !== name && !own.some((one) => one.start <= start && end <= one.end));
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

type ByScript<T> = ReadonlyMap<Script, readonly T[]>;

function askedIn({ conditions, calls }: Pick<Survey, "conditions" | "calls">): ByScript<Asked> {
  const out = new Map<Script, Asked[]>();
  const add = ({ script }: Module, test: Node, is: boolean, part: Range): void => {
    if (test.end - test.start > MAX_TEST || part.end - part.start > MAX_PART) return;
    for (const leaf of leavesOf(test, is)) {
      for (const { node, isOneOf } of [leaf, ...namedBy(leaf, script.scopes)].filter(({ is }) => is)) {
        const { start, end } = node;
        append(out, script, { start, end, part: { start: part.start, end: part.end, isOneOf } });
      }
    }
  };
  for (const { node, module } of conditions)
    for (const part of partsOf(node)) {
      const guard = guardOf(node, part);
      if (guard) add(module, guard.test, guard.is, part);
    }
  for (const { node, module } of calls) for (const value of gatesOf(node)) add(module, value, false, node);
  for (const list of out.values()) list.sort((a, b) => a.start - b.start);
  return out;
}

const partsOf = (node: ConditionNode): readonly Node[] =>
  node.type === "LogicalExpression"
    ? [node.right]
    : [node.consequent, node.alternate].flatMap((part) => (part ? [part] : []));

/** The values of `disabled` and the like among the properties of an element. */
function gatesOf({ arguments: given }: CallLike): readonly Node[] {
  const [, props] = given;
  if (props?.type !== "ObjectExpression") return [];
  return fixedProperties(props).flatMap(([key, { value }]) => (GATES.has(key) ? [value] : []));
}

/** What is done only where the place that asks for something holds. */
function partsAsking({ script, start, end }: ScriptRange, asked: ByScript<Asked>): readonly Part[] {
  const list = asked.get(script) ?? [];
  const parts: Part[] = [];
  for (let at = partitionPoint(list, (one) => one.start >= start - MAX_TEST); at < list.length; at++) {
    const one = list[at];
    if (!one || one.start > start) break;
    if (end <= one.end) parts.push(one.part);
  }
  return parts;
}

interface Placed {
  readonly at: number;
  readonly text: string;
}

function inside(
  all: ByScript<Placed>,
  script: Script,
  { start, end }: Range,
  others: readonly Range[],
): readonly string[] {
  const list = all.get(script) ?? [];
  const found = new Set<string>();
  for (let at = partitionPoint(list, (one) => one.at >= start); at < list.length; at++) {
    const one = list[at];
    if (!one || one.at >= end) break;
    if (!others.some((other) => other.start <= one.at && one.at < other.end)) found.add(one.text);
  }
  return [...found];
}

/** The words of elements, by where the element is made. */
function wordsIn(standings: readonly Standing[]): ByScript<Placed> {
  const out = new Map<Script, Placed[]>();
  for (const { as, text, at } of standings)
    if (as === "texts") append(out, at.module.script, { at: at.node.start, text });
  for (const list of out.values()) list.sort((a, b) => a.at - b.at);
  return out;
}

/** Calls, by the outermost place that makes them. */
function callsIn(facts: readonly Fact[]): ByScript<Placed> {
  const out = new Map<Script, Placed[]>();
  for (const fact of facts) {
    if (fact.point !== "calls") continue;
    const place = fact.evidence.find((one) => "script" in one && (one.step ?? 1) === 1);
    if (place && "script" in place) append(out, place.script, { at: place.start, text: identityOf(fact) });
  }
  for (const list of out.values()) list.sort((a, b) => a.at - b.at);
  return out;
}
