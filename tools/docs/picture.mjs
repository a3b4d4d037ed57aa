/**
 * `node tools/docs/picture.mjs`: makes what README.md shows of the example, from the real programs: the summary on the
 * terminal and a row of the Markdown form, each between its marks, and `docs/images/viewer.png`, the viewer in Chromium
 * at 1280 x 800 with a call and its evidence. Needs a build.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { runTool, StepFailed, step } from "../lib/step.mjs";
import { installBrowser } from "../lib/system.mjs";
import { ROOT, run } from "../lib/workspace.mjs";

const MATERIAL = "fixtures/example/vite/material";
const PAGE = join(ROOT, "out", "example.html");
const README = join(ROOT, "README.md");
const PICTURE = join(ROOT, "docs", "images", "viewer.png");

/** Runs the command as a reader of README.md would, without colours. */
async function asbuilt(...options) {
  const env = { NO_COLOR: "1" };
  const { code, output } = await run("node", ["apps/cli/bin/asbuilt.cjs", "analyze", MATERIAL, ...options], { env });
  if (code !== 0) throw new StepFailed(output);
  return output;
}

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` in README.md. */
function write(name, block) {
  const readme = readFileSync(README, "utf8");
  const place = new RegExp(`(?<=<!-- ${name} -->\\n)[^]*(?=<!-- /${name} -->)`);
  if (!place.test(readme)) throw new StepFailed(`README.md has no marks for ${name}.`);
  writeFileSync(
    README,
    readme.replace(place, () => `\n${block}\n\n`),
  );
}

async function writeSummary() {
  write("summary", `\`\`\`text\n$ npx asbuilt analyze ${MATERIAL}\n\n${(await asbuilt()).trimEnd()}\n\`\`\``);
  return {};
}

/** One call of the Markdown form, with the head of its table. */
async function writeRow() {
  const output = join(ROOT, "out", "example.md");
  await asbuilt("--output", output);
  const lines = readFileSync(output, "utf8").split("\n");
  const head = lines.findIndex((line) => line.startsWith("| Method |"));
  const row = lines.find((line) => /^\| `POST` \| `[^`]*suspension`/.test(line));
  if (head < 0 || row === undefined) throw new StepFailed("The specification does not show the call.");
  write("row", `${lines[head]}\n${lines[head + 1]}\n${row}`);
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
    await asbuilt("--format", "html", "--output", PAGE);
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
  await step("Writing the summary", writeSummary);
  await step("Writing a row", writeRow);
  await step("Taking the picture", () => photograph(browser));
});
