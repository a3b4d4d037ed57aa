import { transform } from "esbuild";
import fc from "fast-check";
import { expect, test } from "vitest";
import { lowered, minified, raise } from "../../tests/raise.ts";

const number = fc.integer({ min: 0, max: 20 });

/** Statements of an async function, with all that steps are made of. */
const { block } = fc.letrec<{ block: string; statement: string }>((tie) => ({
  block: fc.array(tie("statement"), { maxLength: 3 }).map((list) => list.join("\n")),
  statement: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    number.map((n) => `log(${n});`),
    number.map((n) => `log(await ask(${n}));`),
    fc.tuple(number, number).map(([n, m]) => `log(flag(${n}) ? await ask(${m}) : -1);`),
    fc.tuple(number, number).map(([n, m]) => `log(flag(${n}) && (await ask(${m})));`),
    number.map((n) => `if (flag(${n})) return await ask(${n});`),
    number.map((n) => `if (flag(${n})) throw new Error("${n}");`),
    fc.tuple(number, tie("block"), tie("block")).map(([n, a, b]) => `if (flag(${n})) {${a}} else {${b}}`),
    fc.tuple(number, tie("block")).map(([n, a]) => `if (await ask(${n})) {${a}}`),
    fc.tuple(number, tie("block")).map(([n, a]) => `for (const x of list(${n})) { log(x); ${a} }`),
    tie("block").map((a) => `while (more()) {${a}}`),
    tie("block").map((a) => `while (more()) { if (flag(log(1))) break; ${a} }`),
    tie("block").map((a) => `while (more()) { ${a} if (flag(log(2))) continue; await ask(4); }`),
    fc.tuple(tie("block"), tie("block")).map(([a, b]) => `try {${a}} catch (e) { log(e.message); ${b} }`),
    fc
      .tuple(tie("block"), tie("block"), tie("block"))
      .map(([a, b, c]) => `try {${a}} catch (e) { log(e.message); ${b} } finally {${c}}`),
    fc.tuple(tie("block"), tie("block")).map(([a, b]) => `try {${a}} finally {${b}}`),
  ),
}));

/** What a program does, in order, and how it ends. */
async function trace(code: string): Promise<readonly unknown[]> {
  const said: unknown[] = [];
  let turns = 12;
  const log = (value: number): number => {
    // a `finally` that goes on without an end
    if (said.push(value) > 1000) throw new Error("too much");
    return said.length;
  };
  const host = {
    log,
    ask: async (n: number) => {
      said.push(`ask ${n}`);
      if (n % 7 === 6) throw new Error(`ask ${n}`);
      return n % 3;
    },
    flag: (n: number) => n % 2 === 1,
    list: (n: number) => [n, n + 1].slice(0, n % 3),
    more: () => {
      if (turns-- < -100) log(0);
      return turns >= 0;
    },
  };
  const run: unknown = new Function(...Object.keys(host), `${code}; return run;`)(...Object.values(host));
  if (typeof run !== "function") throw new Error("no program");
  try {
    said.push(await run());
  } catch (error) {
    said.push(error instanceof Error ? error.message : error);
  }
  return said;
}

test("what is raised does what it did", async () => {
  let steps = 0;
  let left = 0;
  await fc.assert(
    fc.asyncProperty(block, fc.boolean(), async (body, isMinified) => {
      const source = `async function run() { ${body} }`;
      const low = lowered(source);
      const code = raise(isMinified ? minified(low) : low);
      steps++;
      if (/case 0:/.test(code.slice(code.indexOf("run(")))) left++;
      expect(await trace(code)).toEqual(await trace(source));
    }),
    { seed: 1, numRuns: 300 },
  );
  expect(left).toBeLessThan(steps / 4);
});

test("what esbuild lowers does what it did", async () => {
  await fc.assert(
    fc.asyncProperty(
      block,
      fc.constantFrom("(a = 2)", "(a, ...b)", "()"),
      fc.boolean(),
      async (body, params, minify) => {
        const source = `async function run${params} { const own = async () => { ${body} }; return own() }`;
        const { code } = await transform(source, { target: "es2016", minify });
        const own = raise(code);
        expect(own).toContain("async function run");
        expect(own.slice(own.indexOf("async function run"))).not.toMatch(/function\*|yield/);
        expect(await trace(own)).toEqual(await trace(source));
      },
    ),
    { seed: 1, numRuns: 100 },
  );
});

/** Expressions over `o`, of which parts may be missing. */
const { expression } = fc.letrec<{ expression: string; chain: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    number.map((n) => `${n}`),
    tie("chain"),
    fc.tuple(tie("chain"), tie("expression")).map(([a, b]) => `(${a} ?? ${b})`),
    fc.tuple(tie("chain"), tie("expression"), tie("expression")).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `(${a} && !${b})`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `pair(${a}, ${b})`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `rest(1, ${a}, ${b})`),
  ),
  chain: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constant("o"),
    fc.constant("make()"),
    fc
      .tuple(tie("chain"), fc.constantFrom("a", "b", "f"), fc.constantFrom("?.", "."))
      .map(([of, key, dot]) => `${of}${dot}${key}`),
    fc.tuple(tie("chain"), fc.constantFrom("?.f?.(1)", "?.f(2)", ".f?.(3)", "?.[key()]")).map(([of, end]) => of + end),
  ),
}));

test("expressions and parameters that are raised do what they did", async () => {
  let left = 0;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(expression, expression, fc.boolean(), async (one, other, isMinified) => {
      const source = `async function run() {
        const f = function (x) { log(x); return this; };
        const key = () => (log(7), "a");
        const kind = (x) => (typeof x === "function" ? "f" : typeof x === "object" && x ? Object.keys(x).join() : x);
        const make = () => (log(8), o);
        const o = { a: { a: { f }, f }, f };
        const pair = (...list) => { const [first, second = 5] = list; log(kind(first)); return second; };
        const rest = (n, first = 3, ...more) => { log(n); log(kind(first)); return more.length; };
        for (const part of [() => ${one}, () => ${other}]) {
          try { const found = part(); log(kind(found)); }
          catch (error) { log("fails"); }
        }
      }`;
      const low = lowered(source);
      const code = raise(isMinified ? minified(low) : low);
      runs++;
      const own = code.slice(code.indexOf("Object.keys"));
      if (/ void 0 \?|\? void 0|arguments\[/.test(own)) left++;
      expect(await trace(code)).toEqual(await trace(source));
    }),
    { seed: 1, numRuns: 300 },
  );
  expect(left).toBeLessThan(runs / 5);
});

const members = fc.uniqueArray(
  fc.constantFrom(
    "m(x) { return this.n + x; }",
    "get g() { return this.n * 2; }",
    "set g(x) { this.n = x; }",
    "static s(x) { return new this(x).n; }",
    "f = 3;",
    "arrow = (x) => this.n - x;",
    "async later(x) { return (await ask(x)) + this.n; }",
    "each() { for (const x of list(5)) log(x + this.n); }",
  ),
);
const INHERITED = ["m(x) { return super.m(x) * 2; }", "over() { return [super.m(1), this.n]; }"];
const constructors = fc.constantFrom("", "constructor(n) { super(n + 1); this.k = n; log(this.k); }");

test("classes that are raised do what they did", async () => {
  await fc.assert(
    fc.asyncProperty(
      members,
      members,
      fc.subarray(INHERITED),
      constructors,
      fc.boolean(),
      async (own, more, over, made, isMinified) => {
        const source = `class A { constructor(n) { this.n = n; } m(x) { return this.n * x; } ${own.filter((one) => !one.startsWith("m(")).join("\n")} }
        class B extends A { ${made} ${more.filter((one) => !one.startsWith("m(")).join("\n")} ${over.join("\n")} }
        async function run() {
          for (const one of [new A(2), new B(3)]) {
            log(one.n); log(one.f); log(one.k); log(one.g); one.g = 8; log(one.m(1)); log(one instanceof A); log(one instanceof B);
            if (one.arrow) log(one.arrow(1));
            if (one.later) log(await one.later(1));
            if (one.each) one.each();
            if (one.over) log(one.over().join());
            if (one.constructor.s) log(one.constructor.s(4));
          }
        }`;
        const low = lowered(source);
        const code = raise(isMinified ? minified(low) : low);
        expect(code).toMatch(/class \w+ extends/);
        expect(await trace(code)).toEqual(await trace(source));
      },
    ),
    { seed: 1, numRuns: 100 },
  );
});
