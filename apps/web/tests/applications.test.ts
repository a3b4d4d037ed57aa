/** Applications and their releases over the real server: looked through, compared, read again, asked about, deleted. */
import { readFileSync } from "node:fs";
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

it("says on the overview what changed since the release before, and leads to it", async () => {
  const overview = page.url().replace(/\/compare.*$/, "");
  const { page: same } = await open(browser, overview);
  await same
    .getByRole("region", { name: /^What changed since/ })
    .getByText("No differences found")
    .waitFor();
  await same.close();

  const { page: tab, complaints: more } = await open(browser, server.url);
  const earlier = new URL(page.url()).searchParams.get("earlier");
  await tab.route(`**/api/v1/analyses/${earlier}/specification`, async (route) => {
    // Playwright reads no zstd, which browsers and the server know.
    const headers = { ...route.request().headers(), "accept-encoding": "gzip" };
    const specification = await (await route.fetch({ headers })).json();
    specification.points.calls.statements.pop();
    specification.points.constants.statements = [];
    await route.fulfill({ json: specification });
  });
  await tab.goto(overview);
  const changes = tab.getByRole("region", { name: /^What changed since/ });
  await changes.getByRole("link", { name: "API calls 1 added" }).waitFor();
  await changes.getByRole("link", { name: /^Constants \d+ added$/ }).waitFor();
  expect(await changes.getByRole("listitem").count()).toBe(2);
  expect(await violations(tab)).toEqual([]);
  await changes.getByRole("link", { name: "API calls 1 added" }).click();
  await tab.getByRole("button", { name: "API calls 1 added", pressed: true }).waitFor();
  await expect.poll(() => tab.getByRole("region", { name: "API calls" }).getByRole("listitem").count()).toBe(1);
  expect(more).toEqual([]);
  await tab.close();
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

it("suggests what can be asked, each with an answer, and what was meant", async () => {
  for (const question of ["libraries", "calls", "roles"]) {
    const { page: tab } = await open(browser, `${server.url}ask/${question}`);
    const ways = tab.getByRole("region", { name: "In your apps" }).getByRole("link");
    await ways.first().waitFor();
    expect(await violations(tab)).toEqual([]);
    const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const href of hrefs) {
      const asked = new URL(href, server.url).searchParams.get("name") ?? "";
      const parameter = question === "calls" ? "address" : "name";
      const path = `api/v1/ask/${question}?${parameter}=${encodeURIComponent(asked)}`;
      const { items } = await (await fetch(server.url + path)).json();
      expect([asked, items.length > 0]).toEqual([asked, true]);
    }
    await ways.first().click();
    await tab.getByRole("table", { name: "Answer" }).waitFor();
    await tab.close();
  }
  const { page: tab } = await open(browser, `${server.url}ask/libraries?name=reakt`);
  await tab.getByRole("region", { name: "Did you mean" }).getByRole("link", { name: "react", exact: true }).click();
  await tab.getByRole("table", { name: "Answer" }).waitFor();
  expect(await tab.getByLabel("Library").inputValue()).toBe("react");
  const downloading = tab.waitForEvent("download");
  await tab.getByRole("button", { name: "Save as CSV" }).click();
  const text = readFileSync(await (await downloading).path(), "utf8");
  expect(text.split("\r\n")[0]).toBe('"Application","Release","Library","Version","Characters"');
  expect(text).toContain('"Lendwell","2.0","react"');
  await tab.close();
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

it("asks whether what has an application's name is a release of it, and makes it one", async () => {
  const { page: tab, complaints: more } = await open(browser, server.url);
  await drop(tab, material("webpack"));
  await tab.getByRole("link", { name: "A new release of Lendwell?" }).click();
  await tab.getByText("Another application has this name, with 2 releases.").waitFor();
  expect(await violations(tab)).toEqual([]);
  await tab.getByRole("button", { name: "Make it a release of Lendwell" }).click();
  const rows = tab.getByRole("table", { name: "Releases" }).getByRole("row");
  await expect.poll(() => rows.count()).toBe(4);
  expect(await tab.getByRole("button", { name: /^Make it a release/ }).count()).toBe(0);
  await tab.goto(`${server.url}applications`);
  await tab.getByRole("heading", { level: 3, name: "Lendwell" }).waitFor();
  expect(await tab.getByRole("heading", { level: 3 }).count()).toBe(1);
  expect(more).toEqual([]);
  await tab.close();
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
  await expect.poll(() => table.getByRole("row").count()).toBe(3);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByRole("button", { name: "Delete app" }).click();
  await page.getByText("No application yet").waitFor();
  expect(complaints).toEqual([]);
});
