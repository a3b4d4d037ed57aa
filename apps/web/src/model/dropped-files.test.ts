/** What a drop is called, and what its files are. */
import { expect, it } from "vitest";
import { droppedFiles } from "./dropped-files.ts";

const drop = (...paths: string[]) => {
  const { input, files } = droppedFiles(paths.map((path) => ({ path, file: new File([], "x") })));
  return [input, ...files.map(({ path }) => path)];
};

it("names a folder by its name, and files by their place in it", () => {
  expect(drop("/dist/index.html", "/dist/assets/a.js")).toEqual(["dist", "assets/a.js", "index.html"]);
  expect(drop("dist/index.html")).toEqual(["dist", "index.html"]);
});

it("keeps loose files and several folders apart", () => {
  expect(drop("./main.js")).toEqual(["main.js", "main.js"]);
  expect(drop("a/x.js", "b/x.js", "ab.js")).toEqual(["dropped files", "a/x.js", "ab.js", "b/x.js"]);
  expect(drop()).toEqual(["files"]);
});
