import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";

const calls = (text: string): readonly string[] =>
  factsIn([{ path: "app.js", text: `${text};document.title="All shopping lists";` }], new Set(["call"]))
    .map(({ fields: { method, url } }) => `${method} ${url}`)
    .sort();

const client = (name: string): string =>
  `define("shop/services/news",["exports","${name}"],function(e,t){e.default=void 0;class i extends Ember.Service{*readTask(){return yield(0,t.default)("/news/latest.json")}async add(e){await(0,t.default)("/news/"+e.newsId,{method:"POST"})}}e.default=i})`;

test("the module fetch is the browser's function", () => {
  expect(calls(client("fetch"))).toEqual(["GET /news/latest.json", "POST /news/{newsId}"]);
});

test("another module is not, as long as nothing tells it a method of HTTP", () => {
  expect(calls(client("shop/utils/fetch").replace('"POST"', "0"))).toEqual([]);
});
