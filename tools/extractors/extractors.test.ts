import { expect, test } from "vitest";
import { readFolders, readModelFolders, readModelList, readRegistry } from "./folders.mjs";
import { modelProblems, modelsText } from "./models.mjs";
import { folderProblems, registryText } from "./registry.mjs";
import { nameProblem, skeleton } from "./skeleton.mjs";

test("the list of extractors is that of the folders, and every folder is whole", () => {
  const folders = readFolders();
  expect(folderProblems(folders)).toEqual([]);
  expect(readRegistry()).toBe(registryText([...folders.keys()]));
});

test("the list of models is that of their files, and each has examples", () => {
  const folders = readModelFolders();
  expect(modelProblems(folders)).toEqual([]);
  expect(readModelList()).toBe(modelsText(folders));
});

test("a model without examples or with another export is a problem", () => {
  const files = new Map([["one-client.ts", "export const other = {};"]]);
  expect(modelProblems(new Map([["http", files]]))).toEqual([
    "models/http/one-client.ts does not export oneClient",
    "models/http/one-client.ts: write one-client.examples.jsx",
  ]);
});

test("a folder without examples, without its extractor or with another export is a problem", () => {
  const files = new Map(Object.entries(skeleton("graphql-calls")));
  expect(folderProblems(new Map([["graphql-calls", files]]))).toEqual([]);
  expect(folderProblems(new Map([["graph-calls", files]]))).toEqual([
    "graph-calls: extractor.ts does not export graphCalls",
  ]);
  expect(folderProblems(new Map([["a", new Map([["references.ts", ""]])]]))).toEqual([
    "a: extractor.ts is missing",
    "a: there are no examples; write examples.jsx",
  ]);
});

test("the list is sorted", () => {
  expect(registryText(["b-c", "a"])).toMatch(
    /export \{ a \} from "[^"]*\/a\/[^"]*";\nexport \{ bC \} from "[^"]*\/b-c\/[^"]*";\n$/,
  );
});

test("a name is in kebab case and new", () => {
  expect(nameProblem("graphql-calls", ["fetch-calls"])).toBeUndefined();
  for (const name of [undefined, "GraphQL", "graphql_calls", "../x", "fetch-calls"])
    expect(nameProblem(name, ["fetch-calls"])).toBeTypeOf("string");
});
