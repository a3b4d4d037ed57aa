/** The API over HTTP, route by route, on each database. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zip } from "../../../packages/capture/tests/archives.ts";
import { type Ask, follow, formOf, serve, type TestServer } from "./client.ts";
import { DATABASES } from "./databases.ts";

const FILES = {
  "index.html": "<!doctype html><title> Harbour\n master </title><script src=main.js></script>",
  "main.js": 'fetch("/api/berths")',
};

/** In little time: the server of the tests is in this process. */
const spaces = (bytes: number) =>
  brotliCompressSync(Buffer.alloc(bytes, " "), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

describe.each(DATABASES)("on $name", (database) => {
  let test: TestServer;
  let ask: Ask;

  beforeAll(async () => {
    test = await serve(database);
    ask = test.ask;
  });

  afterAll(() => test.close());

  /** A finished upload. */
  async function uploaded(files: Parameters<typeof formOf>[0] = FILES, fields: Record<string, string> = {}) {
    const { json } = await ask("POST", "uploads", formOf(files, fields));
    await follow(ask, json.analysis.id);
    return json;
  }

  describe("applications", () => {
    it("are created, shown, changed and deleted", async () => {
      const created = await ask("POST", "applications", { json: { name: " Tide tables " } });
      expect([created.status, created.json.name, created.json.latest]).toEqual([201, "Tide tables", null]);
      const path = `applications/${created.json.id}`;
      expect((await ask("GET", path)).json).toEqual(created.json);
      expect((await ask("PATCH", path, { json: { name: "Tides", keepReleases: 3 } })).json).toEqual({
        ...created.json,
        name: "Tides",
        keepReleases: 3,
      });
      expect((await ask("PATCH", path, { json: {} })).json.name).toBe("Tides");
      expect((await ask("DELETE", path)).status).toBe(204);
      expect((await ask("GET", path)).json.error.code).toBe("not-found");
      expect((await ask("DELETE", path)).status).toBe(404);
    });

    it("are listed newest first, in pages, by a part of their name", async () => {
      for (const name of ["Lock 1%", "lock 2", "Lock 3"]) await ask("POST", "applications", { json: { name } });
      const names = ({ json }: { json: { items: { name: string }[] } }) => json.items.map(({ name }) => name);
      const first = await ask("GET", "applications?q=LOCK&limit=2");
      expect(names(first)).toEqual(["Lock 3", "lock 2"]);
      const second = await ask("GET", `applications?q=LOCK&limit=2&cursor=${first.json.next}`);
      expect([names(second), second.json.next]).toEqual([["Lock 1%"], null]);
      expect(names(await ask("GET", "applications?q=1%25"))).toEqual(["Lock 1%"]);
    });
  });

  describe("an upload", () => {
    it("makes an application, a release and its analysis", async () => {
      const { application, release, analysis } = await uploaded();
      expect(application).toMatchObject({ name: "Harbour master", releases: 1, latest: { id: release.id } });
      expect(release).toMatchObject({ input: "files", files: 2, analysis: { id: analysis.id } });
      const { json } = await ask("GET", `analyses/${analysis.id}`);
      expect(json).toMatchObject({
        state: "finished",
        engineVersion: "0.1.0",
        outdated: false,
        releaseId: release.id,
        applicationId: application.id,
        summary: { name: "Harbour", statements: { calls: 1, screens: 0 }, origins: { product: 7 } },
      });
      expect((await ask("GET", `releases/${release.id}`)).json.analysis).toEqual(json);
      expect(json.known).toBeUndefined();
      const renamed = await ask("PATCH", `releases/${release.id}`, { json: { label: " 1.4 " } });
      expect([renamed.status, renamed.json.label]).toEqual([200, "1.4"]);
      expect((await ask("PATCH", `releases/${release.id}`, { json: { label: " " } })).status).toBe(400);
    });

    it("is stored once where it is sent again under its key, also at the same time", async () => {
      const count = async () => (await ask("GET", "applications?limit=200")).json.items.length;
      const before = await count();
      const send = (key: string, path = "uploads") =>
        ask("POST", path, { ...formOf(FILES), headers: { "idempotency-key": key } });
      const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
      const [first, twin] = await Promise.all([send(key), send(key)]);
      const again = await send(key);
      const ids = ({ status, json }: typeof first) => [status, json.application.id, json.release.id, json.analysis.id];
      expect([ids(twin), ids(again)]).toEqual([ids(first), ids(first)]);
      expect(first.status).toBe(201);
      expect(await count()).toBe(before + 1);
      await send(other);
      expect(await count()).toBe(before + 2);
      const path = `applications/${first.json.application.id}/releases`;
      const releases = [await send(key, path), await send(key, path)].map(({ json }) => json.release.id);
      expect(releases).toEqual([releases[0], releases[0]]);
      expect(releases[0]).not.toBe(first.json.release.id);
      expect((await send("ü")).status).toBe(400);
      await ask("DELETE", `applications/${first.json.application.id}`);
      expect((await send(key)).json.application.id).not.toBe(first.json.application.id);
    });

    it("adds a release to an application, with its label and time", async () => {
      const { application } = await uploaded();
      const fields = { label: "2.0", capturedAt: "2020-01-02T03:04:05Z", input: "dist" };
      const { status, json } = await ask("POST", `applications/${application.id}/releases`, formOf(FILES, fields));
      expect([status, json.release]).toMatchObject([
        201,
        { label: "2.0", capturedAt: "2020-01-02T03:04:05.000Z", input: "dist" },
      ]);
      const { items } = (await ask("GET", `applications/${application.id}/releases`)).json;
      expect(items.map(({ label }: { label: string }) => label)).toEqual([expect.stringMatching(/^\d{4}-/), "2.0"]);
      expect((await ask("GET", `applications/${application.id}`)).json.latest.id).toBe(items[0].id);
    });

    it("can be moved to another application, and what is left empty goes", async () => {
      const [first, second] = [await uploaded(), await uploaded()];
      const { id } = second.release;
      const move = (applicationId: string) => ask("PATCH", `releases/${id}`, { json: { applicationId } });
      expect((await move(crypto.randomUUID())).status).toBe(404);
      expect((await move(second.application.id)).json.applicationId).toBe(second.application.id);
      const moved = await ask("PATCH", `releases/${id}`, { json: { label: "2", applicationId: first.application.id } });
      expect([moved.status, moved.json]).toMatchObject([200, { label: "2", applicationId: first.application.id }]);
      expect((await ask("GET", `analyses/${second.analysis.id}`)).json.applicationId).toBe(first.application.id);
      expect((await ask("GET", `applications/${second.application.id}`)).status).toBe(404);
      expect((await ask("GET", `applications/${first.application.id}`)).json.releases).toBe(2);
      const third = await uploaded();
      await ask("PATCH", `releases/${id}`, { json: { applicationId: third.application.id } });
      expect((await ask("GET", `applications/${first.application.id}`)).json.releases).toBe(1);
    });

    it("of an archive is that of its files", async () => {
      const entries = Object.entries(FILES).map(([name, content]) => ({ name: `shop/${name}`, content }));
      const plain = await uploaded();
      const packed = await uploaded({ "shop.zip": new Uint8Array(zip(entries)) });
      expect(packed.release).toMatchObject({ input: "shop.zip", digest: plain.release.digest, files: 2 });
    });

    it("keeps as many releases as the application says", async () => {
      const { application } = await uploaded();
      await ask("PATCH", `applications/${application.id}`, { json: { keepReleases: 1 } });
      const { json } = await ask("POST", `applications/${application.id}/releases`, formOf(FILES));
      const { items } = (await ask("GET", `applications/${application.id}/releases`)).json;
      expect(items.map(({ id }: { id: string }) => id)).toEqual([json.release.id]);
    });
  });

  describe("a release", () => {
    it("gives its files, and their texts as nothing but text", async () => {
      const { release } = await uploaded({
        "a b.js": "\ufeffab\u{1f6a2}cd",
        "page/x.html": "<script>alert(1)</script>",
      });
      const { items } = (await ask("GET", `releases/${release.id}/files`)).json;
      expect(items.map(({ id, bytes }: { id: string; bytes: number }) => [id, bytes])).toEqual([
        ["a b.js", 11],
        ["page/x.html", 25],
      ]);
      const page = await ask("GET", `releases/${release.id}/files/page%2Fx.html/text`);
      expect(page.body).toBe("<script>alert(1)</script>");
      expect(page.headers.get("content-type")).toMatch(/^text\/plain/);
      expect(page.headers.get("x-content-type-options")).toBe("nosniff");
      expect(page.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      const part = await ask("GET", `releases/${release.id}/files/a%20b.js/text?from=1&to=4`);
      expect([part.body, part.headers.get("x-text-to"), part.headers.get("x-text-length")]).toEqual(["ab", "3", "7"]);
      const other = await ask("GET", `releases/${release.id}/files/${encodeURIComponent("../main.js")}/text`);
      expect([other.status, other.json.error.code]).toEqual([404, "no-such-file"]);
    });

    it("gives texts that came compressed under the path that specifications name", async () => {
      const { release } = await uploaded({ "a.js.gz": gzipSync("plain()"), "b.js": "f()", "b.js.gz": gzipSync("g()") });
      const textOf = async (path: string) => (await ask("GET", `releases/${release.id}/files/${path}/text`)).body;
      expect([await textOf("a.js"), await textOf("b.js")]).toEqual(["plain()", "f()"]);
      // The only file of an upload is no archive where its name says so.
      const one = await uploaded({ "a.js.gz": gzipSync("one()") });
      expect((await ask("GET", `releases/${one.release.id}/files/a.js/text`)).body).toBe("one()");
      const bomb = await uploaded({ "a.js.br": spaces(40 * 2 ** 20), "b.js": "f()" });
      expect((await ask("GET", `releases/${bomb.release.id}/files/a.js/text?from=0&to=10`)).status).toBe(404);
      const cut = await uploaded({ "a.js.gz": gzipSync("one()").subarray(0, 15), "b.js": "f()" });
      expect((await ask("GET", `releases/${cut.release.id}/files/a.js/text`)).status).toBe(404);
    });

    it("goes with everything that belongs to it, and with nothing that others hold", async () => {
      const one = await uploaded({ "main.js": "shared()", "own.js": "own()" });
      const two = await uploaded({ "main.js": "shared()" });
      expect((await ask("DELETE", `releases/${one.release.id}`)).status).toBe(204);
      for (const path of [`releases/${one.release.id}`, `analyses/${one.analysis.id}`]) {
        expect((await ask("GET", path)).status).toBe(404);
      }
      expect((await ask("GET", `releases/${two.release.id}/files/main.js/text`)).body).toBe("shared()");
    });
  });

  describe("an analysis", () => {
    it("tells how far it is, and its end, once and again", async () => {
      const { json } = await ask("POST", "uploads", formOf(FILES));
      const events = await follow(ask, json.analysis.id);
      expect(events.at(-1)).toEqual({ state: "finished" });
      expect(await follow(ask, json.analysis.id)).toEqual([{ state: "finished" }]);
    });

    it("says why it failed, and nothing of the material", async () => {
      const { json } = await ask("POST", "uploads", formOf(FILES, { input: "broken" }));
      const failure = { code: "no-scripts", message: expect.stringContaining("Drop the folder"), detail: "broken" };
      expect((await follow(ask, json.analysis.id)).at(-1)).toEqual({ state: "failed", failure });
      const { status, json: error } = await ask("GET", `analyses/${json.analysis.id}/specification`);
      expect([status, error.error.code]).toEqual([409, "not-finished"]);
    });

    it("is cancelled while it runs, once", async () => {
      const { json } = await ask("POST", "uploads", formOf(FILES, { input: "slow" }));
      const path = `analyses/${json.analysis.id}`;
      await expect.poll(async () => (await ask("GET", path)).json.stage).toBe("parse");
      expect((await ask("POST", `${path}/cancel`)).json.state).toBe("cancelled");
      expect(await follow(ask, json.analysis.id)).toEqual([{ state: "cancelled" }]);
      expect((await ask("POST", `${path}/cancel`)).json.error.code).toBe("already-ended");
    });

    it("is asked for again, and listed by what it is", async () => {
      const { application, release, analysis } = await uploaded();
      const again = await ask("POST", `releases/${release.id}/analyses`, { json: { priority: 5 } });
      expect([again.status, again.json.priority]).toEqual([201, 5]);
      await follow(ask, again.json.id);
      const { items } = (await ask("GET", `analyses?application=${application.id}&state=finished`)).json;
      expect(items.map(({ id }: { id: string }) => id)).toEqual([again.json.id, analysis.id]);
      expect((await ask("GET", `analyses?release=${release.id}&state=queued`)).json.items).toEqual([]);
    });

    it("gives its specification as JSON and as Markdown", async () => {
      const { analysis } = await uploaded();
      const json = await ask("GET", `analyses/${analysis.id}/specification`);
      expect(json.json).toMatchObject({
        format: "asbuilt/1",
        points: { calls: { statements: [{ url: "/api/berths" }] } },
      });
      const etag = json.headers.get("etag") ?? "";
      const again = await ask("GET", `analyses/${analysis.id}/specification`, { headers: { "if-none-match": etag } });
      expect([again.status, again.body]).toEqual([304, ""]);
      const stored = await fetch(new URL(`api/v1/analyses/${analysis.id}/specification`, test.server.url), {
        headers: { "accept-encoding": "gzip, zstd" },
      });
      expect([stored.headers.get("content-encoding"), await stored.json()]).toEqual(["zstd", json.json]);
      const markdown = await ask("GET", `analyses/${analysis.id}/specification?format=markdown`);
      expect(markdown.headers.get("content-type")).toMatch(/^text\/markdown/);
      expect(markdown.body).toContain("/api/berths");
    });
  });

  it("keeps what material says as it is, and finds it", async () => {
    // Taken for binary, it would be refused alone: another script stands beside it.
    const { analysis } = await uploaded({ "main.js": 'fetch("/odd\0%_\\path")', "b.js": "f()" });
    const { json } = await ask("GET", `analyses/${analysis.id}/specification`);
    expect(json.points.calls.statements[0].url).toBe("/odd\0%_\\path");
    const found = await ask("GET", `ask/calls?address=${encodeURIComponent("\ufffd%_\\path")}`);
    expect(found.json.items.map(({ analysisId }: { analysisId: string }) => analysisId)).toEqual([analysis.id]);
  });

  it("compares two releases", async () => {
    const one = await uploaded();
    const two = await uploaded({ ...FILES, "main.js": 'fetch("/api/piers")' });
    const { json } = await ask("GET", `compare?left=${one.analysis.id}&right=${two.analysis.id}`);
    expect(json.left.release.id).toBe(one.release.id);
    const calls = json.points.find(({ point }: { point: string }) => point === "calls");
    expect(calls.added[0].statement.url).toBe("/api/piers");
    expect(calls.removed[0].statement.url).toBe("/api/berths");
  });

  describe("questions across applications", () => {
    it("are answered by the latest releases, or by all", async () => {
      const { application } = await uploaded({ "main.js": 'fetch("/api/buoys/1")' });
      const { json } = await ask(
        "POST",
        `applications/${application.id}/releases`,
        formOf({ "main.js": 'fetch("/x")' }),
      );
      await follow(ask, json.analysis.id);
      expect((await ask("GET", "ask/calls?address=buoys")).json.items).toEqual([]);
      const all = (await ask("GET", "ask/calls?address=BUOYS&scope=all")).json;
      expect(all).toMatchObject({
        more: false,
        items: [{ application: { id: application.id }, method: "POST", url: "/api/buoys/1", operation: null }],
      });
      expect((await ask("GET", "ask/calls?address=/api/b*/1&scope=all")).json.items).toHaveLength(1);
    });

    it.each([
      ["{base}/locks/{lockId}/gates", "/locks/*"],
      ["{base}/locks/{lockId}/gates", "/locks/{id}/gates"],
      ["{base}/locks/{lockId}/gates", "{base}/locks/{id}/*"],
      ["{base}/locks/{lockId}/gates", "{lockId}"],
      ["https://port.example/locks/1", "/locks/*"],
      ["https://port.example/locks/1", "https://port.example/*"],
    ])("find %s by %s", async (url, asked) => {
      const { analysis } = await uploaded({ "main.js": `fetch(${JSON.stringify(url)})` });
      const { json } = await ask("GET", `ask/calls?address=${encodeURIComponent(asked)}&scope=all`);
      expect(json.items.map(({ analysisId }: { analysisId: string }) => analysisId)).toContain(analysis.id);
    });

    it("do not find an address by what it has not", async () => {
      const { analysis } = await uploaded({ "main.js": 'fetch("{base}/quays/{quayId}")' });
      for (const asked of ["/quays/{id}/cranes", "quays", "/uays/*"].map(encodeURIComponent)) {
        const { json } = await ask("GET", `ask/calls?address=${asked}&scope=all`);
        const found = json.items.some(({ analysisId }: { analysisId: string }) => analysisId === analysis.id);
        expect(found).toBe(asked === "quays");
      }
    });

    it("tell what can be asked for, each with an answer", async () => {
      await uploaded(FILES, { name: "Known" });
      for (const [of, query] of [
        ["libraries", "name"],
        ["calls", "address"],
        ["roles", "name"],
      ]) {
        const { json } = await ask("GET", `ask/names?of=${of}`);
        expect(json.items.length).toBeGreaterThan(0);
        for (const { name, applications } of json.items) {
          expect(applications).toBeGreaterThan(0);
          const { json: answer } = await ask("GET", `ask/${of}?${query}=${encodeURIComponent(name)}`);
          expect(answer.items.length).toBeGreaterThan(0);
        }
      }
    });

    it("know libraries by version and roles by name", async () => {
      const { application } = await uploaded(FILES, { name: "Asked" });
      const mine = (items: readonly { application: { id: string } }[]) =>
        items.filter((item) => item.application.id === application.id);
      const libraries = async (query: string) => mine((await ask("GET", `ask/libraries?${query}`)).json.items);
      expect(await libraries("name=React&version=19.*")).toMatchObject([{ name: "react", version: "19.1.0" }]);
      expect(await libraries("name=eac&version=19")).toHaveLength(1);
      for (const none of ["name=React&version=18.*", "name=React&version=9", "name=eac*"]) {
        expect(await libraries(none)).toEqual([]);
      }
      const roles = mine((await ask("GET", "ask/roles?name=harbour*")).json.items);
      expect(roles).toMatchObject([{ name: "pilot", label: "Harbour pilot", statementId: "role:pilot" }]);
      expect(mine((await ask("GET", "ask/roles?name=ilo")).json.items)).toHaveLength(1);
      expect((await ask("GET", "ask/libraries?scope=all&limit=1")).json).toMatchObject({ more: true, items: [{}] });
    });
  });

  it("takes reports of the front end, and gives them to administrators", async () => {
    const report = { kind: "error", message: "x is undefined", view: "/", digest: "abc" };
    expect((await ask("POST", "client-reports", { json: report })).status).toBe(204);
    expect((await ask("GET", "client-reports")).json.items[0]).toMatchObject(report);
  });

  it("says who asks, what it takes, and that it lives", async () => {
    expect((await ask("GET", "me")).json).toMatchObject({
      role: "admin",
      authentication: "none",
      limits: { files: 20 },
    });
    expect((await ask("GET", "/healthz")).status).toBe(200);
    expect((await ask("GET", "/readyz")).json).toEqual({ status: "ready" });
    expect((await ask("GET", "openapi.json")).json.openapi).toBe("3.1.0");
    expect((await ask("GET", "/")).body).toContain("As-Built");
  });
});
