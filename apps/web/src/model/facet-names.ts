/** The facets that a list can be filtered and grouped by, and what of them is chosen, as it stands in an address. */

export const FACET_NAMES = ["method", "kind", "area", "screen", "file"] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Values by facet; a facet without a chosen value is absent. */
export type Chosen = Readonly<Partial<Record<FacetName, readonly string[]>>>;

export const chosenCount = (chosen: Chosen): number =>
  FACET_NAMES.reduce((sum, name) => sum + (chosen[name]?.length ?? 0), 0);

/** With a value chosen that was not, or the other way round. */
export function toggledValue(chosen: Chosen, name: FacetName, value: string): Chosen {
  const held = chosen[name] ?? [];
  const values = held.includes(value) ? held.filter((each) => each !== value) : [...held, value].sort();
  const { [name]: _, ...others } = chosen;
  return values.length === 0 ? others : { ...others, [name]: values };
}
