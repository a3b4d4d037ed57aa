import { type FileId, fileId, type Gap, type Reason } from "@as-built/spec";
import { describe, expect, test } from "vitest";
import type { UnitOrigin } from "../attribute/index.ts";
import { readHtml } from "../html/document.ts";
import { oxcParser } from "../parse/oxc.ts";
import { parseScripts } from "../parse/parse-scripts.ts";
import { ModuleGraph } from "../unpack/module-graph.ts";
import { buildUnits, type Unit } from "../unpack/units.ts";
import { gapsOf, outweighProduct } from "./gaps.ts";
import { notShown } from "./not-shown.ts";

const UNKNOWN: UnitOrigin = { origin: "unknown", basis: "none" };
const PRODUCT: UnitOrigin = { origin: "product", basis: "structure" };
const LIBRARY: UnitOrigin = { origin: "library", basis: "graph" };
const REACT: UnitOrigin = { ...LIBRARY, component: { kind: "framework", name: "react" } };

interface Program {
  readonly files: Readonly<Record<string, string>>;
  /** Of a unit, by the name that its code begins with: `function NAME`. Unknown where absent. */
  readonly owners?: Readonly<Record<string, UnitOrigin>>;
  readonly page?: string;
  readonly cutOff?: number;
}

function inputOf({ files, owners = {}, page, cutOff = 0 }: Program) {
  const artifacts = Object.entries(files).map(([id, text]) => ({
    id: fileId(id),
    kind: "script" as const,
    text,
    bytes: text.length,
    sha256: "",
  }));
  const { scripts, refused } = parseScripts(artifacts, oxcParser(), () => undefined);
  const units = buildUnits(new ModuleGraph(scripts));
  const nameOf = ({ module, start, end }: Unit): string =>
    /^(?:var |const |function )?(\w+)/.exec(module.script.text.slice(start, end))?.[1] ?? "";
  const origins = units.units.map((unit) => owners[nameOf(unit)] ?? UNKNOWN);
  const pages = new Map<FileId, ReturnType<typeof readHtml>>();
  if (page !== undefined) pages.set(fileId("index.html"), readHtml(page));
  return { scripts, units, origins, pages, refused, cutOff };
}

const gapsIn = (program: Program): readonly Gap[] => gapsOf(inputOf(program));
const codes = (program: Program): readonly string[] => gapsIn(program).map(({ code }) => code);

/** A function of one statement, which nothing takes apart, of the given size and a few code units more. */
function opaque(name: string, size: number): string {
  const step = "a=e.get(a,e.n)||e.of(a+e.n);";
  return `function ${name}(e){switch(e.n){default:${step.repeat(Math.ceil(size / step.length))}}}`;
}

const table = (name: string, size: number): string => `var ${name}=[${"[1,'x'],".repeat(size / 8)}];`;
const embedded = (name: string, size: number): string => `var ${name}="${"AGFzbQEA".repeat(size / 8)}";`;
const texts = (name: string, size: number): string =>
  `var ${name}={${Array.from({ length: size / 40 }, (_, at) => `"label.of.${at}":"Words of the text ${at}",`).join("")}};`;

const PAGE = '<!doctype html><div id="root"></div><script src="/a.js"></script>';

describe("a piece that cannot be taken apart", () => {
  const big = opaque("big", 120_000);
  const rest = opaque("rest", 60_000).repeat(3);

  test.each([
    ["unknown", UNKNOWN],
    ["a library's without a name", LIBRARY],
    ["the product's", PRODUCT],
  ])("is a gap where it is %s, with its file and range", (_, origin) => {
    const files = { "a.js": `/* first */${big}${rest}` };
    const [gap, ...more] = gapsIn({ files, owners: { big: origin, rest: PRODUCT } });
    expect(more).toEqual([]);
    const { length } = files["a.js"];
    expect(gap).toEqual({
      code: "one-piece",
      file: "a.js",
      start: 11,
      end: 11 + big.length,
      size: big.length,
      of: length,
    });
  });

  test("is none where it is a named component's, or small", () => {
    expect(codes({ files: { "a.js": big + rest }, owners: { big: REACT, rest: PRODUCT } })).toEqual([]);
    expect(codes({ files: { "a.js": opaque("big", 90_000) }, owners: { big: PRODUCT } })).toEqual([]);
  });

  test.each([
    ["a table", table],
    ["an embedded file", embedded],
    ["a catalogue of texts", texts],
  ])("is none where it is %s", (_, data) => {
    const files = { "a.js": data("data", 240_000) + opaque("rest", 2000) };
    expect(files["a.js"].length).toBeGreaterThan(200_000);
    expect(codes({ files, owners: { rest: PRODUCT } })).toEqual([]);
    expect(codes({ files, owners: { rest: PRODUCT, data: PRODUCT } })).toEqual([]);
  });

  test.each(["(0,eval)", "window.eval", "new Function"])("is one where its text is run: %s", (run) => {
    const files = { "a.js": `function big(){${run}("${"a=b(c);".repeat(20_000)}")}` };
    expect(codes({ files })).toContain("one-piece");
  });
});

describe("code that was not recognised", () => {
  /** Small functions: `unknown` of them nobody's, the rest React's. */
  const many = (unknown: number, named: number, size = 10_000): string =>
    opaque("u", size).repeat(unknown) + opaque("r", size).repeat(named);

  test("is a gap where it is most of the code, with the file that holds most of it", () => {
    const files = { "a.js": many(12, 3), "b.js": many(1, 3), "c.js": opaque("p", 2000) };
    const [gap, ...more] = gapsIn({ files, owners: { r: REACT, p: PRODUCT } });
    expect(more).toEqual([]);
    expect(gap?.code).toBe("not-recognised");
    expect(gap?.file).toBe("a.js");
    expect(gap?.of).toBe(Object.values(files).join("").length);
    expect(gap?.size).toBe(13 * opaque("u", 10_000).length);
  });

  test("names no file where none holds most", () => {
    const files = { "a.js": many(6, 1), "b.js": many(6, 1), "c.js": opaque("p", 2000) };
    const [gap] = gapsIn({ files, owners: { r: REACT, p: PRODUCT } });
    expect([gap?.code, gap?.file]).toEqual(["not-recognised", undefined]);
  });

  test("is none where it is the smaller part, or little, or data", () => {
    const owners = { r: REACT, p: PRODUCT };
    expect(codes({ files: { "a.js": many(12, 13) + opaque("p", 2000) }, owners })).toEqual([]);
    expect(codes({ files: { "a.js": many(6, 1) + opaque("p", 2000) }, owners })).toEqual([]);
    expect(codes({ files: { "a.js": texts("u", 400_000) + many(0, 2) + opaque("p", 2000) }, owners })).toEqual([]);
  });
});

describe("no product code", () => {
  const named = opaque("r", 10_000).repeat(9);

  test("is no gap where all code has a name: the seed's case, with and without a page", () => {
    const owners = { r: REACT };
    expect(codes({ files: { "a.js": named }, owners })).toEqual([]);
    expect(codes({ files: { "a.js": named }, owners, page: PAGE })).toEqual([]);
    expect(codes({ files: { "a.js": named + opaque("u", 3000) }, owners, page: PAGE })).toEqual([]);
  });

  test("is a gap where a page runs scripts and a part of them is nobody's", () => {
    const files = { "a.js": named + opaque("u", 12_000) };
    expect(codes({ files, owners: { r: REACT }, page: PAGE })).toEqual(["no-product-code"]);
    expect(codes({ files, owners: { r: REACT } })).toEqual([]);
    expect(codes({ files, owners: { r: REACT, u: PRODUCT }, page: PAGE })).toEqual([]);
  });

  test.each([
    '<div id="root"></div>',
    '<script type="application/json">{}</script>',
    '<script type="importmap">{}</script>',
  ])("is none where the page runs nothing: %s", (page) => {
    expect(codes({ files: { "a.js": named + opaque("u", 12_000) }, owners: { r: REACT }, page })).toEqual([]);
  });

  test("is a gap without a page where most of the code is nobody's", () => {
    expect(codes({ files: { "a.js": opaque("u", 5000) } })).toEqual(["no-product-code"]);
    expect(codes({ files: { "a.js": opaque("u", 500) }, page: PAGE })).toEqual([]);
  });
});

describe("the words of a point", () => {
  const rest = opaque("rest", 2000);
  const program = { files: { "a.js": opaque("big", 120_000) + rest } };
  const said = (statements: number, owners: Program["owners"] = {}, unread: readonly Reason[] = []) => {
    const input = inputOf({ ...program, owners });
    const gaps = gapsOf(input);
    const isMostlyGaps = outweighProduct(gaps, input);
    const hasProduct = input.origins.includes(PRODUCT);
    return notShown({
      point: "calls",
      statements,
      hasProduct,
      absences: { absent: [], unread: [] },
      leftOut: [],
      gaps,
      isMostlyGaps,
      unread,
    });
  };

  test("say which requests go where the code does not tell", () => {
    const unread = [{ code: "too-dynamic", ref: "a.js:3-9" }] as const;
    const none = said(0, { rest: PRODUCT }, unread);
    expect(none.notShown).toMatch(
      /^Not shown\. The address of 1 request is made when the program runs, and was not read\. 120,/,
    );
    expect(none.reasons).toEqual([...unread, { code: "not-understood", ref: "a.js" }]);
    expect(said(2, { rest: PRODUCT, big: PRODUCT }, unread).notShown).toMatch(/^Incomplete\. The address of 1 request/);
  });

  test("do not claim that there is no product code", () => {
    const { notShown: words, reasons } = said(0);
    expect(words).toMatch(
      /^Not shown\. No product call was found: 122,\d{3} of 122,\d{3} characters of code could not be told apart, most of it in a\.js\. What the server does/,
    );
    expect(reasons).toEqual([{ code: "not-understood", ref: "a.js" }, { code: "server-only" }]);
  });

  test("say that the product code is only a part", () => {
    expect(said(0, { rest: PRODUCT }).notShown).toMatch(/was found in the product code\. 120,\d{3} of .* a\.js\.$/);
    expect(said(3, { rest: PRODUCT })).toEqual({
      notShown: expect.stringMatching(
        /^Incomplete\. 120,\d{3} of 122,\d{3} characters of code could not be told apart/,
      ),
      reasons: [{ code: "not-understood", ref: "a.js" }],
    });
  });

  test("of a piece say that it could not be taken apart", () => {
    expect(said(3, { rest: PRODUCT, big: PRODUCT }).notShown).toMatch(
      /^Incomplete\. 120,\d{3} of 122,\d{3} characters of code, in a\.js, could not be taken apart\.$/,
    );
  });

  test("leave a point alone that is shown by more code than the gap holds", () => {
    const input = inputOf({
      files: { "a.js": opaque("big", 120_000) + opaque("rest", 90_000).repeat(2) },
      owners: { rest: PRODUCT },
    });
    const gaps = gapsOf(input);
    expect(gaps).toHaveLength(1);
    expect(outweighProduct(gaps, input)).toBe(false);
  });
});

test("where evaluation ended at a bound of the analysis, all of the code is meant, else what is cut", () => {
  const files = { "app.js": "fetch('/a')", "other.js": "f()" };
  expect(gapsIn({ files })).toEqual([]);
  expect(gapsIn({ files, cutOff: Number.POSITIVE_INFINITY })).toEqual([{ code: "bound-reached", size: 14, of: 14 }]);
  expect(gapsIn({ files, cutOff: 3 })).toEqual([{ code: "bound-reached", size: 3, of: 14 }]);
});
