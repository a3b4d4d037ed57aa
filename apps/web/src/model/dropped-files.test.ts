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

it("takes one recording beside other files for their traffic", () => {
  const dropped = (...paths: string[]) => droppedFiles(paths.map((path) => ({ path, file: new File([], "x") })));
  const both = dropped("/dist/a.js", "/dist/index.html", "/shop.har");
  expect([both.input, both.traffic?.path, ...both.files.map(({ path }) => path)]).toEqual([
    "dist",
    "/shop.har",
    "a.js",
    "index.html",
  ]);
  expect(dropped("shop.har")).toMatchObject({ input: "shop.har", files: [{ path: "shop.har" }] });
  expect(dropped("shop.har").traffic).toBeUndefined();
  expect(dropped("a.har", "b.har", "a.js").traffic).toBeUndefined();
});

it("keeps loose files and several folders apart", () => {
  expect(drop("./main.js")).toEqual(["main.js", "main.js"]);
  expect(drop("a/x.js", "b/x.js", "ab.js")).toEqual(["dropped files", "a/x.js", "ab.js", "b/x.js"]);
  expect(drop()).toEqual(["files"]);
});
