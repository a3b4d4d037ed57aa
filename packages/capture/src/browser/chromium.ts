/**
 * A browser of this machine, driven by playwright-core, which is no part of what is installed with this package: whoever
 * wants it installs it. Taken is the browser that is named, else one that playwright has, else what is installed.
 */
import { existsSync } from "node:fs";
import type { Browser, BrowserType } from "playwright-core";
import { CaptureError } from "../capture-error.ts";
import type { LaunchOptions } from "./browser-options.ts";

/** Where distributions put one that playwright does not know by a channel. */
const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/snap/bin/chromium"];

/** @throws {CaptureError} `browser-no-playwright`, `browser-none` */
export async function launchBrowser({ headless, executable }: LaunchOptions): Promise<Browser> {
  const chromium = await loadChromium();
  // root has no sandbox to give; everybody else gets one
  const options = { headless, chromiumSandbox: process.getuid?.() !== 0 };
  const choices =
    executable === undefined
      ? [
          {},
          { channel: "chrome" },
          { channel: "msedge" },
          ...PLACES.filter(existsSync).map((path) => ({ executablePath: path })),
        ]
      : [{ executablePath: executable }];
  let reason: unknown;
  for (const choice of choices) {
    try {
      return await chromium.launch({ ...options, ...choice });
    } catch (error) {
      if (!isAbsent(error)) reason ??= error;
    }
  }
  const said = reason instanceof Error ? firstLine(reason.message) : (executable ?? "none is installed");
  throw new CaptureError("browser-none", said);
}

async function loadChromium(): Promise<BrowserType> {
  try {
    return (await import("playwright-core")).chromium;
  } catch (error) {
    throw new CaptureError("browser-no-playwright", "playwright-core", { cause: error });
  }
}

/** What playwright 1.65 says where there is no program to start. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error && /Executable doesn't exist|distribution '\w+' is not found|ENOENT/.test(error.message);

const firstLine = (text: string): string => text.split("\n", 1)[0] ?? "";
