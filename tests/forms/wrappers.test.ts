/**
 * Holds the wrappers to what the property rests on: each runs what it holds once, in its place, and hands out what it
 * gives. The program here is ours and says what it does; nothing of the material is run.
 */
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { randomOf } from "./random.ts";
import { type Parts, parsed, wholeOf } from "./script-parts.ts";
import { freshNames, WAYS_OUT, wrapped } from "./wrap.ts";
import { WRAPPERS } from "./wrappers/index.ts";
import type { Trait, Wrapper } from "./wrappers/wrapper.ts";

const PROGRAM = 'log("first");const rate=2;function twice(n){return n*rate}var all=[twice(1)];log(twice(21),all[0]);';
const MODULE = `${PROGRAM}class Box{}export{twice as t,all,Box as default};export const last="end";`;

/** What a page and two loaders have, as far as wrappers ask for it. Everything that is put off runs in `drain`. */
function page() {
  const logged: unknown[] = [];
  const waiting: (() => void)[] = [];
  const wait = (run: () => void) => waiting.push(run);
  const defined = new Map<string, () => void>();
  const factoryOf = (given: readonly unknown[]) =>
    given.findLast((one) => typeof one === "function") as (...all: unknown[]) => void;
  const define = Object.assign(
    (...given: unknown[]) => {
      const run = () => factoryOf(given)({}, {});
      if (typeof given[0] === "string") defined.set(given[0], run);
      else run();
    },
    { amd: {} },
  );
  const System = {
    register: (name: string, _: unknown, declare: (e: unknown) => { execute(): void }) =>
      defined.set(name, () => declare({}).execute()),
    import: (name: string) => defined.get(name)?.(),
  };
  const events = { addEventListener: (_: string, run: () => void) => wait(run) };
  const context: Record<string, unknown> = {
    log: (...values: unknown[]) => logged.push(...values),
    ...{ setTimeout: wait, queueMicrotask: wait, requestAnimationFrame: wait, System, define },
    require: ([name = ""]: readonly string[]) => defined.get(name)?.(),
    document: { ...events, readyState: "loading" },
  };
  createContext(context);
  runInContext("var window=globalThis,self=globalThis;", context);
  context.addEventListener = events.addEventListener;
  const drain = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) run();
    await new Promise((done) => setImmediate(done));
  };
  return { context, logged, drain };
}

async function run(text: string): Promise<readonly unknown[]> {
  const { context, logged, drain } = page();
  runInContext(text, context);
  await drain();
  return logged;
}

const partOf = (text: string): Parts => {
  const script = parsed(text);
  const part = script && wholeOf(script);
  if (!part) throw new Error("the program is not read");
  return part;
};

const around = (text: string, layers: readonly Wrapper[], way: (typeof WAYS_OUT)[number] = "members"): string =>
  wrapped(partOf(text), layers, way, freshNames(randomOf(1, 1), parsed(text)?.names ?? new Set())).text;

const has = (wrapper: Wrapper, ...traits: readonly Trait[]): boolean =>
  traits.some((trait) => wrapper.traits.includes(trait));

test.each(WRAPPERS)("$kind runs what it holds once", async (wrapper) => {
  expect(await run(around(PROGRAM, [wrapper]))).toEqual(["first", 42, 2]);
});

const inner = WRAPPERS.filter((wrapper) => !has(wrapper, "loader"));
test.each(inner)("$kind runs what it holds once inside of another, and another inside of it", async (wrapper) => {
  const [plain] = WRAPPERS;
  const layers = plain ? [plain, wrapper, plain] : [];
  expect(await run(around(PROGRAM, layers))).toEqual(["first", 42, 2]);
});

const giving = WRAPPERS.filter((wrapper) => !has(wrapper, "later", "loader"));
describe.each(WAYS_OUT)("exports that are %s", (way) => {
  test.each(giving)("come out of $kind", (wrapper) => {
    const { logged, context } = page();
    const text = around(MODULE, [wrapper], way).replace(
      /export\{([^}]*)\}/,
      (_, list: string) => `log(${namesIn(list)})`,
    );
    runInContext(text, context);
    const [first, value, one, ...values] = logged;
    expect([first, value, one]).toEqual(["first", 42, 2]);
    expect(values.map((each) => (typeof each === "function" ? each.name : each))).toEqual(["twice", [2], "Box", "end"]);
  });
});

/** `a as t,b as default` gives `a,b`. */
const namesIn = (list: string): string =>
  list
    .split(",")
    .map((one) => one.split(" as ")[0])
    .join();
