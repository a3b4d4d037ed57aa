import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NestingScan, nestingOf } from "./nesting.ts";

const tooDeepAt = (text: string): number | undefined => nestingOf(text).deep;

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

const DEEP = `${"[".repeat(6000)}${"]".repeat(6000)}`;

test.each([
  ["a pattern behind a head", `if(x)/"/;x=${DEEP}`],
  ["a pattern behind a block", `{}/"/.test(a);x=${DEEP}`],
  ["a pattern behind a function", `function f(){}/"/.test(a);x=${DEEP}`],
  ["a pattern behind a class", `class A extends B(function(){}){}/"/.test(a);x=${DEEP}`],
  ["a pattern behind a label's block", `a:{}/"/.test(a);x=${DEEP}`],
  ["a pattern behind a case", `switch(a){case b?c:d:{}/"/.test(a);x=${DEEP}}`],
  ["a pattern behind `return` and a line's end", `function f(){return\n{}/"/.test(a);x=${DEEP}}`],
  ["a pattern of a loop", `for(a of/"/.x);x=${DEEP}`],
  ["a division of a function", `x=function(){}/a;y="/";x=${DEEP}`],
  ["a division of an object", `x={}/a;y="/";x=${DEEP}`],
  ["a division of a call", `if(a)x=b(c)/d;y="/";x=${DEEP}`],
  ["a division of a name called of", `x=of/a;y="/";x=${DEEP}`],
  ["a division of a property called if", `x=a.if(b)/a;y="/";x=${DEEP}`],
  ["a word that is a name in scripts", `await/"/;x=${DEEP}`],
  ["a comment of HTML", `<!-- \`\n${DEEP}`],
  ["a comment of HTML that ends", `a\n--> \`\n${DEEP}`],
  ["a first line for a shell", `#!\`\n${DEEP}`],
  ["a comment that a carriage return ends", `//"\rx=${DEEP}`],
  ["a text that goes on in the next line", `x="a\\\r\nb";y=${DEEP}`],
  ["closing brackets in texts", '["]",'.repeat(6000) + "]".repeat(6000)],
  ["an escape in a name", `x.\\u{61}=${DEEP}`],
  ["loops", `${"for(;;)".repeat(17_000)};`],
  ["tests", `${"if(a)".repeat(27_000)};`],
  ["tests with other ways", `if(a)b;${"else if(a)b;".repeat(27_000)}`],
  ["words with tabs", `${"new\t".repeat(24_000)}a`],
  ["labels", `${"a:".repeat(24_000)};`],
  ["heads", `${"with(a)".repeat(24_000)};`],
  ["do", `${"do\t".repeat(24_000)};${"while(a)".repeat(24_000)}`],
  ["typeof", `${"typeof\t".repeat(80_000)}a`],
  ["await", `async()=>{${"await\t".repeat(80_000)}a}`],
  ["yield", `function*f(){${"yield\t".repeat(80_000)}a}`],
  ["classes", `${"class\textends\t".repeat(9000)}a{}`],
  ["arrows of async functions", `${"async a=>".repeat(10_000)}a`],
  ["assignments", `${"a=".repeat(20_000)}b`],
  ["assignments over lines", `${"a\n=\n".repeat(20_000)}b`],
  ["questions with functions", `${"a?()=>{}:".repeat(10_000)}b`],
  ...["+", "-", "||", "<", "&&", "??", "==", " in ", "?.", "."].map((sign) => [
    `a chain of ${sign}`,
    `${`a${sign}`.repeat(80_000)}a`,
  ]),
])("%s does not hide what is deep", (_, text) => {
  expect(tooDeepAt(text)).toBeGreaterThanOrEqual(0);
});

test.each([
  ["without semicolons", "const a = b ? c : d\na.b = (e) => e\n++x\n;[a].map(f)\n".repeat(10_000)],
  ["of patterns", "if(a){b}/[\"'`(]/.test(c)&&d;x=function(){return/[(]/g}(),y=(a+b)/2/c[0]/3;".repeat(5000)],
  [
    "of classes",
    "class A extends B{static{a}b=1;'c'(){return this.#d}get if(){}*new(){}static async class(){}}\n".repeat(5000),
  ],
  ["of objects", "x={if:1,function(){},get new(){return 1},[a]:{b:c?d:e},async*f(){}};".repeat(5000)],
  ["of cases", `switch(a){${"case 1:case b?c:d:{e}default:f;".repeat(10_000)}}`],
  ["of calls", "a(b)(c).d?.e?.[f]`g${h}i`;".repeat(10_000)],
  ["of exports", "export default class{}\nexport{a as default,b as if}\nimport{default as c}from'd'\n".repeat(5000)],
])("code %s is not deep", (_, text) => {
  const scan = new NestingScan(text);
  expect(scan.run()).toBeUndefined();
  expect(scan.isClosed).toBe(true);
  expect(scan.most).toBeLessThan(1000);
});

/** What opens and closes in a text comes out even only where every text, comment and pattern was told from code. */
test("all that real bundles open is closed, far from the bound", () => {
  const root = join(import.meta.dirname, "../../../..");
  const files = globSync("fixtures/*/*/material/**/*.{js,mjs}", { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const scans = files.map((file) => {
    const scan = new NestingScan(readFileSync(join(root, file), "utf8"));
    return { file, deep: scan.run(), isClosed: scan.isClosed, isFar: scan.most < 3200 };
  });
  expect(scans.filter(({ deep, isClosed, isFar }) => deep !== undefined || !isClosed || !isFar)).toEqual([]);
});
