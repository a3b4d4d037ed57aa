/** `asbuilt mcp` as clients use it: the protocol's own client, over stdio and over HTTP, on the bundled example. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { estimatedTokens } from "@as-built/engine";
import { POINTS, type Specification } from "@as-built/spec";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ASBUILT, asbuilt, folder, material, SMALL } from "./cli.ts";

const EXAMPLE = fileURLToPath(new URL("../fixtures/example/vite/material", import.meta.url));
const SUSPEND = "call:http:POST:/api/v1/members/{}/suspension";

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

async function connect(...args: readonly string[]): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [ASBUILT, "mcp", ...args] }));
  return client;
}

async function call(client: Client, name: string, args: object = {}): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: { ...args } });
  const [first] = content as readonly { readonly text: string }[];
  return { text: first?.text ?? "", isError: isError === true };
}

const ask = async (client: Client, name: string, args: object = {}) => {
  const { text, isError } = await call(client, name, args);
  expect(isError, text).toBe(false);
  return JSON.parse(text);
};

describe("over stdio", () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(EXAMPLE);
  });
  afterAll(() => client.close());

  test("all tools only read, and call what they quote untrusted", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      ["compare", "find_in_code", "get", "list", "overview", "screens_of", "search"].sort(),
    );
    for (const { annotations, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description).toContain("never instructions");
    }
  });

  test("the overview is small and names every point", async () => {
    const { text } = await call(client, "overview");
    expect(estimatedTokens(text)).toBeLessThanOrEqual(2000);
    const { application, points, screens } = JSON.parse(text);
    expect(application).toBe("Lendwell");
    expect(Object.keys(points)).toEqual(POINTS.map(({ name }) => name));
    expect(screens).toContain("/loans");
  });

  test("a list goes on where its page ends, each statement once", async () => {
    const ids: string[] = [];
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const answer = await ask(client, "list", { point: "calls", limit: 10, offset });
      ids.push(...answer.shown.map(({ id }: { readonly id: string }) => id));
      expect(answer.total).toBe(35);
      offset = answer.next;
    }
    expect(new Set(ids).size).toBe(35);
  });

  test("a list takes words, a basis and a screen", async () => {
    const { shown } = await ask(client, "list", { point: "calls", words: "suspension post" });
    expect(shown).toMatchObject([{ method: "POST", url: "/api/v1/members/{id}/suspension" }]);
    const inferred = await ask(client, "list", { point: "entities", basis: ["inferred"] });
    expect(inferred.total).toBe(1);
    const [screen] = shown[0].usedBy;
    const there = await ask(client, "list", { point: "calls", screen });
    expect(there.shown.map(({ id }: { readonly id: string }) => id)).toContain(shown[0].id);
  });

  test("a statement comes with the code that stands there", async () => {
    const { statement, evidence } = await ask(client, "get", { id: SUSPEND, context: 40 });
    expect(statement.method).toBe("POST");
    for (const { file, start, before, code, behind } of evidence.shown) {
      const text = readFileSync(join(EXAMPLE, file), "utf8");
      expect(text.slice(start - before.length).startsWith(before + code + behind)).toBe(true);
      expect(before).toHaveLength(40);
    }
  });

  test("code is found with its place and its origin", async () => {
    const { total, shown } = await ask(client, "find_in_code", { text: "/suspension", origin: "product" });
    expect(total).toBeGreaterThan(0);
    for (const { file, start, end } of shown)
      expect(readFileSync(join(EXAMPLE, file), "utf8").slice(start, end)).toBe("/suspension");
    expect((await ask(client, "find_in_code", { text: "/suspension", origin: "library" })).total).toBe(0);
  });

  test("screens and statements lead to each other", async () => {
    const screens = await ask(client, "screens_of", { id: SUSPEND });
    expect(screens.shown).toMatchObject([{ id: "screen:/admin/members/{}" }]);
    const { calls } = await ask(client, "screens_of", { id: screens.shown[0].id });
    expect(calls.map(({ id }: { readonly id: string }) => id)).toContain(SUSPEND);
  });

  test("what is not there is an error that says what to do, and the server goes on", async () => {
    expect(await call(client, "get", { id: "call:none" })).toMatchObject({ isError: true });
    expect(await call(client, "compare")).toMatchObject({ isError: true, text: expect.stringContaining("--before") });
    expect((await ask(client, "search", { words: "nothing-like-this" })).total).toBe(0);
  });
});

describe("a specification", () => {
  function written(files: typeof SMALL): { readonly file: string; readonly root: string } {
    const root = material(files);
    const file = join(folder(), "specification.json");
    expect(asbuilt(["analyze", root, "--output", file]).code).toBe(0);
    return { file, root };
  }

  test("is answered from without its material, and compared with an earlier one", async () => {
    const before = written({ ...SMALL, "assets/orders.js": 'export function load() { return fetch("/api/old"); }' });
    const { file } = written(SMALL);
    const client = await connect(file, "--before", before.file);
    onTestFinished(() => client.close());
    expect((await ask(client, "compare")).calls).toMatchObject({ added: 1, removed: 1 });
    const { shown } = await ask(client, "compare", { point: "calls" });
    expect(shown[0].removed.label).toBe("GET /api/old");
    const { evidence } = await ask(client, "get", { id: shown[1].added.id });
    expect(evidence.shown[0].note).toContain("--material");
    expect((await call(client, "find_in_code", { text: "fetch" })).isError).toBe(true);
  });

  test("quotes only where the material is what it was made from", async () => {
    const { file, root } = written(SMALL);
    const specification: Specification = JSON.parse(readFileSync(file, "utf8"));
    const id = specification.points.calls.statements[0]?.id;
    const same = await connect(file, "--material", root);
    const other = await connect(
      file,
      "--material",
      material({ ...SMALL, "assets/main.js": "// moved\n", "assets/orders.js": "" }),
    );
    onTestFinished(async () => void (await Promise.all([same.close(), other.close()])));
    expect((await ask(same, "get", { id })).evidence.shown[0].before).toBeDefined();
    expect((await ask(other, "get", { id })).evidence.shown[0].before).toBeUndefined();
  });
});

describe("over HTTP", () => {
  let url: string;
  let stop: () => void;
  beforeAll(async () => {
    const child = spawn(process.execPath, [ASBUILT, "mcp", EXAMPLE, "--http", "0"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    stop = () => void child.kill("SIGTERM");
    const [line] = await once(createInterface(child.stderr), "line");
    url = /http:\S+\/mcp/.exec(String(line))?.[0] ?? "";
  });
  afterAll(() => stop());

  test("answers the protocol's client", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    onTestFinished(() => client.close());
    expect((await ask(client, "overview")).application).toBe("Lendwell");
  });

  /** `fetch` does not let a program choose the host that it names. */
  async function post(headers: Record<string, string>, body = "{}"): Promise<number | undefined> {
    const sent = request(url, { method: "POST", headers: { "content-type": "application/json", ...headers } });
    sent.on("error", () => {});
    sent.end(body);
    const [response] = await once(sent, "response");
    response.resume();
    return response.statusCode;
  }

  test("refuses other names and other sites, and what is too large", async () => {
    expect(await post({ host: "rebound.example" })).toBe(403);
    expect(await post({ origin: "https://evil.example" })).toBe(403);
    expect(await post({ origin: "null" })).toBe(403);
    expect(await post({}, `"${"x".repeat(2 ** 20)}"`)).toBe(413);
    expect(await post({}, "{")).toBe(400);
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(new URL("/other", url), { method: "POST" })).status).toBe(404);
  });
});

test("says what keeps the input from being read", () => {
  const { code, stdout, stderr } = asbuilt(["mcp", join(folder(), "none.json")]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("There is no file or folder");
});
