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

test("a file as its package publishes it is known by its header, and is not read", () => {
  const header = `/*!-----\n * Copyright (c) Microsoft Corporation. All rights reserved.\n * Version: 0.52.2(404545bd)\n * Released under the MIT license\n */`;
  const { graph } = programOf({ "assets/vs/loader.js": `${header}\nvar a=1;`, "own.js": `${header}\nvar a=1;` });
  expect(graph.modules.map(publishedPath)).toEqual([
    "node_modules/.pnpm/monaco-editor@0.52.2/node_modules/monaco-editor/assets/vs/loader.js",
    undefined,
  ]);
  expect(graph.modules.map(({ body }) => body.length)).toEqual([0, 1]);
});
