/** Addresses and recordings over HTTP: what comes of them, and what is refused. The site is on this machine. */

import type { Call } from "@as-built/spec";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zip } from "../../../packages/capture/tests/archives.ts";
import { harOf } from "../../../packages/capture/tests/har.ts";
import { mhtmlOf } from "../../../packages/capture/tests/mhtml.ts";
import { siteOf } from "../../../packages/capture/tests/site.ts";
import { FULL, slices } from "../../../tests/full.ts";
import type { Collect } from "../src/jobs/collect/collect-apart.ts";
import { jobWith } from "../src/jobs/process/run-job.ts";
import type { RunJob } from "../src/queue/run-job.ts";
import { type Ask, follow, formOf, serve, type TestServer } from "./client.ts";
import { DATABASES } from "./databases.ts";

const [MEMORY] = DATABASES;
if (MEMORY === undefined) throw new Error("no database");

const PAGE = "<!doctype html><title>Harbour master</title><script type=module src=/main.js></script>";
const SCRIPT = 'fetch("/api/berths"); import("./gone.js");';

const site = () =>
  siteOf(({ url, headers }, response) => {
    if (url === "/") response.setHeader("content-type", "text/html").end(PAGE);
    else if (url === "/main.js") response.setHeader("content-type", "text/javascript").end(SCRIPT);
    else if (url === "/mine")
      response.writeHead(headers.cookie === "a=1" ? 200 : 403, { "content-type": "text/html" }).end(PAGE);
    else response.writeHead(404).end();
  });

async function ended(ask: Ask, id: string) {
  for (;;) {
    const { json } = await ask("GET", `captures/${id}`);
    if (json.state !== "waiting" && json.state !== "running") return json;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function captured(ask: Ask, body: object) {
  const { status, json } = await ask("POST", "captures", { json: body });
  expect(status).toBe(202);
  return ended(ask, json.id);
}

/** For what needs no server of its own: each takes as long to start as most tests here to run. */
let test: TestServer;
let ask: Ask;

beforeAll(async () => {
  test = await serve(MEMORY, { fetches: "any" });
  ask = test.ask;
});
afterAll(() => test?.close());

const applicationsOf = async (server: Ask): Promise<readonly unknown[]> =>
  (await server("GET", "applications?limit=200")).json.items;

describe("a capture", () => {
  it("becomes a release with its analysis, and tells what was fetched and what was not", async () => {
    const { url } = await site();
    const capture = await captured(ask, { url });
    expect(capture).toMatchObject({ url, state: "stored", asked: 3, known: 3 });
    expect(capture.files).toEqual([
      { path: "index.html", url, bytes: PAGE.length },
      { path: "main.js", url: `${url}main.js`, bytes: SCRIPT.length },
    ]);
    expect(capture.lost).toEqual([
      { path: "gone.js", code: "not-there", message: "is named by main.js, and the server does not have it" },
    ]);
    const { applicationId, releaseId, analysisId } = capture.stored;
    await follow(ask, analysisId);
    expect((await ask("GET", `applications/${applicationId}`)).json.name).toBe("Harbour master");
    expect((await ask("GET", `releases/${releaseId}`)).json).toMatchObject({ input: url, files: 2 });
    expect((await ask("GET", `releases/${releaseId}/files/main.js/text`)).body).toBe(SCRIPT);
    const next = await captured(ask, { url: `${url}#/berths`, application: applicationId, label: "2" });
    expect(next.stored.applicationId).toBe(applicationId);
    expect((await ask("GET", `releases/${next.stored.releaseId}`)).json.label).toBe("2");
  });

  it("sends the headers that it is given, and keeps none", async () => {
    const { url } = await site();
    expect((await captured(ask, { url: `${url}mine` })).failure.code).toBe("address-refused");
    const capture = await captured(ask, { url: `${url}mine`, headers: { cookie: "a=1" }, name: "Mine" });
    expect(capture.state).toBe("stored");
    expect(JSON.stringify(capture)).not.toContain("a=1");
    expect((await ask("GET", `applications/${capture.stored.applicationId}`)).json.name).toBe("Mine");
  });

  it("asks other origins where it is told to, and says which it left out", async () => {
    const other = await siteOf((_, response) => response.setHeader("content-type", "text/javascript").end("f()"));
    const { url } = await siteOf(({ url: path }, response) => {
      if (path === "/") response.setHeader("content-type", "text/html").end(PAGE);
      else response.setHeader("content-type", "text/javascript").end(`import("${other.url}a.js")`);
    });
    const { lost } = await captured(ask, { url });
    expect(lost).toMatchObject([{ code: "other-origin", message: expect.stringContaining(other.url.slice(0, -1)) }]);
    expect(other.asked).toEqual([]);
    const allowed = await captured(ask, { url, origins: [other.url] });
    expect([allowed.lost, allowed.files.length, other.asked]).toEqual([[], 3, ["/robots.txt", "/a.js"]]);
  });

  it.each([
    ["no host", { url: "http://%/" }, "address-malformed"],
    ["nobody there", { url: "http://127.0.0.1:9/" }, "address-no-answer"],
  ])("says why nothing came: %s", async (_, body, code) => {
    const { state, failure } = await captured(ask, body);
    expect([state, failure.code]).toEqual(["failed", code]);
  });

  it("of a page without scripts stores nothing", async () => {
    const { url } = await siteOf((_, response) => response.setHeader("content-type", "text/html").end("<p>x</p>"));
    expect((await captured(ask, { url })).failure.code).toBe("no-scripts");
  });

  it.each([
    [{}],
    [{ url: "" }],
    [{ url: "file:///etc/passwd" }],
    [{ url: "/etc/passwd" }],
    [{ url: "npm:left-pad" }],
    [{ url: "https://a.example/", headers: { "a b": "1" } }],
    [{ url: "https://a.example/", headers: { cookie: "1\r\nhost: b" } }],
    [{ url: "https://a.example/", origins: ["file:///"] }],
    [{ url: "https://a.example/", origins: ["https://[/"] }],
  ])("is refused where the request is none: %j", async (body) => {
    expect((await ask("POST", "captures", { json: body })).json.error.code).toBe("bad-request");
  });

  it("belongs to an application that is there, and is found by its id alone", async () => {
    const application = "5b0f1c9e-3a52-4b57-9a0c-0f7a4f6d2e11";
    expect((await ask("POST", "captures", { json: { url: "https://a.example/", application } })).status).toBe(404);
    expect((await ask("GET", `captures/${application}`)).status).toBe(404);
    expect((await ask("POST", `captures/${application}/cancel`)).status).toBe(404);
  });
});

it("private addresses are refused by default, and all where fetching is off", async () => {
  const { url, asked } = await site();
  const open = await serve(MEMORY);
  expect((await open.ask("GET", "me")).json.fetches).toBe("public");
  for (const address of [url, url.replace("127.0.0.1", "localhost"), url.replace("127.0.0.1", "[::ffff:127.0.0.1]")])
    expect((await captured(open.ask, { url: address })).failure.code).toBe("address-private-address");
  await open.close();
  const shut = await serve(MEMORY, { fetches: "off" });
  expect((await shut.ask("GET", "me")).json.fetches).toBe("off");
  const refused = await shut.ask("POST", "captures", { json: { url } });
  expect([refused.status, refused.json.error.code]).toEqual([403, "fetching-off"]);
  await shut.close();
  expect(asked).toEqual([]);
});

it("waits for its turn, and can be cancelled", async () => {
  const never: Collect = (_, { signal } = {}) =>
    new Promise((_done, fail) => {
      const end = (): void => fail(new Error("ended"));
      // it may be cancelled before it is begun
      if (signal?.aborted) end();
      else signal?.addEventListener("abort", end);
    });
  const { ask, close } = await serve(MEMORY, { collect: never });
  const ids: string[] = [];
  for (let at = 0; at < 3; at++)
    ids.push((await ask("POST", "captures", { json: { url: "https://a.example/" } })).json.id);
  const states = async () => Promise.all(ids.map(async (id) => (await ask("GET", `captures/${id}`)).json.state));
  expect(await states()).toEqual(["running", "running", "waiting"]);
  expect((await ask("POST", `captures/${ids[0]}/cancel`)).json.state).toBe("cancelled");
  await expect.poll(states).toEqual(["cancelled", "running", "running"]);
  expect((await ask("POST", `captures/${ids[0]}/cancel`)).json.error.code).toBe("already-ended");
  await close();
});

describe("an upload of one file", () => {
  const ENTRIES = [
    { url: "https://port.example/", type: "text/html", body: PAGE },
    { url: "https://port.example/main.js", type: "text/javascript", body: SCRIPT },
    { url: "https://port.example/api/people", type: "application/json", body: '[{"name":"Ada"}]' },
  ];

  it("that is a recording or a saved page is taken apart; one that is damaged is refused", async () => {
    const before = await applicationsOf(ask);
    for (const [name, text] of [
      ["port.har", harOf(ENTRIES)],
      ["port.mhtml", mhtmlOf(ENTRIES)],
    ] as const) {
      const { status, json } = await ask("POST", "uploads", formOf({ [name]: text }));
      expect([status, json.release.input, json.application.name]).toEqual([201, name, "Harbour master"]);
      const { items } = (await ask("GET", `releases/${json.release.id}/files`)).json;
      expect(items.map(({ id }: { id: string }) => id)).toEqual(["index.html", "main.js"]);
      const cut = await ask("POST", "uploads", formOf({ [name]: text.slice(0, -20) }));
      expect([cut.status, cut.json.error.code]).toEqual([400, `${name.slice(5)}-damaged`]);
    }
    expect((await ask("POST", "uploads", formOf({ "a.har": harOf([]) }))).json.error.code).toBe("har-empty");
    expect(await applicationsOf(ask)).toHaveLength(before.length + 2);
  });
});

describe("an analysis", () => {
  let test: TestServer;
  let ask: Ask;
  /** The traffic that analyses were handed. */
  const kept: string[] = [];
  const real = jobWith();
  const run: RunJob = (input, options) => {
    kept.push(new TextDecoder().decode(input.traffic));
    return real(input, options);
  };

  beforeAll(async () => {
    test = await serve(MEMORY, { fetches: "any", run });
    ask = test.ask;
  });
  afterAll(() => test?.close());

  const UNHELD = harOf([
    { url: "https://port.example/", type: "text/html", body: PAGE },
    { url: "https://port.example/main.js", type: "text/javascript", body: SCRIPT },
    { url: "https://port.example/gone.js", type: "text/javascript", body: "f()", recorded: false },
  ]);

  it("has what could not be had in the specification of what was fetched, and of a recording", FULL, async () => {
    const { url } = await site();
    const { stored } = await captured(ask, { url });
    const { json } = await ask("POST", "uploads", formOf({ "port.har": UNHELD }));
    for (const [id, code, words] of [
      [stored.analysisId, "not-there", "the server does not have it"],
      [json.analysis.id, "not-recorded", "its content is not in the recording"],
    ]) {
      await follow(ask, id);
      const { material, points } = (await ask("GET", `analyses/${id}/specification`)).json;
      expect(material.missing).toMatchObject([{ reference: "./gone.js", code, evidence: [{ file: "main.js" }] }]);
      for (const { notShown } of Object.values<{ notShown: string }>(points))
        expect(notShown).toContain(`./gone.js (${words}) is referenced and was not captured.`);
    }
    const again = await ask("POST", `releases/${stored.releaseId}/analyses`, { json: {} });
    await follow(ask, again.json.id);
    const { material } = (await ask("GET", `analyses/${again.json.id}/specification`)).json;
    expect(material.missing).toMatchObject([{ code: "not-there" }]);
  });

  const CODE = 'fetch("/api/people/"+id); fetch("/api/berths",{method:"POST",body:JSON.stringify({berth:1})});';
  const CALLS = [
    { url: "https://port.example/", body: PAGE },
    {
      url: "https://port.example/api/people/ada.lovelace?name=Ada",
      type: "application/json",
      body: '{"id":7,"mail":"ada@port.example"}',
    },
    {
      url: "https://port.example/api/berths",
      type: "application/json",
      body: '{"berth":1,"ok":true}',
      method: "POST",
      status: 201,
    },
    { url: "https://port.example/people/lovelace", type: "application/json", body: "{}" },
  ];
  const PERSONAL = /ada|lovelace/i;
  const form = (files: Readonly<Record<string, string>>, har: string): RequestInit => {
    const { body } = formOf(files);
    if (body instanceof FormData) body.append("traffic", new File([har], "port.har"));
    return body === undefined ? {} : { body };
  };

  const alone = harOf([...CALLS, { url: "https://port.example/main.js", type: "text/javascript", body: CODE }]);
  const packed = { "dist/index.html": PAGE, "dist/main.js": CODE, "dist/port.har": harOf(CALLS) };
  const archive = zip(Object.entries(packed).map(([name, content]) => ({ name, content })));

  const UPLOADS = [
    ["alone", () => formOf({ "port.har": alone })],
    ["beside files", () => form({ "index.html": PAGE, "main.js": CODE }, harOf(CALLS))],
    ["among files", () => formOf({ "port.har": harOf(CALLS), "index.html": PAGE, "main.js": CODE })],
    ["in an archive", () => formOf({ "dist.zip": Uint8Array.from(archive) })],
  ] as const;

  for (const [options, uploads] of slices(UPLOADS, 4))
    it.each(uploads)(
      "has the traffic of a recording %s as evidence; values are kept nowhere",
      options,
      async (_, upload) => {
        kept.length = 0;
        const { status, json } = await ask("POST", "uploads", upload());
        expect(status).toBe(201);
        await follow(ask, json.analysis.id);
        const { points, traffic } = (await ask("GET", `analyses/${json.analysis.id}/specification`)).json;
        const calls: readonly Call[] = points.calls.statements;
        expect(
          calls.flatMap(({ seen = [] }) => seen).map(({ method, url, answers }) => [method, url, answers]),
        ).toEqual([
          ["GET", "/api/people/{id}", [expect.objectContaining({ status: 200 })]],
          ["POST", "/api/berths", [expect.objectContaining({ status: 201 })]],
        ]);
        expect(traffic.recordings).toMatchObject([{ name: "port.har", calls: 3 }]);
        expect(traffic.unexplained).toMatchObject([{ url: "/people/{word}" }]);
        const { items } = (await ask("GET", `releases/${json.release.id}/files`)).json;
        expect(items.map(({ id }: { id: string }) => id)).toEqual(["index.html", "main.js"]);
        // and once more, from what was kept
        const again = await ask("POST", `releases/${json.release.id}/analyses`, { json: {} });
        await follow(ask, again.json.id);
        expect(kept).toHaveLength(2);
        for (const one of kept) expect(one).toContain("/api/people/{word}.{word}");
        expect(kept.filter((one) => PERSONAL.test(one))).toEqual([]);
      },
    );

  it("has no traffic that is damaged, or comes twice: that is refused, and nothing is stored", async () => {
    const before = await applicationsOf(ask);
    const files = { "main.js": CODE };
    const damaged = await ask("POST", "uploads", form(files, "{"));
    expect([damaged.status, damaged.json.error.code]).toEqual([400, "har-damaged"]);
    const twice = form(files, harOf(CALLS));
    if (twice.body instanceof FormData) twice.body.append("traffic", new File([harOf(CALLS)], "b.har"));
    for (const more of [twice, form({ ...files, "b.har": harOf(CALLS) }, harOf(CALLS))])
      expect((await ask("POST", "uploads", more)).json.error.code).toBe("bad-upload");
    const compressed = { ...files, "b.har.gz": new Uint8Array([1]) };
    const packed = {
      "a.zip": new Uint8Array(zip(Object.entries(compressed).map(([name, content]) => ({ name, content })))),
    };
    for (const more of [compressed, packed])
      expect((await ask("POST", "uploads", formOf(more))).json.error.code).toBe("packed-recording");
    expect(await applicationsOf(ask)).toEqual(before);
  });
});
