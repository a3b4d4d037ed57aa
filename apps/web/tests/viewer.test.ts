/** The self-contained page in a real browser, opened from disk. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fileId, type Gap, offset, type Specification, statementId } from "@as-built/spec";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./accessibility.ts";
import { buildViewer } from "./built.ts";
import { launch, open } from "./chromium.ts";
import { writePage } from "./page.ts";
import { ALL_POINTS, HOSTILE, makeSample } from "./sample.ts";

let browser: Browser;
let folder: string;
const MAIN = fileId("assets/index-4f2a9c.js");
const GAPS: readonly Gap[] = [
  { code: "not-recognised", size: 2_900_000, of: 3_000_000 },
  { code: "one-piece", file: MAIN, start: offset(11), end: offset(120_011), size: 120_000, of: 3_000_000 },
];
const large = makeSample({ manyCalls: 3000, filler: 10_000_000 });

/** The product before this release: a call fewer, another one more, and a shorter time that a berth is held. */
function earlier(specification: Specification): Specification {
  const { calls, constants } = specification.points;
  const [created, ...others] = calls.statements;
  if (created === undefined) throw new Error("the sample has calls");
  const old = { ...created, id: statementId("call:POST /api/moorings"), url: "/api/moorings" };
  return {
    ...specification,
    points: {
      ...specification.points,
      calls: { ...calls, statements: [old, ...others] },
      constants: { ...constants, statements: constants.statements.map((each) => ({ ...each, value: 30 })) },
    },
  };
}

const urlOf = (name: string, hash = ""): string => `${pathToFileURL(join(folder, name)).href}${hash}`;
const pwned = (page: Page): Promise<boolean> => page.evaluate(() => "pwned" in globalThis);

beforeAll(async () => {
  buildViewer();
  folder = mkdtempSync(join(tmpdir(), "as-built-viewer-"));
  writePage(join(folder, "sample.html"), makeSample());
  writeFileSync(join(folder, "earlier.json"), JSON.stringify(earlier(makeSample().specification)));
  writePage(join(folder, "none.html"), makeSample({ without: ALL_POINTS }));
  writePage(join(folder, "gaps.html"), makeSample({ without: ALL_POINTS, gaps: GAPS }));
  writePage(join(folder, "large.html"), large);
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  if (folder) rmSync(folder, { recursive: true });
});

describe("from the overview to the evidence of a call", () => {
  it("marks in the text what the evidence quotes, for each range in turn", async () => {
    const { page, complaints } = await open(browser, urlOf("sample.html"));
    await page.getByRole("heading", { level: 1, name: "Harbour Desk" }).waitFor();
    await page.getByRole("link", { name: "API calls 3" }).click();
    await page.getByRole("row", { name: /POST \/api\/berths/ }).click();
    const mark = page.locator("mark");
    await mark.waitFor();
    expect(await mark.textContent()).toBe('"/berths"');
    await page.getByRole("button", { name: "Next evidence" }).click();
    await expect.poll(() => mark.textContent()).toBe('"/api"');
    await page.getByRole("button", { name: /^method/ }).click();
    await expect.poll(() => mark.textContent()).toBe('method:"POST"');
    await expect.poll(() => new URL(page.url()).hash).toBe("#/v1/calls/call%3APOST%20%2Fapi%2Fberths?range=3");
    expect(await page.getByLabel("Evidence in the text").textContent()).toContain("Product");
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("restores a view from its address, and steps back", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls?as=list&q=delete"));
    await expect.poll(() => page.getByRole("option").count()).toBe(1);
    await page.getByRole("option").click();
    await page.locator("mark").waitFor();
    await page.reload();
    await page.locator("mark").waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("delete");
    await page.goBack();
    await expect.poll(() => page.locator("mark").count()).toBe(0);
    await page.close();
  });

  it("lays the text out in lines, shows it raw on request, and keeps the mark", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"));
    const mark = page.locator("mark");
    await mark.waitFor();
    const text = page.getByLabel(/^Text of/);
    expect(await text.getByText("function a(e,t){", { exact: true }).count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Raw" }).click();
    await expect.poll(() => text.getByText("function a(e,t){", { exact: true }).count()).toBe(0);
    expect(await mark.textContent()).toBe('"/berths"');
    await page.close();
  });

  it("opens the file, with its statements and modules beside it", async () => {
    const { page, complaints } = await open(browser, urlOf("sample.html", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"));
    await page.locator("mark").waitFor();
    await page.getByLabel("Evidence in the text").getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "assets/index-4f2a9c.js" }).waitFor();
    await expect.poll(() => page.locator("mark").textContent()).toBe('"/berths"');
    await page.getByRole("button", { name: "Modules" }).click();
    await page.getByRole("option", { name: /react-dom/ }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});

it("the files are a list", async () => {
  const { page } = await open(browser, urlOf("sample.html", "#/v1/file"));
  await page
    .getByRole("listitem")
    .filter({ hasText: /index-4f2a9c\.js.*\d findings/ })
    .getByRole("link")
    .click();
  await page.getByRole("heading", { level: 1, name: "assets/index-4f2a9c.js" }).waitFor();
  await page.close();
});

describe("each point has the view that suits it", () => {
  it("calls sort by a column, and validation stands by form", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls"));
    const methods = () =>
      page.getByRole("row").evaluateAll((rows) => rows.slice(1).map((row) => row.children[1]?.textContent));
    await expect.poll(methods).toEqual(["POST", "GET", "DELETE"]);
    const heading = page.getByRole("columnheader", { name: "Method" });
    await heading.getByRole("button").click();
    await expect.poll(methods).toEqual(["DELETE", "GET", "POST"]);
    await expect.poll(() => new URL(page.url()).hash).toBe("#/v1/calls?sort=method");
    await page.reload();
    await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
    await expect.poll(methods).toEqual(["DELETE", "GET", "POST"]);
    await page.goto(urlOf("sample.html", "#/v1/validation"));
    await page.getByRole("row", { name: "booking form 3" }).waitFor();
    await page.close();
  });

  it("a text of a screen never stands where its title does", async () => {
    const { page } = await open(browser, urlOf("sample.html"));
    for (const layout of ["tree", "map", "list"]) {
      await page.goto(urlOf("sample.html", `#/v1/screens?as=${layout}`));
      await page.getByText("Berths", { exact: true }).first().waitFor();
      expect(await page.getByText("Delete the pilot?").count()).toBe(0);
    }
    await page.goto(urlOf("sample.html", "#/v1/screens/screen%3A%2Fpilots"));
    await page.getByText("“Delete the pilot?”").waitFor();
    await page.close();
  });

  it.each([
    ["screens", "treeitem", /berths.*Berths/],
    ["screens?as=map", "group", /settings\/users, guarded/],
    ["entities?as=diagram", "group", /Berth/],
    ["states?as=chart", "img", /Berth status: free, reserved, occupied/],
    ["roles?as=matrix", "img", /harbour-master: \/settings\/users/],
  ] as const)("%s", async (address, role, name) => {
    const { page, complaints } = await open(browser, urlOf("sample.html", `#/v1/${address}`));
    await page.getByRole(role, { name }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe("how sure a statement is", () => {
  it.each(["screens", "screens?as=list", "entities", "validation", "calls", "errors", "errors?as=table", "constants"])(
    "stands first on its line, with a legend above: %s",
    async (address) => {
      const { page } = await open(browser, urlOf("sample.html", `#/v1/${address}`));
      const line = page.locator("[role=treeitem], [role=option], [role=row][aria-selected]").first();
      await line
        .getByRole("img", { name: /^(Literal|Derived|Inferred)/ })
        .first()
        .waitFor();
      const left = await line.evaluate((it) => {
        const [mark] = it.querySelectorAll("[role=img]");
        const first = document.createTreeWalker(it, NodeFilter.SHOW_TEXT).nextNode()?.parentElement;
        return (mark?.getBoundingClientRect().right ?? 0) <= (first?.getBoundingClientRect().left ?? 0);
      });
      expect(left).toBe(true);
      await page
        .getByRole("group", { name: "Certainty" })
        .getByRole("button", { name: /^Literal \d/ })
        .waitFor();
      await page.close();
    },
  );

  it("filters a list, and stays in the address", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/entities"));
    await page.getByRole("button", { name: "Inferred 1" }).click();
    await expect.poll(() => page.getByRole("option").count()).toBe(1);
    await page.getByRole("option", { name: /^Inferred, origin unknown.*Booking/ }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/v1/entities?basis=inferred");
    await page.reload();
    await expect.poll(() => page.getByRole("option").count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Inferred 1", pressed: true }).click();
    await expect.poll(() => page.getByRole("option").count()).toBe(2);
    await page.close();
  });
});

describe("facets", () => {
  it("filter by values with counts, from the keyboard, and stay in the address", async () => {
    const { page, complaints } = await open(browser, urlOf("sample.html", "#/v1/calls"));
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
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls?method=TRACE&q=pier"));
    await page.getByText("No matches").waitFor();
    await page.getByRole("button", { name: "Show all findings" }).click();
    await expect.poll(() => page.locator("[role=row][aria-selected]").count()).toBe(3);
    await page.close();
  });

  it("are what a table is grouped by", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls"));
    await page.getByRole("combobox", { name: "Group by" }).selectOption({ label: "Screen" });
    await page.getByRole("row", { name: "No screen known 2" }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/v1/calls?group=screen");
    await page.close();
  });

  it("fit a narrow window", async () => {
    const narrow = { width: 390, height: 844 };
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls?method=GET"), narrow);
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
    const { page } = await open(browser, urlOf("sample.html"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("textbox", { name: "Search everywhere" }).fill("harbour-master");
    await page.getByRole("dialog").getByText("harbour-master", { exact: true }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.locator("mark").first().waitFor();
    await page.close();
  });

  it("finds a text in the material, and opens it in its place", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/search?q=holdMinutes"));
    await page.getByRole("region", { name: "Constants" }).waitFor();
    await page.getByRole("region", { name: "Code" }).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "assets/index-4f2a9c.js" }).waitFor();
    await expect.poll(() => page.locator("mark").textContent()).toBe("holdMinutes:45");
    await page.close();
  });
});

describe("compare", () => {
  it("says what was added, removed and changed since another release", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/compare"));
    await page.getByLabel("Earlier specification").setInputFiles(join(folder, "earlier.json"));
    const calls = page.getByRole("region", { name: "API calls" });
    await calls.getByText("added").waitFor();
    await calls.getByText("removed").waitFor();
    await page.getByText("1 added, 1 removed, 1 changed").first().waitFor();
    const constants = page.getByRole("region", { name: "Constants" });
    await constants.getByText("+ 45").waitFor();
    await constants.getByText("Evidence", { exact: true }).click();
    await constants.getByText("Before: ").waitFor();
    await constants.getByText("After: ").waitFor();
    await page.getByRole("button", { name: "1 removed" }).click();
    await expect.poll(() => constants.count()).toBe(0);
    await page.getByRole("button", { name: "1 removed" }).click();
    await page.getByRole("searchbox", { name: "Filter the differences" }).fill("moorings");
    await expect.poll(() => calls.getByRole("listitem").count()).toBe(1);
    await expect.poll(() => new URL(page.url()).hash).toBe("#/v1/compare?q=moorings");
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Earlier specification").setInputFiles({
      name: "notes.json",
      mimeType: "application/json",
      buffer: Buffer.from("{}"),
    });
    await page.getByText("Not a specification file").waitFor();
    await page.close();
  });
});

describe("hostile material", () => {
  it("is shown as text and nothing of it runs", async () => {
    const { page, complaints } = await open(browser, urlOf("sample.html"));
    for (const hash of ["#/v1/overview", "#/v1/purpose", "#/v1/purpose/purpose%3Ahostile"]) {
      await page.goto(urlOf("sample.html", hash));
      await page.getByText("</script><img").first().waitFor();
    }
    await expect.poll(() => page.locator("mark").textContent()).toBe(JSON.stringify(HOSTILE));
    await page.goto(urlOf("sample.html", "#/v1/calls/%3Cimg%20src=x%3E"));
    await page.getByText("<img src=x>").waitFor();
    expect(await page.locator("img").count()).toBe(0);
    expect(await pwned(page)).toBe(false);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("cannot be run by the page: its policy allows one script, and no network", async () => {
    const { page } = await open(browser, urlOf("sample.html"));
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
    const { page } = await open(browser, urlOf("sample.html", "#/v1/screens?as=list"));
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

describe("a reader at the keyboard", () => {
  it("walks through findings and their evidence from wherever the focus is, and sees all keys", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls"));
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
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"));
    const edge = page.getByRole("separator", { name: "Width of the details" });
    await edge.press("ArrowLeft");
    await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("52");
    await page.reload();
    await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("52");
    await page.close();
  });

  it("copies a finding as link, address, request, or text for an assistant", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"));
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    const items = page.getByRole("menuitem");
    await expect.poll(() => items.allTextContents()).toEqual(["Link", "Address", "cURL", "Text for an assistant"]);
    await page.keyboard.press("Escape");
    await page.close();
  });
});

describe("what is not shown", () => {
  it("is an answer with its reason, and names what was left out", async () => {
    const { page } = await open(browser, urlOf("none.html"));
    await page.getByText("No application code found in these files").waitFor();
    expect(await page.getByRole("article").filter({ hasText: "not shown" }).count()).toBe(9);
    await page.getByRole("link", { name: "API calls not shown" }).click();
    await page.getByRole("heading", { level: 1, name: "API calls" }).waitFor();
    await page.getByText(/The material holds framework and third-party code only; no page/).waitFor();
    await page.getByRole("option", { name: /retry delay/ }).click();
    await expect.poll(() => page.locator("mark").textContent()).toBe("3800");
    await page.close();
  });

  it("begins with a warning where the code was not understood, and does not say that it is machinery", async () => {
    const { page } = await open(browser, urlOf("gaps.html"));
    const alert = page.getByRole("alert").filter({ hasText: "This specification covers only a part" });
    await alert.getByText("2.9 of 3.0 million characters of code could not be told apart.").waitFor();
    expect(await page.getByText("This material shows nothing of a product").count()).toBe(0);
    await alert.getByRole("link", { name: MAIN }).click();
    await page.getByRole("heading", { level: 1, name: MAIN }).waitFor();
    expect(page.url()).toContain("at=11");
    await page.close();
  });

  it("includes addresses that lead nowhere", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v9/calls"));
    await page.getByText("This address leads to no view").waitFor();
    await page.close();
  });
});

describe("a large material", () => {
  it("opens, and shows a call's evidence on a click", async () => {
    const { page, complaints } = await open(browser, urlOf("large.html", "#/v1/calls"));
    await page.getByRole("row").nth(1).waitFor();
    await page.getByRole("searchbox").fill("resource-2990");
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    await page.getByRole("row").nth(1).click();
    await expect.poll(() => page.locator("mark").textContent()).toBe('"/generated/resource-2990/{id}"');
    expect(await page.locator("#root").evaluate((root) => root.textContent?.length ?? 0)).toBeLessThan(20_000);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("draws only the entries in sight", async () => {
    const { page } = await open(browser, urlOf("large.html", "#/v1/calls"));
    await page.getByRole("grid").focus();
    await page.keyboard.press("End");
    await page.getByRole("row", { name: /resource-2999/ }).waitFor();
    expect(await page.getByRole("row").count()).toBeLessThan(60);
    await page.close();
  });
});

describe("accessibility", () => {
  it.each([
    ["sample.html", ["#/v1/overview", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"]],
    ["none.html", ["#/v1/roles"]],
    ["gaps.html", ["#/v1/overview"]],
  ])("has no serious violation, light and dark: %s %s", async (name, hashes) => {
    const { page } = await open(browser, urlOf(name));
    for (const hash of hashes) {
      await page.goto(urlOf(name, hash));
      await page.getByRole("heading", { level: 1 }).waitFor();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
    }
    await page.close();
  });

  it("covers a phone's window with the details, and gives it back", async () => {
    const { page } = await open(browser, urlOf("sample.html", "#/v1/calls"), { width: 390, height: 844 });
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
