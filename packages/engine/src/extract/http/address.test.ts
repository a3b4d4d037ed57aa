import { expect, test } from "vitest";
import { addressOf } from "./address.ts";

type Part = string | { readonly hole: string | undefined };

const address = (...parts: readonly Part[]): ReturnType<typeof addressOf> =>
  addressOf({ parts, sources: [], built: false });

test("an unknown beginning is a base, several are one", () => {
  expect(address({ hole: "origin" }, "/api/x")?.url).toBe("{base}/api/x");
  expect(address({ hole: "a" }, { hole: "b" }, "api/x")?.url).toBe("{base}/api/x");
});

test("a scheme and a host that are not known are a base, with a port or without", () => {
  expect(address({ hole: "protocol" }, "//", { hole: "host" }, "/api/x")?.url).toBe("{base}/api/x");
  expect(address({ hole: "protocol" }, "//", { hole: "hostname" }, ":8081/api/", { hole: "id" })?.url).toBe(
    "{base}/api/{id}",
  );
  expect(address("//", { hole: "host" }, "/api/x")?.url).toBe("{base}/api/x");
});

test("a port behind an unknown host is a part of the base", () => {
  expect(address({ hole: "host" }, ":8081/api/", { hole: "id" })?.url).toBe("{base}/api/{id}");
  expect(address({ hole: "protocol" }, "//", { hole: "hostname" }, ":", { hole: "port" }, "/api/x")?.url).toBe(
    "{base}/api/x",
  );
  expect(address({ hole: "topic" }, ":retry")?.url).toBe("{base}/:retry");
});

test("the scheme of a socket before an unknown beginning is a part of it", () => {
  expect(address("ws", { hole: "origin" }, { hole: "pathname" }, "feed")?.url).toBe("{base}/feed");
  expect(address("ws", { hole: "id" })).toBeUndefined();
  expect(address("ws/", { hole: "id" })?.url).toBe("ws/{id}");
});

test("a scheme alone that is not known stays one", () => {
  expect(address({ hole: "secure" }, "://h.example/x")?.url).toBe("{scheme}://h.example/x");
});

test("holes keep their names, a second one of a name gets a number", () => {
  expect(address("/a/", { hole: "id" }, "/b/", { hole: "id" }, "/c/", { hole: undefined })?.url).toBe(
    "/a/{id}/b/{id2}/c/{value}",
  );
});

test("the query string is taken apart", () => {
  expect(address("/a?page=", { hole: "page" }, "&sort=name&flag#top")).toEqual({
    url: "/a",
    query: [{ name: "page" }, { name: "sort", value: "name" }, { name: "flag" }],
  });
});

test("doubled slashes are one, a scheme stays", () => {
  expect(address("//api//x")?.url).toBe("/api/x");
  expect(address("https://h.example//x")?.url).toBe("https://h.example/x");
});

test.each(["data:text/plain,x", "blob:abc", "mailto:a@b.c", "some words", "/", "<svg>"])("%s is no address", (text) => {
  expect(address(text)).toBeUndefined();
});

test("nothing but a hole is no address", () => {
  expect(address({ hole: "url" })).toBeUndefined();
});

test("what joins a query to an address that may have one begins a query", () => {
  expect(address({ hole: "api" }, "/bans&", { hole: "query" })).toEqual({ url: "{base}/bans", query: [] });
  expect(address({ hole: "api" }, "/bans&page=", { hole: "page" })?.query).toEqual([{ name: "page" }]);
  expect(address("/r&d/", { hole: "id" })?.url).toBe("/r&d/{id}");
});
