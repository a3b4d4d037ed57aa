/** `overview`: what there is, in one small answer to begin with. Lists are shortened until it fits. */
import { estimatedTokens } from "@as-built/engine";
import {
  groupComponents,
  groupRegionsByOrigin,
  type Json,
  type Located,
  labelOf,
  locatedIn,
  POINTS,
  type PointName,
  type Specification,
} from "@as-built/spec";
import { cut } from "../brief.ts";
import { tool } from "../tool.ts";

const MAX_TOKENS = 2000;
/** Members of each list, tried in turn. */
const LENGTHS = [40, 25, 15, 8, 4, 2, 0];

export const overview = tool({
  name: "overview",
  title: "Overview",
  description:
    "What the application is: its own words for itself, how many statements each of the nine points holds, the first screens, entities, roles and hosts, third-party code, and what could not be read. Begin here.",
  input: {},
  answer: (_, { specification }) => {
    const sizes = LENGTHS.map((length) => summary(specification, length));
    return sizes.find((one) => estimatedTokens(JSON.stringify(one)) <= MAX_TOKENS) ?? sizes.at(-1) ?? null;
  },
});

function summary(specification: Specification, length: number): Json {
  const { subject, material } = specification;
  const first = (point: PointName): Json => shortened(locatedIn(specification, point).map(labelOf), length);
  return {
    application: cut(subject.name ?? subject.input),
    purpose: shortened(
      specification.points.purpose.statements.map(({ text }) => text),
      Math.min(length, 6),
    ),
    files: material.files.length,
    built_with: (material.bundlers ?? [])
      .slice(0, 6)
      .map(({ name, version }) => cut(version ? `${name} ${version}` : name, 60)),
    code_of: Object.fromEntries(
      groupRegionsByOrigin(specification).map(({ origin, share }) => [origin, Number(share.toFixed(3))]),
    ),
    points: Object.fromEntries(
      POINTS.map(({ name }) => [name, pointLine(locatedIn(specification, name), specification, name)]),
    ),
    screens: first("screens"),
    entities: first("entities"),
    roles: first("roles"),
    hosts: shortened(hostsOf(specification), length),
    frameworks: shortened(
      (groupComponents(specification).get("framework") ?? []).map(({ name }) => name),
      length,
    ),
    libraries: shortened(
      (groupComponents(specification).get("library") ?? []).map(({ name }) => name),
      length,
    ),
    not_captured: material.missing.length,
    not_readable: material.failures.length,
    not_understood: (material.gaps ?? []).length,
    bases: "shown: stands literally there; derived: computed from it; inferred: follows a convention, look at it",
    next: "list a point, search for words, get a statement by id with its evidence and code, find_in_code, screens_of",
  };
}

function pointLine(statements: readonly Located[], specification: Specification, point: PointName): Json {
  const { notShown } = specification.points[point];
  if (statements.length === 0) return cut(notShown ?? "not shown", 120);
  const inferred = statements.filter(({ statement }) => statement.basis === "inferred").length;
  return inferred === 0 ? statements.length : `${statements.length}, of which inferred ${inferred}`;
}

function shortened(all: readonly string[], length: number): Json {
  const shown = all.slice(0, length).map((text) => cut(text, 80));
  return all.length > length ? [...shown, `… ${all.length - length} more`] : shown;
}

const HOST = /^(?:[a-z][a-z0-9+.-]*:)?\/\/([^/?#]+)/i;

/** Of the addresses of calls, where they name one. */
const hostsOf = ({ points }: Specification): readonly string[] =>
  [...new Set(points.calls.statements.flatMap(({ url }) => HOST.exec(url)?.[1] ?? []))].sort();
