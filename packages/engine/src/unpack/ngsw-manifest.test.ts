import { expect, test } from "vitest";
import { keptByAngular } from "./ngsw-manifest.ts";

const MANIFEST = {
  configVersion: 1,
  timestamp: 1760000000000,
  index: "/desk/index.html",
  assetGroups: [
    {
      name: "app",
      installMode: "prefetch",
      urls: ["/desk/main-1A.js", "/desk/styles-2B.css", "/desk/logo.svg"],
      patterns: [],
    },
    { name: "assets", installMode: "lazy", urls: ["/desk/i18n/de.json"], patterns: ["\\/assets\\/.*"] },
  ],
  dataGroups: [{ name: "orders", patterns: ["\\/api\\/orders\\.json"], strategy: "freshness" }],
  hashTable: { "/desk/chunk-3C.js": "da39a3ee", "/desk/main-1A.js": "da39a3ee", "/desk/logo.svg": "da39a3ee" },
};

test("files of groups and of the table, each once; no patterns", () => {
  expect(keptByAngular("desk/ngsw.json", JSON.stringify(MANIFEST))).toEqual([
    "/desk/main-1A.js",
    "/desk/styles-2B.css",
    "/desk/i18n/de.json",
    "/desk/chunk-3C.js",
  ]);
});

test.each([
  ["another name", "other.json", JSON.stringify(MANIFEST)],
  ["no groups", "ngsw.json", '{"hashTable":{"/a.js":"1"}}'],
  ["no list", "ngsw.json", "[1,2"],
  [
    "odd values",
    "ngsw.json",
    '{"assetGroups":[null,{"urls":[1,{},"https://x.example/a.js","//x.example/a.js"]},{"urls":"/a.js"}],"hashTable":7}',
  ],
])("nothing of %s", (_, id, text) => {
  expect(keptByAngular(id, text)).toEqual([]);
});
