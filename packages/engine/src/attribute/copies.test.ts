import { expect, test } from "vitest";
import { copiesAmong } from "./copies.ts";

const helper = (name: string): string =>
  `function ${name}(e){return ${name}=Object.setPrototypeOf?Object.getPrototypeOf.bind():e}`;

test("what stands there three times, but for short names, is a compiler's", () => {
  expect(copiesAmong([helper("kC"), "save(e)", helper("aC"), helper("x$")])).toEqual([true, false, true, true]);
});

test.each([
  ["twice is chance", [helper("kC"), helper("aC")]],
  ["other members are other code", ["a", "b", "c"].map((name) => helper("t").replace("bind", `bind${name}`))],
  ["other texts are other code", ["ab", "cd", "ef"].map((text) => `x.push(function(e){return e==="${text}"})`)],
  ["short code is alike by chance", Array(4).fill("var a=b;")],
  ["long code is no helper", Array(4).fill(`var a={${"key:1,".repeat(200)}}`)],
])("%s", (_, texts) => {
  expect(copiesAmong(texts)).not.toContain(true);
});
