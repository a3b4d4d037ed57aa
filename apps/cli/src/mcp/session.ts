/** What the tools are asked about: one application, indexed once for many questions, and perhaps an earlier release. */
import {
  indexOnScreens,
  indexRegions,
  indexStatements,
  type Located,
  type RegionIndex,
  type Specification,
  type StatementId,
  type StatementIndex,
} from "@as-built/spec";
import type { AnalysedSubject } from "../subject.ts";

export interface Session {
  readonly specification: Specification;
  readonly texts: ReadonlyMap<string, string>;
  readonly statements: StatementIndex;
  /** By the id of a screen: rules, errors, roles, states and constants that its code leads to. */
  readonly onScreens: ReadonlyMap<string, readonly Located[]>;
  /** By the id of a statement: the screens that name it as a call, a guard or what they are below. */
  readonly namedBy: ReadonlyMap<string, readonly StatementId[]>;
  readonly regions: RegionIndex;
  /** To compare with. */
  readonly before?: Specification;
}

export function sessionOf({ specification, texts }: AnalysedSubject, before?: Specification): Session {
  return {
    specification,
    texts,
    statements: indexStatements(specification),
    onScreens: indexOnScreens(specification),
    namedBy: indexNamed(specification),
    regions: indexRegions(specification),
    ...(before && { before }),
  };
}

function indexNamed({ points }: Specification): ReadonlyMap<string, readonly StatementId[]> {
  const index = new Map<string, StatementId[]>();
  for (const { id: screen, calls = [], guards = [], parent } of points.screens.statements) {
    for (const id of new Set([...calls, ...guards, ...(parent === undefined ? [] : [parent])])) {
      const list = index.get(id);
      if (list) list.push(screen);
      else index.set(id, [screen]);
    }
  }
  return index;
}
