/** The server as people start it: with its own processes, its data folder, and ends of every kind. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import { ASBUILT, asbuilt, folder, SMALL } from "./cli.ts";
import { FULL } from "./full.ts";

interface Served {
  readonly child: ChildProcessByStdio<null, Readable, null>;
  readonly url: string;
}

async function serve(data: string): Promise<Served> {
  const child = spawn(process.execPath, [ASBUILT, "serve", "--data", data], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(createInterface(child.stdout), "line");
  return { child, url: /http:\S+\/$/.exec(String(line))?.[0] ?? "" };
}

async function end({ child }: Served, signal: NodeJS.Signals): Promise<unknown[]> {
  child.kill(signal);
  return once(child, "exit");
}

async function upload({ url }: Served): Promise<string> {
  const body = new FormData();
  for (const [path, content] of Object.entries(SMALL)) body.append("files", new File([String(content)], path));
  const { analysis } = await (await fetch(`${url}api/v1/uploads`, { method: "POST", body })).json();
  return analysis.id;
}

const get = async ({ url }: Served, path: string) => (await fetch(`${url}api/v1/${path}`)).json();

/** Waits for the analysis to end. */
const ended = async ({ url }: Served, id: string): Promise<string> =>
  (await fetch(`${url}api/v1/analyses/${id}/events`)).text();

const WINDOWS = { meta: { skipReason: "Windows has no signals to end a server with" } };

/** Several servers and commands one after the other, each with its database. */
const SEVERAL = { timeout: 400_000 };

describe.skipIf(process.platform === "win32")("asbuilt serve", { ...WINDOWS, ...SEVERAL }, () => {
  test("analyses what is uploaded, and keeps it until it is asked for again", async () => {
    const data = folder();
    const first = await serve(data);
    expect(await (await fetch(first.url)).text()).toMatch(/^<!doctype html>/i);
    const id = await upload(first);
    expect(await ended(first, id)).toContain('"state":"finished"');
    expect(await end(first, "SIGTERM")).toEqual([0, null]);
    const second = await serve(data);
    const { points } = await get(second, `analyses/${id}/specification`);
    expect(points.calls.statements.map(({ url }: { url: string }) => url)).toContain("/api/orders");
    expect((await get(second, "applications")).items).toMatchObject([{ name: "Ledger", releases: 1 }]);
  });

  test("loses nothing when it is killed in the middle", async () => {
    const data = folder();
    const first = await serve(data);
    const ids = [await upload(first), await upload(first), await upload(first)];
    await end(first, "SIGKILL");
    const second = await serve(data);
    for (const id of ids) expect(await ended(second, id)).toContain('"state":"finished"');
    expect((await get(second, "analyses?state=finished")).items).toHaveLength(3);
  });

  test("has its folder alone, and gives tokens to whoever can read it", FULL, async () => {
    const data = folder();
    const server = await serve(data);
    const other = asbuilt(["serve", "--data", data]);
    expect([other.code, other.stderr]).toEqual([2, expect.stringMatching(/Another server uses .*\n.*--data/)]);
    const { stdout: secret } = asbuilt(["token", "create", "--data", data, "--role", "viewer", "--name", "guests"]);
    const me = await fetch(`${server.url}api/v1/me`, { headers: { authorization: `Bearer ${secret.trim()}` } });
    expect(await me.json()).toMatchObject({ role: "viewer", token: { name: "guests" } });
    await end(server, "SIGTERM");
    const list = asbuilt(["token", "list", "--data", data]);
    const [id = ""] = list.stdout.split(" ");
    expect(list.stdout).toMatch(/^\S{36} {2}viewer {3}guests\n$/);
    expect(asbuilt(["token", "revoke", "--data", data, id]).stdout).toBe(`Revoked ${id}.\n`);
    expect(asbuilt(["token", "revoke", "--data", data, id]).stderr).toContain("asbuilt token list");
  });

  test("goes out and in as one archive, whether it runs or not", FULL, async () => {
    const [data, elsewhere] = [folder(), folder()];
    const archive = join(data, "as-built.tar");
    const server = await serve(data);
    const id = await upload(server);
    await ended(server, id);
    expect(asbuilt(["export", archive, "--data", data]).stdout).toContain(archive);
    await end(server, "SIGTERM");
    const added = "Added: 1 application, 1 release, 1 analysis, 4 files.\n";
    expect(asbuilt(["import", archive, "--data", elsewhere]).stdout).toBe(added);
    expect(asbuilt(["export", archive, "--data", elsewhere]).code).toBe(0);
    const other = await serve(elsewhere);
    expect((await get(other, `analyses/${id}`)).state).toBe("finished");
    expect(asbuilt(["import", archive, "--data", elsewhere]).stdout).toMatch(/^Added: 0 applications, 0 releases/);
    expect(asbuilt(["import", ASBUILT, "--data", elsewhere]).stderr).toContain("no complete export");
  });
});

test("a port that is in use is a problem with a next step", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { code, stderr } = asbuilt(["serve", "--data", folder(), "--port", String(port)]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/port \d+ is in use\.\nChoose another one/);
});
