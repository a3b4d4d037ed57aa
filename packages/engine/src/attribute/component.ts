/** What the signature index knows of a component. */

export type ComponentKind = "framework" | "library" | "polyfill" | "runtime";

export interface SignatureComponent {
  /** Name of the package, or of a bundler's runtime. */
  readonly name: string;
  readonly kind: ComponentKind;
  /** Of how many of its grams one is in the index: 1 holds all, 4 every fourth. */
  readonly every: number;
}
