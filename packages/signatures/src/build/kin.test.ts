import { expect, it } from "vitest";
import type { ReadVersion } from "./carried.ts";
import { pullsOf, twinsOf, wholesOf } from "./kin.ts";

const version = (name: string, dependencies: Record<string, string>): [string, ReadVersion[]] => [
  name,
  [{ installed: { name, version: "1.0.0", folder: "", manifest: { dependencies } }, grams: new Uint32Array() }],
];

it("reads from manifests what a package depends on and which framework alone brings a part", () => {
  const versions = new Map([
    version("vue", { "@vue/runtime-dom": "1.0.0", "@vue/shared": "1.0.0" }),
    version("@vue/runtime-dom", { "@vue/shared": "1.0.0" }),
  ]);
  const numbers = new Map([["@vue/shared", 3] as const, ["@vue/runtime-dom", 1] as const]);
  expect(pullsOf("vue", versions, numbers)).toEqual({ pulls: [1, 3] });
  expect([...wholesOf(versions, () => true)]).toEqual([["@vue/runtime-dom", "vue"]]);
  expect([...wholesOf(versions, (name) => name !== "vue")]).toEqual([]);
});

it("pairs packages that ship the same code in the other module form", () => {
  const grams: Record<string, ReadonlySet<number>> = {
    a: new Set([1, 2, 3]),
    "a-es": new Set([1, 2]),
    "b-es": new Set([9]),
    b: new Set([1]),
  };
  const forms: Record<string, "commonjs" | "es"> = { a: "commonjs", "a-es": "es", b: "commonjs", "b-es": "es" };
  const twins = twinsOf(
    Object.keys(grams),
    (name) => grams[name] ?? new Set(),
    (name) => forms[name],
  );
  expect([...twins]).toEqual([
    ["a", "a-es"],
    ["a-es", "a"],
  ]);
});
