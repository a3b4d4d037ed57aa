/** The page that `asbuilt site` writes, in a real browser: what it finds is what the command line finds. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { renderJson } from "@as-built/engine";
import type { Browser, Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyzeFixture } from "../../../tests/fixture.ts";
import { siteCommand } from "../../cli/src/site-command.ts";
import { violations } from "./accessibility.ts";
import { IS_FIREFOX, launch, open } from "./browser.ts";
import { buildSite } from "./built.ts";
import { chooseFolder } from "./firefox.ts";

const EXAMPLE = "example/vite/material";
const FOLDER = fileURLToPath(new URL(`../../../fixtures/${EXAMPLE}`, import.meta.url));
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

let browser: Browser;
let work: string;
let server: Server;
let url: string;
const asked: string[] = [];

beforeAll(async () => {
  buildSite();
  work = mkdtempSync(join(tmpdir(), "as-built-site-"));
  await siteCommand(join(work, "site"));
  // In a folder below the root, as a host may have it, and with no headers but the types.
  server = createServer((request, response) => {
    const path = new URL(request.url ?? "", "http://localhost").pathname
      .replace(/^\/tools\//, "")
      .replace(/^$/, "index.html");
    asked.push(path);
    response.setHeader("Content-Type", TYPES[extname(path)] ?? "application/octet-stream");
    response.end(readFileSync(join(work, "site", path)));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/tools/`;
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  if (work) rmSync(work, { recursive: true });
});

async function choose(page: Page): Promise<void> {
  const field = page.getByLabel("Folder", { exact: true });
  if (IS_FIREFOX) await chooseFolder(field, FOLDER);
  else await field.setInputFiles(FOLDER);
}

async function saved(page: Page, name: string): Promise<{ readonly download: Download; readonly text: string }> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name, exact: true }).click();
  const download = await downloading;
  return { download, text: readFileSync(await download.path(), "utf8") };
}

describe("a folder that is dropped", () => {
  it("gives the command line's specification, asks for nothing more, and can be saved", async () => {
    const { page, complaints } = await open(browser, url);
    expect(await violations(page)).toEqual([]);
    await choose(page);
    await page.getByRole("heading", { level: 2, name: "Lendwell" }).waitFor();
    expect(await violations(page)).toEqual([]);
    const before = asked.length;

    const { download, text } = await saved(page, "JSON");
    expect(download.suggestedFilename()).toBe("specification.json");
    const { specification } = await analyzeFixture(EXAMPLE);
    const own = JSON.parse(text);
    expect({ ...own, subject: { ...own.subject, input: specification.subject.input } }).toEqual(
      JSON.parse(renderJson(specification)),
    );

    const { text: openapi } = await saved(page, "OpenAPI");
    expect(Object.keys(JSON.parse(openapi).paths)).toContain("/api/v1/loans");
    const { download: html } = await saved(page, "Page");
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Open the specification" }).click();
    const tab = await opening;
    await tab.getByRole("heading", { level: 1, name: "Lendwell" }).waitFor();
    await tab.getByRole("link", { name: /^API calls/ }).click();
    await tab
      .getByRole("row", { name: /suspension/ })
      .first()
      .click();
    await tab.locator("mark").waitFor();
    expect(asked.length).toBe(before);
    expect(complaints).toEqual([]);

    const path = join(work, "page.html");
    await html.saveAs(path);
    const { page: viewer, complaints: more } = await open(browser, `file://${path}`);
    await viewer.getByRole("heading", { level: 1, name: "Lendwell" }).waitFor();
    expect(more).toEqual([]);
  });

  it("says what is wrong with a folder without scripts, and takes the next", async () => {
    const { page } = await open(browser, url);
    const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("nothing to read") };
    await page.getByLabel("Files", { exact: true }).setInputFiles(notes);
    await page.getByText("There is no script in notes.txt").waitFor();
    await choose(page);
    await page.getByRole("heading", { level: 2, name: "Lendwell" }).waitFor();
  });
});
