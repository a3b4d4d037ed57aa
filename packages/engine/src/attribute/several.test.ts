import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { tokensOf } from "./fingerprint.ts";
import { holdsSeveral } from "./several.ts";
import type { SignatureIndex } from "./signatures.ts";
import { gramAt } from "./tokens.ts";

const programOf = (code: string) => oxcParser()("x.js", code).program;
/** Code with many property names of one owner. */
const codeOf = (owner: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `read.${owner}${at}.${owner}Of${at}("${owner} ${at * 7}");`).join("");

const { hashes } = tokensOf(programOf(codeOf("router", 400)));
const grams = new Set([...hashes].map((_, at) => gramAt(hashes, at)));
const index: SignatureIndex = {
  components: [{ name: "router", kind: "library", every: 1, grams: grams.size, majors: [] }],
  size: grams.size,
  lookup: (gram) => (grams.has(gram) ? [0] : []),
  sole: [grams.size],
};
const library = programOf(codeOf("router", 400));

test("what is nearly all one component's is one, unless a long part of it is nobody's that is known", () => {
  const several = holdsSeveral(index);
  expect(several([library], true)).toBe(false);
  expect(several([library, programOf(codeOf("page", 5))], true)).toBe(false);
  expect(several([library, programOf(codeOf("page", 60))], true)).toBe(true);
});
