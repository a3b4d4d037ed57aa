import { expect, test } from "vitest";
import { proxyFor } from "./proxy.ts";

const proxy = (url: string, env: Readonly<Record<string, string>>) => proxyFor(new URL(url), env);

test("the variable of the scheme, in small letters first", () => {
  const env = { HTTP_PROXY: "http://p:8080", https_proxy: "q.example:3128", HTTPS_PROXY: "http://other:1" };
  expect(proxy("http://shop.example/", env)).toBe("http://p:8080");
  expect(proxy("https://shop.example/", env)).toBe("http://q.example:3128");
  expect(proxy("https://shop.example/", { HTTP_PROXY: "http://p" })).toBeUndefined();
});

test("not for this machine", () => {
  for (const host of ["localhost", "a.localhost", "127.0.0.1:80", "127.1.2.3", "[::1]:8080"])
    expect(proxy(`http://${host}/`, { HTTP_PROXY: "http://p" })).toBeUndefined();
  expect(proxy("http://127.example/", { HTTP_PROXY: "http://p" })).toBe("http://p");
});

test.each([
  ["shop.example", true],
  [".shop.example", true],
  ["*.shop.example", true],
  ["shop.example:443", true],
  ["shop.example:80", false],
  ["hop.example", false],
  ["a, SHOP.example", true],
  ["*", true],
  ["", false],
])("NO_PROXY=%s", (without, isLeft) => {
  const found = proxy("https://shop.example/a", { HTTPS_PROXY: "http://p", NO_PROXY: without });
  expect(found === undefined).toBe(isLeft);
});
