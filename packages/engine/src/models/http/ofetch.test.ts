/** A client that the library's own factory makes, where the last line of the library's file is nobody's. */
import { expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

test("what createFetch gives is a client, and so is what its create gives", () => {
  const text = `import { createFetch } from "ofetch";
    const made = createFetch({ fetch: window.fetch, Headers: window.Headers }).create({ baseURL: "/made" });
    export const listBeds = () => made("/beds");
    document.title = "All beds of the house are listed here";`;
  const found = factsIn([{ path: "a.js", text }], new Set(["call"]));
  expect(found.map(({ fields: { method, url } }) => `${method} ${url}`)).toEqual(["GET /made/beds"]);
});
