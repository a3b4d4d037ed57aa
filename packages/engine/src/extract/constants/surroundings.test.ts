import { expect, test } from "vitest";
import { programOf } from "../../../tests/program.ts";
import { keptWords } from "./surroundings.ts";

/** The words in the part of a text from `from` on up to `to`. */
function wordsIn(text: string, from: string, to = ""): readonly string[] {
  const { script } = programOf({ "main.js": text }).module("main.js");
  return keptWords(script, { start: text.indexOf(from), end: to === "" ? text.length : text.indexOf(to) });
}

test("a word that a range cuts is none", () => {
  expect(wordsIn(`x={caption:"Voice",url:1}`, "aption")).toEqual(["Voice"]);
  expect(wordsIn(`x={caption:"Voice",url:1}`, "caption")).toEqual(["caption", "Voice"]);
  expect(wordsIn("x=a.rounded.toFixed(2)", "a.", "ixed")).toEqual(["rounded"]);
  expect(wordsIn("x=a.rounded.toFixed(2)", "a.", "(2)")).toEqual(["rounded", "toFixed"]);
});

test("a text ends with the mark that it begins with", () => {
  expect(wordsIn(`x=["We're closing","open"]`, `"We`)).toEqual(["open"]);
});

test("of a long range no more is looked at than what it begins with", () => {
  expect(wordsIn(`x=${"a.div<".repeat(1000)}a.berth`, "a.")).toEqual([]);
  expect(wordsIn(`x=a.berth<${"a.div<".repeat(1000)}a.quay`, "a.")).toEqual(["berth"]);
});
