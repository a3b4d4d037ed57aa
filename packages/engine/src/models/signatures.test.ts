import { expect, test } from "vitest";
import { signaturesIn, waysIn } from "./signatures.ts";

const written = (text: string): readonly string[] =>
  signaturesIn(text).map(({ name, parameters }) => {
    const all = parameters?.map(
      ({ name: own, optional, takes }) => `${own}${optional ? "?" : ""}:${JSON.stringify(takes)}`,
    );
    return all ? `${name}(${all.join(", ")})` : name;
  });

test("names share the parentheses behind them", () => {
  expect(written("get|delete(url, config?)")).toEqual([
    'get(url:{"kind":"any"}, config?:{"kind":"any"})',
    'delete(url:{"kind":"any"}, config?:{"kind":"any"})',
  ]);
  expect(written("() | request(config: object)")).toEqual(["()", 'request(config:{"kind":"object"})']);
  expect(written("volatile")).toEqual(["volatile"]);
});

test("a parameter takes a kind, an object with one of several keys, or a type of the model", () => {
  expect(written("new (options: {fetch|defaults}, more?: Request)")).toEqual([
    'new(options:{"kind":"keys","keys":[["fetch","defaults"]]}, more?:{"kind":"type","type":"Request"})',
  ]);
});

test("an object with keys of several groups, and with no others", () => {
  expect(written("(options: {url & body|data; mode})")).toEqual([
    '(options:{"kind":"keys","keys":[["url"],["body","data"]],"only":["url","body","data","mode"]})',
  ]);
});

test("ways to a part", () => {
  expect(waysIn("config.method ?? 'GET'")).toEqual([
    { kind: "value", parameter: "config", keys: ["method"], asked: false },
    { kind: "literal", value: "GET" },
  ]);
  expect(waysIn("{ [name]: value }")).toEqual([{ kind: "entry", key: "name", value: "value" }]);
  expect(waysIn("url()")).toEqual([{ kind: "value", parameter: "url", keys: [], asked: true }]);
  expect(waysIn("$name")).toEqual([{ kind: "name" }]);
});
