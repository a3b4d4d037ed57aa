import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import type { Fact } from "../extract/fact.ts";
import { underBases } from "./call-bases.ts";

const call = (url: string, method = "GET", start = 0): Fact => ({
  point: "calls",
  content: { protocol: "http", method, url },
  basis: "derived",
  evidence: [{ file: fileId("app.js"), start, end: start + 1, says: "address" }],
});
const urls = (...facts: readonly Fact[]): readonly unknown[] =>
  underBases(facts).map((fact) => fact.point === "calls" && fact.content.url);

test("an address that is also known with a base is that one", () => {
  expect(urls(call("{base}/orders/{id}"), call("/orders/{id}"), call("orders/{id}"))).toEqual(
    Array(3).fill("{base}/orders/{id}"),
  );
});

const withDefault = (url: string, defaultBase: string): Fact => {
  const { content, ...fact } = call(url);
  return { ...fact, content: { ...content, defaultBase } } as Fact;
};

test("an address with what a base is by default is that with the base, and the page's own is not", () => {
  const based = withDefault("{base}/orders", "http://localhost/v1/");
  expect(urls(based, call("http://localhost/v1/orders"), call("/orders"))).toEqual([
    "{base}/orders",
    "{base}/orders",
    "/orders",
  ]);
});

test("one address behind two bases is two calls, in whatever order", () => {
  const [one, other] = [withDefault("{base}/orders", "http://a/"), withDefault("{base}/orders", "http://b")];
  expect(urls(one, other)).toEqual(["http://a/orders", "http://b/orders"]);
  expect(urls(other, one)).toEqual(["http://b/orders", "http://a/orders"]);
});

test("what another place asks for stays what it is", () => {
  expect(urls(call("{base}/orders"), call("/orders", "GET", 40))).toEqual(["{base}/orders", "/orders"]);
});

test("other methods and addresses stay", () => {
  const others = ["/orders", "/v2/orders/{id}", "https://host/orders/{id}"];
  expect(urls(call("{base}/orders/{id}"), call("/orders/{id}", "DELETE"), ...others.map((url) => call(url)))).toEqual([
    "{base}/orders/{id}",
    "/orders/{id}",
    ...others,
  ]);
});
