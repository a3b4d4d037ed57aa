import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { comparedStates } from "../extractors/compared-states/extractor.ts";

const setsIn = (text: string): readonly string[] => {
  const { survey, context } = contextOf({ "app.js": text });
  return comparedStates
    .answered(survey, context, [])
    .map(({ content }) => ("values" in content ? `${content.name}: ${content.values.join(", ")}` : ""));
};

test("computed properties of Ember compare a property of the object that they stand in", () => {
  const text = `
    define("shop/models/order",["exports","@ember-data/model"],function(e,t){e.default=t.default.extend({
      stage:(0,t.attr)("string"),buyer:(0,t.attr)("string"),paidOn:(0,t.attr)("date"),
      isOpen:Ember.computed.equal("stage","open"),isPaid:Ember.computed.equal("stage","paid")})});`;
  expect(setsIn(text)).toEqual(["order stage: open, paid"]);
});

test("what another function is given with two texts is compared with nothing", () => {
  expect(setsIn(`export const both=[rule.equal("stage","open"),rule.equal("stage","paid")];`)).toEqual([]);
});
