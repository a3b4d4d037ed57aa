/** The pages of a product of 500 screens, 100 permissions and 340 calls: light and dark, on a wide window and a phone. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { slices } from "../../../tests/full.ts";
import { violationsInBoth } from "./accessibility.ts";
import { makeLargeProduct, SIZE } from "./at-size.ts";
import { launch, open, type Watched } from "./browser.ts";
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

const VIEWS = [
  ["overview", "Harbour Desk"],
  ["screens", "Screens"],
  ["calls", "API calls"],
  ["screens?as=map", "Screens"],
  ["entities", "Entities"],
  ["entities?as=diagram", "Entities"],
  ["states?as=chart", "States"],
  ["validation", "Validation"],
  ["roles", "Roles"],
  ["errors", "Error messages"],
  ["roles?as=matrix", "Roles"],
  ["constants", "Constants"],
  ["search?q=area", "Search"],
  ["compare", "Compare"],
  ["file", "Files"],
] as const;

describe.each(Object.entries(SIZES))("on a %s window", (_, viewport) => {
  /** It takes its time to open: one tab goes from view to view. */
  let tab: Watched;

  beforeAll(async () => {
    tab = await open(browser, urlOf("#/v1/purpose"), viewport);
  });

  afterAll(() => tab?.page.close());

  // each is told from the one before by its heading
  for (const [options, views] of slices(VIEWS, 4))
    it.each(views)("%s has no serious violation, and no width but the window's", options, async (view, heading) => {
      const { page, complaints } = tab;
      await page.goto(urlOf(`#/v1/${view}`));
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      expect(await violationsInBoth(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(complaints).toEqual([]);
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
