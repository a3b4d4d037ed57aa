/** What a capture from an address owes to servers: their robots.txt, a rate, a rest; and how it goes through proxies. */
import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { capture, failureOf, ids, page, site } from "../../tests/address.ts";
import { siteOf } from "../../tests/site.ts";
import type { AddressOptions } from "../index.ts";

describe("robots.txt", () => {
  const RULES = "User-agent: *\nDisallow: /\nAllow: /a.js\n";

  test("is asked for once and followed; the address itself was given", async () => {
    const { url, asked } = await site({
      "/": page("/a.js", "/b.js"),
      "/a.js": "f()",
      "/b.js": "f()",
      "/robots.txt": RULES,
    });
    const { artifacts, failures } = await capture(url, { robots: true });
    expect(artifacts.map(({ id }) => id)).toEqual(["a.js", "index.html"]);
    expect(failures).toMatchObject([{ file: "b.js", code: "disallowed" }]);
    expect(asked).toEqual(["/", "/robots.txt", "/a.js"]);
    expect(ids(await capture(url))).toEqual(["a.js", "b.js", "index.html"]);
  });

  test.each([
    ["that is not there", (response: ServerResponse) => void response.writeHead(404).end(), ["a.js", "index.html"]],
    ["that a page stands for", "<!doctype html><h1>Desk</h1>", ["a.js", "index.html"]],
    ["that the server cannot give", (response: ServerResponse) => void response.writeHead(500).end(), ["index.html"]],
  ])("%s", async (_, robots, expected) => {
    const { url } = await site({ "/": page("/a.js"), "/a.js": "f()", "/robots.txt": robots });
    expect(ids(await capture(url, { robots: true }))).toEqual(expected);
  });
});

describe("a proxy", () => {
  /** It is asked for whole addresses. */
  const proxy = () =>
    site({
      "http://desk.example/": page(
        "/a.js",
        "http://cdn.example/b.js",
        "http://inner.example/c.js",
        "http://10.0.0.1/d.js",
      ),
      "http://desk.example/a.js": "a()",
      "http://cdn.example/b.js": "b()",
      "http://inner.example/c.js": "secret()",
    });
  const resolve: AddressOptions["resolve"] = (host, done) => {
    if (host === "inner.example") done(null, [{ address: "10.1.2.3", family: 4 }]);
    else if (host === "cdn.example") done(null, [{ address: "93.184.216.34", family: 4 }]);
    else done(new Error(`no host ${host}`), []);
  };

  test("is asked for what is public, or what its user named", async () => {
    const { url, asked } = await proxy();
    const { artifacts, failures } = await capture("http://desk.example/", { env: { HTTP_PROXY: url }, resolve });
    expect(artifacts.map(({ id }) => id)).toEqual(["a.js", "cdn.example/b.js", "index.html"]);
    expect(failures).toMatchObject([
      { file: "10.0.0.1/d.js", code: "private-address" },
      { file: "inner.example/c.js", code: "private-address" },
    ]);
    expect(asked.some((address) => address.includes("inner") || address.includes("10.0"))).toBe(false);
  });

  test("leads to another origin: paths count from there, headers stay with the first", async () => {
    const { url, requests } = await site({
      "http://desk.example/": (response) => response.writeHead(302, { location: "http://cdn.example/app/" }).end(),
      "http://cdn.example/app/": page("a.js", "http://desk.example/b.js"),
      "http://cdn.example/app/a.js": "a()",
      "http://desk.example/b.js": "b()",
    });
    const options = { env: { HTTP_PROXY: url }, resolve, headers: { cookie: "session=7" } };
    const found = await capture("http://desk.example/", options);
    expect(ids(found)).toEqual(["app/a.js", "app/index.html", "desk.example/b.js"]);
    const cookies = new Map(requests.map(({ url: asked, headers }) => [asked, headers.cookie]));
    expect(Object.fromEntries(cookies)).toEqual({
      "http://desk.example/": "session=7",
      "http://cdn.example/app/": undefined,
      "http://cdn.example/app/a.js": undefined,
      "http://desk.example/b.js": "session=7",
    });
  });

  test("is left where the address needs none", async () => {
    const { url, asked } = await proxy();
    const own = await site({ "/": page("/a.js"), "/a.js": "f()" });
    expect(ids(await capture(own.url, { env: { HTTP_PROXY: url } }))).toEqual(["a.js", "index.html"]);
    const env = { http_proxy: url, NO_PROXY: "localhost, .example" };
    await expect(capture("http://desk.example/", { env })).rejects.toMatchObject({ code: "address-no-answer" });
    expect(asked).toEqual([]);
  });
});

test("no more requests at a time, and within a second, than agreed", async () => {
  const times: number[] = [];
  let open = 0;
  let most = 0;
  const sources = Array.from({ length: 8 }, (_, index) => `/${index}.js`);
  const { url } = await siteOf(({ url: path }, response) => {
    times.push(performance.now());
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.setHeader("content-type", path === "/" ? "text/html" : "text/javascript");
      response.end(path === "/" ? page(...sources) : "f()");
    }, 50);
  });
  expect(ids(await capture(url, { limits: { perSecond: 3, atATime: 2 } })).length).toBe(9);
  expect(most).toBe(2);
  // the fourth after each one comes in another second; a loaded machine may hand one over late
  const spans = times.slice(3).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...spans)).toBeGreaterThan(700);
});

describe("a server that is busy", () => {
  const busyUntil = (third: number, headers: Readonly<Record<string, string>>) => {
    let asked = 0;
    return (response: ServerResponse) => {
      asked += 1;
      if (asked < third) response.writeHead(asked === 1 ? 429 : 503, headers).end("busy");
      else response.end("f()");
    };
  };

  test("is asked again after the time that it says, or ever longer ones", async () => {
    const waits: number[] = [];
    const wait = async (time: number) => void waits.push(time);
    const { url } = await site({ "/": page("/a.js"), "/a.js": busyUntil(3, { "retry-after": "7" }) });
    expect(ids(await capture(url, { wait }))).toEqual(["a.js", "index.html"]);
    const silent = await site({ "/": page("/a.js"), "/a.js": busyUntil(3, {}) });
    expect(ids(await capture(silent.url, { wait }))).toEqual(["a.js", "index.html"]);
    expect(waits).toEqual([7000, 7000, 1000, 2000]);
  });

  test("is left alone where it wants a longer rest than anybody waits, or never ends to be busy", async () => {
    expect(await failureOf({ "/bad.js": busyUntil(9, { "retry-after": "3600" }) })).toMatchObject([
      { file: "bad.js", code: "refused" },
    ]);
    expect(await failureOf({ "/bad.js": busyUntil(5, {}) })).toMatchObject([{ file: "bad.js", code: "refused" }]);
  });
});
