import { expect, test } from "vitest";
import { inTime } from "../../../../../tests/in-time.ts";
import { contextOf } from "../../../tests/program.ts";
import { catalogueErrors } from "../extractors/catalogue-errors/extractor.ts";
import { isFailureKey } from "./bare-keys.ts";

test.each(["saveError", "save_error", "user.save.error", "user:notFound", "a-b_c/d.loadFailed", "a--_error"])(
  "%s names a failure",
  (text) => {
    expect(isFailureKey(text)).toBe(true);
  },
);

test.each(["error", "user..error", "user.", "The error", "a-.error", ".save.error"])("%s does not", (text) => {
  expect(isFailureKey(text)).toBe(false);
});

test("what is nearly a key is told as fast as one", () => {
  expect(inTime(() => isFailureKey(`a${"-".repeat(90)}!`))).toBe(false);
});

test("a key without words is no message", () => {
  const { survey, context } = contextOf({ "a.js": 'export const told=(i18n)=>i18n.t("copy.error");' });
  const facts = survey.calls.flatMap((at) => catalogueErrors.call(at, context));
  expect(facts.map(({ content }) => content)).toEqual([{ kind: "shown", messageKey: "copy.error" }]);
});
