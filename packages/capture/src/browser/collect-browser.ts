/**
 * An application that a browser opens: what it loads while its user drives it, and what the files that came name. The
 * browser runs the application, as it would for its user; here nothing of it is run.
 */
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { CaptureError } from "../capture-error.ts";
import { openHar } from "../har/collect-har.ts";
import { maskedHar } from "../har/mask-har.ts";
import { MAX_RECORDING_BYTES } from "../limits.ts";
import { addressOf, collectAddress } from "../web/collect-address.ts";
import type { BrowserCollection, BrowserOptions } from "./browser-options.ts";
import { launchBrowser } from "./chromium.ts";

/** Milliseconds for the page itself, and, where nobody drives it, until it asks for nothing more. */
const OPEN_MS = 120_000;
const QUIET_MS = 15_000;

/** @throws {CaptureError} `browser-*`, `address-*`, `har-empty` */
export async function collectBrowser(input: string, options: BrowserOptions): Promise<BrowserCollection> {
  const address = addressOf(input);
  const browser = await launchBrowser(options);
  const folder = await mkdtemp(join(tmpdir(), "asbuilt-browser-"));
  try {
    const { last, cookiesOf } = await recorded(browser, address, join(folder, "traffic.har"), options);
    const text = await textOf(join(folder, "traffic.har"));
    const har = openHar(text, input);
    // who signs in elsewhere comes back; a server that only leads on has no page of its own
    const page = har.gavePage(address.origin) ? address : last;
    const { files, traffic } = har.collect(page.origin);
    const collection = await collectAddress(input, {
      ...options,
      loaded: { page, files, cookie: cookiesOf(page) },
    });
    return { ...collection, ...(traffic && { traffic }), har: () => maskedHar(text) };
  } finally {
    await browser.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

interface Recorded {
  /** Where the browser's page was at the end. */
  readonly last: URL;
  readonly cookiesOf: (page: URL) => string;
}

async function recorded(browser: Browser, address: URL, path: string, options: BrowserOptions): Promise<Recorded> {
  const context = await browser.newContext({
    recordHar: { path, content: "embed", mode: "full" },
    // what a service worker holds would not be asked for
    serviceWorkers: "block",
    ...(!options.headless && { viewport: null }),
  });
  await sendHeaders(context, address, options.headers ?? {});
  const page = await context.newPage();
  const opened = await page.goto(address.href, { timeout: OPEN_MS }).catch((error: unknown) => error);
  if (options.headless) await quiet(page, opened, address);
  else await driven(browser, context, options.drive);
  const last = URL.parse(page.url());
  const isWeb = last !== null && /^https?:$/.test(last.protocol);
  const places = isWeb ? [address, last] : [address];
  const cookies = new Map<string, string>();
  for (const { href, origin } of places) cookies.set(origin, await cookiesAt(context, href));
  // writes the recording
  await context.close().catch((error: unknown) => {
    throw new CaptureError("browser-ended", address.href, { cause: error });
  });
  return { last: isWeb ? last : address, cookiesOf: ({ origin }) => cookies.get(origin) ?? "" };
}

async function cookiesAt(context: BrowserContext, address: string): Promise<string> {
  const cookies = await context.cookies(address).catch(() => []);
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

async function driven(browser: Browser, context: BrowserContext, drive: BrowserOptions["drive"]): Promise<void> {
  const ended = new AbortController();
  await Promise.race([drive(ended.signal), closed(browser, context)]);
  ended.abort();
}

/** What the user sends along is for one host, not for those that it names. */
async function sendHeaders(context: BrowserContext, address: URL, headers: Readonly<Record<string, string>>) {
  if (Object.keys(headers).length === 0) return;
  await context.route(
    (url) => url.origin === address.origin,
    (route) => route.continue({ headers: { ...route.request().headers(), ...headers } }),
  );
}

async function quiet(page: Page, opened: unknown, address: URL): Promise<void> {
  if (opened instanceof Error)
    throw new CaptureError("address-no-answer", `${address.href}: ${opened.message.split("\n", 1)[0]}`);
  await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => undefined);
}

/** Settles when the last window is closed. */
function closed(browser: Browser, context: BrowserContext): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watch = (page: Page) =>
    page.on("close", () => {
      if (context.pages().length === 0) resolve();
    });
  context.pages().forEach(watch);
  context.on("page", watch);
  context.on("close", () => resolve());
  browser.on("disconnected", () => resolve());
  return promise;
}

async function textOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new CaptureError("browser-ended", path);
  if (found.size > MAX_RECORDING_BYTES) throw new CaptureError("har-too-large", String(MAX_RECORDING_BYTES));
  return readFile(path, "utf8");
}
