import { expect, test } from "vitest";
import { markupTags } from "./markup-tags.ts";

const OLD = '<input name="old" required>';

test.each([
  ["a comment", `<!-- ${OLD} --><input name="new">`],
  ["a comment that is escaped", `\\x3c!-- ${OLD} --\\x3e<input name="new">`],
  ["an empty comment before", `<!----><input name="new"><!-- ${OLD}`],
  ["what a text area holds", `<textarea name="new">${OLD}</textarea>`],
])("markup in %s is none", (_, text) =>
  expect(markupTags(text, 0, text.length).map(({ attributes: [name] }) => name?.value)).toEqual(["new"]),
);

test("a text area that is closed at once, as templates write it, holds nothing", () =>
  expect(markupTags(`<textarea name="a"/>${OLD}<textarea></textarea>`, 0, 60)).toHaveLength(3));
