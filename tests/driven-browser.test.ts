/**
 * `asbuilt capture --browser`: a window that its user drives. Here a program plays the user: it has a debugging port of the
 * browser that the command opens, signs in, clicks, and then presses Enter in the terminal, or closes the window.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { chromium, type Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { siteOf, typeOf } from "../packages/capture/tests/site.ts";
import { ASBUILT, asbuilt, folder } from "./cli.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const COOKIE = "session=7f3a";
const PASSWORD = "swordfish";

const SIGN_IN = `<!doctype html><title>Sign in</title><form method="post" action="/session">
<label>Name <input name="name"></label><label>Password <input name="password" type="password"></label><button>Sign in</button></form>`;

/** Behind the sign-in. What the buttons load is named by an answer: nobody knows it who does not run the program and click. */
const SIGNED_IN: Readonly<Record<string, string>> = {
  "/": "<!doctype html><title>Desk</title><script type=module src=/main.js></script>",
  "/main.js": `const show = (text) => document.body.append(Object.assign(document.createElement("p"), { textContent: text }));
const button = (label, open) => document.body.append(Object.assign(document.createElement("button"), { textContent: label, onclick: open }));
const { parts } = await (await fetch("/api/me")).json();
for (const part of parts) button(part, () => import("/" + part + "-page.js").then(({ open }) => open(show)));
addEventListener("offline", () => import("./rest.js"));`,
  "/api/me": '{"name":"Ada Lovelace","parts":["orders","stock"]}',
  "/orders-page.js": `export const open = async (show) => show((await (await fetch("/api/orders?open=true")).json()).length + " orders");`,
  "/stock-page.js": "export const open = (show) => show('stock');",
  "/api/orders": '[{"customer":"Grace Hopper"},{"customer":"Grace Hopper"}]',
  "/rest.js": "export const rest = 1;",
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/session") {
    const isRight = new URLSearchParams(await text(request)).get("password") === PASSWORD;
    const headers = isRight ? { location: "/", "set-cookie": `${COOKIE}; HttpOnly; Path=/` } : { location: "/sign-in" };
    response.writeHead(303, headers).end();
  } else if (pathname === "/sign-in") response.setHeader("content-type", "text/html").end(SIGN_IN);
  else if (request.headers.cookie !== COOKIE) response.writeHead(302, { location: "/sign-in" }).end();
  else {
    const body = SIGNED_IN[pathname];
    const type = pathname === "/" ? "text/html" : pathname.startsWith("/api/") ? "application/json" : typeOf(pathname);
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
  }
}

interface Window {
  readonly page: Page;
  /** The command that opened it. */
  readonly command: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string }>;
}

/** The command with a browser that has a port for the user, beside the pipe for the command, and needs no screen. */
async function opened(url: string, root: string, more: readonly string[]): Promise<Window> {
  const said = join(root, "said.txt");
  const program = join(root, "browser");
  writeFileSync(program, `#!/bin/sh\nexec "${CHROMIUM}" --headless=new --remote-debugging-port=0 "$@" 2>"${said}"\n`);
  chmodSync(program, 0o755);
  const args = ["capture", url, "--browser", "--browser-path", program, "--output", join(root, "desk"), ...more];
  const command = spawn(process.execPath, [ASBUILT, ...args], { env: { ...process.env, XDG_CACHE_HOME: root } });
  onTestFinished(() => void command.kill());
  const ended = Promise.all([text(command.stdout), once(command, "close")]).then(([stdout, [code]]) => ({
    code,
    stdout,
  }));
  const told = text(command.stderr);
  const portOf = () => /ws:\/\/\S+/.exec(existsSync(said) ? readFileSync(said, "utf8") : "")?.[0];
  await Promise.race([
    expect.poll(portOf).toBeDefined(),
    ended.then(async () => Promise.reject(new Error(await told))),
  ]);
  const user = await chromium.connectOverCDP(portOf() ?? "");
  onTestFinished(() => user.close().catch(() => undefined));
  const pages = () => user.contexts().flatMap((context) => context.pages());
  await expect.poll(() => pages().some((page) => page.url().startsWith(url))).toBe(true);
  const page = pages().find((one) => one.url().startsWith(url));
  if (page === undefined) throw new Error("no page");
  return { page, command, ended };
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("ada");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "orders" }).waitFor();
}

const filesIn = (root: string): readonly string[] => readdirSync(join(root, "desk")).toSorted();

test("what is loaded after a sign-in and a click is captured, and what was not clicked is not", async () => {
  const { url } = await siteOf((request, response) => void answer(request, response));
  const root = folder();
  const har = join(root, "desk.har");
  const { page, command, ended } = await opened(url, root, ["--har", har]);
  await signIn(page);
  await page.getByRole("button", { name: "orders" }).click();
  await page.getByText("2 orders").waitFor();
  command.stdin?.write("\n");
  const { code, stdout } = await ended;
  expect(code).toBe(0);
  expect(stdout).toMatch(/^5 files, .*\nTraffic, without values, written to .*desk\.har\n$/);
  expect(filesIn(root)).toEqual([
    "asbuilt-capture.json",
    "index.html",
    "main.js",
    "orders-page.js",
    "rest.js",
    "sign-in.html",
  ]);
  expect(readFileSync(join(root, "desk/index.html"), "utf8")).toBe(SIGNED_IN["/"]);
  const { points, traffic } = JSON.parse(asbuilt(["analyze", har, "--format", "json"]).stdout);
  const seen = points.calls.statements.map(({ url: path, seen: sightings }: { url: string; seen?: unknown[] }) => [
    path,
    sightings?.length,
  ]);
  expect(seen).toEqual([
    ["/api/me", 1],
    ["/api/orders", 1],
    ["/session", 1],
  ]);
  expect(traffic.unexplained).toEqual([]);
  expect(readFileSync(har, "utf8")).not.toMatch(/swordfish|7f3a|Lovelace|Hopper/);
});

test("who closes the window is done, too", async () => {
  const { url } = await siteOf((request, response) => void answer(request, response));
  const root = folder();
  const { page, ended } = await opened(url, root, []);
  await signIn(page);
  // what is still on its way when the window closes is not kept
  await page.waitForLoadState("networkidle");
  await page.close();
  expect((await ended).code).toBe(0);
  expect(filesIn(root)).toEqual(["asbuilt-capture.json", "index.html", "main.js", "rest.js", "sign-in.html"]);
});
