/**
 * `node tools/docs/screenshots.mjs [NAME ...]`: takes pictures of every page of the web application, with the bundled
 * example as two releases, into `docs/screenshots/`: a file a page, which shows it on a desktop and on a phone, light and
 * dark, and on paper, side by side. Needs a build.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { runTool, step } from "../lib/step.mjs";
import { installBrowser } from "../lib/system.mjs";
import { ROOT } from "../lib/workspace.mjs";

const EXAMPLE = join(ROOT, "fixtures", "example");
const FOLDER = join(ROOT, "docs", "screenshots");

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const PAPER = { viewport: { width: 794, height: 1123 }, colorScheme: "light" };
const SCREENS = [{ viewport: DESKTOP }, { viewport: PHONE, hasTouch: true, isMobile: true }].flatMap((device) =>
  ["light", "dark"].map((colorScheme) => ({ ...device, colorScheme })),
);
const VARIANTS = [...SCREENS, PAPER];

/** Of each variant in the picture, in pixels; and how much of it WebP keeps, from 0 to 1. */
const HEIGHT = 560;
const QUALITY = 0.72;

/** A machine that does much else at once is slow, and no reason to fail. */
const PATIENCE_MS = 180_000;

/** Pages by name: the address (`:analysis`, `:application` are filled in), and what is done before the picture is taken. */
const PAGES = [
  { name: "start", address: "/" },
  { name: "progress", address: "/", act: tryExample },
  { name: "applications", address: "/applications" },
  { name: "application", address: "/applications/:application" },
  { name: "overview", address: "/analyses/:analysis", act: compared },
  { name: "treemap", address: "/analyses/:analysis#provenance" },
  { name: "purpose", address: "/analyses/:analysis/purpose" },
  { name: "screens", address: "/analyses/:analysis/screens" },
  { name: "screen-map", address: "/analyses/:analysis/screens?as=map" },
  { name: "entities", address: "/analyses/:analysis/entities?as=diagram" },
  { name: "states", address: "/analyses/:analysis/states?as=chart" },
  { name: "validation", address: "/analyses/:analysis/validation" },
  { name: "roles", address: "/analyses/:analysis/roles?as=matrix" },
  { name: "calls", address: "/analyses/:analysis/calls" },
  { name: "evidence", address: "/analyses/:analysis/calls", act: openCall },
  { name: "errors", address: "/analyses/:analysis/errors" },
  { name: "constants", address: "/analyses/:analysis/constants" },
  { name: "search", address: "/analyses/:analysis/search?q=loan" },
  { name: "quick-search", address: "/analyses/:analysis", act: searchQuickly },
  { name: "file", address: "/analyses/:analysis/calls", act: openFile },
  { name: "compare", address: "/compare?left=:earlier&right=:analysis" },
  { name: "ask", address: "/ask/libraries?name=react" },
  { name: "ask-suggestions", address: "/ask/calls" },
  { name: "tokens", address: "/tokens", act: createToken },
  { name: "not-found", address: "/nowhere" },
  { name: "screen-neighbours", address: "/analyses/:analysis/screens?as=map&around=screen%3A%2Floans" },
  { name: "files", address: "/analyses/:analysis/file" },
  { name: "compare-none", address: "/analyses/:analysis/compare" },
  { name: "sign-in", address: "/sign-in" },
  { name: "design", address: "/design" },
];

/** The worker is slow enough on a cold start to be seen at work. */
async function tryExample(page) {
  await page.getByRole("button", { name: "Try the example" }).click();
  await page.getByRole("progressbar", { name: "Progress of the analysis" }).waitFor();
}

/** What changed is counted when the page stands. */
async function compared(page) {
  await page
    .getByRole("region", { name: /^What changed since/ })
    .getByRole("listitem")
    .first()
    .waitFor();
}

async function openCall(page) {
  await page
    .getByRole("row", { name: /suspension/ })
    .first()
    .click();
  await page.locator("mark").first().waitFor();
}

async function createToken(page) {
  await page.getByLabel("Name").fill("build server");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("row", { name: "build server" }).first().waitFor();
}

async function openFile(page) {
  await openCall(page);
  await page.getByLabel("Evidence in the text").getByRole("link").click();
  await page.locator("mark").first().waitFor();
}

async function searchQuickly(page) {
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Search everywhere" }).fill("volunteer");
  await page.waitForTimeout(300);
}

/** What the earlier release had otherwise, so that there is something to compare. */
const EARLIER = [
  ["suspension", "exclusion"],
  ["Choose until when the member is suspended.", "Choose a date."],
];

/** A copy of the material of the earlier release. */
function earlierMaterial(folder) {
  const copy = join(folder, "material");
  cpSync(join(EXAMPLE, "webpack", "material"), copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true })) {
    const path = join(copy, name);
    if (!statSync(path).isFile() || !path.endsWith(".js")) continue;
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      EARLIER.reduce((changed, [now, before]) => changed.replaceAll(now, before), text),
    );
  }
  return copy;
}

/** Two releases of the example, as two bundlers built it. Gives the ids that addresses name. */
async function fill(browser, url, folder) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const drop = async (material, label) => {
    if (label) await page.getByLabel("Version").fill(label);
    await page.getByLabel("Folder", { exact: true }).setInputFiles(material);
    await page.getByText("As-built specification").waitFor();
    return /\/analyses\/([^/?#]+)/.exec(page.url())[1];
  };
  await page.goto(url, { waitUntil: "networkidle" });
  const earlier = await drop(earlierMaterial(folder));
  await page.getByRole("navigation", { name: "Place" }).getByRole("link", { name: "Lendwell" }).click();
  await page.getByLabel("Version").waitFor();
  const application = /\/applications\/([^/?#]+)/.exec(page.url())[1];
  const analysis = await drop(join(EXAMPLE, "vite", "material"), "2.0");
  await page.close();
  return { earlier, analysis, application };
}

async function shot(browser, href, act, variant) {
  const page = await browser.newPage({ ...variant, reducedMotion: "reduce" });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(href, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await act?.(page);
  // When the page stands, as a browser does that prints it: long lists are then drawn whole.
  if (variant === PAPER) await page.emulateMedia({ media: "print" });
  // Graphs are placed and texts measured after the first frames.
  await page.waitForTimeout(400);
  const png = await page.screenshot({ animations: "disabled" });
  await page.close();
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** The pictures beside each other, made by the browser, which knows WebP. */
async function sheet(browser, shots) {
  const page = await browser.newPage();
  const url = await page.evaluate(drawSheet, { shots, height: HEIGHT, quality: QUALITY });
  await page.close();
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** Runs in the page. */
async function drawSheet({ shots, height, quality }) {
  const GAP = 8;
  const images = await Promise.all(
    shots.map(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image;
    }),
  );
  const widths = images.map((image) => Math.round((image.width / image.height) * height));
  const canvas = document.createElement("canvas");
  canvas.width = widths.reduce((sum, width) => sum + width, GAP * (images.length - 1));
  canvas.height = height;
  const context = canvas.getContext("2d");
  context.fillStyle = "#8a94a8";
  context.fillRect(0, 0, canvas.width, height);
  context.imageSmoothingQuality = "high";
  let left = 0;
  images.forEach((image, index) => {
    context.drawImage(image, left, 0, widths[index], height);
    left += widths[index] + GAP;
  });
  return canvas.toDataURL("image/webp", quality);
}

const addressOf = (address, ids) => address.replace(/:(\w+)/g, (_, name) => ids[name]);

async function photograph(executablePath, only) {
  mkdirSync(FOLDER, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), "as-built-pictures-"));
  const { startServer } = await import("@as-built/server");
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const ids = await fill(browser, server.url, work);
    const wanted = PAGES.filter(({ name }) => only.length === 0 || only.includes(name));
    for (const { name, address, act } of wanted) {
      const href = new URL(addressOf(address, ids), server.url).href;
      const shots = [];
      for (const variant of VARIANTS) shots.push(await shot(browser, href, act, variant));
      writeFileSync(join(FOLDER, `${name}.webp`), await sheet(browser, shots));
    }
    return {};
  } finally {
    await browser.close();
    await server.close();
    rmSync(work, { recursive: true });
  }
}

await runTool(async () => {
  const browser = await step("Browser", installBrowser);
  await step("Taking the pictures", () => photograph(browser, process.argv.slice(2)));
});
