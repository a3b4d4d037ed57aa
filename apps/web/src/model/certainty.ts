/** How sure statements are: the bases from the surest to the least sure, how many have each, and which are chosen. */
import type { Basis } from "@as-built/spec";

export const BASES = ["shown", "derived", "inferred"] as const satisfies readonly Basis[];

export interface BasisCount {
  readonly basis: Basis;
  readonly count: number;
}

/** What has no basis, such as what was left out, is counted nowhere. */
export const countBases = (items: readonly { readonly basis?: Basis }[]): readonly BasisCount[] =>
  BASES.map((basis) => ({ basis, count: items.filter((item) => item.basis === basis).length }));

/** In the order of {@link BASES}, so that one choice has one address. */
export const toggled = (bases: readonly Basis[], basis: Basis): readonly Basis[] =>
  BASES.filter((each) => (each === basis ? !bases.includes(each) : bases.includes(each)));
