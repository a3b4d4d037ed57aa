import { expect, test } from "vitest";
import { apartFromFolders } from "./apart-from-folders.ts";

test.each<[readonly string[], readonly (readonly [string, string])[]]>([
  [["a.js", "b/a.js", "b/c/d.js"], []],
  [
    ["orders", "orders/new", "a.js/b.js", "a.js", ".well-known", ".well-known/x"],
    [
      [".well-known", ".well-known~file"],
      ["a.js", "a~file.js"],
      ["orders", "orders~file"],
    ],
  ],
  [["a.js", "a.js/b", "a~file.js", "a~file2.js/c"], [["a.js", "a~file3.js"]]],
  [["d/a.js", "d/a.js/b.js", "d.x/e"], [["d/a.js", "d/a~file.js"]]],
])("%j", (paths, expected) => {
  expect([...apartFromFolders(paths)]).toEqual(expected);
});
