/** What must be refused: each with a clear status and code, and nothing of it stored. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tar, tgz, zip } from "../../../packages/capture/tests/archives.ts";
import { formOf, serve, type TestServer } from "./client.ts";
import { DATABASES } from "./databases.ts";

const [database] = DATABASES;

let test: TestServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "as-built-bad-"));
  if (database) test = await serve(database, { storage: { kind: "folder", folder } });
});

afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function refused(method: string, path: string, init: Parameters<TestServer["ask"]>[2]) {
  const { status, json } = await test.ask(method, path, init);
  expect((await test.ask("GET", "applications")).json.items).toEqual([]);
  const incoming = join(folder, "incoming");
  expect(existsSync(incoming) ? readdirSync(incoming, { recursive: true }) : []).toEqual([]);
  return [status, json.error.code];
}

const bytes = (data: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(data);

describe("uploads", () => {
  it.each([
    ["of no files", 400, "no-files", {}],
    ["without a script", 400, "no-scripts", { "logo.png": "\0\u0089PNG", "a.css": "b{}", "index.html": "<p>none</p>" }],
    ["of scripts that say nothing", 400, "no-scripts", { "a.js": " \n", "b.txt": "words" }],
    ["of empty files", 400, "empty-files", { "main.js": "", "zero.zip": "" }],
    ["with a file that is too large", 413, "file-too-large", { "a.js": "x".repeat(600_000) }],
    [
      "with too many files",
      413,
      "too-many-files",
      Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${n}.js`, ""])),
    ],
    ["that leave their folder", 400, "unsafe-path", { "../../main.js": "x" }],
    ["at a path that is too long", 400, "path-too-long", { [`${"ü".repeat(1100)}/main.js`]: "x" }],
    ["at an absolute path", 400, "unsafe-path", { "/etc/main.js": "x" }],
  ] as const)("%s", async (_, status, code, files) => {
    expect(await refused("POST", "uploads", formOf(files))).toEqual([status, code]);
  });

  it("that are too large together", async () => {
    const files = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`${n}.js`, "x".repeat(450_000)]));
    expect(await refused("POST", "uploads", formOf(files))).toEqual([413, "too-large"]);
  });

  it("of an archive without a script", async () => {
    const archive = zip([{ name: "readme.txt", content: "no script in here" }]);
    expect(await refused("POST", "uploads", formOf({ "a.zip": bytes(archive) }))).toEqual([400, "no-scripts"]);
  });

  it("of a file without a name", async () => {
    const head = "--b\r\nContent-Disposition: form-data; name=files\r\nContent-Type: application/octet-stream";
    const init = {
      body: `${head}\r\n\r\nx\r\n--b--\r\n`,
      headers: { "content-type": "multipart/form-data; boundary=b" },
    };
    expect(await refused("POST", "uploads", init)).toEqual([400, "unsafe-path"]);
  });

  it("of two files at one path", async () => {
    const { body } = formOf({ "a.js": "1" });
    if (body instanceof FormData) body.append("files", new File(["2"], "./a.js"));
    expect(await refused("POST", "uploads", body ? { body } : {})).toEqual([400, "duplicate-path"]);
  });

  it.each([
    ["no form", { body: "hello" }],
    ["a form without its boundary", { body: "hello", headers: { "content-type": "multipart/form-data" } }],
    [
      "a form with too many fields",
      {
        body: "--b\r\nContent-Disposition: form-data; name=x\r\n\r\ny\r\n".repeat(21),
        headers: { "content-type": "multipart/form-data; boundary=b" },
      },
    ],
    [
      "a form that is cut off",
      {
        body: '--b\r\nContent-Disposition: form-data; name="files"; filename="a.js"\r\n\r\nlet a',
        headers: { "content-type": "multipart/form-data; boundary=b" },
      },
    ],
  ])("that are %s", async (_, init) => {
    expect(await refused("POST", "uploads", init)).toEqual([400, "bad-upload"]);
  });

  it.each([
    { capturedAt: "yesterday" },
    { capturedAt: "0000-01-01T00:00:00Z" },
    { label: "x".repeat(201) },
    { name: "\0" },
  ])("with fields that are none: %o", async (fields) => {
    expect(await refused("POST", "uploads", formOf({ "a.js": "1" }, { ...fields }))).toEqual([400, "bad-request"]);
  });

  it("to an application that is not there", async () => {
    const path = `applications/${crypto.randomUUID()}/releases`;
    expect(await refused("POST", path, formOf({ "a.js": "1" }))).toEqual([404, "not-found"]);
  });
});

describe("archives", () => {
  const entry = { name: "main.js", content: "fetch()" };

  it.each([
    ["cut off", 400, "archive-truncated", () => zip([entry]).subarray(0, 60)],
    ["cut off in a tar", 400, "archive-truncated", async () => (await tar([entry])).subarray(0, 700)],
    ["with ../ in it", 400, "archive-path-outside", () => zip([{ name: "../main.js", content: "x" }])],
    ["with ../ in a tar", 400, "archive-path-outside", () => tgz([{ name: "a/../../main.js", content: "x" }])],
    ["with a link", 400, "archive-link", () => tar([{ name: "a", type: "symlink", linkname: "/etc/passwd" }])],
    ["with a million entries", 413, "archive-too-many-entries", million],
    [
      "with a file that is too large",
      413,
      "archive-entry-too-large",
      () => zip([{ name: "a", content: "x".repeat(600_000) }]),
    ],
    ["with a wrong checksum", 400, "archive-damaged", () => zip([{ ...entry, crc: 1 }])],
    ["that is encrypted", 400, "archive-encrypted", () => zip([{ ...entry, encrypted: true }])],
    ["that is empty", 400, "no-files", () => zip([])],
  ] as const)("%s", async (_, status, code, make) => {
    const form = formOf({ "app.zip": bytes(await make()) });
    expect(await refused("POST", "uploads", form)).toEqual([status, code]);
  });

  /** A gzip stream of ten members, each a hundred thousand folders. */
  async function million(): Promise<Uint8Array> {
    const [header] = [(await tar([{ name: "a/", type: "directory" }])).subarray(0, 512)];
    return Buffer.concat(Array<Buffer>(10).fill(gzipSync(Buffer.alloc(512 * 100_000, header))));
  }
});

it("is told to wait where too many analyses do", async () => {
  if (!database) return;
  const full = await serve(database, { mostQueued: 0 });
  const { status, json } = await full.ask("POST", "uploads", formOf({ "a.js": "1" }));
  expect([status, json.error.code]).toEqual([429, "busy"]);
  await full.close();
});

it("is told to wait where too many uploads are under way", async () => {
  if (!database) return;
  const { ask, server, close } = await serve(database, { limits: { atOnce: 1 } });
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  // Of a body that is a stream Node wants to know that the answer comes after it; the types know nothing of that.
  const init = Object.assign({ method: "POST", headers, body: readable }, { duplex: "half" });
  const first = fetch(`${server.url}api/v1/uploads`, init);
  const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.js"\r\n\r\nf()\r\n--b';
  await writer.write(Buffer.from(part));
  const second = () => ask("POST", "uploads", formOf({ "a.js": "1" }));
  await expect.poll(async () => (await second()).json.error?.code).toBe("too-many-uploads");
  await writer.write(Buffer.from("--\r\n"));
  await writer.close();
  expect((await first).status).toBe(201);
  expect((await second()).status).toBe(201);
  await close();
});

describe("requests", () => {
  it.each([
    [
      "with a body that is no JSON",
      400,
      "bad-json",
      "POST",
      "applications",
      { body: "{", headers: { "content-type": "application/json" } },
    ],
    ["with a body that does not fit", 400, "bad-request", "POST", "applications", { json: { name: "" } }],
    ["with a text that no database holds", 400, "bad-request", "POST", "applications", { json: { name: "a\0b" } }],
    ["for a text that no database holds", 400, "bad-request", "GET", "applications?q=%00", {}],
    ["with a body of another type", 415, "wrong-type", "POST", "applications", { body: "x" }],
    ["without a body", 400, "bad-request", "POST", "applications", {}],
    [
      "with a body that is too large",
      413,
      "body-too-large",
      "POST",
      "applications",
      { json: { name: "x".repeat(300_000) } },
    ],
    ["with a query that does not fit", 400, "bad-request", "GET", "applications?limit=0", {}],
    ["with a cursor that is none", 400, "bad-request", "GET", "applications?cursor=1", {}],
    ["with a cursor whose id is none", 400, "bad-request", "GET", `applications?cursor=1.${"-".repeat(36)}`, {}],
    [
      "with half a pair of surrogates",
      400,
      "bad-request",
      "POST",
      "client-reports",
      { json: { kind: "error", message: "\ud800" } },
    ],
    ["for an id that is none", 404, "not-found", "GET", "applications/1", {}],
    ["for an id that is not there", 404, "not-found", "GET", `analyses/${crypto.randomUUID()}`, {}],
    ["for a path that is not there", 404, "not-found", "GET", "nothing", {}],
    ["for a file that the page does not have", 404, "not-found", "GET", "/assets/none.js", {}],
    ["to import what is no archive", 415, "wrong-type", "POST", "import", { body: "x" }],
  ] as const)("%s", async (_, status, code, method, path, init) => {
    expect(await refused(method, path, init)).toEqual([status, code]);
  });

  it("for files of the machine get none", async () => {
    for (const path of ["/%2e%2e/package.json", "/..%2f..%2fpackage.json", "/%2fetc%2fpasswd"]) {
      expect((await test.ask("GET", path)).body).not.toMatch(/"dependencies"|root:/);
    }
  });

  it("say where they do not fit", async () => {
    const { json } = await test.ask("POST", "applications", { json: { name: 1 } });
    expect(json.error.details).toMatchObject([{ at: "name", message: expect.stringContaining("string") }]);
  });
});
