/** The way of a new user over the real server: from the drop to the evidence of a call. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RunningServer } from "@as-built/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./accessibility.ts";
import { emptyPage, IS_FIREFOX, launch, open } from "./browser.ts";
import { analysisIn, choose, drop, startHosted } from "./hosted.ts";

let browser: Browser;
let server: RunningServer;
let folder: string;

const FILES = {
  "shop/index.html": '<!doctype html><title>Shop</title><script type="module" src="./assets/main.js"></script>',
  "shop/assets/main.js": 'export const load=(id)=>fetch("/api/orders/"+id,{method:"POST"});',
  "shop/assets/broken.js": "function (",
  "notes/readme.txt": "no script in here",
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "as-built-drop-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  server = await startHosted();
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (folder) rmSync(folder, { recursive: true });
});

/** Keeps from the page that its analysis has ended, until the given function is called: the example may end before the page is looked at. */
async function holdEnd(page: Page): Promise<() => void> {
  let held = true;
  let letGo = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/v1/analyses/*", async (route) => {
    const response = await route.fetch();
    const analysis = await response.json();
    await route.fulfill({ response, json: held ? { ...analysis, state: "running" } : analysis });
  });
  await page.route("**/api/v1/analyses/*/events", (route) => ended.then(() => route.continue()));
  return () => {
    held = false;
    letGo();
  };
}

/** The page as the server has drawn it: its script comes when the given function is called. */
async function openWithoutScript(): Promise<{ readonly page: Page; readonly letGo: () => void }> {
  const page = await emptyPage(browser);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
  await page.goto(server.url, { waitUntil: "commit" });
  return { page, letGo };
}

/** Drops one file, as a mouse would. */
async function dropScript(page: Page): Promise<void> {
  const zone = page.getByRole("group", { name: "Files to read" });
  await zone.waitFor();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "main.js", { type: "text/javascript" }));
    return transfer;
  }, FILES["shop/assets/main.js"]);
  await zone.dispatchEvent("drop", { dataTransfer: data });
}

describe("from a folder to the evidence of a call", () => {
  it("through the folder button, and again after a reload", async () => {
    const { page, complaints } = await open(browser, server.url);
    await page
      .getByRole("heading", { level: 1, name: "See what a web app really does, from its shipped code" })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await drop(page, join(folder, "shop"));
    const answer = await fetch(`${server.url}api/v1/analyses/${analysisIn(page)}/specification`);
    const specification = await answer.json();
    expect(specification.subject.input).toBe(IS_FIREFOX ? "shop.tar" : "shop");
    expect(specification.material.files.map((file: { readonly id: string }) => file.id)).toContain("assets/main.js");
    await page
      .getByRole("link", { name: /^API calls/ })
      .first()
      .click();
    await page.getByRole("row", { name: /POST.*\/api\/orders/ }).click();
    await expect.poll(() => page.locator("mark").first().textContent()).toContain("fetch(");
    expect(new URL(page.url()).pathname).toContain("/calls/");
    await page.reload();
    await expect.poll(() => page.locator("mark").first().textContent()).toContain("fetch(");
    await page.goBack();
    await expect.poll(() => page.locator("mark").count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("through a drop, and back to it from the start page", async () => {
    const { page, complaints } = await open(browser, server.url);
    await dropScript(page);
    await page.getByText("As-built specification").waitFor();
    expect(await page.getByRole("banner").textContent()).toContain("main.js");
    await page.getByRole("link", { name: "As-Built: to the start" }).click();
    await page.getByRole("region", { name: "Recent" }).getByRole("link", { name: "main.js" }).click();
    await page.getByText("As-built specification").waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("through a drop on the page that is there before its script", async () => {
    const { page, letGo } = await openWithoutScript();
    await dropScript(page);
    letGo();
    await page.getByText("As-built specification").waitFor();
    expect(await page.getByRole("banner").textContent()).toContain("main.js");
    await page.close();
  });

  it("through the bundled example, in one click, told stage by stage", async () => {
    const { page, complaints } = await open(browser, server.url);
    const letEnd = await holdEnd(page);
    await page.getByRole("button", { name: "Try the example" }).click();
    await page.getByRole("heading", { level: 1, name: /^Analysing / }).waitFor();
    await page.getByRole("progressbar", { name: "Progress of the analysis" }).waitFor();
    expect(await violations(page)).toEqual([]);
    letEnd();
    await page.getByRole("heading", { level: 1, name: "Lendwell" }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("refuses what holds no script with a reason and a next step, and keeps nothing of it", async () => {
    const { page } = await open(browser, server.url);
    await choose(page, join(folder, "notes"));
    await page.getByText("Upload failed").waitFor();
    await page.getByText(/None of the files holds a script.*Drop the folder.*Nothing was stored/).waitFor();
    await page.getByText("Drop a folder, files or an archive here").waitFor();
    const { items } = await (await fetch(`${server.url}api/v1/applications?q=notes`)).json();
    expect(items).toEqual([]);
    await page.close();
  });

  it("keeps a folder that is given before the page's script has come", async () => {
    const { page, letGo } = await openWithoutScript();
    await choose(page, join(folder, "shop"));
    letGo();
    await page.getByText("As-built specification").waitFor();
    await page.close();
  });
});
