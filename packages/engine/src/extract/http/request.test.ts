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

describe("what one entry of a table gives", () => {
  const TABLE = `const T = {
    add: { url: "/tools/new", m: "PUT", b: { name: 1 }, q: { hall: 1 } },
    end: { url: "/tools/old", m: "DELETE", b: { reason: 1 }, q: { now: 1 } } };
    const L = Object.values(T), SHELVES = ["/shelves/new", "/shelves/old"];`;
  const callsOf = (code: string) => {
    const text = `${TABLE} ${code}; document.title = "All tools of the workshop are listed here";`;
    return factsIn([{ path: "a.js", text }], new Set(["call"]))
      .map(({ fields: { url, method, body, query } }) => [method, url, body, query].join(" "))
      .sort();
  };
  const SENT = "{ method: v.m, body: JSON.stringify(v.b) }";
  const PAIRED = ["DELETE /tools/old reason ", "PUT /tools/new name "];

  test.each([
    ["a loop", `export const go = () => { for (const v of L) fetch(v.url, ${SENT}) }`],
    [
      "a loop that counts",
      `export const go = () => { for (let i = 0; i < L.length; i++) { const v = L[i]; fetch(v.url, ${SENT}) } }`,
    ],
    [
      "a place in a list",
      "export const go = () => { for (let i = 0; i < 2; i++) fetch(L[i].url, { method: L[i].m, body: JSON.stringify(L[i].b) }) }",
    ],
    [
      "names of its parts",
      "export const go = (k) => { const { url, m, b } = T[k]; fetch(url, { method: m, body: JSON.stringify(b) }) }",
    ],
    ["a key of the page", `const v = T[location.hash]; export const go = () => fetch(v.url, ${SENT})`],
    [
      "keys in a loop",
      "export const go = () => { for (const k in T) fetch(T[k].url, { method: T[k].m, body: JSON.stringify(T[k].b) }) }",
    ],
    ["a search", `export const go = (m) => { const v = L.find((one) => one.m === m); fetch(v.url, ${SENT}) }`],
    ["a helper", `const send = (v) => fetch(v.url, ${SENT}); export const go = () => { for (const v of L) send(v) }`],
  ])("goes together in %s", (_, code) => {
    expect(callsOf(code)).toEqual(PAIRED);
  });

  test.each([
    ["a pattern", '{ url, m = "POST" } of D) fetch(url, { method: m })'],
    ["an operator", 'v of D) fetch(v.url, { method: v.m || "POST" })'],
    ["another operator", 'v of D) fetch(v.url, { method: v.m ?? "POST" })'],
  ])("goes together with what is there by default, by %s", (_, loop) => {
    const code = `const D = [{ url: "/tools/new" }, { url: "/tools/old", m: "PUT" }]; for (const ${loop}`;
    expect(callsOf(code)).toEqual(["POST /tools/new  ", "PUT /tools/old  "]);
  });

  test("goes together in the query, and within what is sent", () => {
    const query =
      'import axios from "axios"; export const go = () => { for (const v of L) axios.get(v.url, { params: v.q }) }';
    expect(callsOf(query)).toEqual(["GET /tools/new  hall", "GET /tools/old  now"]);
    const inner =
      'export const go = () => { for (const v of L) fetch(v.url, { method: "PUT", body: JSON.stringify({ ...v.b, by: 1 }) }) }';
    expect(callsOf(inner)).toEqual(["PUT /tools/new by,name ", "PUT /tools/old by,reason "]);
  });

  test.each([
    [
      "two searches",
      "const of = (m) => L.find((one) => one.m === m); export const go = (m, n) => fetch(of(m).url, { method: of(n).m, body: JSON.stringify(of(n).b) })",
    ],
    ["two keys", "export const go = (k, l) => fetch(T[k].url, { method: T[l].m, body: JSON.stringify(T[l].b) })"],
    [
      "two calls",
      "const of = (k) => { if (k) return T.add; return T.end }; export const go = (k, l) => fetch(of(k).url, { method: of(l).m, body: JSON.stringify(of(l).b) })",
    ],
    [
      // todo: what one call of a function gives goes together; a key for each call made large programs three times as slow
      "a function",
      `const of = (k) => { if (k) return T.add; return T.end }; export const go = (k) => { const v = of(k); fetch(v.url, ${SENT}) }`,
    ],
  ])("is not crossed with what another gives, by %s", (_, code) => {
    expect(callsOf(code)).toEqual([" /tools/new  ", " /tools/old  "]);
  });

  test("is read at a place that a caller says", () => {
    expect(callsOf("const get = (i) => fetch(SHELVES[i]); export const go = () => get(0)")).toEqual([
      "GET /shelves/new  ",
    ]);
  });

  test("is left out but for what all entries have, where nothing tells which it is", () => {
    const body = "x ? { name: 1, by: 1 } : { reason: 1, by: 1 }";
    expect(
      callsOf(
        `export const go = (k, x) => fetch(k ? "/tools/a" : "/tools/b", { method: "PUT", body: JSON.stringify(${body}) })`,
      ),
    ).toEqual(["PUT /tools/a by ", "PUT /tools/b by "]);
  });
});
