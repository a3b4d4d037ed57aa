import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { subjectIndex } from "../subjects/index-of.ts";
import { entityFacts } from "./facts.ts";

function entitiesOf(text: string): readonly string[] {
  const { survey, context } = contextOf({ "app.js": text });
  return entityFacts(subjectIndex(survey, context).entities).map(({ content }) =>
    "fields" in content
      ? `${content.name}: ${content.fields.map(({ name, type, refersTo }) => [name, type, refersTo].filter(Boolean).join(" ")).join(", ")}`
      : "",
  );
}

test("a model is named by its module, and its relations lead to other models", () => {
  const text = `
    define("shop/models/order-line",["exports","@ember-data/model"],function(e,t){e.default=t.default.extend({
      amount:(0,t.attr)("number"),note:(0,t.attr)(),order:(0,t.belongsTo)("order")})}),
    define("shop/models/order",["exports","@ember-data/model"],function(e,t){e.default=t.default.extend({
      buyer:(0,t.attr)("string"),paidOn:(0,t.attr)("date"),lines:(0,t.hasMany)("order-line")})});`;
  expect(entitiesOf(text)).toEqual([
    "Order: buyer string, lines array entity:OrderLine, paidOn date",
    "OrderLine: amount number, note, order object entity:Order",
  ]);
});

test("fields that are decorated are those of the class", () => {
  const text = `
    define("shop/parcel/model",["exports","@ember-data/model"],function(e,t){var n,r,i,o,a;
      function l(e,t,n,r,i){return Object.defineProperty(e,t,r)}
      e.default=(n=(0,t.attr)("string"),r=class extends t.default{},
        o=l(r.prototype,"street",[n],{}),i=l(r.prototype,"weight",[t.attr],{}),
        a=l(r.prototype,"sender",[(0,t.belongsTo)("person")],{}),r)});`;
  expect(entitiesOf(text)).toEqual(["Parcel: sender object, street string, weight"]);
});

test("what the library says of every model is no field", () => {
  const text = `
    define("shop/models/order",["exports","@ember-data/model"],function(e,t){e.default=t.default.extend({
      buyer:(0,t.attr)("string"),paidOn:(0,t.attr)("date"),total:(0,t.attr)("number")})}),
    define("shop/components/order",["exports"],function(e){e.default=e=>e.order.isNew?e.order.hasDirtyAttributes:e.order.total});`;
  expect(entitiesOf(text)).toEqual(["Order: buyer string, paidOn date, total number"]);
});

test("a thing that is described in one style and answered in another has the fields of its description", () => {
  const text = `
    define("shop/models/reader",["exports","@ember-data/model"],function(e,t){e.default=t.default.extend({
      name:(0,t.attr)("string"),profileImage:(0,t.attr)("string"),coverImage:(0,t.attr)("string"),slug:(0,t.attr)()})}),
    define("shop/page",["exports"],function(e){e.default=({reader:t,save:n})=>
      n(t.name,t.slug,t.profile_image,t.cover_image,t.last_seen,t.joined_on,t.time_zone)});`;
  expect(entitiesOf(text)).toEqual(["Reader: coverImage string, name string, profileImage string, slug"]);
});
