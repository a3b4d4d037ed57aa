/** Applications and their releases over the real server: looked through, compared, read again, asked about, deleted. */
import type { RunningServer } from "@as-built/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violations } from "./accessibility.ts";
import { launch, open } from "./browser.ts";
import { drop, material, startHosted } from "./hosted.ts";

let browser: Browser;
let server: RunningServer;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  server = await startHosted();
  browser = await launch();
  ({ page, complaints } = await open(browser, server.url));
  await drop(page, material("webpack"));
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** The way from a specification to its application. */
const toReleases = (tab: Page) =>
  tab.getByRole("navigation", { name: "Place" }).getByRole("link", { name: "Lendwell" });

/** Each goes on where the one before has ended, as somebody would. */
it("adds a release to an application, and compares the two", async () => {
  await toReleases(page).click();
  await page.getByRole("heading", { level: 1, name: "Lendwell" }).waitFor();
  await page.getByLabel("Version").fill("2.0");
  await drop(page, material("vite"));
  await toReleases(page).click();
  const table = page.getByRole("table", { name: "Releases" });
  await table.getByRole("link", { name: "2.0" }).waitFor();
  const trend = page.getByRole("region", { name: "Findings by point and release" });
  await trend.getByRole("row", { name: /^Screens/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  const compare = page.getByRole("button", { name: "Compare" });
  expect(await compare.isDisabled()).toBe(true);
  for (const box of await table.getByRole("checkbox").all()) await box.check();
  await compare.click();
  await page.getByRole("heading", { level: 1, name: "Compare" }).waitFor();
  await page
    .getByText(/\d+ added, \d+ removed, \d+ changed/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it("compares with another release from inside a specification", async () => {
  const choice = page.getByLabel("Earlier release");
  const chosen = await choice.inputValue();
  expect(new URL(page.url()).searchParams.get("earlier")).toBe(chosen);
  await choice.selectOption("");
  await page.getByText("as As-Built wrote it").waitFor();
  await choice.selectOption({ index: 1 });
  await page
    .getByText(/\d+ added, \d+ removed, \d+ changed/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

it("finds the application by its name, and says so where none has it", async () => {
  await page.goto(`${server.url}applications`);
  await page.getByRole("heading", { level: 3, name: "Lendwell" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const filter = page.getByRole("searchbox", { name: "Find an application" });
  await filter.fill("nothing like it");
  await page.getByText("No application has this in its name").waitFor();
  await filter.fill("lend");
  await page.getByRole("heading", { level: 3, name: "Lendwell" }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("?q=lend");
  expect(complaints).toEqual([]);
});

it("answers who ships a library, calls an address, knows a role, with the way to the statement", async () => {
  await page.getByRole("link", { name: "Ask" }).click();
  await page.getByLabel("Library").fill("react-dom");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("table", { name: "Answer" }).getByRole("link", { name: "react-dom" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Library").fill("eact-do");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("table", { name: "Answer" }).getByRole("link", { name: "react-dom" }).waitFor();
  await page.getByLabel("Library").fill("nothing like it");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByText("No matches").waitFor();
  await page.getByRole("link", { name: "Search older releases too" }).click();
  await page.getByText("Searched all releases of each app.").waitFor();
  await page.getByRole("link", { name: "Apps with a role" }).click();
  await page.getByLabel("Role or permission").fill("volunteer");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("table", { name: "Answer" }).getByText("volunteer").first().waitFor();
  await page.getByRole("link", { name: "Apps calling an endpoint" }).click();
  await page.getByLabel("Address").fill("/session");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("table", { name: "Answer" }).getByRole("link", { name: "DELETE" }).first().click();
  await page.locator("mark").first().waitFor();
  expect(complaints).toEqual([]);
});

it("reads a release again, deletes one, and then the application, each after a question", async () => {
  await toReleases(page).click();
  const table = page.getByRole("table", { name: "Releases" });
  await page.getByRole("button", { name: "More for 2.0" }).click();
  await page.getByRole("menuitem", { name: "Re-analyse" }).click();
  await page.getByText("As-built specification").waitFor();
  await toReleases(page).click();
  await page.getByRole("button", { name: "More for 2.0" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "More for 2.0" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await dialog.getByRole("button", { name: "Delete the release" }).click();
  await expect.poll(() => table.getByRole("row").count()).toBe(2);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByRole("button", { name: "Delete app" }).click();
  await page.getByText("No application yet").waitFor();
  expect(complaints).toEqual([]);
});
