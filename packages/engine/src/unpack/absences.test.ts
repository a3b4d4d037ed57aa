import type { ArtifactKind } from "@as-built/spec";
import { type FileId, fileId, POINTS } from "@as-built/spec";
import { describe, expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import type { CaptureFailure } from "../artifact.ts";
import { oxcParser } from "../parse/oxc.ts";
import { DOCUMENTS } from "../render/documents/index.ts";
import { renderMarkdown } from "../render/markdown.ts";

const MAIN = `const load=()=>import("./orders.js"),lend=()=>import("https://depot.example/loans.js");
  export const save=(a)=>fetch("/api/orders",{method:"POST",body:JSON.stringify({a,load,lend})});`;

function specificationWith(failures: readonly CaptureFailure[], files: Readonly<Record<string, string>> = {}) {
  const artifacts = Object.entries({ "main.js": MAIN, ...files }).map(([id, text]) => {
    const kind: ArtifactKind = id.endsWith(".html") ? "html" : "script";
    return { id: fileId(id), kind, text, bytes: text.length, sha256: id };
  });
  return analyze({ input: "app", digest: "", artifacts, failures }, { parser: oxcParser() }).specification;
}

const by: FileId = fileId("main.js");
const lost = (code: CaptureFailure["code"], more: Partial<CaptureFailure> = {}): CaptureFailure => ({
  file: fileId("orders.js"),
  code,
  by,
  reference: "./orders.js",
  ...more,
});

/** Why somebody who asked did not get it: every code of a failure that a reference leads to. */
const ASKED: readonly (readonly [CaptureFailure["code"], string])[] = [
  ["not-there", "the server does not have it"],
  ["refused", "the server refused it"],
  ["no-answer", "the server did not answer, or not to the end"],
  ["too-many-redirects", "the server only leads elsewhere"],
  ["too-large", "is larger than the limit"],
  ["private-address", "lies at a private address that was not given, or at none of the web"],
  ["disallowed", "the site's robots.txt does not allow it to be fetched"],
  ["left-out", "a bound of the capture kept it from being fetched"],
];

describe("what is named and did not come", () => {
  test.each(ASKED)("%s is missing, with the place and the reason, and every point says so", (code, words) => {
    const specification = specificationWith([lost(code)]);
    const { missing, failures } = specification.material;
    expect(failures).toEqual([]);
    expect(missing).toEqual([
      {
        reference: "./orders.js",
        code,
        error: words,
        evidence: [expect.objectContaining({ file: "main.js", quote: '"./orders.js"' })],
      },
    ]);
    for (const { name } of POINTS) {
      const { notShown, reasons } = specification.points[name];
      expect([name, notShown]).toEqual([name, expect.stringContaining(`./orders.js (${words})`)]);
      expect(reasons).toContainEqual({ code: "chunk-missing", ref: "./orders.js" });
    }
    expect(specification.points.calls.notShown).toBe(
      `Incomplete. ./orders.js (${words}) is referenced and was not captured.`,
    );
    const markdown = renderMarkdown(specification).replaceAll("\\", "");
    expect(markdown).toContain(`(${words}) is referenced and was not captured.`);
    expect(markdown).toMatch(/## Referenced and not captured\s+- `\.\/orders\.js`, named at `main\.js:\d+-\d+`, /);
    const csv = DOCUMENTS.csv(specification);
    expect(csv).toContain(`"calls","","Incomplete. ./orders.js (${words}) is`);
    expect(csv).toContain('"chunk-missing: ./orders.js"');
    expect(JSON.stringify(JSON.parse(DOCUMENTS.sarif(specification)))).toContain(words);
  });

  test("what lies at another origin is missing where a capture left it out, and only there", () => {
    expect(specificationWith([]).material.missing.map(({ reference }) => reference)).toEqual(["./orders.js"]);
    const reference = "https://depot.example/loans.js";
    const file = fileId("depot.example/loans.js");
    const detail = "https://depot.example";
    const { material, points } = specificationWith([lost("other-origin", { file, reference, detail })]);
    expect(material.missing).toMatchObject([
      { reference: "./orders.js" },
      { reference, code: "other-origin", error: expect.stringMatching(/^lies at .*\(https:\/\/depot\.example\)$/) },
    ]);
    expect(material.missing[1]?.evidence).toMatchObject([{ file: "main.js", quote: JSON.stringify(reference) }]);
    expect(points.calls.reasons).toContainEqual({ code: "chunk-missing", ref: reference });
    expect(points.calls.notShown).toMatch(/^Incomplete\. .*lies at an origin from which no page loads/);
  });

  test("what no place of a text names says which file does; of one name, the path tells files apart", () => {
    const { material } = specificationWith([
      lost("not-there"),
      lost("refused", { file: fileId("b/orders.js"), by: fileId("b/list.json") }),
      lost("not-there", { file: fileId("words.json"), by: fileId("list.json"), reference: "words.json" }),
    ]);
    expect(material.missing.map(({ reference, code, error }) => [reference, code, error])).toEqual([
      ["./orders.js", "refused", "the server refused it"],
      ["orders.js", "not-there", "is named by main.js, and the server does not have it"],
      ["words.json", "not-there", "is named by list.json, and the server does not have it"],
    ]);
  });

  test("what was loaded and not recorded is missing by its name", () => {
    const { material, points } = specificationWith([
      { file: fileId("assets/orders.js"), code: "not-recorded" },
      { file: fileId("assets/start.js"), code: "not-recorded" },
    ]);
    const error = "its content is not in the recording";
    expect(material.missing.map((one) => [one.reference, one.error])).toEqual([
      ["./orders.js", error],
      ["assets/start.js", `was loaded, and ${error}`],
    ]);
    expect(material.failures).toEqual([]);
    expect(points.calls.notShown).toMatch(
      /^Incomplete\. \.\/orders\.js \(.*\), assets\/start\.js \(.*\) are referenced/,
    );
  });
});

describe("what is there and could not be read", () => {
  const whole = 'export const a=()=>fetch("/api/a")';
  const read = (file: string, code: CaptureFailure["code"]) =>
    specificationWith([{ file: fileId(file), code }], { "main.js": whole });

  test.each([
    ["orders.js", "unreadable"],
    ["orders.mjs", "too-large"],
    ["orders.html", "not-text"],
    ["orders.js.br", "not-decompressed"],
    ["words.json", "decompressed-too-large"],
    ["index.android.bundle", "hermes-bytecode"],
  ] as const)("%s, %s: stays a failure, and every point says so", (file, code) => {
    const { material, points } = read(file, code);
    expect(material.missing).toEqual([]);
    expect(material.failures).toMatchObject([{ file, code }]);
    for (const { name } of POINTS) {
      expect(points[name].notShown).toContain(`${file} ${material.failures[0]?.error}.`);
      expect(points[name].reasons).toContainEqual({ code: "unreadable-file", ref: file });
    }
  });

  test("says so beside the reference that names it", () => {
    const { material } = specificationWith([{ file: fileId("orders.js"), code: "unreadable" }]);
    expect(material.missing).toMatchObject([
      { reference: "./orders.js", code: "unreadable", error: "could not be read" },
    ]);
    expect(material.failures).toMatchObject([{ file: "orders.js" }]);
  });
});

test("what holds nothing of a point is no matter of it", () => {
  const style = lost("not-there", { file: fileId("main.css"), reference: "/main.css", by: fileId("index.html") });
  const page = '<!doctype html><link rel="stylesheet" href="/main.css"><script src="main.js"></script>';
  const whole = { "main.js": 'fetch("/api/a")', "index.html": page };
  const styled = specificationWith([style], whole);
  expect(styled.material.missing).toMatchObject([{ reference: "/main.css", code: "not-there" }]);
  expect(JSON.stringify(styled.points)).not.toContain("main.css");
  const map = lost("not-there", { file: fileId("main.js.map"), reference: "main.js.map" });
  const image = { file: fileId("plan.png"), code: "too-large" } as const;
  expect(specificationWith([map, image], whole).points.calls.notShown).toBeUndefined();
  const manifest = lost("not-there", { file: fileId("a.webmanifest"), reference: "a.webmanifest" });
  const { points } = specificationWith([manifest], whole);
  expect(points.calls.notShown).toBeUndefined();
  expect(points.purpose.notShown).toContain("a.webmanifest");
});

test("a style is one whatever its name is, where a page loads it as one", () => {
  const reference = "https://type.example/css2?family=Sans";
  const failure = lost("no-answer", { file: fileId("type.example/css2"), reference, by: fileId("index.html") });
  const page = `<!doctype html><link rel="stylesheet" href="${reference}"><script src="main.js"></script>`;
  const { material, points } = specificationWith([failure], { "main.js": 'fetch("/api/a")', "index.html": page });
  expect(material.missing).toMatchObject([{ reference, code: "no-answer", evidence: [{ file: "index.html" }] }]);
  expect(points.calls.notShown).toBeUndefined();
});
