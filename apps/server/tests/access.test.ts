/** Who may do what: every route with every role, wrong tokens, other hosts and other sites. */
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allows, ROLES } from "../src/contract/caller.ts";
import { openApiDocument } from "../src/contract/document.ts";
import { ROUTES } from "../src/contract/routes.ts";
import { type Ask, askAt, askRaw, serve, type TestServer } from "./client.ts";
import { DATABASES } from "./databases.ts";

const NO_ID = "00000000-0000-4000-8000-000000000000";

const PATHS: Readonly<Record<string, object>> = { ...openApiDocument().paths };

/** The role that the document states for a route. */
function roleOf(method: string, path: string): (typeof ROLES)[number] {
  const route: unknown = Object.entries(PATHS[path] ?? {}).find(([name]) => name === method)?.[1];
  const role = typeof route === "object" && route !== null && "x-role" in route ? route["x-role"] : undefined;
  return ROLES.find((one) => one === role) ?? "admin";
}

describe.each(DATABASES)("where tokens are needed, on $name", (database) => {
  let test: TestServer;
  const asks = new Map<string, Ask>();
  const secrets = new Map<string, string>();

  beforeAll(async () => {
    test = await serve(database, { access: { required: true, secret: "of-this-run", wrongTokens: 3, requests: 100 } });
    const owner = askAt(test.server, "of-this-run");
    for (const role of ROLES) {
      const { json } = await owner("POST", "tokens", { json: { name: role, role } });
      secrets.set(role, json.secret);
      asks.set(role, askAt(test.server, json.secret));
    }
  });

  afterAll(() => test.close());

  it.each(ROUTES.map(({ method, path }) => [method, path, roleOf(method, path)] as const))(
    "%s %s is for %s and above",
    async (method, path, needed) => {
      const address = path.replaceAll(/\{\w+\}/g, NO_ID).slice(1);
      const init = method === "get" || method === "delete" ? {} : { json: {} };
      const none = await test.ask(method.toUpperCase(), address, init);
      expect([none.status, none.json.error.code]).toEqual([401, "token-required"]);
      for (const role of ROLES) {
        const answer = await asks.get(role)?.(method.toUpperCase(), address, init);
        expect(answer?.json?.error?.code === "role-too-low", role).toBe(!allows(role, needed));
        expect(answer?.status, role).not.toBe(500);
      }
    },
  );

  it("says who asks, and keeps no secret", async () => {
    const me = await asks.get("analyst")?.("GET", "me");
    expect(me?.json).toMatchObject({ role: "analyst", authentication: "token", token: { name: "analyst" } });
    const tokens = await asks.get("admin")?.("GET", "tokens");
    expect(tokens?.json.items).toHaveLength(3);
    for (const secret of secrets.values()) expect(tokens?.body).not.toContain(secret);
  });

  it("answers whoever has no token, and waits for no slow body", { timeout: 30_000 }, async () => {
    const socket = connect(test.server.port, "127.0.0.1");
    const head =
      "POST /api/v1/uploads HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n";
    socket.write(`${head}Content-Length: 1000000\r\n\r\n--b`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 401 .*^connection: close/ims);
    expect(answer).toContain("token-required");
  });

  it("lets a browser keep a token in a cookie that scripts cannot read", async () => {
    const opened = await asks.get("viewer")?.("POST", "session");
    const cookie = opened?.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    const { json } = await test.ask("GET", "me", { headers: { cookie: cookie.split(";")[0] ?? "" } });
    expect(json.role).toBe("viewer");
  });

  it("ends tokens that are revoked or out of time", async () => {
    const admin = asks.get("admin");
    const made = await admin?.("POST", "tokens", { json: { name: "short", role: "viewer" } });
    expect((await admin?.("DELETE", `tokens/${made?.json.token.id}`))?.status).toBe(204);
    const past = { name: "past", role: "viewer", expiresAt: "2020-01-01T00:00:00Z" };
    const old = await admin?.("POST", "tokens", { json: past });
    for (const secret of [made?.json.secret, old?.json.secret]) {
      const { status, json } = await askAt(test.server, secret)("GET", "me");
      expect([status, json.error.code]).toEqual([401, "token-wrong"]);
    }
  });

  it("stops guesses, says for how long, and answers those who have a token", async () => {
    const guess = askAt(test.server, "guess");
    await guess("GET", "me");
    const { status, json, headers } = await guess("GET", "me");
    expect([status, json.error.code]).toEqual([429, "too-many-requests"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await asks.get("viewer")?.("GET", "me"))?.status).toBe(200);
    expect((await askAt(test.server, "of-this-run")("GET", "me")).status).toBe(200);
  });

  it("stops a flood of one token, and of no other", async () => {
    const viewer = asks.get("viewer");
    const statuses = new Set<number | undefined>();
    for (let times = 0; times < 100; times += 1) statuses.add((await viewer?.("GET", "me"))?.status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await asks.get("analyst")?.("GET", "me"))?.status).toBe(200);
  });
});

describe("at this machine", () => {
  let test: TestServer;
  const [database] = DATABASES;

  beforeAll(async () => {
    if (database) test = await serve(database);
  });

  afterAll(() => test.close());

  it.each([
    ["another name for this machine", "wrong-host", { host: "attacker.example" }],
    ["a page of another site", "wrong-origin", { origin: "https://attacker.example" }],
    ["a sandboxed page", "wrong-origin", { origin: "null" }],
    ["a page of another port", "wrong-origin", { origin: "http://127.0.0.1:9" }],
    ["a request across sites", "wrong-origin", { "sec-fetch-site": "cross-site" }],
  ])("answers not %s", async (_, code, headers) => {
    const all = { host: `127.0.0.1:${test.server.port}`, ...headers };
    for (const method of ["GET", "POST"]) {
      const { status, json } = await askRaw(test.server, "/api/v1/applications", all, method);
      expect([status, json]).toMatchObject([403, { error: { code } }]);
    }
    expect((await test.ask("GET", "applications")).json.items).toEqual([]);
  });

  it("answers its own pages, with a strict policy", async () => {
    const origin = `http://127.0.0.1:${test.server.port}`;
    const page = await test.ask("GET", "/", { headers: { origin } });
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
  });

  it("does not take another server's cookie for its own", async () => {
    const { status, json } = await test.ask("GET", "me", { headers: { cookie: "asbuilt_session=wrong" } });
    expect([status, json.role]).toEqual([200, "admin"]);
  });

  it("believes no wrong token even here", async () => {
    const { status, json } = await askAt(test.server, "wrong")("GET", "me");
    expect([status, json.error.code]).toEqual([401, "token-wrong"]);
  });
});
