import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { type Capture, namedFiles, samePage } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { describe, expect, onTestFinished, test } from "vitest";
import { selfSigned } from "../../tests/self-signed.ts";
import { type Handler, type Site, siteOf, typeOf } from "../../tests/site.ts";
import { type AddressOptions, captureMaterial } from "../index.ts";
import { headersFor } from "./client.ts";

const parser = oxcParser();

const capture = (url: string, { limits, ...options }: Partial<AddressOptions> = {}): Promise<Capture> =>
  captureMaterial(url, {
    named: (part) => namedFiles(part, parser),
    limits: { perSecond: 10_000, ...limits },
    wait: async () => undefined,
    resolve: (host, done) => done(new Error(`no host ${host}`), []),
    ...options,
  });

const ids = ({ artifacts }: Capture): readonly string[] => artifacts.map(({ id }) => id);

type Answers = Readonly<Record<string, string | Buffer | ((response: ServerResponse) => void)>>;

/** Paths with their answers; the page for everything else, as servers of applications do. */
const answers =
  (given: Answers): Handler =>
  ({ url = "/" }, response) => {
    const answer = given[url] ?? given["/"] ?? "";
    const isGiven = url in given && !/\.?\w\/$|^\/$/.test(url);
    response.setHeader("content-type", isGiven ? typeOf(url.replace(/\?.*/, "")) : "text/html");
    if (typeof answer === "function") answer(response);
    else response.end(answer);
  };

const page = (...sources: readonly string[]): string =>
  `<!doctype html><title>Desk</title>${sources.map((source) => `<script type="module" src="${source}"></script>`).join("")}`;

const site = (given: Answers): Promise<Site> => siteOf(answers(given));

const failureOf = async (given: Answers, limits: AddressOptions["limits"] = {}) => {
  const { url } = await site({ "/": page("/a.js", "/bad.js"), "/a.js": "f()", ...given });
  const { artifacts, failures } = await capture(url, { limits });
  expect(artifacts.map(({ id }) => id)).toEqual(["a.js", "index.html"]);
  return failures;
};

describe("what is fetched", () => {
  test("what the page names, what this names, and so on; each once", async () => {
    const { url, asked } = await site({
      "/": `<base href="/app/"><link rel="manifest" href="site.webmanifest"><link rel="modulepreload" href="v.js">${page("m.js?v=3")}`,
      "/app/m.js?v=3": 'import "./v.js"; const load = () => import("./lazy/p.js");',
      "/app/v.js": "export const v = 1;",
      "/app/lazy/p.js": 'import "../v.js"; import "./q.js"; import("../gone.js"); import data from "./d.json";',
      "/app/lazy/q.js": 'import("./p.js");',
      "/app/lazy/d.json": "{}",
      "/app/site.webmanifest": '{"name":"Desk"}',
    });
    const found = await capture(`${url}#/orders`);
    expect(ids(found)).toEqual([
      "app/lazy/d.json",
      "app/lazy/p.js",
      "app/lazy/q.js",
      "app/m.js",
      "app/site.webmanifest",
      "app/v.js",
      "index.html",
    ]);
    expect(found.input).toBe(`${url}#/orders`);
    expect(found.failures).toEqual([{ file: "app/gone.js", code: "not-there", by: "app/lazy/p.js" }]);
    expect(found.artifacts.find(({ id }) => id === "app/m.js")?.url).toBe(`${url}app/m.js?v=3`);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  });

  test("chunks below the public path that the runtime states, or the one that fits the script's own address", async () => {
    const runtime = (publicPath: string): string =>
      `(()=>{var e={1:(e,t,n)=>{n.e(5).then(n.bind(n,50))}},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}n.u=e=>"js/"+e+".js";${publicPath};var c=self.webpackChunkapp=self.webpackChunkapp||[];n(1)})();`;
    const chunk = "(self.webpackChunkapp=self.webpackChunkapp||[]).push([[5],{50:(e,t,n)=>{}}]);";
    const stated = await site({
      "/": page("/js/main.js"),
      "/js/main.js": runtime('n.p="/static/"'),
      "/static/js/5.js": chunk,
    });
    expect(ids(await capture(stated.url))).toEqual(["index.html", "js/main.js", "static/js/5.js"]);
    const fitting = await site({
      "/": page("/a/js/main.js"),
      "/a/js/main.js": runtime("n.p=location.pathname"),
      "/a/js/5.js": chunk,
    });
    expect(ids(await capture(fitting.url))).toEqual(["a/js/5.js", "a/js/main.js", "index.html"]);
    expect(fitting.asked).toEqual(["/", "/a/js/main.js", "/a/js/5.js"]);
  });

  test("scripts that loaders of pages start, and workers of webpack", async () => {
    const { url } = await site({
      "/": '<script data-main="js/main"></script><script>System.import("/s.js")</script>',
      "/js/main.js": "define([],function(){})",
      "/s.js": "System.register([],function(){return{}})",
    });
    expect(ids(await capture(url))).toEqual(["index.html", "js/main.js", "s.js"]);
  });

  test("what Angular's service worker keeps", async () => {
    const { url } = await site({
      "/": page("/main.js"),
      "/main.js": 'v("ngsw-worker.js",{enabled:!0,registrationStrategy:"registerImmediately"})',
      "/ngsw-worker.js": 'fetch("ngsw.json?ngsw-cache-bust="+Math.random())',
      "/ngsw.json": '{"assetGroups":[{"name":"app","urls":["/lazy.js","/logo.svg"],"patterns":[]}],"hashTable":{}}',
      "/lazy.js": "f()",
    });
    expect(ids(await capture(url))).toEqual(["index.html", "lazy.js", "main.js", "ngsw-worker.js", "ngsw.json"]);
  });

  test("remotes of a federation, of hosts that the application has files from", async () => {
    const given: Answers = {
      "/": page("/main.js"),
      "/main.js":
        'o={name:"host",remotes:[{name:"depot",entry:"/depot/mf-manifest.json"},{name:"x",entry:"http://cdn.example/mf-manifest.json"}]}',
      "/depot/mf-manifest.json":
        '{"metaData":{"publicPath":"auto","remoteEntry":{"name":"remoteEntry.js","path":""}},"exposes":[{"assets":{"js":{"sync":["s.js"],"async":[]}}}]}',
      "/depot/remoteEntry.js": "var depot;",
      "/depot/s.js": "s()",
    };
    const { url } = await site(given);
    const hosts: string[] = [];
    const resolve: AddressOptions["resolve"] = (host, done) => {
      hosts.push(host);
      done(new Error(`no host ${host}`), []);
    };
    const { artifacts, failures } = await capture(url, { resolve });
    expect(artifacts.map(({ id }) => id)).toEqual([
      "depot/mf-manifest.json",
      "depot/remoteEntry.js",
      "depot/s.js",
      "index.html",
      "main.js",
    ]);
    expect([failures, hosts]).toEqual([[], []]);
  });

  test("catalogues of the languages that are listed; one that is not there is no loss", async () => {
    const { url, asked } = await site({
      "/": page("/main.js"),
      "/main.js": 'const all=[{code:"de"},{code:"en"},{code:"nl"}];fetch("/locales/"+e+".json");',
      "/locales/de.json": '{"save":"Speichern"}',
      "/locales/en.json": '{"save":"Save"}',
      "/locales/fr.json": '{"save":"Enregistrer"}',
    });
    const { artifacts, failures } = await capture(url);
    expect(artifacts.map(({ id }) => id)).toEqual(["index.html", "locales/de.json", "locales/en.json", "main.js"]);
    expect(failures).toEqual([]);
    expect(asked.toSorted()).toEqual(["/", "/locales/de.json", "/locales/en.json", "/locales/nl.json", "/main.js"]);
  });

  test("source maps, where they are asked for", async () => {
    const { url, asked } = await site({
      "/": page("/a.js", "/b.js", "/c.js"),
      "/a.js": "f()\n//# sourceMappingURL=a.js.map",
      "/b.js": (response) =>
        void response.setHeader("content-type", "text/javascript").setHeader("SourceMap", "/maps/b.map").end("g()"),
      "/c.js": "h()\n//# sourceMappingURL=http://10.0.0.1/c.js.map",
      "/a.js.map": '{"version":3,"sources":["a.ts"],"names":[],"mappings":"AAAA"}',
      "/maps/b.map": '{"version":3,"sources":["b.ts"],"names":[],"mappings":"AAAA"}',
    });
    const without = await capture(url);
    expect(ids(without)).toEqual(["a.js", "b.js", "c.js", "index.html"]);
    expect(asked.filter((path) => path.endsWith("map"))).toEqual([]);
    const { artifacts, failures } = await capture(url, { sourceMaps: true });
    expect(artifacts.filter(({ kind }) => kind === "map").map(({ id, text }) => [id, text])).toEqual([
      ["a.js.map", ""],
      ["maps/b.map", ""],
    ]);
    expect(artifacts.filter(({ kind }) => kind !== "map")).toEqual(without.artifacts);
    expect(failures).toEqual([{ file: "10.0.0.1/c.js.map", code: "private-address", by: "c.js" }]);
  });

  test("what is compressed", async () => {
    const coded = (coding: string, bytes: Buffer) => (response: ServerResponse) =>
      void response.setHeader("content-encoding", coding).end(bytes);
    const { url } = await site({
      "/": page("/g.js", "/b.js", "/d.js"),
      "/g.js": coded("gzip", gzipSync("gzipped()")),
      "/b.js": coded("br", brotliCompressSync("brotli()")),
      "/d.js": coded("deflate", deflateSync("deflated()")),
    });
    const { artifacts } = await capture(url);
    expect(artifacts.map(({ text }) => text).slice(0, 3)).toEqual(["brotli()", "deflated()", "gzipped()"]);
  });

  test("with the user's headers, for that host alone", async () => {
    const { url, requests } = await site({ "/": page("/a.js"), "/a.js": "f()" });
    await capture(url, { headers: { cookie: "session=7" } });
    expect(requests.map(({ headers }) => headers.cookie)).toEqual(["session=7", "session=7"]);
    const options = { input: new URL("https://app.example/"), headers: { cookie: "session=7" } };
    expect(headersFor(new URL("https://app.example/a.js"), options)).toHaveProperty("cookie");
    for (const other of ["https://cdn.example/a.js", "http://app.example/a.js", "https://app.example:8443/a.js"])
      expect(headersFor(new URL(other), options)).not.toHaveProperty("cookie");
  });

  test("the page behind redirects, from where its addresses count", async () => {
    const { url } = await site({
      "/": (response) => response.writeHead(302, { location: "/desk/" }).end(),
      "/desk/": page("a.js"),
      "/desk/a.js": "f()",
    });
    expect(ids(await capture(url))).toEqual(["desk/a.js", "desk/index.html"]);
  });
});

describe("pages", () => {
  const paths = ["/", "/a", "/b", "/c", "/d", "/e", "/f", "/elsewhere", "/gone"];
  const pagesOf = (signedIn: boolean[] = []): AddressOptions["pages"] => ({
    named: (_, isSignedIn) => {
      signedIn.push(isSignedIn);
      return paths;
    },
    same: samePage,
  });

  test("that screens name are asked for, and what they name", async () => {
    const { url, asked } = await site({
      "/": `${page("/m.js")}<h1>Desk</h1>`,
      "/m.js": "f()",
      "/b": (response) => void response.setHeader("content-type", "text/html").end(`${page("/b.js")}<h1>B</h1>`),
      "/b.js": "b()",
      "/c": (response) => response.writeHead(302, { location: "/b" }).end(),
      "/elsewhere": (response) => response.writeHead(302, { location: "http://10.0.0.1/" }).end(),
      "/gone": (response) => response.writeHead(404).end(),
    });
    const signedIn: boolean[] = [];
    const found = await capture(url, { pages: pagesOf(signedIn), headers: { cookie: "a=1" } });
    expect(ids(found)).toEqual(["b.html", "b.js", "index.html", "m.js"]);
    expect(found.failures).toEqual([]);
    expect(new Set(signedIn)).toEqual(new Set([true]));
    expect(asked.filter((path) => path === "/a").length).toBe(1);
  });

  test("are left where a server has one for all addresses, whatever it writes into it", async () => {
    let count = 0;
    const { url, asked } = await site({
      "/": (response) => void response.end(`${page("/m.js")}<h1 data-nonce="${count++}">Desk</h1>`),
      "/m.js": "f()",
    });
    expect(ids(await capture(url, { pages: pagesOf() }))).toEqual(["index.html", "m.js"]);
    expect(asked).toEqual(["/", "/m.js", "/a", "/b", "/c", "/d"]);
  });
});

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

describe("a capture that is interrupted", () => {
  function journal(): string {
    const root = mkdtempSync(join(tmpdir(), "journal-"));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    return root;
  }

  const given: Answers = {
    "/": page("/a.js", "/b.js"),
    "/a.js": 'import("./c.js")',
    "/b.js": "b()",
    "/c.js": "c()",
  };

  /** Ends as a process does that is killed when the second round begins. */
  const interrupted = async (url: string, root: string) => {
    let rounds = 0;
    const named: AddressOptions["named"] = (part) => {
      rounds += 1;
      if (rounds === 2) throw new Error("killed");
      return namedFiles(part, parser);
    };
    await expect(capture(url, { named, journal: root })).rejects.toThrow("killed");
  };

  test("goes on where it ended, ends equal, and leaves nothing behind", async () => {
    const root = journal();
    const { url, asked } = await site(given);
    await interrupted(url, root);
    const before = asked.splice(0);
    expect(before.toSorted()).toEqual(["/", "/a.js", "/b.js"]);
    const continued = await capture(url, { journal: root });
    expect(asked).toEqual(["/c.js"]);
    expect(continued).toEqual(await capture(url));
    expect(readdirSync(root)).toEqual([]);
  });

  test("asks again for what was not kept whole, and for all with other headers", async () => {
    const root = journal();
    const { url, asked } = await site(given);
    await interrupted(url, root);
    const [folder = ""] = readdirSync(root);
    for (const name of readdirSync(join(root, folder)).filter((name) => !name.endsWith(".json")))
      writeFileSync(join(root, folder, name), "cut off");
    asked.splice(0);
    await capture(url, { journal: root, headers: { cookie: "other=1" } });
    expect(asked.splice(0).length).toBe(4);
    expect(await capture(url, { journal: root })).toEqual(await capture(url));
    expect(asked.length).toBe(8);
  });
});
