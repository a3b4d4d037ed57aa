/** The imports and exports of a text, by their words: no names, and not in comments or texts. */

export interface Link {
  readonly word: "import" | "export";
  readonly at: number;
}

export class Links {
  readonly found: Link[] = [];

  /** @param word no name of a property */
  note(word: string, at: number): void {
    if (word === "import" || word === "export") this.found.push({ word, at });
  }
}
