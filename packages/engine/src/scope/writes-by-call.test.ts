import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";

const addressesIn = (text: string) =>
  factsIn(
    [{ path: "a.js", text: `${text}document.title="All wharves of the harbour are listed here";` }],
    new Set(["call"]),
  ).map(({ fields: { url } }) => url);

test.each([
  ["the namespace itself", "t=n.Paths||(n.Paths={})"],
  ["through a name that it may have already", "t||(t=n.Paths||(n.Paths={}))"],
  ["without a name of its own", "n.Paths||(n.Paths={})"],
])("constants of a namespace in another one, by what it is given: %s", (_, given) => {
  const inner = `!function(e){var k;!function(e){e.Coal="coal-wharves"}(k||(k={})),e.Kinds=k}(${given})`;
  const code = `var a;!function(n){var t;${inner}}(a||(a={}));export const all=()=>fetch("/"+a.Paths.Kinds.Coal);`;
  expect(addressesIn(code)).toEqual(["/coal-wharves"]);
});

test("what is written in namespaces within namespaces without end is bounded", () => {
  const depth = 60;
  const code = `var a;${"!function(e){".repeat(depth)}e.x="/deep";${"}(e.n||(e.n={}));".repeat(depth - 1)}}(a||(a={}));fetch("/b");`;
  expect(addressesIn(code)).toEqual(["/b"]);
});
