/** Where a reference may lead, whatever folder the capture begins at. */
import { fileId } from "@as-built/spec";
import { describe, expect, test } from "vitest";
import { resolvePath } from "./paths.ts";

describe("a path from the site's root", () => {
  test.each([
    ["is that of the capture", "index.html", "assets/a.js"],
    ["lies below it", "app/public/index.html", "app/public/assets/a.js"],
    ["lies above it", "index.html", "a.js"],
  ])("%s", (_, page, file) => {
    expect(resolvePath(fileId(page), "/assets/a.js?v=1")).toContain(file);
  });

  test("is preferred to a file of the same name elsewhere", () => {
    expect(resolvePath(fileId("app/index.html"), "/assets/a.js")[0]).toBe("assets/a.js");
  });
});

test("addresses of other sites lead to no file", () => {
  expect(resolvePath(fileId("index.html"), "https://example.org/a.js")).toEqual([]);
  expect(resolvePath(fileId("index.html"), "//example.org/a.js")).toEqual([]);
});

test("an address with escapes names the file without them, or the one that has them in its name", () => {
  expect(resolvePath(fileId("Our orders.html"), "./Our%20orders_files/main.js")).toEqual([
    "Our%20orders_files/main.js",
    "Our orders_files/main.js",
  ]);
  expect(resolvePath(fileId("a.html"), "100%.js")).toEqual(["100%.js", "100%.js"]);
});

test.each([
  ["./api", ["lib/api", "lib/api.js", "lib/api.mjs", "lib/api/index.js"]],
  ["../api.client", ["api.client", "api.client.js", "api.client.mjs", "api.client/index.js"]],
  ["./api.js", ["lib/api.js"]],
])("%s names a file as bundlers find it", (specifier, expected) =>
  expect(resolvePath(fileId("lib/main.js"), specifier)).toEqual(expected),
);
