/**
 * Firefox as its makers ship it (153, ESR), driven by Playwright (1.65) over WebDriver BiDi. What the two do not agree
 * on is mended here, so that the tests are the same as in Chromium.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { type Browser, firefox, type Locator, type Page } from "playwright-core";

const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

export async function launchFirefox(): Promise<Browser> {
  const firefoxUserPrefs = { "ui.prefersReducedMotion": 1 };
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX, firefoxUserPrefs });
  const session: object = Reflect.get(implementationOf(browser), "_browserSession");
  const sessions = Reflect.getPrototypeOf(session) ?? session;
  withoutMedia(sessions);
  withDownloads(sessions);
  return browser;
}

/**
 * Playwright puts text into a field over BiDi by an assignment to its value in the page, which React, as it has replaced
 * the setter, takes for its own: no change is seen. Typed text is.
 */
export function typing(page: Page): void {
  const keyboard: object = Reflect.get(implementationOf(page), "keyboard");
  const type: (...given: readonly unknown[]) => Promise<void> = Reflect.get(keyboard, "type");
  Reflect.set(keyboard, "insertText", (...given: readonly unknown[]) => Reflect.apply(type, keyboard, [...given]));
}

/** BiDi hands no folder to a field: its files are made in the page, each with the path that a chosen folder gives it. */
export async function chooseFolder(field: Locator, folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({
      path: `${basename(folder)}/${name}`,
      content: readFileSync(join(folder, name)).toString("base64"),
    }));
  await field.evaluate((input: HTMLInputElement, given) => {
    const transfer = new DataTransfer();
    for (const { path, content } of given) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const file = new File([bytes], path.slice(path.lastIndexOf("/") + 1));
      Object.defineProperty(file, "webkitRelativePath", { value: path });
      transfer.items.add(file);
    }
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, files);
}

/** What stands behind a handle of Playwright's. */
function implementationOf(handle: object): object {
  const connection: object = Reflect.get(handle, "_connection");
  const toImpl: (it: object) => object = Reflect.get(connection, "toImpl");
  return toImpl(handle);
}

type Send = (this: object, method: string, parameters: object) => Promise<object>;

/** Each page is told its media when it opens, with a command that Firefox does not have yet. */
function withoutMedia(sessions: object): void {
  const send: Send = Reflect.get(sessions, "send");
  const without: Send = function (method, parameters) {
    if (method === "emulation.setMediaFeaturesOverride") return Promise.resolve({});
    return send.call(this, method, parameters);
  };
  Reflect.set(sessions, "send", without);
}

interface Message {
  readonly method?: string;
  readonly params?: { readonly navigation?: string | null; readonly url?: string };
}

type Dispatch = (this: object, message: Message) => void;

const DOWNLOADS: readonly unknown[] = ["browsingContext.downloadWillBegin", "browsingContext.downloadEnd"];

/** A link that saves is no navigation: Firefox tells of its download without an id, and Playwright passes over it. */
function withDownloads(sessions: object): void {
  const dispatch: Dispatch = Reflect.get(sessions, "dispatchMessage");
  const named: Dispatch = function (message) {
    const { method, params } = message;
    const isUnnamed = DOWNLOADS.includes(method) && params?.navigation === null;
    dispatch.call(this, isUnnamed ? { ...message, params: { ...params, navigation: params?.url ?? "" } } : message);
  };
  Reflect.set(sessions, "dispatchMessage", named);
}
