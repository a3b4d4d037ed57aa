import { captureFiles } from "@as-built/capture";
import { expect, test } from "vitest";
import { printed } from "../../tests/print.ts";
import type { Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { evaluatedIn } from "./evaluated-code.ts";
import { oxcParser } from "./oxc.ts";
import { parseScripts } from "./parse-scripts.ts";
import type { ParsedScript } from "./parser.ts";

const parse = oxcParser();

function opened(text: string): ParsedScript | undefined {
  const found = evaluatedIn(text, parse("a.js", text).program);
  return found?.inFile(parse("a.js", found.text));
}

const flat = (program: ParsedScript["program"]): string => printed(program).replace(/\s+/g, " ").trim();

test.each([
  [
    "a module",
    String.raw`d({"./a.js":(e,t,r)=>{"use strict";eval("const n=\"a\\nb\";\nt.x=n;\n//# sourceURL=a.js")}})`,
    `d({ "./a.js": (e, t, r) => { "use strict"; const n = "a\\nb"; t.x = n; } });`,
  ],
  [
    "in braces, as trusted types",
    String.raw`d((e,t,r)=>{eval(r.ts("{t.x=1;\n\n//# sourceURL=a.js?\n}"))})`,
    "d((e, t, r) => { t.x = 1; });",
  ],
  ["beside other code", `a();eval("b()");c()`, "a(); { b(); } c();"],
  ["code in code", String.raw`eval("eval(\"a()\")")`, `eval("a()");`],
])("what is evaluated stands where it is evaluated: %s", (_, text, expected) => {
  const result = opened(text);
  expect(result && flat(result.program)).toBe(expected);
});

test.each([
  ["what is no text", "eval(a);eval(`b${c}`);x=eval('d')"],
  ["another function of that name", 'o.eval("a")'],
  ["nothing", "medieval(1)"],
])("%s stays as it is", (_, text) => {
  expect(opened(text)).toBeUndefined();
});

test("each node has the offsets that its text has in the file", () => {
  const text = String.raw`a(first);f(()=>{eval("/* \u00e9\x41\u{1F600} */const two=g(\"three\",'\\t',/\\d/);\r\n")});b(last);`;
  const result = opened(text);
  const nodes: Node[] = [];
  if (result) walk(result.program, (node) => void nodes.push(node));
  const textOf = (type: Node["type"]): readonly string[] =>
    nodes.filter((node) => node.type === type).map(({ start, end }) => text.slice(start, end));
  expect(textOf("Identifier")).toEqual(["a", "first", "f", "two", "g", "b", "last"]);
  expect(textOf("Literal")).toEqual([String.raw`\"three\"`, String.raw`'\\t'`, String.raw`/\\d/`]);
  expect(textOf("Program")).toEqual([text]);
  expect(result?.comments.map(({ start, end }) => text.slice(start, end))).toEqual([
    String.raw`/* \u00e9\x41\u{1F600} */`,
  ]);
  const starts = nodes.map(({ start }) => start);
  expect(Math.max(...nodes.map(({ end }) => end))).toBe(text.length);
  expect(starts.every((start) => start >= 0)).toBe(true);
});

test("thousands of modules are opened in one pass", () => {
  const text = `d({${Array.from({ length: 5000 }, (_, at) => `${at}:()=>{eval("a${at}();\\n//# sourceURL=${at}")}`).join(",")}})`;
  let calls = 0;
  const result = opened(text);
  if (result)
    walk(result.program, (node) => {
      if (node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name.startsWith("a"))
        calls++;
      return undefined;
    });
  expect(calls).toBe(5000);
});

test.each([
  ["what is no sentence", "a b c"],
  ["a brace that ends what stands around it", "} c(); {"],
])("code that does not parse costs itself: %s", (_, code) => {
  const text = `eval("a()");try{eval("${code}")}catch(e){}eval("d()")`;
  const bytes = new TextEncoder().encode(text);
  const { artifacts } = captureFiles("app", [{ path: "a.js", bytes }]);
  const [script] = parseScripts(artifacts, parse, () => undefined).scripts;
  expect(script && flat(script.program)).toBe(`{ a(); } try { eval("${code}"); } catch(e) {} { d(); }`);
});

test("who reads the text around a node reads what is evaluated, at the same offsets; texts stay as they stand there", () => {
  const text = String.raw`a("x\"");eval("if(n===\"two\\\"s\")throw Error('\u0041 \\d',/\\d/)");b("\"")`;
  const found = evaluatedIn(text, parse("a.js", text).program);
  const result = found?.inFile(parse("a.js", found.text));
  const said = String.raw`a("x\"");eval("if(n=== "two\\\"s" )throw Error('\u0041 \\d',/ \d/)");b("\"")`;
  expect(result?.text).toBe(said);
  expect(said.length).toBe(text.length);
});
