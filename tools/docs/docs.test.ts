/** The documents name only what exists; and the check that says so finds what does not. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { wrongNames } from "./names.mjs";

const REPOSITORY = {
  files: ["README.md", "docs/MAP.md", "packages/engine/src/parse/oxc.ts", "packages/engine/src/analyze.ts"],
  textOf: () => "# Title\n\n## How it is built, and why\n",
  scripts: new Set(["verify"]),
  declares: (symbol: string, path?: string) =>
    symbol === "oxcParser" && (path === undefined || path === "packages/engine/src/parse/oxc.ts"),
};

const wrong = (text: string) => wrongNames({ path: "docs/MAP.md", text, symbols: true }, REPOSITORY);

describe("the documents", () => {
  it("name only what exists", () => {
    const script = fileURLToPath(new URL("./check.mjs", import.meta.url));
    const { stdout } = spawnSync(process.execPath, [script], { encoding: "utf8" });
    expect(stdout).toMatch(/^\d+ documents, 0 problems\n$/);
  });
});

describe("the document that the project began with", () => {
  const textOf = (path: string): string =>
    readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
  const paragraphs = textOf("docs/seed.md")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const sentences = paragraphs.flatMap((line) => line.split(/(?<=\.) (?=[A-Z])/));
  const rows = textOf("docs/from-the-seed.md")
    .split("\n")
    .filter((line) => line.startsWith("| "));

  it.each(sentences)("sets beside the seed: %s", (sentence) => {
    const row = rows.find((line) => line.includes(sentence));
    expect(row?.split(" | ").map((cell) => cell.trim() !== "")).toEqual([true, true, true]);
  });
});

describe("the check", () => {
  it.each([
    "[map](../README.md), [why](#how-it-is-built-and-why), [web](https://example.org/x)",
    "`oxcParser` (`parse/oxc.ts`), `packages/engine/src/*.ts`, `packages/engine/`, `/users/{id}`, `application/json`",
    "`npm run verify`",
    "```js\n`packages/none.ts`\n```",
  ])("accepts %s", (text) => {
    expect(wrong(text)).toEqual([]);
  });

  it.each([
    ["[map](GONE.md)", "docs/MAP.md: GONE.md leads nowhere"],
    ["[why](#gone)", "docs/MAP.md: #gone: no heading of that name"],
    ["`packages/engine/src/gone.ts`", "docs/MAP.md: there is no packages/engine/src/gone.ts"],
    ["`gone.ts`", "docs/MAP.md: there is no gone.ts"],
    ["`oxcParser` (`analyze.ts`)", "docs/MAP.md: analyze.ts does not declare oxcParser"],
    ["`parse/gone.ts`", "docs/MAP.md: there is no parse/gone.ts"],
    ["`npm run gone`", "docs/MAP.md: there is no script gone"],
    ["`goneParser`", "docs/MAP.md: nothing declares goneParser"],
    [
      "`oxcParser` (`packages/engine/src/analyze.ts`)",
      "docs/MAP.md: packages/engine/src/analyze.ts does not declare oxcParser",
    ],
  ])("finds %s", (text, problem) => {
    expect(wrong(text)).toEqual([problem]);
  });
});
