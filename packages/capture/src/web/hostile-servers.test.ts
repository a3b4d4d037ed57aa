/** Servers that mean harm, or give nothing: a capture ends, says why, and asks for nothing that it must not have. */
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Answers, capture, failureOf, ids, page, site } from "../../tests/address.ts";
import { selfSigned } from "../../tests/self-signed.ts";
import { siteOf } from "../../tests/site.ts";
import type { AddressOptions } from "../index.ts";

describe("a hostile server", () => {
  test.each<[string, string, Answers, AddressOptions["limits"]]>([
    [
      "endless redirects",
      "too-many-redirects",
      { "/bad.js": (response) => response.writeHead(302, { location: "/bad.js" }).end() },
      {},
    ],
    [
      "an endless body",
      "too-large",
      {
        "/bad.js": (response) => {
          const more = (): void =>
            void (response.write("f();".repeat(10_000)) ? setImmediate(more) : response.once("drain", more));
          more();
        },
      },
      { maxFileBytes: 100_000 },
    ],
    [
      "a body that never ends to come",
      "no-answer",
      { "/bad.js": (response) => void response.write("f();") },
      { maxTime: 300 },
    ],
    [
      "a body of which a byte comes now and then",
      "no-answer",
      {
        "/bad.js": (response) => {
          const timer = setInterval(() => response.write("f"), 20);
          response.once("close", () => clearInterval(timer));
        },
      },
      { maxTime: 300 },
    ],
    ["no answer at all", "no-answer", { "/bad.js": () => undefined }, { maxTime: 300 }],
    [
      "fewer bytes than it says",
      "no-answer",
      {
        "/bad.js": (response) => {
          response.writeHead(200, { "content-length": "100" }).write("f();");
          setImmediate(() => response.destroy());
        },
      },
      {},
    ],
    [
      "a bomb",
      "too-large",
      {
        "/bad.js": (response) =>
          response.setHeader("content-encoding", "gzip").end(gzipSync(Buffer.alloc(20 * 2 ** 20, " "))),
      },
      { maxFileBytes: 2 ** 20 },
    ],
    [
      "a coding that it is not",
      "no-answer",
      { "/bad.js": (response) => response.setHeader("content-encoding", "gzip").end("f();") },
      {},
    ],
    [
      "a bomb in two codings",
      "too-large",
      {
        "/bad.js": (response) =>
          response
            .setHeader("content-encoding", "gzip, br")
            .end(brotliCompressSync(gzipSync(Buffer.alloc(20 * 2 ** 20, " ")))),
      },
      { maxFileBytes: 2 ** 20 },
    ],
    ["a refusal", "refused", { "/bad.js": (response) => response.writeHead(403).end("f();") }, {}],
  ])("%s", async (_, code, given, limits) => {
    expect(await failureOf(given, limits)).toMatchObject([{ file: "bad.js", code }]);
  });

  test.each([
    ["http://127.0.0.1:81/"],
    ["http://2130706433:81/"],
    ["http://10.0.0.1/"],
    ["http://169.254.169.254/latest/meta-data/"],
    ["http://[::1]/"],
    ["http://[::ffff:10.0.0.1]/"],
    ["http://[fd00::1]/"],
    ["http://0.0.0.0/"],
    ["file:///etc/passwd"],
    ["data:text/javascript,f()"],
  ])("a redirect to %s", async (location) => {
    const redirect = { "/bad.js": (response: ServerResponse) => void response.writeHead(302, { location }).end() };
    expect(await failureOf(redirect)).toMatchObject([{ file: "bad.js", code: "private-address" }]);
  });

  test("more bytes than it says: what it says", async () => {
    const { url } = await site({
      "/": page("/a.js"),
      "/a.js": (response) => {
        const bytes = "HTTP/1.1 200 OK\r\ncontent-type: text/javascript\r\ncontent-length: 4\r\n\r\nf();evil();";
        response.socket?.end(bytes);
      },
    });
    const { artifacts } = await capture(url);
    expect(artifacts.map(({ id, text }) => [id, text])).toContainEqual(["a.js", "f();"]);
  });

  test("addresses that are no addresses of the web: none is asked for", async () => {
    const { url, asked } = await site({
      "/": page("file:///etc/passwd", "ftp://127.0.0.1/a.js", "data:text/javascript,f()", "//[::1/", "/a.js"),
      "/a.js": 'import("file:///etc/hosts");new Worker("blob:x");importScripts("file:///etc/a.js")',
    });
    const { artifacts, failures } = await capture(url);
    expect(artifacts.map(({ id }) => id)).toEqual(["a.js", "index.html"]);
    expect(failures).toEqual([]);
    expect(asked).toEqual(["/", "/a.js"]);
  });

  test("a name that is looked up anew for each connection: each answer is looked at", async () => {
    const inner = await site({ "/": "secret" });
    const { port } = new URL(inner.url);
    const { url } = await site({ "/": page(`http://cdn.example:${port}/a.js`, `http://cdn.example:${port}/b.js`) });
    let count = 0;
    const { failures } = await capture(url, {
      limits: { atATime: 1 },
      resolve: (_, done) => {
        count += 1;
        // first one that nobody has, as it were a public one that is down
        if (count === 1) done(new Error("no answer"), []);
        else done(null, [{ address: "127.0.0.1", family: 4 }]);
      },
    });
    expect(failures.map(({ code }) => code).toSorted()).toEqual(["no-answer", "private-address"]);
    expect([count, inner.asked]).toEqual([2, []]);
  });

  test("names that mean private addresses: nothing is asked of what stands there", async () => {
    const inner = await site({ "/": "secret" });
    const { port } = new URL(inner.url);
    const { url } = await site({ "/": page(`http://cdn.example:${port}/a.js`, `http://127.0.0.1:${port}/b.js`) });
    const { failures } = await capture(url, {
      resolve: (_, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
    });
    expect(failures).toMatchObject([
      { file: `127.0.0.1_${port}/b.js`, code: "private-address" },
      { file: `cdn.example_${port}/a.js`, code: "private-address" },
    ]);
    expect(inner.asked).toEqual([]);
  });

  test("10,000 links: as many as the bound", async () => {
    const sources = Array.from({ length: 10_000 }, (_, index) => `/${index}.js`);
    const { url, asked } = await siteOf((request, response) => {
      const isPage = request.url === "/";
      response
        .setHeader("content-type", isPage ? "text/html" : "text/javascript")
        .end(isPage ? page(...sources) : "f()");
    });
    const { artifacts, failures } = await capture(url, { limits: { maxRequests: 50 } });
    expect([asked.length, artifacts.length, failures.length]).toEqual([50, 50, 9951]);
    expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(["left-out"]));
  });

  test("scripts that name one more each time: as many as the bound", async () => {
    const { url, asked } = await siteOf((request, response) => {
      const at = Number(/(\d+)\.js/.exec(request.url ?? "")?.[1] ?? 0);
      response.setHeader("content-type", at === 0 ? "text/html" : "text/javascript");
      response.end(at === 0 ? page("/1.js") : `import "./${at + 1}.js";`);
    });
    expect(ids(await capture(url)).length).toBe(asked.length);
    expect(asked.length).toBe(41);
  });

  test("more than all may be together", async () => {
    const { url } = await site({
      "/": page("/a.js", "/b.js"),
      "/a.js": " ".repeat(60_000),
      "/b.js": " ".repeat(60_000),
    });
    const { failures } = await capture(url, { limits: { maxTotalBytes: 100_000 } });
    expect(failures.map(({ code }) => code)).toEqual(["left-out"]);
  });
});

describe("an address from which nothing comes", () => {
  test.each<[string, string, Answers]>([
    ["no page", "address-not-there", { "/": (response) => response.writeHead(404).end() }],
    ["a refusal", "address-refused", { "/": (response) => response.writeHead(401).end() }],
    [
      "endless redirects",
      "address-too-many-redirects",
      { "/": (response) => response.writeHead(301, { location: "/" }).end() },
    ],
    [
      "a private address",
      "address-private-address",
      { "/": (response) => response.writeHead(301, { location: "http://10.1.2.3/" }).end() },
    ],
  ])("%s", async (_, code, given) => {
    const { url } = await site(given);
    await expect(capture(url)).rejects.toMatchObject({ code, subject: expect.stringContaining(url) });
  });

  test("a certificate that nobody vouches for", async () => {
    let asked = 0;
    const server = createServer(selfSigned(), (_, response) => {
      asked += 1;
      response.end(page());
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(capture(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({
      code: "address-no-answer",
      subject: expect.stringContaining("SELF_SIGNED"),
    });
    expect(asked).toBe(0);
  });

  test("no host, no address", async () => {
    await expect(capture("https://nobody.example/")).rejects.toMatchObject({ code: "address-no-answer" });
    await expect(capture("https://")).rejects.toMatchObject({ code: "address-malformed" });
  });
});
