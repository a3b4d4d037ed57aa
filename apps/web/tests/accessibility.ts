/** Accessibility as axe-core sees it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Serious and critical violations, each with where it is. */
export async function violations(page: Page): Promise<readonly string[]> {
  // The page's content policy allows no script but its own: evaluate goes around it, as a test may.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const result = await axe.run(document, { resultTypes: ["violations"] });
    return result.violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`));
  });
}
