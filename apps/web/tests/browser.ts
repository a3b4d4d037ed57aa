/** The browser for browser tests, and what a page must not do: complain, or ask the network. */
import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page, type ViewportSize } from "playwright-core";
import { launchFirefox, typing } from "./firefox.ts";

const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";

const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // All pages in one process: one that has compiled the application has it for the next page as well, which is half of a page's cost.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
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

const VIEWPORT = { width: 1280, height: 860 };

// Colours that change by and by would be measured half way.
const SETTINGS = { viewport: VIEWPORT, reducedMotion: "reduce" } as const;

/** Pages of one user share what the browser keeps of files: each would load the whole application anew. */
const users = new WeakMap<Browser, Promise<BrowserContext>>();

/** The user of a browser, with a blank page that is always open: without a page the process of pages ends. */
async function newUser(browser: Browser): Promise<BrowserContext> {
  const user = await browser.newContext(SETTINGS);
  await user.newPage();
  return user;
}

/** Somebody who has not been here: where no other page is open, nothing is kept but files. */
async function userOf(browser: Browser): Promise<BrowserContext> {
  const made = users.get(browser);
  const opened = made ?? newUser(browser);
  users.set(browser, opened);
  const user = await opened;
  if (made !== undefined && user.pages().length === 1) await user.setStorageState({ cookies: [], origins: [] });
  return user;
}

/** A page that nothing has been opened in. Firefox gives each its own user. */
export async function emptyPage(browser: Browser, viewport: ViewportSize = VIEWPORT): Promise<Page> {
  const page = IS_FIREFOX ? await browser.newPage({ ...SETTINGS, viewport }) : await (await userOf(browser)).newPage();
  if (viewport !== VIEWPORT) await page.setViewportSize(viewport);
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
