/**
 * `node tools/docs/picture.mjs`: makes `docs/images/viewer.png` from the real viewer. Analyses the example, opens the
 * page in Chromium at 1280 x 800, opens a call with its evidence, and takes the picture. Needs a build.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { runTool, StepFailed, step } from "../lib/step.mjs";
import { installBrowser } from "../lib/system.mjs";
import { ROOT, run } from "../lib/workspace.mjs";

const MATERIAL = "fixtures/example/vite/material";
const PAGE = join(ROOT, "out", "example.html");
const PICTURE = join(ROOT, "docs", "images", "viewer.png");

async function analyse() {
  const args = ["apps/cli/bin/asbuilt.mjs", "analyze", MATERIAL, "--format", "html", "--output", PAGE];
  const { code, output } = await run("node", args);
  if (code !== 0) throw new StepFailed(output);
  return {};
}

async function photograph(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await page.goto(pathToFileURL(PAGE).href);
    await page
      .getByRole("link", { name: /^Calls/ })
      .first()
      .click();
    await page.getByRole("option", { name: /suspension/ }).first().click();
    await page.locator("mark").first().waitFor();
    mkdirSync(join(ROOT, "docs", "images"), { recursive: true });
    await page.screenshot({ path: PICTURE, animations: "disabled" });
    return {};
  } finally {
    await browser.close();
  }
}

await runTool(async () => {
  const browser = await step("Browser", installBrowser);
  await step("Analysing the example", analyse);
  await step("Taking the picture", () => photograph(browser));
});
