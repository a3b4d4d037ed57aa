/** The rules of example files: what is an error, and what counts as the same fact. */
import { describe, expect, test } from "vitest";
import { readAnnotation } from "../../../tests/harness/annotation.ts";
import { isFound, misplaced, problemsOf } from "../../../tests/harness/compare.ts";
import type { Fields, Found } from "../../../tests/harness/fact-kinds.ts";
import { BUNDLERS } from "../../../tests/harness/forms.ts";
import { manifestExamples, pageExamples } from "../../../tests/harness/line-examples.ts";
import { scriptExamples } from "../../../tests/harness/script-examples.ts";
import { bundlersOf } from "../../../tests/harness/share.ts";

const call = (fields: Fields): Found => ({ kind: "call", fields, evidence: [] });

describe("annotations", () => {
  test("lists in any order, texts in quotes", () => {
    expect(readAnnotation(" finds: call method=GET url=/a query=b,a")).toMatchObject({
      expected: { fields: { query: "a,b" } },
    });
    expect(readAnnotation('finds: error kind=thrown message="b, a"')).toMatchObject({
      expected: { fields: { message: "b, a" } },
    });
    expect(readAnnotation("a remark that finds its way")).toBeUndefined();
  });

  test.each([
    "finds: call verb=GET",
    "finds: request url=/a",
    "finds: call",
    "finds: call url=/a url=/b",
    "finds: error message=No such user",
    "finds call url=/a",
    "find: call url=/a",
    "todo: find the call",
    "skip parcel: has no such form",
    "skip rspack:",
  ])("%s: an error", (text) => {
    expect(() => readAnnotation(text)).toThrow();
  });
});

describe("example files", () => {
  test("parts are programs of their own, at the places of the file", () => {
    const text =
      'import a from "a";\n// example: one\n// finds nothing\na(1);\n// example: two\n// finds nothing\na(2);\n';
    const [one, two] = scriptExamples(text);
    expect([one?.title, two?.title]).toEqual(["one", "two"]);
    expect(two?.text.replace(/\s+/g, " ").trim()).toBe('import a from "a"; // example: two // finds nothing a(2);');
    expect(two?.nothing.map(({ start, end }) => two.text.slice(start, end))).toEqual(["a(2);"]);
  });

  test("an annotation is about the outermost code that begins below it, also among children of an element", () => {
    const text = "f(<ul>\n  {/* finds nothing */}\n  {/* finds: screen path=/a */}\n  <li key={1}>a</li>\n</ul>);\n";
    const [example] = scriptExamples(text);
    const ranges = [...(example?.nothing ?? []), ...(example?.expected ?? []).map(({ at }) => at)];
    expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(Array(2).fill("<li key={1}>a</li>"));
  });

  test("says nothing, annotates nothing, is no program: errors", () => {
    expect(() => scriptExamples("f();")).toThrow(/says nothing/);
    expect(() => scriptExamples("function f() {\n  g();\n  // finds nothing\n}")).toThrow(
      /line 3: nothing stands under/,
    );
    expect(() => scriptExamples("// finds: screen colour=a\nf();")).toThrow(/line 1: .* has no colour/);
    expect(() => scriptExamples("// finds nothing\nlet = ;")).toThrow(/line 2/);
  });

  test("pages and manifests: about the next line", () => {
    const [page] = pageExamples(
      '<!-- finds: purpose kind=name text="A" -->\n<!-- todo finds nothing -->\n<title>A</title>\n',
    );
    expect(page?.expected[0]?.at).toEqual(page && { start: page.nothing[0]?.start, end: page.nothing[0]?.end });
    const [manifest] = manifestExamples('{\n  // finds: purpose kind=name text="A"\n  "name": "A"\n}\n');
    expect(JSON.parse(manifest?.text ?? "")).toEqual({ name: "A" });
  });
});

describe("comparison", () => {
  const [example] = scriptExamples(
    "// finds: call method=GET url=/users/{id}\nf();\n// todo finds: call method=GET url=/b\ng();",
  );
  const examples = example ? [example] : [];
  const right = call({ method: "GET", url: "/users/{id}" });

  test("nothing missing, nothing more, nothing different", () => {
    expect(problemsOf({ examples, found: [right] })).toEqual([]);
    expect(problemsOf({ examples, found: [] })).toEqual(["line 2: not found: call method=GET url=/users/{id}"]);
    expect(problemsOf({ examples, found: [right, call({ url: "/c" })] })).toEqual([
      "found and not expected: call url=/c",
    ]);
    expect(problemsOf({ examples, found: [call({ method: "GET", url: "/users/{id}", query: "q" })] })).toHaveLength(2);
  });

  test("a hole may have lost its name, and may not have another", () => {
    expect(problemsOf({ examples, found: [call({ method: "GET", url: "/users/{value2}" })] })).toEqual([]);
    expect(problemsOf({ examples, found: [call({ method: "GET", url: "/users/{name}" })] })).toHaveLength(2);
  });

  test("a todo that is done has to be promoted, where todos count", () => {
    const found = [right, call({ method: "GET", url: "/b" })];
    expect(problemsOf({ examples, found })).toEqual([]);
    expect(problemsOf({ examples, found, strictTodos: true })).toEqual([
      "line 4: found at last, promote this todo: call method=GET url=/b",
    ]);
    expect(examples.map((one) => isFound(one, found))).toEqual([true]);
  });

  test("evidence has to lie in the code under the annotation", () => {
    const at = (start: number) => examples.flatMap((one) => misplaced(one, [right], () => [{ start, end: start + 1 }]));
    expect(at(example?.expected[0]?.at.start ?? 0)).toEqual([]);
    expect(at(0)).toEqual(["line 2: no evidence in the code under the annotation: call method=GET url=/users/{id}"]);
  });
});

describe("bundlers of an example", () => {
  const none = new Map();
  const titles = Array.from({ length: 400 }, (_, at) => `example ${at}`);

  test("are esbuild and one of the others, each as often, or all", () => {
    const shares = titles.map((title) => bundlersOf("a", { title, skips: none }, false));
    expect(shares.every((all) => all.length === 2 && all.includes("esbuild"))).toBe(true);
    for (const bundler of ["vite", "webpack", "rspack"] as const)
      expect(Math.abs(shares.filter((all) => all.includes(bundler)).length - 133)).toBeLessThan(30);
    expect(bundlersOf("a", { title: "b", skips: none }, true)).toEqual(BUNDLERS);
  });

  test("are also those that it skips, which are none of its own", () => {
    const skips = new Map([["vite", "why"]] as const);
    for (const title of titles) {
      const [first, ...others] = bundlersOf("a", { title, skips }, false);
      expect([first, others.length]).toEqual(["vite", 2]);
    }
  });
});
