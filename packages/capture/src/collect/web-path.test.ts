import { expect, test } from "vitest";
import { typedPath, webPath } from "./web-path.ts";

test.each([
  ["https://desk.example/", "index"],
  ["https://desk.example/a/b.js?v=3", "a/b.js"],
  ["https://desk.example//a.js", "a.js"],
  ["https://desk.example/%5Bid%5D.js", "[id].js"],
  // escapes that mean another place stay
  ["https://desk.example/%2e%2e%2fa.js", "..%2fa.js"],
  ["https://desk.example/a%5C..%5Cb.js", "a%5C..%5Cb.js"],
  ["https://desk.example/%00.js", "%00.js"],
  ["https://cdn.example:8443/a.js", "cdn.example_8443/a.js"],
  ["http://[::1]/a.js", "__1/a.js"],
  [`https://desk.example/${"a/".repeat(600)}b.js`, expect.stringMatching(/^_long\/[0-9a-f]{16}\/b\.js$/)],
  [`https://desk.example/${"a".repeat(300)}.js`, expect.stringMatching(/^[0-9a-f]{16}~a+\.js$/)],
])("%s stands at %s", (address, path) => {
  const url = new URL(address);
  expect(webPath(url, "https://desk.example")).toEqual(path);
});

test.each([
  ["orders", "text/html; charset=utf-8", "<h1>Orders</h1>", "orders.html"],
  ["v1.2", "text/html", "<h1>Orders</h1>", "v1.2.html"],
  ["main", "application/javascript", "f()", "main.js"],
  ["theme", "text/css", "a{}", "theme.css"],
  ["index", "application/octet-stream", "<!doctype html><h1>Orders</h1>", "index.html"],
  // the name says it, whatever the server does
  ["main.js", "text/plain", "f()", "main.js"],
  ["main.js", "text/html", "<!doctype html>", "main.js"],
  ["logo.png", "image/png", "\u0089PNG", "logo.png"],
])("%s that came as %s", (path, type, content, expected) => {
  expect(typedPath(path, type, new TextEncoder().encode(content))).toBe(expected);
});
