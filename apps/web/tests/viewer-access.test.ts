/** The self-contained page by keyboard and by what a screen reader is told, and against hostile material. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations, violationsInBoth } from "./accessibility.ts";
import { open } from "./browser.ts";
import { HOSTILE } from "./sample.ts";
import { openSamples, type SampleName, type SamplePages } from "./viewer-pages.ts";

let pages: SamplePages;

const pwned = (page: Page): Promise<boolean> => page.evaluate(() => "pwned" in globalThis);

beforeAll(async () => {
  pages = await openSamples(["sample.html", "none.html", "gaps.html"]);
});

afterAll(() => pages?.close());

describe("hostile material", () => {
  it("is shown as text and nothing of it runs", async () => {
    const { page, complaints } = await open(pages.browser, pages.urlOf("sample.html"));
    for (const hash of ["#/v1/overview", "#/v1/purpose", "#/v1/purpose/purpose%3Ahostile"]) {
      await page.goto(pages.urlOf("sample.html", hash));
      await page.getByText("</script><img").first().waitFor();
    }
    await expect.poll(() => page.locator("mark").textContent()).toBe(JSON.stringify(HOSTILE));
    await page.goto(pages.urlOf("sample.html", "#/v1/calls/%3Cimg%20src=x%3E"));
    await page.getByText("<img src=x>").waitFor();
    expect(await page.locator("img").count()).toBe(0);
    expect(await pwned(page)).toBe(false);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("cannot be run by the page: its policy allows one script, and no network", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.pwned = 1";
      document.body.append(script);
    });
    expect(await pwned(page)).toBe(false);
    expect(await page.evaluate(() => fetch("https://example.invalid/").then(String, () => "refused"))).toBe("refused");
    await page.close();
  });
});

describe("keyboard", () => {
  it("moves through the list, closes with Escape, and skips to the content", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/screens?as=list"));
    await page.getByRole("listbox").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.locator("[role=option][aria-selected=true]").textContent()).toContain("/berths");
    await page.locator("mark").first().waitFor();
    await page.keyboard.press("End");
    await expect
      .poll(() => page.locator("[role=option][aria-selected=true]").textContent())
      .toContain("/settings/users");
    await page.getByRole("button", { name: "Close the details" }).focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("mark").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe("listbox");
    await page.reload();
    await page.getByRole("listbox").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await page.close();
  });
});

describe("the tree of screens", () => {
  it("is walked and opened without a mouse, by its own keys and by those of the page", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/screens"));
    const details = page.getByRole("complementary", { name: "Details and evidence" });
    await page.getByRole("treeitem").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const heading = details.getByRole("heading", { level: 2 });
    await heading.waitFor();
    const second = await heading.textContent();
    await page.getByRole("treeitem", { selected: true }).waitFor();
    await page.keyboard.press("Escape");
    await details.waitFor({ state: "detached" });
    await page.keyboard.press("j");
    await heading.waitFor();
    expect(await heading.textContent()).not.toBe(second);
    await page.keyboard.press("j");
    await expect.poll(() => heading.textContent()).toBe(second);
    await details.getByRole("button", { name: "Next finding" }).waitFor();
    await page.getByText("Map", { exact: true }).click();
    await heading.waitFor();
    expect(await details.getByRole("button", { name: "Next finding" }).count()).toBe(0);
    await page.close();
  });

  it("tells calls, rules and messages of a screen in columns, each with its word", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/screens"));
    await page
      .getByRole("treeitem", { name: /berths.*Berths.*\d call/ })
      .first()
      .waitFor();
    await page.getByText("Messages", { exact: true }).waitFor();
    // On paper there are no buttons: the columns stay where they are.
    await page.emulateMedia({ media: "print" });
    const path = page.getByText("/berths", { exact: true }).first();
    await expect.poll(() => path.evaluate((it) => it.getBoundingClientRect().height)).toBeLessThan(30);
    await page.close();
  });
});

describe("a reader at the keyboard", () => {
  it("walks through findings and their evidence from wherever the focus is, and sees all keys", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls"));
    const selected = page.locator("[role=row][aria-selected=true]");
    await page.getByRole("grid").waitFor();
    await page.keyboard.press("j");
    await expect.poll(() => selected.count()).toBe(1);
    const first = await selected.textContent();
    await page.keyboard.press("j");
    await expect.poll(() => selected.textContent()).not.toBe(first);
    await page.keyboard.press("k");
    await expect.poll(() => selected.textContent()).toBe(first);
    await page.getByRole("button", { name: "Next finding" }).click();
    await expect.poll(() => selected.textContent()).not.toBe(first);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.close();
  });

  it("moves the edge of the details, which stays there", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"));
    const edge = page.getByRole("separator", { name: "Width of the details" });
    await edge.press("ArrowLeft");
    await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("52");
    await page.reload();
    await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("52");
    await page.close();
  });

  it("copies a finding as link, address, request, or text for an assistant", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"));
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    const items = page.getByRole("menuitem");
    await expect.poll(() => items.allTextContents()).toEqual(["Link", "Address", "cURL", "Text for an assistant"]);
    await page.keyboard.press("Escape");
    await page.close();
  });
});

describe("accessibility", () => {
  it.each<[SampleName, readonly string[]]>([
    ["sample.html", ["#/v1/overview", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"]],
    ["sample.html", ["#/v1/file", "#/v1/file/assets/index-4f2a9c.js", "#/v1/screens?as=map", "#/v1/compare"]],
    ["none.html", ["#/v1/roles"]],
    ["gaps.html", ["#/v1/overview"]],
  ])("has no serious violation, light and dark: %s %s", async (name, hashes) => {
    const { page } = await open(pages.browser, pages.urlOf(name));
    for (const hash of hashes) {
      await page.goto(pages.urlOf(name, hash));
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await violationsInBoth(page)).toEqual([]);
    }
    await page.close();
  });

  it("covers a phone's window with the details, and gives it back", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls"), { width: 390, height: 844 });
    await page.getByRole("row").nth(1).click();
    await page.getByRole("dialog").waitFor();
    await page.locator("mark").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "Close the details" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.close();
  });
});
