import { describe, expect, test } from "vitest";
import { textsOf } from "../../tests/program.ts";

const given = (body: string): string => `const f = (o) => { ${body} }; export const x = f({ url: "/a", to: "/b" })`;

describe("a property that is written from what it holds", () => {
  test.each([
    ["of an object that is made", 'const p = { ...o }; p.url = "/api" + p.url; return p.url', ["/api/a"]],
    ["twice", 'const p = { ...o }; p.url = "/x" + p.url; p.url = "/y" + p.url; return p.url', ["/y/x/a"]],
    ["of what a caller passes", 'o.url = "/api" + o.url; return o.url', ["/api/a"]],
    ["through another name", 'const p = { ...o }, { url: u } = p; p.url = "/api" + u; return p.url', ["/api/a"]],
    ["before it is spread", 'o.url = "/api" + o.url; const p = { ...o }; o.url = "/late"; return p.url', ["/api/a"]],
    ["read before", "const u = o.url; o.url = o.to; return u", ["/a"]],
    ["read behind", "o.url = o.to; return o.url", ["/b"]],
    ["read later in a function", 'const p = { url: "/a" }; const g = () => p.url; p.url = "/b"; return g()', ["/b"]],
    ["written later by a function", 'const g = () => (o.url = "/b"); window.onload = g; return o.url', ["/a"]],
    ["added to", 'const p = { url: "/api" }; p.url += o.url; return p.url', ["/api/a"]],
    ["where it is missing", 'o.at ??= "/c"; o.url ||= "/d"; return o.url + o.at', ["/a/c"]],
    ["of what stands in where nothing is passed", 'o = o || {}; o.at = "/c" + o.url; return o.at', ["/c/a"]],
    [
      "where a test of something else lets it",
      'const p = { at: "/c" }; if (window.late) p.at = "/d"; return p.at',
      ["/d", "/c"],
    ],
    ["numbers that are counted up", "const p = { n: 1 }; p.n += 1; return `/a/${p.n}`", ["/a/{value}"]],
    [
      "where a test lets it",
      'if (!o.url.startsWith("http")) o.url = "https://a.example" + o.url; return o.url',
      ["https://a.example/a"],
    ],
  ])("%s", (_, body, expected) => expect(textsOf(given(body))).toEqual(expected));

  test("what is written to a thing of the browser leaves it what it is", () =>
    expect(
      textsOf(
        'const f = (u) => { u.hash = "b"; return u }; export const x = f(new URL("/a", "https://a.example")).href',
      ),
    ).toEqual(["https://a.example/a"]));
});
