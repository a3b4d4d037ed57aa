/**
 * The Markdown as a CommonMark and GFM parser sees it: whatever texts the material holds, the document has the same
 * blocks, holds no link, image or HTML, and gives the texts back. One golden file shows how it reads.
 */
import { componentId, type Evidence, fileId, offset, type Specification, statementId } from "@as-built/spec";
import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { blocks, heading, list, table } from "./markdown/block.ts";
import { code, type Inline, prose } from "./markdown/inline.ts";
import { renderMarkdown } from "./markdown.ts";

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const parse = (markdown: string): Node =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** What a document may hold; all else would come from the material. */
const BLOCKS = new Set(["root", "heading", "paragraph", "list", "listItem", "table", "tableRow", "tableCell"]);
const INLINES = new Set(["text", "inlineCode", "emphasis"]);

/** The blocks, nested; what is no block and none of the permitted inlines stands out by its type. */
function skeleton(node: Node): unknown {
  const inner = (node.children ?? []).filter(({ type }) => !INLINES.has(type)).map(skeleton);
  return BLOCKS.has(node.type) ? [node.type, ...inner] : `foreign: ${node.type}`;
}

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join("");

const HOSTILE = [
  ..."|`*_[]<>()#+-=~&$!^:\\\"'.{}@\n\r\t 1a\u0000\u202e\ud800\u2028é😀",
  "\\|",
  "``",
  "```\n",
  "\n\n# x",
  "\n- ",
  "1. ",
  "| --- |\n",
  "---",
  "<script>",
  "</td>",
  "<!--",
  "&lt;",
  "![a](b)",
  "[a]: b",
  "[^1]: x",
  "https://evil.example/x",
  "http://a",
  "www.evil.example",
  "a@evil.example",
  "mailto:a@b.example",
  "javascript:alert(1)",
  "    code",
  "> q",
  "[x] ",
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary" }),
);

/** A specification with every kind of statement; `t` gives the text of each place that the material fills. */
function sample(t: (place: string) => string): Specification {
  const at = (start: number): Evidence => ({
    file: fileId(t("assets/app.js")),
    start: offset(start),
    end: offset(start + 10),
    quote: t("quote"),
  });
  const said = (id: string, start: number) => ({
    id: statementId(id),
    basis: "shown" as const,
    evidence: [at(start)] as const,
  });
  return {
    format: "asbuilt/1",
    tool: { name: "as-built", version: "0.0.0" },
    subject: { name: t("Lendwell"), input: t("dist"), digest: "d1" },
    material: {
      files: [{ id: fileId(t("assets/app.js")), kind: "script", bytes: 2048, sha256: "s1" }],
      bundlers: [{ name: "vite", version: t("8.0.0") }],
      modules: 3,
      missing: [{ reference: t("assets/reports.js"), evidence: [at(5)] }],
      failures: [{ file: fileId(t("assets/broken.js")), error: t("Unexpected token"), at: offset(7) }],
      locales: [t("en")],
      gaps: [
        { code: "not-recognised", size: 2_912_000, of: 3_000_000 },
        {
          code: "one-piece",
          file: fileId(t("assets/engine.js")),
          start: offset(11),
          end: offset(160_011),
          size: 160_000,
          of: 3_000_000,
        },
      ],
    },
    provenance: {
      totals: { runtime: 0, framework: 1500, library: 0, product: 548, unknown: 0 },
      components: [
        {
          id: componentId("c"),
          kind: "framework",
          name: t("react"),
          version: t("19.0.0"),
          size: 1500,
          evidence: [at(1)],
        },
      ],
      regions: [],
    },
    points: {
      purpose: { shown: true, statements: [{ ...said("p", 10), kind: "name", text: t("Lendwell") }] },
      screens: {
        shown: true,
        statements: [
          {
            ...said("s1", 20),
            path: t("/tools"),
            title: t("Tools"),
            guards: [statementId("r")],
            calls: [statementId("c1")],
          },
          {
            ...said("s2", 30),
            basis: "derived",
            path: t("/tools/{toolId}"),
            parent: statementId("s1"),
            redirectsTo: t("/tools"),
            links: [t("/loans")],
            texts: [t("Reserve this tool"), t("Back")],
            chunk: fileId(t("assets/tool.js")),
          },
        ],
        notShown: `Incomplete. ${t("assets/reports.js")} is referenced and was not captured.`,
        reasons: [{ code: "chunk-missing", ref: t("assets/reports.js") }],
        leftOut: [{ what: t("dynamic segments"), value: t("[param]"), component: componentId("c"), evidence: [at(2)] }],
      },
      entities: {
        shown: true,
        statements: [
          {
            ...said("e", 40),
            name: t("Tool"),
            source: "response",
            fields: [
              { name: t("id"), type: t("string"), basis: "shown" },
              { name: t("condition"), optional: true, values: [t("new"), t("worn")], refersTo: statementId("st") },
            ],
          },
        ],
      },
      states: {
        shown: true,
        statements: [
          {
            ...said("st", 50),
            name: t("Loan"),
            values: [t("requested"), t("approved")],
            labels: { [t("requested")]: t("Waiting") },
            initial: t("requested"),
            transitions: [{ from: t("requested"), to: t("approved"), on: t("approve"), evidence: [at(51)] }],
            entity: statementId("e"),
          },
        ],
      },
      validation: {
        shown: true,
        statements: [
          {
            ...said("v1", 60),
            subject: t("email"),
            of: t("Sign in"),
            rule: "required",
            message: t("Say who you are."),
          },
          {
            ...said("v2", 70),
            subject: t("phone"),
            of: t("Sign in"),
            rule: "pattern",
            value: t("^\\+?[0-9]{6,}$|^$"),
            when: t("country === `DE`"),
            messageKey: t("phone.bad"),
            label: t("Phone"),
          },
        ],
      },
      roles: {
        shown: true,
        statements: [
          { ...said("r", 80), kind: "role", name: t("volunteer"), label: t("Volunteer"), allows: [t("s1")] },
        ],
      },
      calls: {
        shown: true,
        statements: [
          {
            ...said("c1", 90),
            evidence: [at(90), at(95)],
            protocol: "http",
            method: "POST",
            url: t("{base}/tools/{toolId}"),
            parameters: [
              { name: t("toolId"), in: "path" },
              { name: t("page"), in: "query", value: t("1"), required: true },
            ],
            request: { properties: { [t("tool")]: { type: t("object"), properties: { [t("name")]: {} } } } },
            statuses: [409],
            usedBy: [statementId("s1")],
          },
          {
            ...said("c2", 97),
            basis: "inferred",
            origin: "unknown",
            protocol: "websocket",
            url: t("wss://desk.example/live"),
            operation: { name: t("loan.changed"), type: "event", direction: "received" },
            reasons: [{ code: "runtime-configuration", ref: t("base") }],
          },
        ],
      },
      errors: {
        shown: true,
        statements: [
          { ...said("x1", 100), kind: "shown", message: t("A photo can have at most 5 MB."), when: t("size > 5e6") },
          { ...said("x2", 110), kind: "mapped", code: t("ALREADY_LENT"), messageKey: t("errors.lent") },
        ],
      },
      constants: {
        shown: false,
        statements: [],
        notShown: "Not shown. No product limit, fee, rate or threshold was found in the product code.",
        reasons: [{ code: "no-evidence" }],
      },
    },
  };
}

describe("renderMarkdown", () => {
  it("reads well", async () => {
    await expect(renderMarkdown(sample((place) => place))).toMatchFileSnapshot("./markdown.golden.md");
  });

  it("keeps its blocks and holds no markup of the material, whatever the texts are", () => {
    const expected = skeleton(parse(renderMarkdown(sample((place) => place))));
    fc.assert(
      fc.property(text, (hostile) => {
        expect(skeleton(parse(renderMarkdown(sample(() => hostile))))).toEqual(expected);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

/** The headings of the document that this project comes from, word for word. */
const HEADINGS = [
  "1. What the product does and for whom",
  "2. Screens and routes",
  "3. Entities and their fields",
  "4. States and transitions",
  "5. Validation rules",
  "6. Roles and permissions",
  "7. The calls it makes",
  "8. The error catalogue",
  "9. Business constants and limits",
];

describe("a material without a product", () => {
  const { subject, points, ...rest } = sample((place) => place);
  const nothing = { shown: false, statements: [], notShown: "Not shown. Nothing of the kind appears." };
  const markdown = renderMarkdown({
    ...rest,
    subject: { input: subject.input, digest: subject.digest },
    points: {
      purpose: nothing,
      screens: nothing,
      entities: nothing,
      states: nothing,
      validation: nothing,
      roles: nothing,
      calls: nothing,
      errors: nothing,
      constants: points.constants,
    },
  });

  it("is called what the seed calls it", () => {
    const [title] = markdown.split("\n");
    expect(title).toBe("# Specification: web application with a client-side script bundle (product purpose not shown)");
  });

  it("has the nine headings, each with what is not shown", () => {
    const sections = markdown.split(/^## /m).slice(1, 10);
    expect(sections.map((section) => section.split("\n")[0])).toEqual(HEADINGS);
    for (const section of sections) expect(section).toMatch(/^Not shown\./m);
  });
});

describe("inline text", () => {
  const shown = (inline: Inline): readonly string[] => {
    const tree = parse(
      blocks([heading(2, inline), list([inline]), table([inline], [{ head: "A", cell: (row) => row }])]),
    );
    const [title, items, rows] = tree.children ?? [];
    return [title, items, rows?.children?.[1]].map((node) => (node ? textOf(node) : "absent"));
  };
  const visible = (source: string): boolean => source.trim() !== "" && !/[^\P{C}\s]|[\u2028\u2029]/u.test(source);
  const oneLine = (source: string): string => source.replace(/\s+/g, " ").trim();

  it.each([
    ["prose", prose],
    ["code", code],
  ])("%s reads as it was, in a heading, a list and a table", (_, write) => {
    fc.assert(
      fc.property(text.filter(visible), (source) => {
        const line = oneLine(source);
        expect(shown(write(source))).toEqual([line, line, line]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("shows what cannot be seen by its code point", () => {
    expect(prose("a\u202eb\u0000c\ud800")).toBe("aU+202EbU+0000cU+D800");
    expect(code(" \n")).toBe("*(empty)*");
  });
});

// Minutes where the work grows with the square of the length.
it("takes words of any length", { timeout: 20_000 }, () => {
  const dots = ".".repeat(200_000);
  expect(prose(`http://${dots}x ${dots}`)).toBe(`${code(`http://${dots}x`)} ${dots}`);
  expect(prose(`http://x${dots}`)).toBe(`\`http://x\`${dots}`);
  for (const part of ["&#", "`", " ", "\\|", "1", "@", "&a"]) expect(prose(part.repeat(200_000))).not.toBe("");
});
