/** The imports and exports of a text, by their words: no names, and not in comments or texts. */

export interface Link {
  readonly word: "import" | "export";
  readonly at: number;
  /** Whether it stands in no brackets, where alone declarations may stand. */
  readonly isOuter: boolean;
}

export class Links {
  readonly found: Link[] = [];

  /** @param depth in how many brackets a word stands that is no name of a property */
  note(word: string, at: number, depth: number): void {
    if (word === "import" || word === "export") this.found.push({ word, at, isOuter: depth === 0 });
  }
}
