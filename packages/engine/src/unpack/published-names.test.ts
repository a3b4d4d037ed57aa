import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { publishedPath } from "./published-names.ts";

test.each([
  ["ace", 'ace.define("ace/lib/oop",["require","exports"],function(e,t){t.inherits=1})', "ace-builds/ace/lib/oop"],
  [
    "Monaco",
    'define("vs/language/json/jsonMode",["require","exports"],function(e,t){t.mode=1})',
    "monaco-editor/vs/language/json/jsonMode",
  ],
])("modules of %s are known by their names", (_, source, path) => {
  const { graph } = programOf({ "worker.js": source });
  expect(graph.modules.map(publishedPath)).toContain(`node_modules/${path}.js`);
});

test("what only the application has is not", () => {
  const { graph } = programOf({ "main.js": 'define("vs/workbench/main",["exports"],function(e){e.a=1})' });
  expect(graph.modules.map(publishedPath)).toEqual([undefined]);
});

test("a script is known by the modules that it holds in one function", () => {
  const { graph } = programOf({
    "editor.js":
      '(function(){var t=["exports","vs/base/x"];define(t[1],[t[0]],function(e){});define("vs/editor/editor.main",[t[1]],function(){})}).call(this)',
  });
  expect(graph.modules.map(publishedPath)).toEqual(["node_modules/monaco-editor/vs/editor/editor.main.js"]);
});
