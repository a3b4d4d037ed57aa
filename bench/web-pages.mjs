/**
 * Every page of a specification, looked at for faults: each point in each of its layouts, in both schemes of colours, for
 * a desktop and for a phone. What axe finds serious, and what the browser complains of, is named.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(
  createRequire(new URL("../apps/web/package.json", import.meta.url)).resolve("axe-core/axe.min.js"),
  "utf8",
);

const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

const PAGES = [
  "",
  "/purpose",
  "/screens",
  "/screens?as=map",
  "/screens?as=list",
  "/entities",
  "/entities?as=diagram",
  "/states",
  "/states?as=chart",
  "/validation",
  "/validation?as=list",
  "/roles",
  "/roles?as=matrix",
  "/calls",
  "/calls?as=list",
  "/errors",
  "/errors?as=table",
  "/constants",
  "/search?q=error",
];

/** @returns {Promise<{ pages: number, faults: readonly string[] }>} */
export async function lookAtPages(browser, address) {
  const faults = [];
  let pages = 0;
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
      const name = (path) => `${path || "/"} (${size}, ${colorScheme})`;
      let path = "";
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) faults.push(`${name(path)}: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`${name(path)}: ${error.message}`));
      for (path of PAGES) {
        await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
        await page.getByRole("heading", { level: 1 }).waitFor();
        for (const violation of await violations(page)) faults.push(`${name(path)}: ${violation}`);
        pages += 1;
      }
      await page.close();
    }
  }
  return { pages, faults };
}

async function violations(page) {
  // The page's content policy allows no script but its own: evaluate goes around it.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target }) => `${id} ${target}`));
  });
}
