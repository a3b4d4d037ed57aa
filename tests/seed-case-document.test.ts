/** Keeps `docs/seed-case.md` true; with `-u` it is written anew. */
import { readFileSync } from "node:fs";
import { renderMarkdown } from "@as-built/engine";
import { expect, test } from "vitest";
import { analyzeFixture } from "./fixture.ts";
import { seedDocument, strangePhrases } from "./seed-case-document.ts";

const seed = readFileSync(new URL("../docs/seed.md", import.meta.url), "utf8");

test("each sentence of the seed stands beside what As-Built says, and its bytes", async () => {
  const { specification } = await analyzeFixture("seed-case/a/material");
  const [title = ""] = renderMarkdown(specification).split("\n");
  const document = seedDocument(seed, specification, title.replace(/^# /, ""));
  await expect(document).toMatchFileSnapshot("../docs/seed-case.md");
});

test("the phrases are the seed's", () => {
  expect(strangePhrases(seed)).toEqual([]);
});
