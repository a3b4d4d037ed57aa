/** What the tools are asked about: one application, indexed once for many questions, and perhaps an earlier release. */
import {
  indexOnScreens,
  indexRegions,
  indexStatements,
  type Located,
  type RegionIndex,
  type Specification,
  type StatementIndex,
} from "@as-built/spec";
import type { AnalysedSubject } from "../subject.ts";

export interface Session {
  readonly specification: Specification;
  readonly texts: ReadonlyMap<string, string>;
  readonly statements: StatementIndex;
  /** By the id of a screen: rules, errors, roles, states and constants that its code leads to. */
  readonly onScreens: ReadonlyMap<string, readonly Located[]>;
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
    regions: indexRegions(specification),
    ...(before && { before }),
  };
}
