/** What the signature index knows of a component. */

export type ComponentKind = "framework" | "library" | "polyfill" | "runtime";

export interface SignatureComponent {
  /** Name of the package, or of a bundler's runtime. */
  readonly name: string;
  readonly kind: ComponentKind;
  /** Of how many of its grams one is in the index: 1 holds all, 4 every fourth. */
  readonly every: number;
  /** How many grams of it are in the index; none: it stands there for others to refer to ({@link combineSignatures}). */
  readonly grams: number;
  /** Major versions it was made of, ascending. */
  readonly majors: readonly number[];
  /** Its grams are those of its style sheets. */
  readonly style?: true;
  /** Of its style sheets only the names of its font files. */
  readonly fonts?: true;
  /** It ships a bundle of its own, with what it depends on inside. */
  readonly readyMade?: true;
  /** Its code holds its own version as a text. */
  readonly states?: true;
  /** Components that are released together with it: of each the same version stands beside it. */
  readonly together?: readonly number[];
  /** Components of which a later version holds its code itself. */
  readonly heldBy?: readonly number[];
  /** The only form in which its modules are shipped. */
  readonly form?: "commonjs" | "es";
  /** The component that ships the same code in the other module form. */
  readonly twin?: number;
  /** Components that it depends on directly. */
  readonly pulls?: readonly number[];
  /** The framework of which it is a part: no other package depends on it. */
  readonly partOf?: number;
  /** Frameworks of which it needs at least one beside it. */
  readonly needs?: readonly number[];
}

/**
 * The table at the end of an index. Components stand in the order of how many packages depend on them, most first.
 * Numbers from `components.length` on stand for sets of components.
 */
export interface SignatureTable {
  readonly components: readonly SignatureComponent[];
  /** Components that one gram is credited to, likeliest first, where it stands in several. */
  readonly sets: readonly (readonly number[])[];
  /** Grams that only some major versions of one component have; their numbers follow those of the sets. */
  readonly spans?: readonly ReleaseSpan[];
}

/** Number of a component; the first and the last of the known major versions, without a gap, that have a gram. */
export type ReleaseSpan = readonly [component: number, first: number, last: number];

/** The component where what it refers to has other numbers. */
export function renumbered(component: SignatureComponent, moved: (number: number) => number): SignatureComponent {
  const { together, heldBy, pulls, needs, twin, partOf } = component;
  return {
    ...component,
    ...(together && { together: together.map(moved) }),
    ...(heldBy && { heldBy: heldBy.map(moved) }),
    ...(pulls && { pulls: pulls.map(moved) }),
    ...(needs && { needs: needs.map(moved) }),
    ...(twin !== undefined && { twin: moved(twin) }),
    ...(partOf !== undefined && { partOf: moved(partOf) }),
  };
}
