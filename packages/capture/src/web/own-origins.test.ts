/** Which origins a capture asks: hosts are names that a proxy on this machine answers for. */
import { samePage } from "@as-built/engine";
import { describe, expect, test } from "vitest";
import { type Answers, capture, ids, page, site } from "../../tests/address.ts";
import type { AddressOptions } from "../index.ts";

const resolve: AddressOptions["resolve"] = (_, done) => done(null, [{ address: "93.184.216.34", family: 4 }]);

/** What is captured of `http://desk.example/`, and which hosts were asked. */
async function captured(given: Answers, options: Partial<AddressOptions> = {}) {
  const { url, asked } = await site(given);
  const found = await capture("http://desk.example/", { env: { HTTP_PROXY: url }, resolve, ...options });
  const hosts = [...new Set(asked.map((address) => new URL(address).host))].toSorted();
  return { ...found, ids: ids(found), hosts };
}

const RUNTIME = `(()=>{var e={1:(e,t,n)=>{n.e(5).then(n.bind(n,50))}},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}n.u=e=>"js/"+e+".js";n.p="http://chunks.example/x/";var c=self.webpackChunkapp=self.webpackChunkapp||[];n(1)})();`;

describe("by default", () => {
  test("files are asked of the origins that pages load from and that the public path states", async () => {
    const map = { imports: { desk: "http://map.example/desk.js", "folder/": "http://folder.example/" } };
    const { ids: found, failures } = await captured({
      "http://desk.example/": `<link rel="stylesheet" href="http://style.example/a.css">
        <link rel="modulepreload" href="http://preload.example/a.js">
        <script type="importmap">${JSON.stringify(map)}</script>
        <script type="module">import "http://inline.example/a.js"; import "desk";</script>
        ${page("http://script.example/a.js", "/main.js")}`,
      "http://desk.example/main.js": RUNTIME,
      "http://style.example/a.css": "a{}",
      "http://preload.example/a.js": "a()",
      "http://map.example/desk.js": "a()",
      "http://inline.example/a.js": "a()",
      "http://script.example/a.js": 'import("./b.js")',
      "http://script.example/b.js": "b()",
      "http://chunks.example/x/js/5.js":
        "(self.webpackChunkapp=self.webpackChunkapp||[]).push([[5],{50:(e,t,n)=>{}}]);",
    });
    expect(found).toEqual([
      "chunks.example/x/js/5.js",
      "index.html",
      "inline.example/a.js",
      "main.js",
      "map.example/desk.js",
      "preload.example/a.js",
      "script.example/a.js",
      "script.example/b.js",
      "style.example/a.css",
    ]);
    expect(failures).toEqual([]);
  });

  test("nothing is asked of others, and what is code there is listed with its origin", async () => {
    const { hosts, failures } = await captured({
      "http://desk.example/": `<a href="http://link.example/a.js">A</a><img src="http://image.example/a.png">
        <iframe src="http://frame.example/"></iframe><link rel="preconnect" href="http://connect.example/">
        <script type="module">import("http://later.example/a.js")</script>
        <script>(function(d){var s=d.createElement("script");s.src="http://counts.example/a.js";d.head.append(s)})(document)</script>
        ${page("/main.js")}`,
      "http://desk.example/main.js": `import "http://static.example/a.js";
        const load = () => import("http://lazy.example:8080/a.js"), docs = "http://text.example/a.js";
        const all = {name:"host",remotes:[{name:"depot",entry:"http://depot.example/mf-manifest.json"}]};`,
    });
    expect(hosts).toEqual(["desk.example"]);
    const left = (file: string, by: string, detail: string) => {
      const reference = `${detail}/${file.slice(file.indexOf("/") + 1)}`;
      return { file, code: "other-origin", by, reference, detail };
    };
    expect(failures).toEqual([
      left("depot.example/mf-manifest.json", "main.js", "http://depot.example"),
      left("later.example/a.js", "index.html", "http://later.example"),
      left("lazy.example_8080/a.js", "main.js", "http://lazy.example:8080"),
      left("static.example/a.js", "main.js", "http://static.example"),
    ]);
  });

  test("where a file came from by a redirect, its neighbours are", async () => {
    const { ids: found } = await captured({
      "http://desk.example/": page("/main.js"),
      "http://desk.example/main.js": (response) =>
        response.writeHead(302, { location: "http://files.example/v7/main.js" }).end(),
      "http://files.example/v7/main.js": 'import("./a.js")',
      "http://files.example/v7/a.js": "a()",
    });
    expect(found).toEqual(["files.example/v7/a.js", "index.html", "main.js"]);
  });

  test("a page that comes later may load from where the code named something before", async () => {
    const { ids: found, failures } = await captured(
      {
        "http://desk.example/": `<h1>Desk</h1>${page("/main.js")}`,
        "http://desk.example/main.js": 'import("http://cdn.example/a.js")',
        "http://desk.example/orders": (response) =>
          void response.setHeader("content-type", "text/html").end(`<h1>Orders</h1>${page("http://cdn.example/b.js")}`),
        "http://cdn.example/a.js": "a()",
        "http://cdn.example/b.js": "b()",
      },
      { pages: { named: () => ["/orders"], same: samePage } },
    );
    expect(found).toEqual(["cdn.example/a.js", "cdn.example/b.js", "index.html", "main.js", "orders.html"]);
    expect(failures).toEqual([]);
  });
});

describe("an origin that the user allows", () => {
  const given: Answers = {
    "http://desk.example/": page("/main.js"),
    "http://desk.example/main.js": 'import("http://cdn.example/a.js")',
    "http://cdn.example/a.js": 'import("./b.js");import("http://other.example/c.js")',
    "http://cdn.example/b.js": "b()",
  };

  test("is asked, and no further one", async () => {
    const { ids: found, failures } = await captured(given, { origins: ["http://cdn.example"] });
    expect(found).toEqual(["cdn.example/a.js", "cdn.example/b.js", "index.html", "main.js"]);
    expect(failures).toMatchObject([{ file: "other.example/c.js", detail: "http://other.example" }]);
  });

  test("may be one of a private network, unless none may", async () => {
    const inner = await site({ "/": "", "/a.js": "a()" });
    const outer = await site({ "/": page("/main.js"), "/main.js": `import("${inner.url}a.js")` });
    const path = `127.0.0.1_${new URL(inner.url).port}/a.js`;
    const origins = [inner.url];
    expect((await capture(outer.url)).failures).toMatchObject([{ file: path, code: "other-origin" }]);
    expect(inner.asked).toEqual([]);
    expect(ids(await capture(outer.url, { origins }))).toEqual([path, "index.html", "main.js"]);
    const publicOnly = capture(outer.url, { origins, publicOnly: true });
    await expect(publicOnly).rejects.toMatchObject({ code: "address-private-address" });
    expect(inner.asked).toEqual(["/a.js"]);
  });
});
