import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

const text = `{"days":14,"rest":{"days":1},"names":["a","b"],"steps":[4]}`;

const placeOf = (path: string): string | undefined => {
  const value = programOf({ "main.js": `export const x=JSON.parse('${text}')${path}` }).exported("main.js", "x");
  const [source] = value.kind === "constant" ? value.sources : [];
  return source?.script.text.slice(source.start, source.end);
};

test("a value stands behind its key", () => {
  expect(placeOf(".days")).toBe("14");
  expect(placeOf(".names[1]")).toBe('"b"');
});

test("a number that is found only as a part of another, or without a key, is shown by the whole text", () => {
  expect(placeOf(".rest.days")).toContain(text);
  expect(placeOf(".steps[0]")).toContain(text);
});
