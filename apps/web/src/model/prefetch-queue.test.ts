/** Prefetching is bounded: few at a time, the newest first, each once. */
import { expect, it } from "vitest";
import { createPrefetchQueue } from "./prefetch-queue.ts";

function tasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    return promise;
  };
  return { started, task, end: (name: string) => ends.get(name)?.() };
}

it("runs few at a time, and of those that wait the newest first", async () => {
  const { started, task, end } = tasks();
  const queue = createPrefetchQueue({ running: 1, waiting: 2 });
  const first = queue.add("a", task("a"));
  const dropped = queue.add("b", task("b"));
  void queue.add("c", task("c"));
  void queue.add("d", task("d"));
  await dropped;
  expect(started).toEqual(["a"]);
  end("a");
  await first;
  expect(started).toEqual(["a", "d"]);
});

it("runs a task that is already there once, and a failed one fails nobody", async () => {
  let runs = 0;
  const queue = createPrefetchQueue();
  const failing = () => {
    runs += 1;
    return Promise.reject(new Error("no"));
  };
  await Promise.all([queue.add("a", failing), queue.add("a", failing)]);
  expect(runs).toBe(1);
});
