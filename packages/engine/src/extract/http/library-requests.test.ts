import { expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

const LIBRARY = `
  export const watch = (data) => fetch("https://gauges.example/v1/data", { method: "POST", body: JSON.stringify(data) });
  export const ask = (path, data) => fetch("https://gauges.example" + path, { method: "POST", body: JSON.stringify(data) });`;

test("a library asks by itself for what it is handed, and for the product where that gives the address", () => {
  const app = `import { ask, watch } from "./chunk-vendors.8f2a.js";
    document.title = "All plots of the garden";
    export const seen = (plot) => watch({ plot: plot.id });
    export const told = (plot) => ask("/plots/told", { plot: plot.id });`;
  const files = [
    { path: "js/chunk-vendors.8f2a.js", text: LIBRARY },
    { path: "js/app.8f2a.js", text: app },
  ];
  expect(factsIn(files, new Set(["call"])).map(({ fields }) => fields.url)).toEqual([
    "https://gauges.example/plots/told",
  ]);
});
