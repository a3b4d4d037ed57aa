/**
 * Whatever has evidence, in the shape that the detail pane shows: statements, and the things of provenance and material
 * that are pointed at too (components, bundlers, references that are missing, facts left out). Each has an id that the
 * address can hold: a statement's own, or `kind:key`.
 */
import {
  allEvidence,
  type Basis,
  type Component,
  type Evidence,
  type LeftOut,
  type Located,
  type Reason,
} from "@as-built/spec";
import { factsOf, lineOf } from "./describe/describers.ts";
import { count, inline } from "./format.ts";
import { type Fact, fact, type Tag, type TitleOf, textFact } from "./line.ts";
import { KIND_NAMES, leftOutWords, ONE_OF } from "./words.ts";

export interface Exhibit {
  readonly id: string;
  /** What kind of thing it is. */
  readonly kind: string;
  readonly title: string;
  readonly tag?: Tag;
  readonly mono: boolean;
  readonly basis?: Basis;
  /** The code that shows it is of undetermined origin. */
  readonly uncertain: boolean;
  /** Places that show the same, where more than the listed ones do. */
  readonly sightings?: number;
  readonly facts: readonly Fact[];
  readonly reasons: readonly Reason[];
  readonly evidence: readonly Evidence[];
}

export function statementExhibit(located: Located, titleOf: TitleOf, onScreen: readonly Located[] = []): Exhibit {
  const { statement, point } = located;
  const { title, mono, tag } = lineOf(located);
  return {
    id: statement.id,
    kind: ONE_OF[point],
    title,
    ...(tag ? { tag } : {}),
    mono,
    basis: statement.basis,
    uncertain: statement.origin === "unknown",
    ...(statement.sightings === undefined ? {} : { sightings: statement.sightings }),
    facts: factsOf(located, titleOf, onScreen),
    reasons: statement.reasons ?? [],
    evidence: allEvidence(located),
  };
}

export function leftOutExhibit(id: string, leftOut: LeftOut, component: Component | undefined): Exhibit {
  return {
    id,
    kind: "In libraries (hidden)",
    title: leftOutWords(leftOut.what),
    mono: false,
    uncertain: false,
    facts: [
      ...textFact("Value", leftOut.value === undefined ? undefined : inline(leftOut.value), true),
      ...textFact("Belongs to", component ? componentName(component) : leftOut.component),
    ],
    reasons: [],
    evidence: leftOut.evidence,
  };
}

export function componentExhibit(id: string, component: Component): Exhibit {
  return {
    id,
    kind: KIND_NAMES[component.kind],
    title: componentName(component),
    mono: false,
    ...(component.basis ? { basis: component.basis } : {}),
    uncertain: false,
    facts: [
      ...textFact("Version", component.version),
      ...textFact("Fits versions", component.versionRange),
      ...fact("Size", [{ text: `${count(component.size)} characters` }]),
    ],
    reasons: [],
    evidence: component.evidence ?? [],
  };
}

/** A thing of the material that only has a name and perhaps evidence. */
export const namedExhibit = (id: string, kind: string, title: string, evidence: readonly Evidence[] = []): Exhibit => ({
  id,
  kind,
  title,
  mono: true,
  uncertain: false,
  facts: [],
  reasons: [],
  evidence,
});

export const componentName = ({ name, version, versionRange }: Component): string =>
  [name, version ?? versionRange].filter(Boolean).join(" ");
