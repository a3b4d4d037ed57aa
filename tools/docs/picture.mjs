/**
 * `node tools/docs/picture.mjs`: makes what documents show of the example, from the real programs: the texts between
 * their marks (`example-blocks.mjs`), and `docs/images/viewer.png`, the viewer in Chromium
 * at 1280 x 800 with a call and its evidence. Needs a build.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { runTool, StepFailed, step } from "../lib/step.mjs";
import { installBrowser } from "../lib/system.mjs";
import { ROOT, run } from "../lib/workspace.mjs";
import { BLOCKS, withBlock } from "./example-blocks.mjs";

const MATERIAL = "fixtures/example/vite/material";
const PAGE = join(ROOT, "out", "example.html");
const PICTURE = join(ROOT, "docs", "images", "viewer.png");

/** Runs the command as a reader of README.md would, without colours. */
async function asbuilt(...options) {
  const env = { NO_COLOR: "1" };
  const { code, output } = await run("node", ["apps/cli/bin/asbuilt.cjs", ...options], { env });
  if (code !== 0) throw new StepFailed(output);
  return output;
}

async function writeBlocks() {
  for (const { document, name, make } of BLOCKS) {
    const file = join(ROOT, document);
    const text = withBlock(readFileSync(file, "utf8"), name, await make(asbuilt));
    if (text === undefined) throw new StepFailed(`${document} has no marks for ${name}.`);
    writeFileSync(file, text);
  }
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
    await asbuilt("analyze", MATERIAL, "--format", "html", "--output", PAGE);
    await page.goto(pathToFileURL(PAGE).href);
    await page
      .getByRole("link", { name: /^API calls/ })
      .first()
      .click();
    await page
      .getByRole("row", { name: /suspension/ })
      .first()
      .click();
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
  await step("Writing what documents show of it", writeBlocks);
  await step("Taking the picture", () => photograph(browser));
});
