/**
 * `node tools/docs/screenshots.mjs`: takes pictures of every page of the viewer with the bundled example, for a desktop
 * and for a phone, into `docs/screenshots/`. Needs a build.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { runTool, StepFailed, step } from "../lib/step.mjs";
import { installBrowser } from "../lib/system.mjs";
import { ROOT, run } from "../lib/workspace.mjs";

const MATERIAL = "fixtures/example/vite/material";
const PAGE = join(ROOT, "out", "example.html");
const FOLDER = join(ROOT, "docs", "screenshots");

const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

/** Pages by name: the address, what must be there first, and what is done before the picture is taken. */
const PAGES = [
  { name: "overview", address: "overview" },
  { name: "screens", address: "screens" },
  { name: "screen-map", address: "screens?as=map" },
  { name: "entities", address: "entities?as=diagram" },
  { name: "states", address: "states?as=chart" },
  { name: "validation", address: "validation" },
  { name: "roles", address: "roles?as=matrix" },
  { name: "calls", address: "calls" },
  { name: "evidence", address: "calls", act: openCall },
  { name: "errors", address: "errors" },
  { name: "constants", address: "constants" },
  { name: "search", address: "search?q=loan" },
  { name: "file", address: "calls", act: openFile },
  { name: "dark", address: "overview", colorScheme: "dark" },
];

async function openCall(page) {
  await page
    .getByRole("row", { name: /suspension/ })
    .first()
    .click();
  await page.locator("mark").first().waitFor();
}

async function openFile(page) {
  await openCall(page);
  await page.getByLabel("Evidence in the text").getByRole("link").click();
  await page.locator("mark").first().waitFor();
}

async function writePage() {
  const { code, output } = await run("node", [
    "apps/cli/bin/asbuilt.mjs",
    "analyze",
    MATERIAL,
    "--format",
    "html",
    "--output",
    PAGE,
  ]);
  if (code !== 0) throw new StepFailed(output);
  return {};
}

async function photograph(executablePath) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const { name, address, act, colorScheme = "light" } of PAGES) {
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
        await page.goto(`${pathToFileURL(PAGE).href}#/v1/${address}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await act?.(page);
        // Graphs are placed and texts measured after the first frames.
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`), animations: "disabled" });
        await page.close();
      }
    }
    return {};
  } finally {
    await browser.close();
  }
}

await runTool(async () => {
  const browser = await step("Browser", installBrowser);
  await step("Analysing the example", writePage);
  await step("Taking the pictures", () => photograph(browser));
});
