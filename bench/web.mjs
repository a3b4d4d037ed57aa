/**
 * `npm run bench:web [-- --quick]`: measures the web application in Chromium over the real server, with the benchmark's
 * applications as one capture and a script of 10 MB on one line, looks at every page of their specification for faults,
 * prints the figures with their limits and writes them to results/. `--quick`: one run, nothing is written. Needs a build. Exit code 1 where a figure is above its limit.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { runTool, step } from "../tools/lib/step.mjs";
import { installBrowser } from "../tools/lib/system.mjs";
import { fetchApplication } from "./fetch.mjs";
import { median } from "./measure.mjs";
import { scriptsIn } from "./scripts.mjs";
import { lookAtPages } from "./web-pages.mjs";
import { webReport } from "./web-report.mjs";
import { measureFirstView, measureInteractions, measureLongLine, measureThread } from "./web-steps.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const quick = process.argv.includes("--quick");
const RUNS = quick ? 1 : 5;

const LONG_LINE = "long-line.js";
const LONG_LINE_LETTERS = 10_000_000;

/** All applications in one folder, and the long line, made of their own scripts. Gives the folder. */
function gatherMaterial(folder) {
  const applications = JSON.parse(readFileSync(at("applications.json"), "utf8"));
  const texts = [];
  for (const application of applications) {
    const source = fetchApplication(application);
    cpSync(source, join(folder, application.id), { recursive: true });
    texts.push(...scriptsIn(source).map((path) => readFileSync(path, "utf8")));
  }
  let line = "";
  while (line.length < LONG_LINE_LETTERS) line += texts.join(";").replace(/[\r\n\u2028\u2029]+/g, " ");
  writeFileSync(join(folder, LONG_LINE), line.slice(0, LONG_LINE_LETTERS));
  return folder;
}

/** Sends the folder and waits for its specification. */
async function analysed(browser, url, folder) {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.getByLabel("Folder", { exact: true }).setInputFiles(folder);
  await page.getByText("As-built specification").waitFor({ timeout: 300_000 });
  const id = /\/analyses\/([^/?#]+)/.exec(page.url())[1];
  await page.close();
  return id;
}

async function statementsOf(url, id) {
  const specification = await (await fetch(`${url}api/v1/analyses/${id}/specification`)).json();
  return Object.values(specification.points).reduce((sum, { statements }) => sum + statements.length, 0);
}

/** Bytes, compressed as the server sends them, of the scripts that the page names. */
function initialScript() {
  const app = at("../apps/web/dist/app");
  const names = [...readFileSync(join(app, "index.html"), "utf8").matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)];
  return names.reduce((sum, [, name]) => sum + gzipSync(readFileSync(join(app, name))).length, 0);
}

/** The medians of the runs, name by name. */
function medians(runs) {
  const names = Object.keys(runs[0]);
  return Object.fromEntries(names.map((name) => [name, Math.round(median(runs.map((run) => run[name])))]));
}

async function times(count, measure) {
  const runs = [];
  for (let run = 0; run < count; run += 1) runs.push(await measure());
  return medians(runs);
}

async function bench(executablePath, folder) {
  const { startServer } = await import("@as-built/server");
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const id = await step("Analysing", async () => ({ value: await analysed(browser, server.url, folder) }));
    const address = `${server.url}analyses/${id}`;
    return {
      value: {
        statements: await statementsOf(server.url, id),
        initialScriptBytes: initialScript(),
        firstView: await times(RUNS, () => measureFirstView(browser, address)),
        interactions: await times(RUNS, () => measureInteractions(browser, address)),
        thread: await times(RUNS, () => measureThread(browser, address)),
        longLine: await times(RUNS, () => measureLongLine(browser, `${address}/file/${LONG_LINE}`)),
        looks: await lookAtPages(browser, address),
      },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

await runTool(async () => {
  const browser = await step("Browser", installBrowser);
  const work = mkdtempSync(join(tmpdir(), "bench-web-"));
  try {
    const folder = join(work, "capture");
    mkdirSync(folder);
    await step("Gathering the material", async () => ({ value: gatherMaterial(folder) }));
    const results = await step("Measuring", () => bench(browser, folder));
    const { text, passed } = webReport(results);
    console.log(text);
    if (!passed) process.exitCode = 1;
    if (quick) return;
    mkdirSync(at("results"), { recursive: true });
    writeFileSync(at("results/web.json"), `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(at("results/web.md"), text);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
