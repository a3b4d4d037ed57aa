import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { ExportLookup } from "./export-lookup.ts";

/** Modules of which each exports all of every other. */
function circle(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => `m${index}.js`);
  const stars = names.map((name) => `export*from"./${name}";`).join("");
  return Object.fromEntries(names.map((name) => [name, stars]));
}

/** A lookup, and how many specifiers it has asked for. */
function counted(graph: ReturnType<typeof programOf>["graph"]): { lookup: ExportLookup; asked: () => number } {
  let asked = 0;
  const lookup = new ExportLookup({
    resolve: (from, named) => {
      asked++;
      return graph.resolve(from, named);
    },
    starsOf: () => [],
  });
  return { lookup, asked: () => asked };
}

test("modules that export all of each other are asked once each", () => {
  const { graph } = programOf(circle(12));
  const { lookup, asked } = counted(graph);
  const [first] = graph.modules;
  expect(first && lookup.find(first, "x")).toBeUndefined();
  expect(asked()).toBe(12 * 12);
});

test("a name is found through a circle, however long the way", () => {
  const { graph } = programOf({
    ...circle(4),
    "m4.js": 'export const x="/x"',
    "m3.js": 'export*from"./m0.js";export*from"./m4.js"',
  });
  const [first] = graph.modules;
  expect(first && graph.exported(first, "x")?.module.key).toBe("m4.js");
  const links = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`a${n}.js`, `export{x}from"./a${n + 1}.js"`]));
  const chain = programOf({ ...links, "a40.js": 'export const x="/x"' }).graph;
  const start = chain.modules.find(({ key }) => key === "a0.js");
  expect(start && chain.exported(start, "x")?.module.key).toBe("a40.js");
});

test("the first `export *` that has a name gives it", () => {
  const { graph } = programOf({
    "a.js": 'export*from"./b.js";export*from"./d.js"',
    "b.js": 'export*from"./c.js"',
    "c.js": "export const x=1",
    "d.js": "export const x=2",
  });
  const [first] = graph.modules;
  expect(first && graph.exported(first, "x")?.module.key).toBe("c.js");
});

test.each(["x", "y"])("a name that modules hand on is looked for once, whoever asks: %s", (name) => {
  const count = 1100;
  const links = Array.from({ length: count }, (_, n) => [`a${n}.js`, `export{${name}}from"./a${n + 1}.js"`]);
  const { graph } = programOf({ ...Object.fromEntries(links), [`a${count}.js`]: 'export const x="/x"' });
  const { lookup, asked } = counted(graph);
  for (const module of graph.modules)
    expect(lookup.find(module, name)?.module.key).toBe(name === "x" ? `a${count}.js` : undefined);
  expect(asked()).toBeLessThanOrEqual(count);
});
