/** Filters, facets and the search of the self-contained page. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./accessibility.ts";
import { open } from "./browser.ts";
import { openSamples, type SamplePages } from "./viewer-pages.ts";

let pages: SamplePages;

beforeAll(async () => {
  pages = await openSamples(["sample.html"]);
});

afterAll(() => pages?.close());

describe("facets", () => {
  it("filter by values with counts, from the keyboard, and stay in the address", async () => {
    const { page, complaints } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls"));
    const rows = page.locator("[role=row][aria-selected]");
    await expect.poll(() => rows.count()).toBe(3);
    const method = page.getByRole("group", { name: "Filters" }).getByRole("button", { name: /^Method/ });
    await method.focus();
    await page.keyboard.press("Enter");
    const values = page.getByRole("group", { name: "Method" });
    await values.getByRole("checkbox", { name: "DELETE 1" }).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => rows.count()).toBe(1);
    expect(await values.getByRole("checkbox", { name: "POST 1" }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => values.count()).toBe(0);
    await expect.poll(() => method.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(() => new URL(page.url()).hash).toBe("#/v1/calls?method=DELETE");
    await page.reload();
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByText("1 of 3 findings").first().waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => rows.count()).toBe(3);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("that nothing has lead back to everything", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls?method=TRACE&q=pier"));
    await page.getByText("No matches").waitFor();
    await page.getByRole("button", { name: "Show all findings" }).click();
    await expect.poll(() => page.locator("[role=row][aria-selected]").count()).toBe(3);
    await page.close();
  });

  it("are what a table is grouped by", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls"));
    await page.getByRole("combobox", { name: "Group by" }).selectOption({ label: "Screen" });
    await page.getByRole("row", { name: "No screen known 2" }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/v1/calls?group=screen");
    await page.close();
  });

  it("fit a narrow window", async () => {
    const narrow = { width: 390, height: 844 };
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls?method=GET"), narrow);
    await page
      .getByRole("group", { name: "Filters" })
      .getByRole("button", { name: /^Method/ })
      .click();
    await page.getByRole("checkbox", { name: "GET 1" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});

describe("search everywhere", () => {
  it("jumps to a statement from the keyboard", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("textbox", { name: "Search everywhere" }).fill("harbour-master");
    await page.getByRole("dialog").getByText("harbour-master", { exact: true }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.locator("mark").first().waitFor();
    await page.close();
  });

  it("finds a text in the material, and opens it in its place", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/search?q=holdMinutes"));
    await page.getByRole("region", { name: "Constants" }).waitFor();
    await page.getByRole("region", { name: "Code" }).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "assets/index-4f2a9c.js" }).waitFor();
    await expect.poll(() => page.locator("mark").textContent()).toBe("holdMinutes:45");
    await page.close();
  });
});
