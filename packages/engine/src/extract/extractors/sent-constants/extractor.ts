/**
 * What calls always send, by the calls that are stated: the size of a page in the query, `/logs?limit=50`, a header of the
 * product's own, a text in a body. Takes facts, gives constants.
 */

import type { Json } from "@as-built/spec";
import { hasRole } from "../../../language/amounts.ts";
import { addTo } from "../../../multimap.ts";
import { wordSet } from "../../../word-set.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact, FactEvidence, FactOf } from "../../fact.ts";

/** Headers of every request (RFC 9110, Fetch), in small letters. */
const USUAL = wordSet(`
  accept accept-language accept-encoding authorization cache-control content-type content-length cookie expires origin
  pragma user-agent x-requested-with
`);
/** Longest text that is a code or a list of names. */
const MAX_TEXT = 160;

export const sentConstants = {
  name: "sent-constants",
  stated(facts) {
    const calls = facts.filter((fact) => fact.point === "calls");
    const sent = calls.flatMap(sentBy);
    const groups = [...Map.groupBy(sent, ({ call, place, name }) => `${call} ${place} ${name}`).values()];
    return [...constants(groups.filter(isOne).flat()), ...constants(calls.flatMap(byDefault))];
  },
} satisfies Extractor;

interface Sent {
  readonly call: string;
  readonly place: string;
  readonly name: string;
  /** Undefined where it is open. */
  readonly value: string | undefined;
  readonly shown: readonly FactEvidence[];
  readonly fact: FactOf<"calls">;
}

interface Default extends Omit<Sent, "value"> {
  readonly value: string | number;
  readonly isDefault: true;
}

function sentBy(fact: FactOf<"calls">): readonly Sent[] {
  const { parameters = [], request } = fact.content;
  const of = { ...callOf(fact), fact };
  const own = parameters.filter(
    ({ name, in: place }) => place === "query" || (place === "header" && !USUAL.has(name.toLowerCase())),
  );
  return [
    ...own.map(({ name, in: place, value: given }): Sent => {
      const value = fixed(given);
      return {
        ...of,
        place,
        name,
        value,
        shown: fact.evidence.flatMap((at) => (holds(at, value) ? [sentAt(at)] : [])),
      };
    }),
    ...Object.keys(request?.properties ?? {}).map((name): Sent => {
      const sent = fact.sent?.find((one) => one.name === name);
      const shown = sent ? [{ ...sent.source, says: "sent" }] : [];
      return { ...of, place: "body", name, value: fixed(sent?.value), shown };
    }),
  ];
}

/** What is sent over one socket, or to one address for many, is told apart by its name. */
function callOf({ content: { method = "", url, operation } }: FactOf<"calls">): Pick<Sent, "call"> {
  return { call: operation ? (operation.name ?? url) : `${method} ${url}`.trim() };
}

/** A switch is no constant; what has holes is not always the same. */
const fixed = (value: Json | undefined): string | undefined =>
  typeof value === "string" && value.length <= MAX_TEXT && !/[{}]/.test(value) && !SWITCH.has(value)
    ? value
    : undefined;

const SWITCH = new Set(["", "true", "false"]);

/** What a range shows of a call, it does not show of what the call sends. */
const sentAt = ({ script, start, end }: FactEvidence): FactEvidence => ({ script, start, end, says: "sent" });

const holds = (place: FactOf<"calls">["evidence"][number], value: string | undefined): place is FactEvidence =>
  value !== undefined && "script" in place && place.script.text.slice(place.start, place.end).includes(value);

const valuesOf = (group: readonly Sent[]): ReadonlySet<string | undefined> => new Set(group.map(({ value }) => value));

/** In a query several lists, and limits, are several constants; in a body texts that are no words tell what is asked for. */
const isOne = (group: readonly Sent[]): boolean =>
  valuesOf(group).size === 1 ||
  group.every(({ place, value = "", name }) => place === "query" && (value.includes(",") || isLimit(name, value)));

const isLimit = (name: string, value: string): boolean => hasRole(name) && Number(value) > 1;

function constants(sent: readonly (Sent | Default)[]): readonly Fact[] {
  const calls = new Map<string, Set<string>>();
  for (const { name, value, call } of sent) addTo(calls, `${name} ${value}`, call);
  return sent.flatMap(({ name, value, place, call, shown: [shown, ...more], fact, ...kind }): readonly Fact[] => {
    if (value === undefined || !shown) return [];
    const isAlone = calls.get(`${name} ${value}`)?.size === 1;
    const meaning = `${"isDefault" in kind ? "default" : "sent"} in the ${place}${isAlone ? ` of ${call}` : ""}`;
    const unit = fact.unit ? { unit: fact.unit } : {};
    // one range derives nothing from another
    const basis = fact.basis === "derived" && more.length === 0 ? "shown" : fact.basis;
    return [{ point: "constants", content: { name, value, meaning }, basis, evidence: [shown, ...more], ...unit }];
  });
}

/** `{ expiration: given || "NEVER" }` */
const byDefault = (fact: FactOf<"calls">): readonly Default[] =>
  (fact.otherwise ?? []).map(({ name, value, place, source }) => {
    const shown = [{ ...source, says: "sent by default" }];
    return { ...callOf(fact), fact, name, value, place, shown, isDefault: true };
  });
