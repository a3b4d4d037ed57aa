import { expect, test } from "vitest";
import { tooDeepAt } from "./nesting.ts";

const nested = (open: string, close: string, count: number): string => open.repeat(count) + close.repeat(count);

test.each([
  ["lists", nested("[", "]", 5000)],
  ["functions", nested("(function(){", "})()", 2000)],
  ["templates", nested("`${", "}`", 5000)],
  ["conditions", `${"a?b:".repeat(10_000)}c`],
  ["arrows", `${"a=>".repeat(10_000)}a`],
  ["else if", `${"if(a){}else ".repeat(10_000)};`],
  ["words", `${"new ".repeat(10_000)}a`],
])("%s are too deep", (_, text) => {
  expect(tooDeepAt(text)).toBeGreaterThan(0);
});

test.each([
  ["brackets in strings", `x="${"[".repeat(9000)}"`],
  ["brackets in comments", `/*${"(".repeat(9000)}*/`],
  ["brackets in patterns", "x=[/[(]/,/\\(/,/[{]/];".repeat(3000)],
  ["brackets in template text", `x=\`${"(".repeat(9000)}\``],
  ["a long list", `[${"a?b:c,".repeat(20_000)}]`],
  ["a long concatenation", `x=${'"a"+'.repeat(30_000)}""`],
  ["many statements", "if(a){b=c?d:e}else{f()}\n".repeat(20_000)],
])("%s are not", (_, text) => {
  expect(tooDeepAt(text)).toBeUndefined();
});
