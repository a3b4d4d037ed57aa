import { parseSync } from "oxc-parser";
import { afterEach, expect, test, vi } from "vitest";
import { oxcParser } from "./oxc.ts";
import type { Trial } from "./parser.ts";

vi.mock("oxc-parser", { spy: true });

const rawTries = (): number =>
  vi.mocked(parseSync).mock.calls.filter(([, , options]) => options && "experimentalRawTransfer" in options).length;

afterEach(() => {
  vi.mocked(parseSync).mockReset();
});

test("a tree too deep for raw transfer is read in the plain way", () => {
  const parse = oxcParser({ rawTransfer: true });
  vi.mocked(parseSync).mockClear();
  const deep = parse("deep.js", `a${".b".repeat(3900)}`);
  expect(deep).toMatchObject({ fatal: false, program: { body: [{ type: "ExpressionStatement" }] } });
  expect(parse("next.js", "a.b").program.body).toHaveLength(1);
  expect(rawTries()).toBe(2);
});

test("many imports are read in the plain way", () => {
  const parse = oxcParser({ rawTransfer: true });
  vi.mocked(parseSync).mockClear();
  const text = Array.from({ length: 5000 }, (_, at) => `import x${at} from"./m${at}.js";`).join("");
  expect(parse("many.js", text)).toMatchObject({ fatal: false, program: { body: { length: 5000 } } });
  expect(rawTries()).toBe(0);
});

test("of more imports than any bundle has the parser is not asked; of imports on demand it is", () => {
  const parse = oxcParser();
  vi.mocked(parseSync).mockClear();
  const text = `f();${'import{a}from"b";'.repeat(20_001)}`;
  expect(parse("many.js", text)).toMatchObject({ fatal: true, errors: [{ code: "many-imports", at: 340_004 }] });
  expect(parseSync).not.toHaveBeenCalled();
  expect(parse("demand.js", 'import("b");'.repeat(20_001)).fatal).toBe(false);
});

test("what costs more than bundles do is tried once, all together, and what ends the parser is not parsed", () => {
  const tried: (readonly string[])[] = [];
  const trial: Trial = (texts) => {
    tried.push(texts);
    return texts.map((text) => (text.startsWith("bad") ? "parser-ended" : undefined));
  };
  const parse = oxcParser({ trial });
  const [bad, good] = [`bad${".b".repeat(5000)}`, `good${".b".repeat(5000)}`];
  const links = Array.from({ length: 1001 }, (_, at) => `export{x as x${at}}from'y';`).join("");
  const deep = "[".repeat(20_000);
  parse.prepare?.(["a.b", bad, deep, good, links]);
  expect(tried).toEqual([[bad, good, links]]);
  vi.mocked(parseSync).mockClear();
  expect(parse("bad.js", bad)).toMatchObject({ fatal: true, errors: [{ at: 0, code: "parser-ended" }] });
  expect(parse("deep.js", deep)).toMatchObject({ fatal: true, errors: [{ code: "too-deep" }] });
  expect(parseSync).not.toHaveBeenCalled();
  expect(parse("good.js", good)).toMatchObject({ fatal: false, program: { body: [{}] } });
  expect(tried).toHaveLength(1);
  expect(rawTries()).toBe(0);
  expect(parse("late.js", `bad${bad}`).fatal).toBe(true);
});

test("raw transfer is given up where it fails again and again: each time it loses its memory", () => {
  const parse = oxcParser({ rawTransfer: true });
  vi.mocked(parseSync).mockClear();
  const plain = parseSync("empty.js", "");
  vi.mocked(parseSync).mockImplementation((_file, _text, options) => {
    if (options && "experimentalRawTransfer" in options) throw new RangeError("Maximum call stack size exceeded");
    return plain;
  });
  for (let at = 0; at < 300; at++) parse(`${at}.js`, "");
  expect(rawTries()).toBe(100);
});
