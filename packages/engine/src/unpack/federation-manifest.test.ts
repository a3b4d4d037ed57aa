import { expect, test } from "vitest";
import { offeredFiles } from "./federation-manifest.ts";

const manifest = (publicPath: string) =>
  JSON.stringify({
    id: "depot",
    name: "depot",
    metaData: { name: "depot", publicPath, remoteEntry: { name: "remoteEntry.js", path: "", type: "global" } },
    shared: [],
    remotes: [],
    exposes: [
      {
        id: "depot:Settings",
        assets: {
          js: { sync: ["static/settings.js"], async: ["static/more.js"] },
          css: { sync: ["a.css"], async: [] },
        },
      },
    ],
  });

const FILES = ["remoteEntry.js", "static/settings.js", "static/more.js", "a.css"];

test("the script of the build, and the files of what it exposes", () => {
  expect(offeredFiles("depot/mf-manifest.json", manifest("auto"))).toEqual(FILES.map((address) => ({ address })));
  const base = "https://depot.example/";
  expect(offeredFiles("mf-manifest.json", manifest(base))).toEqual(FILES.map((address) => ({ address, base })));
});

test.each([
  ["another name", "manifest.json", manifest("auto")],
  ["no JSON", "mf-manifest.json", "{"],
  ["odd values", "mf-manifest.json", '{"metaData":7,"exposes":[null,{"assets":{"js":[1],"css":{"sync":[{}]}}}]}'],
])("nothing of %s", (_, id, text) => {
  expect(offeredFiles(id, text)).toEqual([]);
});
