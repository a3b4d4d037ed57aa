import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import type { Fact } from "../extract/fact.ts";
import { underBases } from "./call-bases.ts";

const call = (url: string, method = "GET"): Fact => ({
  point: "calls",
  content: { protocol: "http", method, url },
  basis: "derived",
  evidence: [{ file: fileId("app.js"), start: 0, end: 1, says: "address" }],
});
const urls = (...facts: readonly Fact[]): readonly unknown[] =>
  underBases(facts).map((fact) => fact.point === "calls" && fact.content.url);

test("an address that is also known with a base is that one", () => {
  expect(urls(call("{base}/orders/{id}"), call("/orders/{id}"), call("orders/{id}"))).toEqual(
    Array(3).fill("{base}/orders/{id}"),
  );
});

test("an address with what a base is by default is that with the base", () => {
  const { content, ...fact } = call("{base}/orders");
  const based = { ...fact, content: { ...content, defaultBase: "http://localhost/v1/" } } as Fact;
  expect(urls(based, call("http://localhost/v1/orders"))).toEqual(["{base}/orders", "{base}/orders"]);
});

test("other methods and addresses stay", () => {
  const others = ["/orders", "/v2/orders/{id}", "https://host/orders/{id}"];
  expect(urls(call("{base}/orders/{id}"), call("/orders/{id}", "DELETE"), ...others.map((url) => call(url)))).toEqual([
    "{base}/orders/{id}",
    "/orders/{id}",
    ...others,
  ]);
});
