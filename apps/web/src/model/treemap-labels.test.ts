/** Labels of areas begin where the names differ. */
import { expect, it } from "vitest";
import { sharedFolder, withoutFolder } from "./treemap-labels.ts";

it("leaves out the folder that all share, and nothing of a scoped package's name alone", () => {
  const names = ["build/static/a/x.js", "build/static/b.js", "react-dom 19"];
  const folder = sharedFolder(names);
  expect(folder).toBe("build/static/");
  expect(names.map((name) => withoutFolder(name, folder))).toEqual(["a/x.js", "b.js", "react-dom 19"]);
  expect(sharedFolder(["@mui/material 5", "a/b.js"])).toBe("");
  expect(sharedFolder(["@mui/material 5"])).toBe("");
});
