/**
 * Hostile texts in every place of a specification that the material fills, against every output: none of them gets beyond
 * being text. The rows are what is written, the columns what reads it.
 */
import { DOCUMENTS, type DocumentFormat, renderHtml, renderJson, renderMarkdown } from "@as-built/engine";
import type { Specification } from "@as-built/spec";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { renderSummary } from "../apps/cli/src/render-summary.ts";
import { summarize } from "../apps/cli/src/summary.ts";
import { EXPORTS } from "../apps/web/src/model/exports.ts";
import { jsonForHtml } from "../packages/engine/src/render/html.ts";
import { PROBLEMS_OF } from "./document-validators.ts";
import { analyzeFixture } from "./fixture.ts";

const PAYLOADS: Readonly<Record<string, string>> = {
  "an element of a page": "<img src=x onerror=alert(1)>",
  "the end of an element of data": "</script><script>alert(1)</script>",
  "the beginning of a comment": "<!--<script>",
  "an entity": "&lt;b&gt;&#106;",
  "a quote that ends an attribute": `" onmouseover="alert(1)' x='`,
  "a colour of a terminal": "\u001b[31mred\u001b[0m",
  "the title of a terminal's window": "\u001b]0;title\u0007",
  "a link of a terminal": "\u001b]8;;https://evil.example\u001b\\text\u001b]8;;\u001b\\",
  "a control sequence in one character": "\u009b2J",
  "a line over the one before": "good\rbad",
  "what deletes what stands before it": "abc\b\b\b",
  "a formula": '=HYPERLINK("https://evil.example","x")',
  "a formula with a plus": "+1+cmd|' /C calc'!A0",
  "a formula with a minus": "-2+3",
  "a formula with an at": "@SUM(A1:A9)",
  "a formula behind a tab": "\t=1+1",
  "a formula behind a line's end": "\n=1+1",
  "a formula behind spaces": "  =1+1",
  "a formula of wide signs": "\uff1d1+1",
  "the end of a cell": 'a","b\r\nc,d',
  "a link": "[x](javascript:alert(1))",
  "an image": "![x](https://evil.example/x.png)",
  "a code block": "```\nx\n```",
  "a diagram": "```mermaid\ngraph TD;A-->B;click A javascript:alert(1)\n```",
  "the end of a diagram's label": 'A"]-->B["x',
  "a heading": "\n\n# x\n\n",
  "a table": "a | b\n--- | ---\nc | d",
  "an address": "https://evil.example/x",
  "a mention": "@everyone #1",
  "a formula of mathematics": "$$\\href{javascript:alert(1)}{x}$$",
  "text from the right": "\u202etxt.exe\u202c",
  "an isolate": "\u2067x\u2069",
  "what cannot be seen": "a\u200b\u2060\ufeffb",
  "a line of its own": "a\u2028b\u2029c",
  "half a character": "\ud800",
  nothing: "\u0000",
  "a key of every object": "__proto__",
  "another key of every object": "constructor",
};

/** What the material says; the rest are words of the format. */
const TEXTS = new Set(
  "text name title message says reference error notShown meaning url path value version input label field format quote".split(
    " ",
  ),
);

/** The payload before every text of the material; a value that is no text stays. */
function spoiled(value: unknown, payload: string): unknown {
  if (Array.isArray(value)) return value.map((one) => spoiled(one, payload));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === "string" && TEXTS.has(key) ? payload + inner : spoiled(inner, payload),
    ]),
  );
}

async function spoiledBy(payload: string): Promise<Specification> {
  const { specification } = await analyzeFixture("stacks/react16/material");
  return {
    ...(spoiled(specification, payload) as Specification),
    format: specification.format,
    tool: specification.tool,
  };
}

const csvOf = (specification: Specification): string =>
  EXPORTS.find(({ name }) => name === "CSV")?.make(specification).content ?? "";

interface Tree {
  readonly type: string;
  readonly children?: readonly Tree[];
}

const typesIn = ({ type, children = [] }: Tree): readonly string[] => [type, ...children.flatMap(typesIn)];

const OF_US =
  /^(?:root|heading|paragraph|list|listItem|table|tableRow|tableCell|text|inlineCode|emphasis|strong|thematicBreak)$/;

function elementsIn(node: DefaultTreeAdapterTypes.Node): readonly string[] {
  const inner = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [`${node.tagName} ${node.attrs.map(({ name }) => name).join()}`, ...inner] : inner;
}

/** Characters that move a cursor, reorder text or do what a terminal knows; lines end as usual. */
const steering = (text: string): readonly string[] =>
  text.replaceAll("\n", "").match(/[\p{Cc}\p{Bidi_Control}]/gu) ?? [];

/** The cells of a file of RFC 4180. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted = "", end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows;
}

const OUTPUTS: Readonly<Record<string, (specification: Specification, payload: string) => void | Promise<void>>> = {
  json: (specification) => {
    expect(JSON.parse(renderJson(specification))).toEqual(JSON.parse(JSON.stringify(specification)));
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("text");
  },
  page: (specification) => {
    const page = renderHtml("<!doctype html><title>t</title><body><!--as-built:data--></body>", specification, []);
    const scripts = ["script type,id", "script type,id"];
    expect(elementsIn(parse(page))).toEqual(["html ", "head ", "title ", "body ", ...scripts]);
    expect(JSON.parse(jsonForHtml(specification))).toEqual(JSON.parse(JSON.stringify(specification)));
  },
  markdown: (specification) => {
    const tree = fromMarkdown(renderMarkdown(specification), {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    expect(typesIn(tree as Tree).filter((type) => !OF_US.test(type))).toEqual([]);
    expect(steering(renderMarkdown(specification))).toEqual([]);
  },
  spreadsheet: (specification) => {
    const rows = cellsOf(csvOf(specification)).slice(0, -1);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ length }) => length !== 7)).toEqual([]);
    expect(rows.flat().filter((cell) => /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell))).toEqual([]);
  },
  "documents of others": async (specification) => {
    for (const [format, problemsOf] of Object.entries(PROBLEMS_OF))
      expect(await problemsOf(DOCUMENTS[format as DocumentFormat](specification)), format).toEqual([]);
  },
  "rows of all": (specification) => {
    const rows = cellsOf(DOCUMENTS.csv(specification)).slice(0, -1);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ length }) => length !== 10)).toEqual([]);
    expect(rows.flat().filter((cell) => /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell))).toEqual([]);
  },
  requests: async (specification, payload) => {
    const { specification: plain } = await analyzeFixture("stacks/react16/material");
    const lines = (text: string): number => text.split(/\r\n|[\r\n\u2028\u2029]/).length;
    expect(lines(DOCUMENTS.http(specification)), payload).toBe(lines(DOCUMENTS.http(plain)));
    expect(steering(DOCUMENTS.http(specification))).toEqual([]);
  },
  terminal: async (specification) => {
    const capture = { input: "x", digest: "0", artifacts: [], failures: [] };
    const text = renderSummary(summarize(specification, capture), { width: 80, color: false });
    expect(steering(text)).toEqual([]);
  },
};

const CASES = Object.entries(PAYLOADS).flatMap(([payload, text]) =>
  Object.keys(OUTPUTS).map((output) => [payload, output, text] as const),
);

test.each(CASES)("%s stays text in the %s", async (_, output, text) => {
  await OUTPUTS[output]?.(await spoiledBy(text), text);
});
