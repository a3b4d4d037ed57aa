import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { measure } from "./lib/measure.mjs";

const of = (text: string) => measure({ path: "a.ts", text, parsed: parseSync("a.ts", text) });

test("counts what loosens types, and leaves out const and names of imports", () => {
  const text = 'import { a as b } from "x";\nlet c: any = b as C; const d = ["e"] as const; f!.g!; const h = <I>j;\n';
  expect(of(text)).toMatchObject({ any: 1, casts: 2, bangs: 2 });
});

test("counts lines, and those that hold nothing but comment", () => {
  expect(of("/** One. */\nlet a; // two\n// three\n/*\n four */\n")).toMatchObject({
    lines: 5,
    commentLines: 4,
    opens: true,
  });
  expect(of("let a;\n/* late */\n").opens).toBe(false);
});

test("measures functions from their first line to their last, and how deep they nest", () => {
  const text = "function a() {\n  if (b) {\n    for (;;) c();\n  }\n  return () => {\n    if (d) e();\n  };\n}\n";
  expect(of(text).functions).toEqual([
    { line: 5, lines: 3, nesting: 1 },
    { line: 1, lines: 8, nesting: 2 },
  ]);
});

test("wants a reason for a suppression", () => {
  expect(of("// @ts-expect-error\nlet a;\n// @ts-ignore the types of x are wrong\nlet b;").suppressions).toEqual([1]);
});
