import type { ServerResponse } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { samePage } from "@as-built/engine";
import { describe, expect, test } from "vitest";
import { type Answers, capture, ids, page, site } from "../../tests/address.ts";
import type { AddressOptions } from "../index.ts";
import { headersFor } from "./client.ts";

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
    expect(found.failures).toEqual([
      { file: "app/gone.js", code: "not-there", by: "app/lazy/p.js", reference: "../gone.js" },
    ]);
    expect(found.artifacts.find(({ id }) => id === "app/m.js")?.url).toBe(`${url}app/m.js?v=3`);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  });

  test("an address in another spelling once", async () => {
    const { url, asked } = await site({
      "/": page("/pages/[id]-1a.js", "/pages/%5Bid%5D-1a.js"),
      "/pages/[id]-1a.js": "f()",
    });
    expect(ids(await capture(url))).toEqual(["index.html", "pages/[id]-1a.js"]);
    expect(asked).toEqual(["/", "/pages/[id]-1a.js"]);
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

  test("scripts that loaders of pages start", async () => {
    const { url } = await site({
      "/": '<script data-main="js/main"></script><script>System.import("/s.js")</script>',
      "/js/main.js": "define([],function(){})",
      "/s.js": "System.register([],function(){return{}})",
    });
    expect(ids(await capture(url))).toEqual(["index.html", "js/main.js", "s.js"]);
  });

  test("workers, what these bring in, and what a service worker keeps at hand", async () => {
    const { url } = await site({
      "/": page("/js/main.js"),
      "/js/main.js": `new Worker(new URL("w.js",import.meta.url),{type:"module"});new SharedWorker("/shared.js");
        navigator.serviceWorker.register("/sw.js")`,
      "/js/w.js": 'importScripts("part.js")',
      "/js/part.js": "part()",
      "/shared.js": "shared()",
      "/sw.js":
        'importScripts("/box.js");e.precacheAndRoute([{url:"js/lazy.js",revision:null},{url:"a.png",revision:"x"}])',
      "/box.js": "box()",
      "/js/lazy.js": "lazy()",
    });
    expect(ids(await capture(url))).toEqual([
      "box.js",
      "index.html",
      "js/lazy.js",
      "js/main.js",
      "js/part.js",
      "js/w.js",
      "shared.js",
      "sw.js",
    ]);
  });

  test("a worker of webpack", async () => {
    const runtime =
      '(()=>{var e={1:(e,t,n)=>{new Worker(new URL(n.p+n.u(5),n.b),{type:void 0})}},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}n.m=e;n.u=e=>"js/"+e+".worker.js";n.p="/";n.b=document.baseURI;n(1)})();';
    const { url, asked } = await site({ "/": page("/main.js"), "/main.js": runtime, "/js/5.worker.js": "work()" });
    expect(ids(await capture(url))).toEqual(["index.html", "js/5.worker.js", "main.js"]);
    expect(asked).toEqual(["/", "/main.js", "/js/5.worker.js"]);
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

  test("remotes of a federation, of origins that the application has files from", async () => {
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
    expect(failures).toMatchObject([{ file: "cdn.example/mf-manifest.json", code: "other-origin" }]);
    expect(hosts).toEqual([]);
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
    expect(failures).toEqual([
      {
        file: "10.0.0.1/c.js.map",
        code: "other-origin",
        by: "c.js",
        reference: "http://10.0.0.1/c.js.map",
        detail: "http://10.0.0.1",
      },
    ]);
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
