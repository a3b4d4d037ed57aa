/**
 * The one file that a specification is exported as, by the hosted application and by the command line: opened from disk it
 * is whole, asks nobody for anything, and leads from each finding to its code.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RunningServer } from "@as-built/server";
import { POINTS, type Specification } from "@as-built/spec";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { slices } from "../../../tests/full.ts";
import { analyzeCommand } from "../../cli/src/analyze-command.ts";
import { violations } from "./accessibility.ts";
import { inScheme, launch, open } from "./browser.ts";
import { material, read, startHosted } from "./hosted.ts";

let browser: Browser;
let server: RunningServer;
let folder: string;
let specification: Specification;

beforeAll(async () => {
  server = await startHosted();
  browser = await launch();
  folder = mkdtempSync(join(tmpdir(), "as-built-exported-"));
  await analyzeCommand(material("vite"), { output: join(folder, "command.html"), color: false, quiet: true });
  const { page } = await open(browser, server.url);
  const analysis = await read(server, page, "vite");
  specification = await (await fetch(`${server.url}api/v1/analyses/${analysis}/specification`)).json();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /^HTML page/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("lendwell.as-built.html");
  await download.saveAs(join(folder, "hosted.html"));
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (folder) rmSync(folder, { recursive: true });
});

for (const [options, names] of slices(["command", "hosted"], 2))
  describe.each(names)("the page of the %s", options, (name) => {
    const at = (hash: string): string => `${pathToFileURL(join(folder, `${name}.html`)).href}${hash}`;

    it("holds every finding, and offers nothing that needs a server", async () => {
      const { page, complaints } = await open(browser, at(""));
      await page.getByRole("heading", { level: 1, name: "Lendwell" }).waitFor();
      const points = page.getByRole("navigation", { name: "The nine points" });
      for (const { name: point } of POINTS) {
        const { statements } = specification.points[point];
        await points.locator(`a[href^="#/v1/${point}"]`, { hasText: String(statements.length) }).waitFor();
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await inScheme(page, colorScheme);
        expect(await violations(page)).toEqual([]);
      }
      expect(await page.getByRole("region", { name: /What changed since/ }).count()).toBe(0);
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name: /^JSON/ }).waitFor();
      expect(await page.getByRole("menuitem", { name: /^HTML page/ }).count()).toBe(0);
      expect(complaints).toEqual([]);
      await page.close();
    });

    it.each(POINTS.map(({ name: point }) => point))("leads from a finding to its code: %s", async (point) => {
      const [statement] = specification.points[point].statements;
      if (statement === undefined) throw new Error(`the example has ${point}`);
      const { page, complaints } = await open(browser, at(`#/v1/${point}/${encodeURIComponent(statement.id)}`));
      const [first] = statement.evidence;
      await expect
        .poll(async () => (await page.locator("mark").allTextContents()).join("").replace(/\s/g, ""))
        .toContain(first.quote.replace(/\s/g, "").slice(0, 20));
      expect(complaints).toEqual([]);
      await page.close();
    });

    it("finds in findings and in code, and is held against an earlier specification", async () => {
      const { page, complaints } = await open(browser, at("#/v1/search?q=loan"));
      await page.locator("main mark").first().waitFor();
      await page.getByRole("link", { name: "Compare" }).click();
      await page.getByLabel("Earlier specification").setInputFiles({
        name: "earlier.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(specification)),
      });
      await page.getByText("No differences found").waitFor();
      expect(complaints).toEqual([]);
      await page.close();
    });

    it("prints an open finding with all of its evidence, and not the whole bundle", async () => {
      const [call] = specification.points.calls.statements;
      const { page } = await open(browser, at(`#/v1/calls/${encodeURIComponent(call?.id ?? "")}`));
      await page.locator("mark").first().waitFor();
      await page.emulateMedia({ media: "print" });
      const pieces = page.getByRole("complementary", { name: "Details and evidence" }).locator("ol code");
      expect(await pieces.evaluateAll((all) => all.every((piece) => piece.getClientRects().length > 0))).toBe(true);
      expect(await pieces.count()).toBe(call?.evidence.length);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
      await page.close();
    });

    it("fits a phone", async () => {
      const { page } = await open(browser, at("#/v1/calls"), { width: 390, height: 844 });
      await page.getByRole("row").nth(1).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await violations(page)).toEqual([]);
      await page.close();
    });
  });
