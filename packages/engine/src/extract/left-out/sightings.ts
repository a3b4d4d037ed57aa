/**
 * Sightings of the signs of one component: what was seen where, gathered over all of its units. `factsOf` turns them
 * into facts: one for each row and value, of a set of values one for all.
 */
import { isNonEmpty, type Json, MAX_EVIDENCE } from "@as-built/spec";
import type { OriginComponent } from "../../attribute/index.ts";
import type { Machinery, Sign } from "../../models/machinery.ts";
import { type Seen, seen } from "../../models/machinery-signs.ts";
import { append } from "../../multimap.ts";
import type { Node } from "../../syntax/nodes.ts";
import { type Unit, walkUnit } from "../../unpack/units.ts";
import type { FactEvidence } from "../fact.ts";
import type { LeftOutFact } from "./fact.ts";

interface Sighting extends Seen {
  readonly at: FactEvidence;
}

/** Most sightings that are kept of one sign. */
const KEPT = 4 * MAX_EVIDENCE;

export class ComponentSightings {
  private readonly component: OriginComponent;
  private readonly rows: readonly Machinery[];
  private readonly found = new Map<Sign, Sighting[]>();

  constructor(component: OriginComponent, rows: readonly Machinery[]) {
    this.component = component;
    this.rows = rows;
  }

  read(unit: Unit): void {
    const here = new Map<Sign, Sighting[]>();
    const { script } = unit.module;
    const looked = this.rows.flatMap(({ signs, what }) => signs.map((sign) => ({ sign, what })));
    walkUnit(unit, (node) => {
      for (const { sign, what } of looked) {
        const sighting = seen(sign, node, script.text);
        if (sighting) append(here, sign, { ...sighting, at: evidenceAt(node, unit, what) });
      }
      return undefined;
    });
    for (const [sign, sightings] of here) if (isEnough(sign, sightings)) this.keep(sign, sightings);
  }

  private keep(sign: Sign, sightings: readonly Sighting[]): void {
    const kept = this.found.get(sign) ?? [];
    this.found.set(sign, [...kept, ...sightings].slice(0, KEPT));
  }

  facts(): readonly LeftOutFact[] {
    return this.rows.flatMap((row) => this.factsOf(row));
  }

  private factsOf({ point, what, signs }: Machinery): readonly LeftOutFact[] {
    const groups = signs.map((sign) => this.found.get(sign) ?? []);
    if (groups.some((group) => group.length === 0)) return [];
    const [leading = [], ...others] = groups;
    const supporting = others.flat().map(({ at }) => at);
    const fact = (own: readonly Sighting[], value: Json | undefined): readonly LeftOutFact[] => {
      const evidence = [...own.map(({ at }) => at), ...supporting];
      if (!isNonEmpty(evidence)) return [];
      return [{ point, what, ...(value === undefined ? {} : { value }), component: this.component, evidence }];
    };
    const [sign] = signs;
    if (sign.kind === "values") return fact(onePerValue(leading), valuesSeen(sign.values, leading));
    return [...byValue(leading).values()].flatMap((own) => fact(own, own[0]?.value));
  }
}

/** Of a set of values enough have to be seen in one unit; of everything else one is enough. */
function isEnough(sign: Sign, sightings: readonly Sighting[]): boolean {
  return sign.kind !== "values" || new Set(sightings.map(({ value }) => value)).size >= sign.least;
}

const evidenceAt = ({ start, end }: Node, unit: Unit, says: string): FactEvidence => ({
  script: unit.module.script,
  start,
  end,
  says,
});

const valuesSeen = (values: readonly string[], sightings: readonly Sighting[]): Json =>
  values.filter((value) => sightings.some((sighting) => sighting.value === value));

const byValue = (sightings: readonly Sighting[]): ReadonlyMap<string, readonly Sighting[]> =>
  Map.groupBy(sightings, ({ value }) => JSON.stringify(value ?? null));

const onePerValue = (sightings: readonly Sighting[]): readonly Sighting[] =>
  [...byValue(sightings).values()].flatMap(([first]) => (first ? [first] : []));
