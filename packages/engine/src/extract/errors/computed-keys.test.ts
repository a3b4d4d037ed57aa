import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { catalogueErrors } from "../extractors/catalogue-errors/extractor.ts";

const TEXTS = {
  ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`order.step${at}`, `This is step ${at} of the order`])),
  "order.errors.gone": "This piece is no longer in the shop",
  "order.errors.dear": "Orders cost too much here",
};
const CATALOGUE = `export const en=${JSON.stringify(TEXTS)};`;

/** Messages of the group of errors, and whether the place that asks for them says where they are shown. */
function readBy(asking: string): readonly (readonly [string | undefined, boolean])[] {
  const { survey, context } = contextOf({ "a.js": `${CATALOGUE}${asking}` });
  return catalogueErrors
    .all(survey, context)
    .flatMap((fact) => (fact.point === "errors" ? [[fact.content.messageKey, fact.unit !== undefined] as const] : []))
    .sort();
}

test("a call that writes the beginning of a key says where the texts are shown", () => {
  const asking = "export const told=(i18n,code)=>i18n.t(`order.errors.${code}`);";
  expect(readBy(asking)).toEqual([
    ["order.errors.dear", true],
    ["order.errors.gone", true],
  ]);
});

test("a call that writes nothing of the key does not", () => {
  expect(readBy("export const told=(i18n,key)=>i18n.t(key);")).toEqual([
    ["order.errors.dear", false],
    ["order.errors.gone", false],
  ]);
});
