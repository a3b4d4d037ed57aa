/**
 * An application that a browser opens: what it loads while its user drives it, and what the files that came name. The
 * browser runs the application, as it would for its user; here nothing of it is run.
 */
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { CaptureError } from "../capture-error.ts";
import { collectHar } from "../har/collect-har.ts";
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
    const { site, cookie } = await recorded(browser, address, join(folder, "traffic.har"), options);
    const traffic = await textOf(join(folder, "traffic.har"));
    const loaded = collectHar(traffic, input, site.origin);
    const headers = { ...(cookie !== "" && { cookie }), ...options.headers };
    const collection = await collectAddress(input, {
      ...options,
      headers,
      loaded: { page: site, files: loaded.files },
    });
    return { ...collection, traffic: () => maskedHar(traffic) };
  } finally {
    await browser.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

interface Recorded {
  /** The page of the application: the address that was given, or where its servers led to. */
  readonly site: URL;
  readonly cookie: string;
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
  const cookies = await context.cookies(address.href).catch(() => []);
  const last = URL.parse(page.url());
  // writes the recording
  await context.close().catch((error: unknown) => {
    throw new CaptureError("browser-ended", address.href, { cause: error });
  });
  const isWeb = last !== null && /^https?:$/.test(last.protocol);
  return {
    site: isWeb && last.origin !== address.origin && options.headless ? last : address,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
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
