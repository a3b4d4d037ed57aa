/** Whatever docs/verify.md does not name as missed, `asbuilt verify` finds wherever it is planted. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countFalsifications, missedIn } from "./falsifications-table.ts";
import { FULL } from "./full.ts";

/** Thousands of documents are verified. */
const timeout = 600_000;

test("no kind of falsification is missed that the document does not name (node bench/falsify.mjs writes it)", {
  ...FULL,
  timeout,
}, async () => {
  const rows = readFileSync(new URL("../docs/verify.md", import.meta.url), "utf8").split("\n");
  for (const [how, byField] of await countFalsifications()) {
    const row = rows.find((line) => line.startsWith(`| ${how} |`)) ?? "";
    for (const [field] of missedIn(byField)) expect(row, how).toContain(`\`${field}\``);
  }
});
