/** The self-contained page in a real browser, opened from disk: from the overview to the evidence, and each point. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./accessibility.ts";
import { open } from "./browser.ts";
import { MAIN, openSamples, type SamplePages } from "./viewer-pages.ts";

let pages: SamplePages;

beforeAll(async () => {
  pages = await openSamples(["sample.html", "none.html", "gaps.html", "large.html"]);
});

afterAll(() => pages?.close());

describe("from the overview to the evidence of a call", () => {
  it("marks in the text what the evidence quotes, for each range in turn", async () => {
    const { page, complaints } = await open(pages.browser, pages.urlOf("sample.html"));
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
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls?as=list&q=delete"));
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
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"));
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
    const { page, complaints } = await open(
      pages.browser,
      pages.urlOf("sample.html", "#/v1/calls/call%3APOST%20%2Fapi%2Fberths"),
    );
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
  const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/file"));
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
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/calls"));
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
    await page.goto(pages.urlOf("sample.html", "#/v1/validation"));
    await page.getByRole("row", { name: "booking form 3" }).waitFor();
    await page.close();
  });

  it("a text of a screen never stands where its title does", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html"));
    for (const layout of ["tree", "map", "list"]) {
      await page.goto(pages.urlOf("sample.html", `#/v1/screens?as=${layout}`));
      await page.getByText("Berths", { exact: true }).first().waitFor();
      expect(await page.getByText("Delete the pilot?").count()).toBe(0);
    }
    await page.goto(pages.urlOf("sample.html", "#/v1/screens/screen%3A%2Fpilots"));
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
    const { page, complaints } = await open(pages.browser, pages.urlOf("sample.html", `#/v1/${address}`));
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
      const { page } = await open(pages.browser, pages.urlOf("sample.html", `#/v1/${address}`));
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
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/entities"));
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

describe("compare", () => {
  it("says what was added, removed and changed since another release", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v1/compare"));
    await page.getByLabel("Earlier specification").setInputFiles(join(pages.folder, "earlier.json"));
    const calls = page.getByRole("region", { name: "API calls" });
    await calls.getByText("added").waitFor();
    await calls.getByText("removed").waitFor();
    await page.getByText("1 added, 1 removed, 1 changed").first().waitFor();
    const constants = page.getByRole("region", { name: "Constants" });
    await constants.getByText("+ 45").waitFor();
    await constants.getByText("Evidence", { exact: true }).click();
    await constants.getByRole("region", { name: "Before" }).getByText("holdMinutes").waitFor();
    await expect.poll(() => constants.getByRole("region", { name: "After" }).locator("mark").count()).toBe(1);
    await page.getByRole("button", { name: "1 removed", exact: true }).click();
    await expect.poll(() => constants.count()).toBe(0);
    await page.getByRole("button", { name: "1 removed", exact: true }).click();
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

describe("what is not shown", () => {
  it("is an answer with its reason, and names what was left out", async () => {
    const { page } = await open(pages.browser, pages.urlOf("none.html"));
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
    const { page } = await open(pages.browser, pages.urlOf("gaps.html"));
    const alert = page.getByRole("alert").filter({ hasText: "This specification covers only a part" });
    await alert.getByText("2.9 of 3.0 million characters of code could not be told apart.").waitFor();
    expect(await page.getByText("This material shows nothing of a product").count()).toBe(0);
    await alert.getByRole("link", { name: MAIN }).click();
    await page.getByRole("heading", { level: 1, name: MAIN }).waitFor();
    expect(page.url()).toContain("at=11");
    await page.close();
  });

  it("includes addresses that lead nowhere", async () => {
    const { page } = await open(pages.browser, pages.urlOf("sample.html", "#/v9/calls"));
    await page.getByText("This address leads to no view").waitFor();
    await page.close();
  });
});

describe("a large material", () => {
  it("opens, and shows a call's evidence on a click", async () => {
    const { page, complaints } = await open(pages.browser, pages.urlOf("large.html", "#/v1/calls"));
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
    const { page } = await open(pages.browser, pages.urlOf("large.html", "#/v1/calls"));
    await page.getByRole("grid").focus();
    await page.keyboard.press("End");
    await page.getByRole("row", { name: /resource-2999/ }).waitFor();
    expect(await page.getByRole("row").count()).toBeLessThan(60);
    await page.close();
  });
});
