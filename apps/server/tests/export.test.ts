/** Everything out of one server and into another. */
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { follow, formOf, serve, type TestServer } from "./client.ts";
import { DATABASES } from "./databases.ts";

/** An archive of some rows. */
async function archiveOf(tables: Readonly<Record<string, object>>): Promise<Uint8Array<ArrayBuffer>> {
  const tar = pack();
  tar.entry({ name: "asbuilt-export.json" }, JSON.stringify({ format: "asbuilt-export/1" }));
  for (const [name, row] of Object.entries(tables)) {
    tar.entry({ name: `tables/${name}/0.jsonl` }, JSON.stringify(row));
  }
  tar.entry({ name: "end.json" }, "{}");
  tar.finalize();
  return new Uint8Array(await buffer(tar));
}

const TAR = { "content-type": "application/x-tar" };

describe.each(DATABASES)("on $name", (database) => {
  let from: TestServer;
  let to: TestServer;
  let empty: TestServer;
  let archive: Uint8Array<ArrayBuffer>;
  let analysisId: string;

  beforeAll(async () => {
    [from, to, empty] = await Promise.all([serve(database), serve(database), serve(database)]);
    const large = "x".repeat(400_000);
    const { json } = await from.ask("POST", "uploads", formOf({ "main.js": 'fetch("/moved")', "large.txt": large }));
    analysisId = json.analysis.id;
    await follow(from.ask, analysisId);
    await from.ask("POST", "tokens", { json: { name: "secret", role: "admin" } });
    const response = await fetch(`${from.server.url}api/v1/export`);
    expect(response.headers.get("content-type")).toBe("application/x-tar");
    archive = new Uint8Array(await response.arrayBuffer());
  });

  afterAll(async () => {
    await Promise.all([from, to, empty].map((one) => one.close()));
  });

  it("comes back as it was, once, without tokens", async () => {
    const body = { method: "POST", headers: TAR, body: archive };
    expect((await to.ask("POST", "import", body)).json).toEqual({
      applications: 1,
      releases: 1,
      analyses: 1,
      files: 3,
    });
    expect((await to.ask("POST", "import", body)).json).toEqual({
      applications: 0,
      releases: 0,
      analyses: 0,
      files: 0,
    });
    for (const path of [
      "applications",
      `analyses/${analysisId}`,
      `analyses/${analysisId}/specification`,
      "ask/calls",
    ]) {
      const [there, here] = [await to.ask("GET", path), await from.ask("GET", path)];
      expect([there.status, there.json]).toEqual([200, here.json]);
    }
    const { items } = (await to.ask("GET", "applications")).json;
    expect((await to.ask("GET", `releases/${items[0].latest.id}/files/main.js/text`)).body).toBe('fetch("/moved")');
    expect((await to.ask("GET", "tokens")).json.items).toEqual([]);
  });

  it("adds no analysis to a release that is there already", async () => {
    const release = (await from.ask("GET", "applications")).json.items[0].latest.id;
    const now = new Date();
    const body = await archiveOf({
      analysis: {
        id: crypto.randomUUID(),
        release_id: release,
        state: "failed",
        priority: 0,
        attempt: 1,
        engine_version: null,
        requested_at: new Date("9000-01-01"),
        started_at: null,
        ended_at: now,
        failure_code: null,
        failure_detail: null,
      },
    });
    const before = await from.ask("GET", `releases/${release}`);
    const { json } = await from.ask("POST", "import", { method: "POST", headers: TAR, body });
    expect(json).toEqual({ applications: 0, releases: 0, analyses: 0, files: 0 });
    const after = await from.ask("GET", `releases/${release}`);
    expect([after.status, after.json]).toEqual([200, before.json]);
  });

  it.each([
    ["cut off", (all: Uint8Array<ArrayBuffer>) => all.slice(0, all.length - 4096)],
    ["with a content of another digest", (all: Uint8Array<ArrayBuffer>) => all.with(1024 + 512 + 8, 255)],
    ["that is none", () => new TextEncoder().encode("no archive")],
    ["that is empty", () => new Uint8Array()],
  ])("is refused %s, and nothing of it is kept", async (_, change) => {
    const { status, json } = await empty.ask("POST", "import", { headers: TAR, body: change(archive) });
    expect([status, json.error.code]).toEqual([400, "bad-import"]);
    expect((await empty.ask("GET", "applications")).json.items).toEqual([]);
  });
});
