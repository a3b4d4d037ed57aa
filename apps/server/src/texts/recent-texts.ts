/** The texts that were asked for last, up to a number of code units together. One that is larger alone is not kept. */
export class RecentTexts {
  readonly #most: number;
  readonly #texts = new Map<string, string>();
  #units = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): string | undefined {
    const text = this.#texts.get(key);
    if (text === undefined) return undefined;
    // The order of a map is that of insertion.
    this.#texts.delete(key);
    this.#texts.set(key, text);
    return text;
  }

  add(key: string, text: string): void {
    if (text.length > this.#most || this.#texts.has(key)) return;
    this.#texts.set(key, text);
    this.#units += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (this.#units <= this.#most) return;
      this.#texts.delete(oldest);
      this.#units -= length;
    }
  }
}
