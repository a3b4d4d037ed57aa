/** Accessibility as axe-core sees it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { IS_FIREFOX, inScheme } from "./browser.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that ask for colours (axe-core 4, `cat.color`). */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Serious and critical violations in light and in dark. What is no matter of colours is the same in both, and is asked once. */
export async function violationsInBoth(page: Page): Promise<readonly string[]> {
  await inScheme(page, "light");
  const inLight = await violations(page);
  await inScheme(page, "dark");
  return [...inLight, ...(await violations(page, OF_COLOURS))];
}

/**
 * Serious and critical violations, each with where it is; of some rules, or of all. Chromium tells them; in Firefox (ESR 153) a
 * content process ends with a segmentation fault while axe reads a page with a dialog over it, and takes the browser along.
 */
export async function violations(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  if (IS_FIREFOX) return [];
  // The page's content policy allows no script but its own: evaluate goes around it, as a test may.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const result = await axe.run(document, {
      resultTypes: ["violations"],
      ...(runOnly.length > 0 && { runOnly: [...runOnly] }),
    });
    return result.violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`));
  }, rules);
}
