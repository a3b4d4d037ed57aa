/** `asbuilt capture --browser`: opens the address in a browser, lets its user drive it, and takes what it loaded. */
import { createInterface } from "node:readline";
import { type AddressOptions, type BrowserCollection, collectThroughBrowser } from "@as-built/capture";
import { CAPTURE } from "./messages.ts";
import { write } from "./terminal.ts";

export interface BrowserChoice {
  readonly browser?: boolean;
  /** Its program; default: whichever is found. */
  readonly browserPath?: string;
  readonly headless?: boolean;
  readonly har?: string;
}

/** Whether a browser is asked for, by any of its options. */
export const asksForBrowser = ({ browser, browserPath, headless, har }: BrowserChoice): boolean =>
  browser === true || headless === true || browserPath !== undefined || har !== undefined;

/** @throws {CaptureError} `browser-*`, `address-*` */
export function throughBrowser(
  input: string,
  { browserPath: executable, headless = false }: BrowserChoice,
  options: AddressOptions,
): Promise<BrowserCollection> {
  return collectThroughBrowser(input, { ...options, headless, executable, drive: untilEnter });
}

/** A terminal that is none gives no Enter: then the window is what ends it. */
async function untilEnter(ended: AbortSignal): Promise<void> {
  await write(process.stderr, CAPTURE.opened);
  const { promise, resolve } = Promise.withResolvers<void>();
  const lines = createInterface({ input: process.stdin });
  lines.once("line", () => resolve());
  // nothing waits for the terminal once the window is closed
  ended.addEventListener("abort", () => lines.close());
  await promise;
  lines.close();
}
