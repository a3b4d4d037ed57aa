/** `asbuilt verify` finds of the falsifications that can be planted what docs/verify.md says. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withBlock } from "../tools/docs/example-blocks.mjs";
import { tableOfFalsifications } from "./falsifications-table.ts";

test("what is found of each kind of falsification is what the document says (node bench/falsify.mjs writes it)", async () => {
  const text = readFileSync(new URL("../docs/verify.md", import.meta.url), "utf8");
  expect(withBlock(text, "falsifications", await tableOfFalsifications())).toBe(text);
});
