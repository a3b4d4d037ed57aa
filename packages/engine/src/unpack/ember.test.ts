import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { emberPaths } from "./ember.ts";

const NAMES = ["yard/app", "yard/models/berth", "ember-tide/components/tide", "@ember-data/store", "chart-kit/index"];

function pathsWith(names: readonly string[]): readonly (string | undefined)[] {
  const text = names.map((name) => `define("${name}",["exports"],function(e){e.default=1});`).join("");
  const { module, graph } = programOf({ "app.js": text });
  const pathOf = emberPaths(graph.modules);
  return NAMES.map((name) => pathOf(module(name)));
}

test("modules of Ember CLI are the application's by its prefix, and an addon's by its package", () => {
  expect(pathsWith([...NAMES, "yard/config/environment"])).toEqual([
    "./yard/app.js",
    "./yard/models/berth.js",
    "node_modules/ember-tide/components/tide.js",
    "node_modules/@ember-data/store.js",
    undefined,
  ]);
});

test("names say nothing where no application of Ember has its configuration", () => {
  expect(pathsWith(NAMES)).toEqual(NAMES.map(() => undefined));
});
