/**
 * Data that somebody is about to ask for, fetched ahead: a few at a time, and of those that wait only the newest, because
 * a pointer that passes over a list means none of its entries. What is dropped is fetched when it is really asked for.
 */

export interface PrefetchQueue {
  /** Resolves when the task has ended, well or badly, or was dropped. */
  add(key: string, task: () => Promise<unknown>): Promise<void>;
}

interface Waiting {
  readonly key: string;
  readonly task: () => Promise<unknown>;
  readonly settle: () => void;
}

export interface PrefetchLimits {
  readonly running: number;
  readonly waiting: number;
}

export function createPrefetchQueue({ running, waiting }: PrefetchLimits = { running: 2, waiting: 6 }): PrefetchQueue {
  const queue: Waiting[] = [];
  const known = new Map<string, Promise<void>>();
  let active = 0;

  const next = () => {
    const entry = active < running ? queue.pop() : undefined;
    if (entry === undefined) return;
    active += 1;
    const ended = () => {
      active -= 1;
      entry.settle();
      next();
    };
    entry.task().then(ended, ended);
    next();
  };

  return {
    add: (key, task) => {
      const held = known.get(key);
      if (held) return held;
      const { promise, resolve } = Promise.withResolvers<void>();
      const settle = () => {
        known.delete(key);
        resolve();
      };
      known.set(key, promise);
      queue.push({ key, task, settle });
      if (queue.length > waiting) queue.shift()?.settle();
      next();
      return promise;
    },
  };
}
