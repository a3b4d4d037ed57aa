/** The pages of a product of 500 screens, 100 permissions and 340 calls: light and dark, on a wide window and a phone. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./accessibility.ts";
import { makeLargeProduct, SIZE } from "./at-size.ts";
import { inScheme, launch, open } from "./browser.ts";
import { buildViewer } from "./built.ts";
import { writePage } from "./page.ts";

let browser: Browser;
let folder: string;

const urlOf = (hash: string): string => `${pathToFileURL(join(folder, "large.html")).href}${hash}`;

beforeAll(async () => {
  buildViewer();
  folder = mkdtempSync(join(tmpdir(), "as-built-at-size-"));
  writePage(join(folder, "large.html"), makeLargeProduct());
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  if (folder) rmSync(folder, { recursive: true });
});

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

describe.each(Object.entries(SIZES))("on a %s window", (_, viewport) => {
  it.each([
    "overview",
    "screens",
    "screens?as=map",
    "calls",
    "roles",
    "roles?as=matrix",
    "errors",
    "constants",
    "compare",
    "file",
  ])("%s has no serious violation, and no width but the window's", async (page) => {
    const { page: tab, complaints } = await open(browser, urlOf(`#/v1/${page}`), viewport);
    await tab.getByRole("heading", { level: 1 }).waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await inScheme(tab, colorScheme);
      expect(await violations(tab)).toEqual([]);
    }
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(complaints).toEqual([]);
    await tab.close();
  });
});

it("is a map of areas, each the way to its screens", async () => {
  const { page } = await open(browser, urlOf("#/v1/overview"));
  const map = page.getByRole("region", { name: "Product map" });
  await map.getByRole("link", { name: "/area-0", exact: true }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#/v1/screens?area=%2Farea-0");
  await page.getByText(`25 of ${SIZE.screens} findings`).first().waitFor();
  await page.close();
});

it("goes from areas to the screens of one, and to one screen amid its neighbours", async () => {
  const { page } = await open(browser, urlOf("#/v1/screens?as=map"));
  const map = page.getByRole("region", { name: "Map of the screens" });
  await map.getByRole("group", { name: "/area-0", exact: true }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#/v1/screens?area=%2Farea-0&as=map");
  await page.getByRole("button", { name: "All areas" }).waitFor();
  const screens = map.getByRole("group", { name: /^\/area-0\/section-/ });
  await screens.nth(2).click();
  await page.locator("mark").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("One screen and its neighbours").waitFor();
  await page.getByRole("button", { name: "Leave this screen" }).click();
  await page.getByRole("button", { name: "All areas" }).click();
  await map.getByRole("group", { name: "/area-0", exact: true }).waitFor();
  await page.close();
});

it("shows a table row on one line, whatever its cells hold", async () => {
  const { page } = await open(browser, urlOf("#/v1/calls"), SIZES.wide);
  const row = page.locator("[role=row][aria-selected]").first();
  await expect.poll(() => row.evaluate((each) => each.getBoundingClientRect().height)).toBeLessThanOrEqual(30);
  await page.close();
});
