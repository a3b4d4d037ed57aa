/** Work that many ask for at once and that is done once for all who asked before it began. */

export class Coalesced {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Resolves when the work has been done once more from its beginning; never rejects. */
  ask(): Promise<void> {
    if (this.#running === undefined) return this.#run();
    this.#next ??= this.#running.then(() => this.#run());
    return this.#next;
  }

  /** Resolves when nobody waits for it. */
  async settle(): Promise<void> {
    while (this.#running !== undefined) await (this.#next ?? this.#running);
  }

  #run(): Promise<void> {
    this.#next = undefined;
    this.#running = this.#work()
      .catch(this.#onError)
      .then(() => {
        this.#running = undefined;
      });
    return this.#running;
  }
}
