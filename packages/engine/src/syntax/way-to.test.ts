import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import type { Node } from "./nodes.ts";
import { forEachChild } from "./nodes.ts";
import { walk } from "./walk.ts";
import { childAround, wayTo } from "./way-to.ts";

const SOURCE = [
  ...Array.from({ length: 70 }, (_, at) => `f(${at},{a,b:[${at}]});`),
  "switch(a){case 1:b();default:for(const x of c)if(x)d(x?e:g)}",
  `h(${Array.from({ length: 40 }, (_, at) => `(x)=>x?.y[${at}]`).join(",")})`,
].join("");

const { script } = programOf({ "a.js": SOURCE }).module("a.js");
const root: Node = script.program;

test("the way to a place ends at a node of its range, each node in the one before", () => {
  let count = 0;
  walk(root, (node) => {
    const way = wayTo(root, node);
    const last = way.at(-1);
    expect([last?.start, last?.end]).toEqual([node.start, node.end]);
    for (const [at, { start, end }] of way.entries()) {
      const outer = way[at - 1];
      if (outer) expect(outer.start <= start && end <= outer.end).toBe(true);
    }
    count++;
    return true;
  });
  expect(count).toBeGreaterThan(1000);
});

test("a node with many children gives the same child as going through all of them", () => {
  const children: Node[] = [];
  forEachChild(root, (child) => {
    children.push(child);
  });
  expect(children.length).toBeGreaterThan(70);
  for (const child of children) {
    expect(childAround(root, child)).toBe(child);
    expect(childAround(root, { start: child.end - 1, end: child.end })).toBe(child);
    expect(childAround(root, { start: child.start, end: child.end + 1 })).toBeUndefined();
  }
  expect(childAround(root, { start: root.end, end: root.end + 1 })).toBeUndefined();
});
