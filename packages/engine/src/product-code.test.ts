/** Who speaks for the product, and how far helpers are followed. */
import { expect, test } from "vitest";
import { programOf } from "../tests/program.ts";
import type { UnitOrigin } from "./attribute/index.ts";
import { ProductCode } from "./product-code.ts";
import { buildUnits, type Unit } from "./unpack/units.ts";

/** `f0` uses `f1` and so on; each is a unit. */
const chain = (length: number): string =>
  Array.from({ length }, (_, at) => `export function f${at}() { return f${at + 1}() }`).join("\n");

const source = chain(9);
const named = ({ node }: Unit): string => /f\d+/.exec(source.slice(node.start, node.end))?.[0] ?? "";

function product(originOf: (at: number) => UnitOrigin): ProductCode {
  const graph = buildUnits(programOf({ "a.js": source }).graph);
  return new ProductCode(
    graph,
    graph.units.map((unit) => originOf(Number(named(unit).slice(1)))),
  );
}

const PRODUCT: UnitOrigin = { origin: "product", basis: "structure" };
const UNKNOWN: UnitOrigin = { origin: "unknown", basis: "none" };
const NAMELESS: UnitOrigin = { origin: "library", basis: "structure" };
const NAMED: UnitOrigin = { origin: "library", basis: "index", component: { kind: "library", name: "x" } };
const LENT: UnitOrigin = { ...NAMED, basis: "graph" };

test("helpers are followed for six steps", () => {
  const code = product((at) => (at === 0 ? PRODUCT : NAMELESS));
  expect(code.helpers().map(named)).toEqual(["f1", "f2", "f3", "f4", "f5", "f6"]);
  expect(code.readable().map(named)).toEqual(["f0"]);
});

test.each([
  ["whose own text says whose it is", NAMED, ["f1"]],
  ["of the runtime", { origin: "runtime", basis: "structure" } as const, ["f1"]],
  ["whose name the graph lends", LENT, ["f1", "f2", "f3", "f4", "f5", "f6"]],
])("a helper's way ends at code %s", (_, second, expected) => {
  const code = product((at) => (at === 0 ? PRODUCT : at === 2 ? second : NAMELESS));
  expect(code.helpers().map(named)).toEqual(expected);
});

test("code of an unknown origin is read where product code uses it or is used by it, and no further", () => {
  const code = product((at) => (at === 4 ? PRODUCT : UNKNOWN));
  expect(code.readable().map(named)).toEqual(["f3", "f4", "f5"]);
});

test("a style sheet in a script says nothing, whoever it belongs to", () => {
  const sheet = 'o.push([e.id,".a{color:red}",""]);';
  const graph = buildUnits(programOf({ "a.js": `${sheet}\nshow({ authority: "a" });` }).graph);
  const code = new ProductCode(
    graph,
    graph.units.map(() => PRODUCT),
  );
  expect(code.readable().map(({ node }) => node.start > sheet.length - 1)).toEqual([true]);
});

test("what a tool wrote of a grammar is the product's, and says nothing of it", () => {
  const parser = `export function parse(t,r){if(!(t.rule in r))throw new Error("Can't start parsing from rule \\""+t.rule+"\\".")}`;
  const graph = buildUnits(programOf({ "a.js": `${parser}\nexport function page(t){return parse(t,{})}` }).graph);
  const code = new ProductCode(
    graph,
    graph.units.map(() => PRODUCT),
  );
  expect(code.readable().map(({ index }) => index)).toEqual([1]);
});

test.each([
  ["that a unit of the library's own text fills", NAMED, true],
  ["that the product fills", PRODUCT, false],
  ["that nobody known by its own text fills", LENT, false],
])("an empty object %s", (_, filler, isForeign) => {
  const text = 'var x={exports:{}},api={};\napi.make=function(name){return{name}};\nshow(api.make("a"));';
  const graph = buildUnits(programOf({ "a.js": text }).graph);
  const originOf = ({ node }: Unit): UnitOrigin =>
    node.start < text.indexOf("api.make") ? LENT : node.start < text.indexOf("show") ? filler : PRODUCT;
  const code = new ProductCode(graph, graph.units.map(originOf));
  const script = graph.units[0]?.module.script;
  expect(script && code.foreignAt(script, text.indexOf("{};")) !== undefined).toBe(isForeign);
});
