/** Work of which only so much is under way at a time. The rest waits in the order in which it came. */

export class Slots {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Whoever waits longest gets the slot itself, so that nobody comes in between.
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
