import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

function modulesOf(files: Readonly<Record<string, string>>) {
  const { graph } = programOf(files);
  return { graph, modules: new Map(graph.modules.map((module) => [module.key, module])) };
}

test.each([
  ["values", "const x=1;exports.a=x;", ["a"]],
  ["in a sequence", "f(),exports.a=1,exports.b=2;", ["a", "b"]],
  ["getters", 'Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return x}});var x=1;', ["a"]],
  ["behind a wrapper", `!function(){var x="${"-".repeat(200)}";exports.a=x}();`, ["a"]],
])("a script that exports: %s", (_, source, names) => {
  const module = modulesOf({ "main.js": source }).modules.get("main.js");
  expect(module?.commonJs).toBe(true);
  expect([...(module?.exports.keys() ?? [])]).toEqual(names);
});

test("a script that requires files, at once and later", () => {
  const source = 'const e=require("./a.js");exports.go=()=>Promise.resolve().then(()=>require("./b.js"));';
  const { graph, modules } = modulesOf({ "js/main.js": source, "js/a.js": "exports.a=1;", "js/b.js": "exports.b=1;" });
  const main = modules.get("js/main.js");
  expect(main?.references.map(({ target, lazy }) => [target, lazy])).toEqual([
    ["./a.js", false],
    ["./b.js", true],
  ]);
  expect(main && graph.resolve(main, "./b.js")).toBe(modules.get("js/b.js"));
});

test.each([
  ["scripts that choose a loader", '"object"==typeof exports?exports.lib=f():self.lib=f();function f(){return 1}'],
  ["names that the script declares", "const exports={},require=f;exports.a=require('./a.js');function f(){}"],
  ["packages alone", 'const a=require("react");a.render();'],
])("no module: %s", (_, source) => {
  expect(modulesOf({ "main.js": source }).modules.get("main.js")?.commonJs).toBeUndefined();
});
