import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { combineSignatures, readSignatures } from "@as-built/engine";
import { expect, it } from "vitest";
import { namesOf, readList } from "./build/list.ts";
import { indexFiles, loadSignatures } from "./index.ts";

it("loads the index beside the package", () => {
  const { components, size } = loadSignatures();
  const names = new Set(components.map(({ name }) => name));
  expect(size).toBeGreaterThan(1_000_000);
  for (const name of ["react", "react-dom", "vue", "lodash", "rxjs", "next", "@sentry/core", "core-js"]) {
    expect(names).toContain(name);
  }
  expect(components.find(({ name }) => name === "react-dom")?.kind).toBe("framework");
});

it("joins what was added, each in a file of its own", () => {
  const [index, ...added] = indexFiles();
  const { additions, batches } = readList();
  expect(added.map(({ pathname }) => basename(pathname, ".bin"))).toEqual(Object.keys(additions));
  let whole = combineSignatures(index ? [readSignatures(readFileSync(index))] : []);
  const bytes = [index, ...added].map((file) => (file ? readFileSync(file).length : 0));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(17_000_000);
  for (const file of added) {
    const before = new Set(whole.components.map(({ name }) => name));
    const own = readSignatures(readFileSync(file));
    // What refers to another one finds it; nothing is there twice but what more is wanted of.
    const wanted = new Set(namesOf(batches[basename(file.pathname, ".bin")] ?? []));
    for (const { name, grams } of own.components) {
      if (grams === 0 || !wanted.has(name)) expect([name, before.has(name)]).toEqual([name, grams === 0]);
    }
    whole = combineSignatures([whole, own]);
  }
  expect(whole.components).toEqual(loadSignatures().components);
});
