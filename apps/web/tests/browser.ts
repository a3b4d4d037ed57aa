/** The browser for browser tests, and what a page must not do: complain, or ask the network. */
import { existsSync } from "node:fs";
import { type Browser, chromium, firefox, type Page } from "playwright-core";

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
];

/** A machine that does much else at once is slow, and no reason to fail. */
const PATIENCE_MS = 60_000;

/**
 * `BROWSER=firefox` runs the tests in Firefox as its makers ship it, over WebDriver BiDi, which knows fewer commands than
 * Chromium: media are told by the browser's settings, and text is typed (see `typing`).
 */
export const IS_FIREFOX = process.env.BROWSER === "firefox";
const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

export async function launch(): Promise<Browser> {
  if (IS_FIREFOX) {
    const firefoxUserPrefs = { "ui.prefersReducedMotion": 1 };
    return withoutMedia(await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX, firefoxUserPrefs }));
  }
  if (!existsSync(EXECUTABLE)) {
    throw new Error(`no Chromium at ${EXECUTABLE}: "npm run verify" installs it; CHROMIUM=PATH names another one`);
  }
  return chromium.launch({ executablePath: EXECUTABLE, args: ARGUMENTS });
}

/**
 * Playwright (1.65) puts text into a field over BiDi by an assignment to its value in the page, which React, as it has
 * replaced the setter, takes for its own: no change is seen. Typed text is.
 */
function typing(page: Page): void {
  const keyboard: object = Reflect.get(implementationOf(page), "keyboard");
  const type: (...given: readonly unknown[]) => Promise<void> = Reflect.get(keyboard, "type");
  Reflect.set(keyboard, "insertText", (...given: readonly unknown[]) => Reflect.apply(type, keyboard, [...given]));
}

/** What stands behind a handle of Playwright's. */
function implementationOf(handle: object): object {
  const connection: object = Reflect.get(handle, "_connection");
  const toImpl: (it: object) => object = Reflect.get(connection, "toImpl");
  return toImpl(handle);
}

type Send = (this: object, method: string, parameters: object) => Promise<object>;

/** Each page is told its media when it opens, with a command that releases of Firefox (153) do not have yet. */
function withoutMedia(browser: Browser): Browser {
  const session: object = Reflect.get(implementationOf(browser), "_browserSession");
  const prototype = Reflect.getPrototypeOf(session) ?? session;
  const send: Send = Reflect.get(prototype, "send");
  const without: Send = function (method, parameters) {
    if (method === "emulation.setMediaFeaturesOverride") return Promise.resolve({});
    return send.call(this, method, parameters);
  };
  Reflect.set(prototype, "send", without);
  return browser;
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

export async function open(browser: Browser, url: string, viewport = { width: 1280, height: 860 }): Promise<Watched> {
  // Colours that change by and by would be measured half way.
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  page.setDefaultTimeout(PATIENCE_MS);
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
