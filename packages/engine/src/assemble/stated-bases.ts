/**
 * What the addresses of several calls begin with, and what is written in one place for all of them, is a constant of the
 * product: `const BASE="/api/v2"`, `request({baseURL:"/api"})`. Takes facts, adds constants.
 */
import { aroundEvidence } from "../extract/constants/surroundings.ts";
import type { Fact, FactEvidence, FactOf } from "../extract/fact.ts";
import { addTo } from "../multimap.ts";

/** Fewest addresses that begin so. */
const MIN_CALLS = 3;
const BASE = "base of calls";
/** With the site: what is stated as an address, and what it is for the calls. */
const ADDRESS = "external address";
const OF_SITE = "base URL of calls";
/** A text as it is written, without holes; code that was escaped for `eval` has blanks for what escaped it. */
const WRITTEN = /^(["'`]?)((?:https?:\/\/|\/)?[\w.~-][\w.:/~-]*)\1$/;
/** A base that is open. */
const OPEN = /^\{[^{}]*\}/;
const HOLES = /\{[^{}]*\}/g;

interface Beginning {
  readonly value: string;
  readonly pieces: readonly FactEvidence[];
  readonly fact: FactOf<"calls">;
}

export function withStatedBases(facts: readonly Fact[]): readonly Fact[] {
  const found = new Map<string, Beginning>();
  const addresses = new Map<string, Set<string>>();
  for (const fact of facts) {
    if (fact.point !== "calls") continue;
    const [address = ""] = fact.content.url.replace(OPEN, "").split(/[?#]/);
    for (const beginning of beginningsOf(fact, address)) {
      const { value, pieces } = beginning;
      const key = `${value} ${pieces.map(({ script, start }) => `${script.file}:${script.base + start}`).join(" ")}`;
      if (!found.has(key)) found.set(key, beginning);
      addTo(addresses, key, address.slice(value.length).replace(HOLES, "{}"));
    }
  }
  const known = new Set(facts.flatMap(({ point, content }) => (point === "constants" ? [content.value] : [])));
  const bases = [...found].filter(([key, base]) => isBegun([...(addresses.get(key) ?? [])], base));
  const of = (key: string): number => addresses.get(key)?.size ?? 0;
  // of `/api` and `/api/v2` the one that more addresses begin with is stated; where as many begin with both, the longer one
  const isWhole = (key: string, { value }: Beginning): boolean =>
    !bases.some(([other, { value: begun }]) =>
      begun.length > value.length
        ? begun.startsWith(value) && of(other) === of(key)
        : begun.length < value.length && value.startsWith(begun) && of(other) > of(key),
    );
  const whole = bases.filter(([key, base]) => isWhole(key, base));
  const sites = new Set<unknown>(whole.map(([, { value }]) => value));
  return [
    ...facts.map((fact) => asBase(fact, sites)),
    ...whole.flatMap(([, base]) => (known.has(base.value) ? [] : factOf(base))),
  ];
}

/** `get(`/configs/${kind}`)`, where all that is put behind it is one name, is one endpoint, and `/configs/` no base. */
const isBegun = (rests: readonly string[], { pieces }: Beginning): boolean =>
  rests.length >= MIN_CALLS && (rests.some((rest) => rest.includes("/")) || !pieces.some(isGoneOn));

/** Whether the text that a piece is of goes on with a value. */
const isGoneOn = ({ script: { text }, end }: FactEvidence): boolean =>
  /^["'`]?\s*(?:\$\{|\+)/.test(text.slice(end, end + 8));

/** An address of another site that the calls begin with is more than that. */
function asBase(fact: Fact, bases: ReadonlySet<unknown>): Fact {
  const { point, content } = fact;
  if (point !== "constants" || !bases.has(content.value) || !content.meaning?.startsWith(ADDRESS)) return fact;
  return { ...fact, content: { ...content, meaning: OF_SITE + content.meaning.slice(ADDRESS.length) } };
}

/** The texts in the order in which the address is put together, as far as they are its beginning. */
function beginningsOf(fact: FactOf<"calls">, address: string): readonly Beginning[] {
  const found: Beginning[] = [];
  for (const piece of fact.evidence) {
    if (piece.for !== "/url" || !("script" in piece)) continue;
    const before = found.at(-1);
    const text = WRITTEN.exec(piece.script.text.slice(piece.start, piece.end).trim())?.[2];
    const value = `${before?.value ?? ""}${text ?? ""}`;
    const rest = address.startsWith(value) ? address.slice(value.length) : "";
    // the next part begins here
    if (
      text === undefined ||
      !/^(?:https?:\/)?\/(?!.*\/\/)/.test(value) ||
      !(value.endsWith("/") || /^[/{]/.test(rest))
    )
      continue;
    found.push({ value, pieces: [...(before?.pieces ?? []), piece], fact });
  }
  return found;
}

function factOf({ value, pieces: [first, ...more], fact }: Beginning): readonly Fact[] {
  if (!first) return [];
  const around = [first, ...more].map((piece) => aroundEvidence(piece.script, piece, "surroundings"));
  return [
    {
      point: "constants",
      content: { value, meaning: value.includes("//") ? OF_SITE : BASE },
      basis: more.length === 0 ? "shown" : "derived",
      evidence: [shown(first), ...more.map(shown), ...around],
      ...(fact.unit && { unit: fact.unit }),
    },
  ];
}

const shown = ({ script, start, end }: FactEvidence): FactEvidence => ({ script, start, end, says: BASE });
