/** The server over its own interface: requests in, answers out, with the analysis in the same thread. */
import { describe, expect, it } from "vitest";
import { analyseFiles } from "./analyse-files.ts";
import { makeApp } from "./app.ts";
import { Jobs } from "./jobs.ts";
import type { RunAnalysis } from "./run-analysis.ts";
import { ServerError } from "./server-error.ts";
import type { UploadLimits } from "./upload.ts";

const HOST = "127.0.0.1:4000";
const bytes = new TextEncoder().encode("<!doctype html>");
const web = new Map([["/", { bytes, type: "text/html; charset=utf-8", cache: "no-cache" }]]);

const inThread: RunAnalysis = (input, onProgress) => ({
  result: Promise.resolve().then(() => analyseFiles(input, onProgress)),
  stop: () => undefined,
});

const never: RunAnalysis = () => {
  const { promise, reject } = Promise.withResolvers<never>();
  return { result: promise, stop: () => reject(new ServerError("cancelled")) };
};

function serve({
  run = inThread,
  limits,
}: {
  readonly run?: RunAnalysis;
  readonly limits?: Partial<UploadLimits>;
} = {}) {
  const all = { totalBytes: 10_000_000, fileBytes: 1_000_000, files: 10, ...limits };
  const app = makeApp(new Jobs(run, { running: 1, kept: 2 }), web, all);
  return (path: string, init: RequestInit = {}) =>
    app.request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } });
}

function form(files: Readonly<Record<string, string>>, input = "shop"): RequestInit {
  const body = new FormData();
  body.append("input", input);
  for (const [path, text] of Object.entries(files)) body.append("files", new File([text], path));
  return { method: "POST", body };
}

const SCRIPT = { "assets/main.js": 'fetch("/api/orders")' };

async function analyse(ask: ReturnType<typeof serve>, files = SCRIPT): Promise<string> {
  const { id } = await (await ask("/api/analyses", form(files))).json();
  await (await ask(`/api/analyses/${id}/events`)).text();
  return id;
}

describe("an analysis", () => {
  it("goes from files to a specification", async () => {
    const ask = serve();
    const id = await analyse(ask);
    expect(await (await ask(`/api/analyses/${id}`)).json()).toEqual({ state: "done" });
    const specification = await (await ask(`/api/analyses/${id}/specification`)).json();
    expect(specification).toMatchObject({ format: "asbuilt/1", subject: { input: "shop" } });
    expect(specification.material.files[0].id).toBe("assets/main.js");
  });

  it("tells its end as an event", async () => {
    const ask = serve();
    const { id } = await (await ask("/api/analyses", form(SCRIPT))).json();
    const events = await (await ask(`/api/analyses/${id}/events`)).text();
    expect(events).toContain('event: state\ndata: {"state":"done"}');
  });

  it("fails with a code and a next step where no file is a script", async () => {
    const ask = serve();
    const { id } = await (await ask("/api/analyses", form({ "notes.txt": "hello" }))).json();
    const events = await (await ask(`/api/analyses/${id}/events`)).text();
    expect(events).toContain('"code":"no-scripts"');
    expect(events).toContain("Drop the folder");
    expect((await ask(`/api/analyses/${id}/specification`)).status).toBe(422);
  });

  it("can be stopped, and refuses a second one beside it", async () => {
    const ask = serve({ run: never });
    const { id } = await (await ask("/api/analyses", form(SCRIPT))).json();
    expect((await ask("/api/analyses", form(SCRIPT))).status).toBe(429);
    expect(await (await ask(`/api/analyses/${id}/specification`)).json()).toMatchObject({ code: "not-ready" });
    expect((await ask(`/api/analyses/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await (await ask(`/api/analyses/${id}/events`)).text()).toContain('"code":"cancelled"');
  });

  it("is forgotten when enough newer ones have ended", async () => {
    const ask = serve();
    const first = await analyse(ask);
    for (let times = 0; times < 3; times += 1) await analyse(ask);
    expect((await ask(`/api/analyses/${first}`)).status).toBe(404);
  });
});

describe("texts", () => {
  const run: RunAnalysis = () => ({
    result: Promise.resolve({ specification: "{}", texts: new Map([["a b.js", "\ufeffab\u{1f6a2}cd"]]) }),
    stop: () => undefined,
  });

  it("come in parts, in code units, with a byte order mark kept and no pair split", async () => {
    const ask = serve({ run });
    const id = await analyse(ask);
    const part = await ask(`/api/analyses/${id}/text?file=a%20b.js&from=0&to=4`);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await part.arrayBuffer());
    expect([text, part.headers.get("x-text-to"), part.headers.get("x-text-length")]).toEqual(["\ufeffab", "3", "7"]);
    expect(part.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(part.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("of unknown files and odd ranges are refused", async () => {
    const ask = serve({ run });
    const id = await analyse(ask);
    expect(await (await ask(`/api/analyses/${id}/text?file=../etc/passwd`)).json()).toMatchObject({
      code: "no-such-file",
    });
    expect(await (await ask(`/api/analyses/${id}/text?file=a%20b.js&from=-1`)).json()).toMatchObject({
      code: "bad-range",
    });
  });
});

describe("limits", () => {
  it.each([
    ["no-files", {}, {}],
    ["too-many-files", { files: 1 }, { "a.js": "1", "b.js": "2" }],
    ["file-too-large", { fileBytes: 10 }, { "a.js": "12345678901" }],
    ["too-large", { totalBytes: 10 }, { "a.js": "x".repeat(2_000_000) }],
  ] as const)("%s", async (code, limits, files) => {
    const answer = await serve({ limits })("/api/analyses", form(files));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).toMatchObject({ code, message: expect.stringMatching(/\w/) });
  });

  it("bad-upload", async () => {
    const answer = await serve()("/api/analyses", { method: "POST", body: "hello" });
    expect(await answer.json()).toMatchObject({ code: "bad-upload" });
  });
});

describe("who is answered", () => {
  it.each([
    ["another name for this machine", { host: "attacker.example" }],
    ["a page of another site", { origin: "https://attacker.example" }],
    ["a page of another port", { origin: "http://127.0.0.1:9999" }],
    ["a request across sites", { "sec-fetch-site": "cross-site" }],
  ])("not %s", async (_, headers) => {
    const answer = await serve()("/api/analyses/x", { headers });
    expect([answer.status, (await answer.json()).code]).toEqual([403, "forbidden"]);
  });

  it("a page that this server gave, with a strict policy", async () => {
    const ask = serve();
    const page = await ask("/", { headers: { origin: `http://${HOST}` } });
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
  });

  it("nobody about other paths", async () => {
    const ask = serve();
    for (const path of ["/../package.json", "/%2e%2e/package.json", "/api/nothing", "/missing.js"]) {
      const answer = await ask(path);
      expect([answer.status, (await answer.json()).code]).toEqual([404, "not-found"]);
    }
  });
});
