/**
 * `docs/seed-case.md`: each sentence of the seed beside what As-Built writes of material A, and the bytes that show it.
 * A sentence's facts are found by the seed's own phrases.
 */
import { type LeftOut, POINTS, type PointName, type Specification } from "@as-built/spec";

/** A phrase of the seed, and the words under which As-Built names the same thing on the same point. */
const PHRASES: readonly (readonly [PointName, string, string])[] = [
  ["purpose", "a client-side page router with a cache", "a client-side page router with a cache"],
  ["purpose", "a UI runtime", "a UI runtime"],
  ["purpose", "redirect and not-found helpers", "redirect and not-found helpers"],
  ["purpose", "hydration and error-handling helpers", "hydration and error-handling helpers"],
  ["purpose", "a scheduler", "a scheduler"],
  ["purpose", "browser polyfills", "browser polyfills"],
  ["purpose", "an error-reporting and performance-tracing client", "an error-reporting and performance-tracing client"],
  ["screens", "dynamic segments", "dynamic segments"],
  ["screens", "catch-all segments", "catch-all segments"],
  ["screens", "optional segments", "optional segments"],
  ["screens", "hash scroll", "hash scroll"],
  ["screens", "redirects", "redirects"],
  ["screens", "not-found fallbacks", "not-found fallbacks"],
  ["states", "router prefetch cache entries", "router prefetch cache entries"],
  ["states", "the error-reporting session", "the error-reporting session"],
  ["states", "span lifecycle", "the span lifecycle"],
  ["calls", "a data-request header", "page-data fetches marked with a data-request header"],
  ["calls", "server-action POST requests", "server-action POST requests sent to the current address"],
  ["calls", "script and stylesheet loads", "script loads"],
  ["calls", "script and stylesheet loads", "stylesheet loads"],
  ["calls", "event uploads by the error-reporting client", "event uploads by the error-reporting client"],
  ["errors", "a generic application-error page", "a generic application-error page"],
  ["errors", "with a digest", "the digest on the application-error page"],
  ["errors", "hydration mismatch messages", "hydration mismatch messages"],
  ["constants", "router cache lifetimes", "router cache lifetimes in milliseconds"],
  ["constants", "a page route load time-out of 3800 ms", "a page route load time-out in milliseconds"],
  ["constants", "a prefetch queue of 5 concurrent tasks", "a prefetch queue of so many concurrent tasks"],
  ["constants", "an 8192-character limit on a tracing header", "a limit on a tracing header in characters"],
  ["constants", "error-reporting buffer sizes", "error-reporting buffer sizes"],
  ["constants", "performance metric thresholds", "performance metric thresholds"],
];

const INTRODUCTION = `# The seed's case, sentence by sentence

What [the seed](seed.md) says, and what As-Built writes of \`fixtures/seed-case/a/material\`, with the bytes that show it.
This file is generated: \`npx vitest run tests/seed-case-document.test.ts -u\` writes it, and the same test, without
\`-u\`, keeps it true.`;

/** Longest part of a quote that is shown. */
const SHOWN = 70;

/** The document. `opening` is the title of the specification as Markdown. */
export function seedDocument(seed: string, specification: Specification, opening: string): string {
  const [before = "", ...sections] = seed.split(/^## /m);
  const points = sections.map((section, index) => {
    const point = POINTS[index];
    if (!point) throw new Error(`the seed has a section without a point: ${section}`);
    const [heading = "", ...lines] = section.split("\n");
    const sentences = sentencesOf(lines.join("\n"));
    const ours = specification.points[point.name].notShown ?? "";
    return [
      `## ${heading}`,
      `As-Built: ${ours}`,
      ...sentences.map((sentence) => block(sentence, linesOf(sentence, point.name, specification))),
    ].join("\n\n");
  });
  return `${[INTRODUCTION, openingOf(before, specification, opening), ...points].join("\n\n")}\n`;
}

function openingOf(before: string, specification: Specification, opening: string): string {
  const [title = "", ...sentences] = sentencesOf(before);
  const { totals, components } = specification.provenance;
  const hidden = POINTS.filter(({ name }) => !specification.points[name].shown).length;
  const scripts = specification.material.files.filter(({ kind }) => kind === "script").length;
  const ours = [
    `${scripts} scripts, read as one material`,
    `${POINTS.length} points: ${POINTS.map(({ heading }) => heading).join("; ")}`,
    `of product code ${totals.product} code units; ${components.length} components in the inventory`,
    `${hidden} of ${POINTS.length} points with \`shown: false\`, each with its reasons`,
  ];
  if (sentences.length !== ours.length) throw new Error("the seed begins differently");
  return [block(title.replace(/^# /, ""), [opening]), ...sentences.map((s, i) => block(s, [ours[i] ?? ""]))].join(
    "\n\n",
  );
}

/** A dot or bracket ends a sentence where white space and a capital letter follow. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n+|(?<=[.])\s+(?=[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

const block = (sentence: string, lines: readonly string[]): string =>
  [`> ${sentence}`, ...(lines.length > 0 ? ["", ...lines.map((line) => `- ${line}`)] : [])].join("\n");

/** @throws where a phrase of the seed is not shown any more */
function linesOf(sentence: string, point: PointName, specification: Specification): readonly string[] {
  const { leftOut = [] } = specification.points[point];
  return PHRASES.filter(([of, phrase]) => of === point && sentence.includes(phrase)).flatMap(([, phrase, what]) => {
    const entries = leftOut.filter((entry) => entry.what === what);
    if (entries.length === 0) throw new Error(`nothing shows: ${phrase}`);
    return entries.map(lineOf);
  });
}

function lineOf({ what, value, component, evidence: [first] }: LeftOut): string {
  const stated = value === undefined ? "" : ` ${code(JSON.stringify(value))}`;
  const where = `${first.file}:${first.start}-${first.end}`;
  return `${what}${stated}, ${code(component)}: ${code(where)} ${code(first.quote.slice(0, SHOWN))}`;
}

/** A code span, with a fence longer than any in the text. */
function code(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  if (longest === 0) return `\`${line}\``;
  const fence = "`".repeat(longest + 1);
  return `${fence} ${line} ${fence}`;
}

/** Phrases that stand in no sentence of the seed. */
export const strangePhrases = (seed: string): readonly string[] =>
  PHRASES.map(([, phrase]) => phrase).filter((phrase) => !seed.includes(phrase));
