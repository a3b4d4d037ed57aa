import { parseSync } from "oxc-parser";
import { afterEach, expect, test, vi } from "vitest";
import { oxcParser } from "./oxc.ts";

vi.mock("oxc-parser", { spy: true });

const rawTries = (): number =>
  vi.mocked(parseSync).mock.calls.filter(([, , options]) => options && "experimentalRawTransfer" in options).length;

afterEach(() => {
  vi.mocked(parseSync).mockReset();
});

test("a tree too deep for raw transfer is read in the plain way", () => {
  const parse = oxcParser({ rawTransfer: true });
  vi.mocked(parseSync).mockClear();
  const deep = parse("deep.js", `a${".b".repeat(6000)}`);
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
