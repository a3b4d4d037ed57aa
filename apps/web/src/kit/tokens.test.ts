/** Style sheets name the tokens of type, space and corners, and no numbers of their own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { COLOURS, CORNERS, SPACES, TEXTS } from "./token-names.ts";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
/** Where tokens are made; what libraries' classes need on paper. */
const OWN = ["tokens.css", "print.css"];

/** Of more than a pixel, which a line is wide. */
const NUMBER =
  /^\s*(?:font-size|border-radius|padding|margin|gap|row-gap|column-gap)[a-z-]*:[^;]*\b(?:[2-9]|\d\d)[\d.]*px/;

const sheets = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".css") && !OWN.some((own) => name.endsWith(own)),
);

it("are all on the page of the design", () => {
  const css = readFileSync(join(SOURCES, "kit", "tokens.css"), "utf8");
  const made = new Set([...css.matchAll(/^\s*--ab-([\w-]+):/gm)].map(([, name = ""]) => name));
  const shown = [
    ...Object.values(COLOURS).flat(),
    ...TEXTS.map((name) => `text-${name}`),
    ...SPACES.map((name) => `space-${name}`),
    ...CORNERS.map((name) => `radius-${name}`),
  ];
  expect([...made].sort()).toEqual([...shown, "header", "mono"].sort());
});

it.each(sheets)("%s", (name) => {
  const lines = readFileSync(join(SOURCES, name), "utf8").split("\n");
  expect(lines.filter((line) => NUMBER.test(line))).toEqual([]);
});
