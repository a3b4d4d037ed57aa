/** The page as an HTML parser sees it: data elements hold what was put in, whatever the material contains. */
import { gunzipSync, gzipSync } from "node:zlib";
import { fileId, type Specification } from "@as-built/spec";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { DATA_ELEMENTS, DATA_MARKER, jsonForHtml, renderHtml } from "./html.ts";

const TEMPLATE = `<!doctype html><title>t</title><div id="root"></div>${DATA_MARKER}<p id="end">$& $1</p>`;

const HOSTILE = [
  "</script><script>globalThis.pwned=1</script>",
  "<!--<script>",
  "]]>&lt;&amp;",
  "\u2028\u2029\u0000\r\n\ud800",
  "$& $1 $` $'",
  DATA_MARKER,
];

function specificationOf(texts: readonly string[]): Specification {
  const nothing = { shown: false, statements: [], notShown: texts.join("\n") };
  return {
    format: "asbuilt/1",
    tool: { name: "as-built", version: "0" },
    subject: { name: texts.join(" "), input: "x", digest: "0" },
    material: { files: [], missing: texts.map((reference) => ({ reference })), failures: [] },
    provenance: {
      totals: { runtime: 0, framework: 0, library: 0, product: 0, unknown: 0 },
      components: [],
      regions: [],
    },
    points: {
      purpose: nothing,
      screens: nothing,
      entities: nothing,
      states: nothing,
      validation: nothing,
      roles: nothing,
      calls: nothing,
      errors: nothing,
      constants: nothing,
    },
  };
}

const block = (name: string, text: string) => ({
  file: fileId(name),
  length: text.length,
  gzip: gzipSync(text).toString("base64"),
});

type Node = DefaultTreeAdapterTypes.ChildNode;

function scriptsOf(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (!("childNodes" in node)) continue;
      if (node.nodeName === "script") {
        const id = node.attrs.find(({ name }) => name === "id")?.value ?? "";
        found.set(id, node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""));
      }
      visit(node.childNodes);
    }
  };
  visit(parse(html).childNodes);
  return found;
}

describe("renderHtml", () => {
  it("keeps hostile text inside its element and gives it back unchanged", () => {
    const specification = specificationOf(HOSTILE);
    const text = HOSTILE.slice(0, 3).join("\n");
    const scripts = scriptsOf(renderHtml(TEMPLATE, specification, [block("a</script>.js", text)]));
    expect([...scripts.keys()]).toEqual([DATA_ELEMENTS.specification, DATA_ELEMENTS.texts, DATA_ELEMENTS.text(0)]);
    expect(JSON.parse(scripts.get(DATA_ELEMENTS.specification) ?? "")).toEqual(specification);
    expect(JSON.parse(scripts.get(DATA_ELEMENTS.texts) ?? "")).toEqual([
      { file: "a</script>.js", length: text.length, element: "as-built-text-0" },
    ]);
    const packed = Buffer.from(scripts.get(DATA_ELEMENTS.text(0)) ?? "", "base64");
    expect(gunzipSync(packed).toString()).toBe(text);
  });

  it("leaves the template around the data as it is", () => {
    const html = renderHtml(TEMPLATE, specificationOf([]), []);
    expect(html.startsWith('<!doctype html><title>t</title><div id="root"></div><script')).toBe(true);
    expect(html.endsWith('<p id="end">$& $1</p>')).toBe(true);
  });

  it("gives the same bytes whatever order the texts come in", () => {
    const blocks = [block("b.js", "b"), block("a.js", "a"), block("c.js", "c")];
    const specification = specificationOf([]);
    expect(renderHtml(TEMPLATE, specification, blocks)).toBe(renderHtml(TEMPLATE, specification, blocks.toReversed()));
  });

  it("carries large texts", () => {
    const text = "function a(){return 1}".repeat(500_000);
    const scripts = scriptsOf(renderHtml(TEMPLATE, specificationOf([]), [block("big.js", text)]));
    const packed = Buffer.from(scripts.get(DATA_ELEMENTS.text(0)) ?? "", "base64");
    expect(gunzipSync(packed).toString() === text).toBe(true);
  });

  it("refuses a template without a place for the data, or with two, and a block that is not base64", () => {
    const specification = specificationOf([]);
    expect(() => renderHtml("<p>", specification, [])).toThrow(RangeError);
    expect(() => renderHtml(DATA_MARKER + DATA_MARKER, specification, [])).toThrow(RangeError);
    const bad = { file: fileId("a.js"), length: 1, gzip: "</script>" };
    expect(() => renderHtml(TEMPLATE, specification, [bad])).toThrow("a.js");
  });
});

describe("jsonForHtml", () => {
  it("is JSON without anything that an HTML parser reacts to", () => {
    const json = jsonForHtml(HOSTILE);
    expect(json).not.toMatch(/[<>&\u2028\u2029\r\n]/);
    expect(JSON.parse(json)).toEqual(HOSTILE);
  });
});
