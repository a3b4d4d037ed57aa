/** Which addresses of one request are stated, and when an address is complete. */
import { describe, expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

/** In code that is a product's by its sentence. */
const addresses = (code: string): readonly string[] => {
  const text = `${code}; document.title = "All tools of the workshop are listed here";`;
  return factsIn([{ path: "a.js", text }], new Set(["call"]))
    .map(({ fields: { url = "" } }) => url)
    .sort();
};

describe("an address that another one ends in", () => {
  test.each([
    ["the same text with and without a base", '(on ? "" : "/v3") + "/tools" + LIST', ["/v3/tools/list"]],
    [
      "a text of its own before a shared one",
      'on ? "/tools" + LIST : "/v3/tools" + LIST',
      ["/tools/list", "/v3/tools/list"],
    ],
    ["a text of its own", 'on ? "/tools" : "/v3/tools"', ["/tools", "/v3/tools"]],
  ])("%s", (_, url, expected) => {
    expect(addresses(`const LIST = "/list"; export const load = (on) => fetch(${url})`)).toEqual(expected);
  });
});

describe("what callers fill into a segment", () => {
  const ONE = "const one = (id) => fetch(`/api/tools/${id}`);";
  test.each([
    ["an id, by the name that they have for it", "(t) => one(t.key)", ["/api/tools/{key}"]],
    ["a constant, which is an id, too", '() => one("7")', ["/api/tools/{value}"]],
    ["a path", '() => one("7/loans")', ["/api/tools/7/loans"]],
    ["a path around an id", "(t) => one(`${t.key}/loans`)", ["/api/tools/{key}/loans"]],
  ])("%s", (_, caller, expected) => {
    expect(addresses(`${ONE} export const load = ${caller}`)).toEqual(expected);
  });
});

test("addresses and methods that a table gives are not crossed", () => {
  const table = '[{ url: "/tools/new", method: "PUT" }, { url: "/tools/old", method: "DELETE" }]';
  const text = `const T = ${table}; export const go = () => { for (const one of T) fetch(one.url, { method: one.method }) };
    document.title = "All tools of the workshop are listed here";`;
  const calls = factsIn([{ path: "a.js", text }], new Set(["call"])).map(({ fields: { url, method } }) => [
    url,
    method,
  ]);
  expect(calls.sort()).toEqual([
    ["/tools/new", undefined],
    ["/tools/old", undefined],
  ]);
});
