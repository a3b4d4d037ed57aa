/**
 * Which screen makes which call, and which screens the rules, errors, states, roles and constants belong to. What most
 * screens lead to belongs to none of them.
 */
import type { StatementId } from "@as-built/spec";
import type { Fact, FactEvidence } from "../extract/fact.ts";
import { addTo } from "../multimap.ts";
import { isInside } from "../syntax/inside.ts";
import { identityOf } from "./identity.ts";
import type { WayUp } from "./way-up.ts";

/** What more screens lead to is the application's, not a screen's. */
export const MAX_SCREENS = 12;

type Links = ReadonlyMap<StatementId, ReadonlySet<StatementId>>;

export interface ScreenLinks {
  /** Calls of each screen. */
  readonly calls: Links;
  /** Screens of each call. */
  readonly usedBy: Links;
}

export function screenLinks(facts: readonly Fact[], way: WayUp): ScreenLinks {
  const found = new Map<StatementId, Set<StatementId>>();
  for (const fact of facts) {
    const place = fact.point === "calls" ? asking(fact) : undefined;
    if (!place) continue;
    for (const screen of way.screensShowing(place.script, place)) addTo(found, identityOf(fact), screen);
  }
  const usedBy = new Map([...found].filter(([, screens]) => screens.size <= MAX_SCREENS));
  const calls = new Map<StatementId, Set<StatementId>>();
  for (const [call, screens] of usedBy) for (const screen of screens) addTo(calls, screen, call);
  return { calls, usedBy };
}

/**
 * The outermost call that asks. Where a client is made on the way, `new Client(options)`, it is made for all that it can
 * do: what calls its method asks.
 */
function asking({ evidence }: Fact): FactEvidence | undefined {
  const places = evidence.filter((one): one is FactEvidence => "script" in one);
  const steps = places.filter(({ step }) => step !== undefined);
  const sites = steps.length > 0 ? steps : places.slice(0, 1);
  const made = sites.slice(0, -1).findLastIndex(({ script, start }) => script.text.startsWith("new ", start));
  return sites[made + 1];
}

/** Facts with the screens that they concern; a rule of one screen belongs to its path where no form is named. */
export function withScreens(facts: readonly Fact[], way: WayUp): readonly Fact[] {
  if (way.isEmpty) return facts;
  const paths = new Map(
    facts.flatMap((fact) => (fact.point === "screens" ? [[identityOf(fact), fact.content.path]] : [])),
  );
  return facts.map((fact) => {
    // what is of no unit may as well be read elsewhere than where it is shown
    if (!CONCERN_SCREENS.has(fact.point) || fact.unit === undefined) return fact;
    const screens = screensOf(fact, way);
    if (screens.length === 0) return fact;
    const [only] = screens;
    const path = screens.length === 1 && only !== undefined ? paths.get(only) : undefined;
    const of = fact.point === "validation" && path !== undefined ? { of: path } : {};
    return { ...fact, content: { ...of, ...fact.content, screens } } as Fact;
  });
}

const CONCERN_SCREENS: ReadonlySet<Fact["point"]> = new Set(["states", "validation", "roles", "errors", "constants"]);

/**
 * By the first of its ranges that a screen leads to: a text may stand in a catalogue, and be used elsewhere. Where the words
 * of a message stand in that range, they do: `setProblem(isNew ? "It was not made" : "It was not kept")`.
 */
function screensOf({ evidence }: Fact, way: WayUp): readonly StatementId[] {
  const places = evidence.flatMap((one) => ("script" in one ? [one] : []));
  for (const place of places) {
    const words = places.find((one) => one.for === "/message" && one.script === place.script && isInside(one, place));
    const found = way.screensUsing(place.script, words ?? place);
    if (found.size > 0) return [...found].sort();
  }
  return [];
}
