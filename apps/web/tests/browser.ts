/** The browser for browser tests, and what a page must not do: complain, or ask the network. */
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page, type ViewportSize } from "playwright-core";
import { launchFirefox, typing } from "./firefox.ts";

/** Without windows where it is installed: a page takes half the time of one in the whole browser. */
const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const EXECUTABLE = process.env.CHROMIUM ?? PLACES.find(existsSync) ?? "/usr/bin/chromium";

const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A machine that does much else at once is slow, and no reason to fail. */
const PATIENCE_MS = 60_000;

/**
 * `BROWSER=firefox` runs the tests in Firefox as its makers ship it, over WebDriver BiDi, which knows fewer commands than
 * Chromium (see `firefox.ts`).
 */
export const IS_FIREFOX = process.env.BROWSER === "firefox";

export async function launch(): Promise<Browser> {
  if (IS_FIREFOX) return launchFirefox();
  if (!existsSync(EXECUTABLE)) {
    throw new Error(`no Chromium at ${EXECUTABLE}: "npm run verify" installs it; CHROMIUM=PATH names another one`);
  }
  return chromium.launch({ executablePath: EXECUTABLE, args: ARGUMENTS });
}

export type ColorScheme = "light" | "dark";

/** Light or dark, as somebody has set the system, or in Firefox the page. */
export async function inScheme(page: Page, colorScheme: ColorScheme): Promise<void> {
  if (!IS_FIREFOX) return page.emulateMedia({ colorScheme });
  await page.evaluate(
    (scheme) => document.documentElement.setAttribute("data-mantine-color-scheme", scheme),
    colorScheme,
  );
}

export interface Watched {
  readonly page: Page;
  /** Errors on the console, uncaught exceptions, and requests to anything but the page's own place. */
  readonly complaints: readonly string[];
}

/** A page that nothing has been opened in. */
export async function emptyPage(browser: Browser, viewport = { width: 1280, height: 860 }): Promise<Page> {
  // Colours that change by and by would be measured half way.
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

export async function open(browser: Browser, url: string, viewport?: ViewportSize): Promise<Watched> {
  const page = await emptyPage(browser, viewport);
  if (IS_FIREFOX) typing(page);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const place = url.startsWith("http") ? new URL(url).origin : (url.split("#")[0] ?? url);
  page.on("request", (request) => {
    if (!request.url().startsWith(place) && !/^(?:data|blob):/.test(request.url())) {
      complaints.push(`asked for ${request.url()}`);
    }
  });
  await page.goto(url);
  return { page, complaints };
}
