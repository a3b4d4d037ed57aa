/**
 * Texts and links of screens: what stands in a component that a route draws, or in what it draws in turn. What very many
 * screens lead to belongs to the application's frame, and is left out.
 */
import type { StatementId } from "@as-built/spec";
import type { Fact, FactOf } from "../extract/fact.ts";
import { joinPaths } from "../extract/routes/route-path.ts";
import type { Standing } from "../extract/standing/standing.ts";
import { append } from "../multimap.ts";
import { identityOf } from "./identity.ts";
import type { WayUp } from "./way-up.ts";

/** What more screens show is the frame's. */
const MAX_SCREENS = 4;
/** Most texts of one screen. */
const MAX_TEXTS = 40;
/** Most links of one screen. */
const MAX_LINKS = 20;
/** Ranges that are shown for the texts, and for the links, of one screen. */
const MAX_SHOWN = 5;

export function withStandings(facts: readonly Fact[], standings: readonly Standing[], way: WayUp): readonly Fact[] {
  if (way.isEmpty) return facts;
  const found = byScreen(standings, way);
  return facts.map((fact) =>
    fact.point === "screens" && fact.draws ? extended(fact, found.get(identityOf(fact)) ?? []) : fact,
  );
}

function byScreen(standings: readonly Standing[], way: WayUp): ReadonlyMap<StatementId, readonly Standing[]> {
  const out = new Map<StatementId, Standing[]>();
  for (const standing of standings) {
    const { at, evidence } = standing;
    const { script } = at.module;
    const isBeside = "script" in evidence && evidence.script === script;
    const screens = way.screensShowing(script, isBeside ? evidence : at.node);
    if (screens.size > MAX_SCREENS) continue;
    for (const screen of screens) {
      append(out, screen, standing);
    }
  }
  return out;
}

/** In the order of the code, each once. */
function chosen(standings: readonly Standing[], as: Standing["as"], most: number): readonly Standing[] {
  const seen = new Set<string>();
  return standings.filter((one) => one.as === as && !seen.has(one.text) && seen.add(one.text)).slice(0, most);
}

function extended(fact: FactOf<"screens">, standings: readonly Standing[]): FactOf<"screens"> {
  const texts = chosen(standings, "texts", MAX_TEXTS);
  const { root = "" } = fact;
  const placed = standings.map((one) => (one.isRouted && root ? { ...one, text: joinPaths(root, one.text) } : one));
  const links = chosen(placed, "links", MAX_LINKS).filter(({ text }) => text !== fact.content.path);
  if (texts.length + links.length === 0) return fact;
  const shown = [texts, links].flatMap((list) =>
    list.slice(0, MAX_SHOWN).map(({ as, evidence }, index) => ({ ...evidence, for: `/${as}/${index}` })),
  );
  return {
    ...fact,
    content: {
      ...fact.content,
      ...(texts.length > 0 ? { texts: texts.map(({ text }) => text) } : {}),
      ...(links.length > 0 ? { links: links.map(({ text }) => text) } : {}),
    },
    evidence: [...fact.evidence, ...shown],
  };
}
