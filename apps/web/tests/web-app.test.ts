/** The way of a new user, in a real browser over the real server with its worker: from the drop to the specification. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RunningServer } from "@as-built/server";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "./accessibility.ts";
import { buildApp } from "./built.ts";
import { launch, open } from "./chromium.ts";
import { makeSample } from "./sample.ts";

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
  buildApp();
  folder = mkdtempSync(join(tmpdir(), "as-built-drop-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { startServer } = await import("@as-built/server");
  server = await startServer();
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (folder) rmSync(folder, { recursive: true });
});

describe("from a folder to its specification", () => {
  it("through the folder button, and again after a reload", async () => {
    const { page, complaints } = await open(browser, server.url);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Folder", { exact: true }).setInputFiles(join(folder, "shop"));
    await page.getByText("As-built specification").waitFor();
    const id = new URL(page.url()).searchParams.get("analysis") ?? "";
    const specification = await (await fetch(`${server.url}api/analyses/${id}/specification`)).json();
    expect(specification.subject.input).toBe("shop");
    expect(specification.material.files.map((file: { readonly id: string }) => file.id)).toContain("assets/main.js");
    await page.getByRole("link", { name: /^Screens/ }).click();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Screens and routes" }).waitFor();
    await page.getByRole("button", { name: "Read another" }).click();
    await page.getByText("Drop a folder or files here").waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Screens and routes" }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("through a drop", async () => {
    const { page } = await open(browser, server.url);
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "main.js", { type: "text/javascript" }));
      return transfer;
    }, FILES["shop/assets/main.js"]);
    await page.getByRole("group", { name: "Files to read" }).dispatchEvent("drop", { dataTransfer: data });
    await page.getByText("As-built specification").waitFor();
    expect(await page.getByRole("banner").textContent()).toContain("main.js");
    await page.close();
  });

  it("ends with a reason and a next step where there is no script", async () => {
    const { page } = await open(browser, server.url);
    await page.getByLabel("Folder", { exact: true }).setInputFiles(join(folder, "notes"));
    await page
      .getByRole("alert")
      .getByText(/None of the files is a script.*Drop the folder/)
      .waitFor();
    await page.getByText("Drop a folder or files here").waitFor();
    await page.close();
  });
});

describe("a specification that the server holds", () => {
  it("shows evidence from the server's texts", async () => {
    const { specification, texts } = makeSample();
    const { startServer } = await import("@as-built/server");
    const given = await startServer({
      runAnalysis: () => ({
        result: Promise.resolve({ specification: JSON.stringify(specification), texts }),
        stop: () => undefined,
      }),
    });
    const { page, complaints } = await open(browser, given.url);
    await page.getByLabel("Folder", { exact: true }).setInputFiles(join(folder, "shop"));
    await page.getByRole("link", { name: "Calls 3" }).click();
    await page.getByRole("row", { name: /POST \/api\/berths/ }).click();
    await expect.poll(() => page.locator("mark").textContent()).toBe('"/berths"');
    expect(complaints).toEqual([]);
    await given.close();
    await page.getByRole("link", { name: "Purpose 3" }).click();
    await page.getByRole("option", { name: /Plan berths/ }).click();
    await page.getByText("The local server did not answer.").waitFor();
    await page.close();
  });

  it("says so when it no longer has it", async () => {
    const { page } = await open(browser, `${server.url}?analysis=gone`);
    await page.getByText(/keeps the last few analyses only/).waitFor();
    await page.close();
  });
});
