import { fileId } from "@as-built/spec";
import { describe, expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { attribute } from "./attribute.ts";
import { tokensOf } from "./fingerprint.ts";
import { NO_SIGNATURES, type SignatureIndex } from "./signatures.ts";
import { gramAt } from "./tokens.ts";
import type { AttributionUnit, UnitOrigin } from "./unit.ts";

const parse = oxcParser();
const file = fileId("app.js");

const LIBRARY = `
function observe(target, options) {
  target.observers = target.observers || new Map();
  target.observers.set(options.channel, { handler: options.handler, passive: options.passive, capture: true });
  return () => target.observers.delete(options.channel) && target.emit("unobserved", options.channel);
}`;
const HELPER = "function assertChannel(channel) { if (!channel.startsWith('ch:')) throw new Error('bad channel'); }";
const PRODUCT = `
function loadOrders(customer) {
  return fetch(\`/api/customers/\${customer.number}/orders\`).then((answer) => answer.json())
    .catch(() => notify("Orders could not be loaded. Try again later."))
    .finally(() => navigate("/customers/list"));
}`;
const SECOND = `function title(order) { return order.archived ? "Archived order" : "Order of " + order.placedOn; }`;

/** An index that knows the grams of some code as one library. */
function indexOf(name: string, code: string): SignatureIndex {
  const { hashes } = tokensOf(parse("x.js", code).program);
  const grams = new Set([...hashes].map((_, at) => gramAt(hashes, at)));
  const components = [{ name, kind: "library", every: 1, grams: grams.size, majors: [] } as const];
  return { components, size: grams.size, lookup: (gram) => (grams.has(gram) ? [0] : []), sole: [grams.size] };
}

interface Piece {
  readonly code: string;
  readonly uses?: readonly number[];
}

/** Every piece a module of its own, as in a webpack bundle, unless `hoisted`. */
function unitsOf(pieces: readonly Piece[], hoisted = false): readonly AttributionUnit[] {
  let start = 0;
  return pieces.map(({ code, uses = [] }, index) => {
    const unit: AttributionUnit = {
      file,
      start,
      end: start + code.length,
      node: parse("x.js", code).program,
      module: hoisted ? 0 : index,
      uses,
      loads: [],
      entry: false,
    };
    start = unit.end;
    return unit;
  });
}

const run = (units: readonly AttributionUnit[], signatures: SignatureIndex): readonly UnitOrigin[] =>
  attribute(units, { texts: new Map(), comments: new Map(), signatures });

describe("attribute", () => {
  const index = indexOf("observer", LIBRARY);

  it("names library code by the index", () => {
    const [library, product] = run(unitsOf([{ code: LIBRARY }, { code: PRODUCT, uses: [0] }]), index);
    expect(library).toEqual({ origin: "library", basis: "index", component: { name: "observer", kind: "library" } });
    expect(product?.origin).toBe("product");
  });

  it("knows a giant of which few grams are kept, and what stands amid them", () => {
    const parts = Array.from({ length: 60 }, (_, at) => ({
      code: `function part${at}(mark) { return mark.scale${at} ? mark.axis${at}.concat(mark.title${at}) : mark.grid${at}.slice(${at}); }`,
    }));
    const { hashes } = tokensOf(parse("x.js", parts.map(({ code }) => code).join("")).program);
    // at most one gram of a function, and none of every other one
    const grams = new Set(Array.from({ length: 29 }, (_, at) => gramAt(hashes, at * 16)));
    const components = [{ name: "marks", kind: "library", every: 256, grams: grams.size, majors: [] } as const];
    const sampled = {
      components,
      size: grams.size,
      lookup: (gram: number) => (grams.has(gram) ? [0] : []),
      sole: [29],
    };
    const found = run(unitsOf([...parts, { code: PRODUCT, uses: [3] }], true), sampled);
    expect(new Set(found.slice(0, 55).map(({ origin }) => origin))).toEqual(new Set(["library"]));
    expect(found[60]?.origin).toBe("product");
  });

  it("takes what library code uses for library code", () => {
    const [, helper] = run(unitsOf([{ code: LIBRARY, uses: [1] }, { code: HELPER }, { code: PRODUCT }]), index);
    expect(helper).toMatchObject({ origin: "library", basis: "graph" });
  });

  it("takes a document that asks a server for product code, and library code above it for a copy", () => {
    const document = "var ORDERS = gql`\n  query Orders($of: ID!) {\n    orders(of: $of) { id }\n  }\n`;";
    const pieces = [
      { code: LIBRARY, uses: [1] },
      { code: HELPER, uses: [2] },
      { code: document, uses: [] },
    ];
    const units = unitsOf(pieces);
    const texts = new Map([[file, pieces.map(({ code }) => code).join("")]]);
    const [, helper, asks] = attribute(units, { texts, comments: new Map(), signatures: index });
    expect(asks?.origin).toBe("product");
    expect(helper).not.toMatchObject({ basis: "graph" });
  });

  it("takes what uses product code for product code", () => {
    const [, user] = run(unitsOf([{ code: PRODUCT }, { code: SECOND, uses: [0] }, { code: LIBRARY }]), index);
    expect(user?.origin).toBe("product");
  });

  it("takes a licence comment for what gives the variable behind it a value, and for nothing else", () => {
    const banner = "/*! watcher v2.1.0 */";
    const sets = "function set(value){state=value}";
    const pieces = [{ code: "var first=1;" }, { code: `${banner}let state;` }, { code: sets }, { code: PRODUCT }];
    const texts = new Map([[file, pieces.map(({ code }) => code).join("")]]);
    const start = texts.get(file)?.indexOf(banner) ?? 0;
    const comment = { type: "Block", value: banner.slice(2, -2), start, end: start + banner.length } as const;
    const units = unitsOf(pieces, true).map((unit, at) => (at === 1 ? { ...unit, assignedBy: [2] } : unit));
    const origins = attribute(units, { texts, comments: new Map([[file, [comment]]]), signatures: index });
    expect(origins.map(({ component }) => component?.name)).toEqual([undefined, "watcher", "watcher", undefined]);
    expect(origins[3]?.origin).toBe("product");
  });

  it.each(["/*! observer v2.1.0 */", "/*! our-shop v2.1.0 */", "/** @since 2.1.0 */", "// Since 2.1.0"])(
    "takes product code behind %s for product code",
    (written) => {
      const pieces = [{ code: "var first=1;" }, { code: `${written}\n${PRODUCT}` }];
      const texts = new Map([[file, pieces.map(({ code }) => code).join("")]]);
      const start = texts.get(file)?.indexOf(written) ?? 0;
      const value = written.replace(/^\/.|\*\/$/g, "");
      const comment = { type: "Block", value, start, end: start + written.length } as const;
      const units = unitsOf(pieces, true);
      const origins = attribute(units, { texts, comments: new Map([[file, [comment]]]), signatures: index });
      expect(origins[1]).toMatchObject({ origin: "product" });
    },
  );

  it("smooths along scope-hoisted code", () => {
    const around = [{ code: LIBRARY }, { code: "var empty = {};" }, { code: LIBRARY }];
    const pieces = [...around, { code: PRODUCT }, { code: PRODUCT.replaceAll("rders", "ffers") }];
    const [, between, , product] = run(unitsOf(pieces, true), index);
    expect(between).toMatchObject({ origin: "library", component: { name: "observer" } });
    expect(product?.origin).toBe("product");
  });

  it("takes no part of a library for it that uses what is not", () => {
    const between = "export_(names, { list: () => loadOrders, read: () => titles });";
    const around = [{ code: LIBRARY }, { code: between, uses: [3] }, { code: LIBRARY }];
    const orders = [{ code: PRODUCT }, { code: PRODUCT.replaceAll("rders", "ffers") }];
    const [, exported, , product] = run(unitsOf([...around, ...orders], true), index);
    expect(exported?.origin).not.toBe("library");
    expect(product?.origin).toBe("product");
  });

  it.each([
    [
      'angular.module("ngMaterial",["ng"]).run(()=>show("The sheet could not be opened. Try again."))',
      "angular-material",
    ],
    [
      'e.exports={_requiredBy:["/"],_resolved:"https://r.example/a/-/a-1.tgz",description:"Knots and the like."}',
      undefined,
    ],
  ])("takes for a package what says that it is one", (code, name) => {
    const texts = new Map([[file, code + PRODUCT]]);
    const units = unitsOf([{ code }, { code: PRODUCT, uses: [0] }]);
    const [said, product] = attribute(units, { texts, comments: new Map(), signatures: NO_SIGNATURES });
    expect(said).toMatchObject({ origin: "library" });
    expect(said?.component?.name).toBe(name);
    expect(product?.origin).toBe("product");
  });

  it("does not take scattered known grams for a library", () => {
    const idiom = "a.alpha.beta.gamma.delta;";
    const [unit] = run(unitsOf([{ code: `${PRODUCT}\n${idiom}` }]), indexOf("chance", idiom));
    expect(unit?.origin).not.toBe("library");
  });

  it("takes what unpacking found to be a bundler's runtime for that", () => {
    const [runtime, product] = unitsOf([{ code: HELPER, uses: [1] }, { code: PRODUCT }]);
    if (!runtime || !product) throw new Error("no units");
    const [first, second] = run([{ ...runtime, runtimeOf: "webpack" }, product], index);
    expect(first).toMatchObject({ origin: "runtime", component: { name: "webpack", kind: "runtime" } });
    expect(second?.origin).toBe("product");
  });

  it.each([
    "self.__SSG_MANIFEST=new Set,self.__SSG_MANIFEST_CB&&self.__SSG_MANIFEST_CB();",
    "(a=()=>{self.__BUILD_MANIFEST={sortedPages:['/_app']}},()=>(a&&(b=a(a=0)),b))();",
  ])("takes what Next.js writes for its router for Next.js, whatever stands around it", (code) => {
    const texts = new Map([[file, code]]);
    const [said] = attribute(unitsOf([{ code }]), { texts, comments: new Map(), signatures: NO_SIGNATURES });
    expect(said).toMatchObject({ origin: "framework", component: { name: "next", kind: "framework" } });
  });

  it("works without an index and without units", () => {
    expect(run([], NO_SIGNATURES)).toEqual([]);
    expect(run(unitsOf([{ code: "" }, { code: PRODUCT }]), NO_SIGNATURES)).toHaveLength(2);
  });

  it("gives the same origins again", () => {
    const units = unitsOf([{ code: LIBRARY, uses: [1] }, { code: HELPER }, { code: PRODUCT, uses: [0] }]);
    expect(run(units, index)).toEqual(run(units, index));
  });
});
