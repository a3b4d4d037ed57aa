/** The script that fetches missing files: names come from the material, which is hostile. */
import { expect, it } from "vitest";
import { fetchScript } from "./fetch-missing.ts";

it("names each path once, without the way to the folder", () => {
  const script = fetchScript(["./assets/a-1.js", "/assets/b.css", "assets/a-1.js"]);
  expect(script?.files).toBe(2);
  expect(script?.text).toContain("  assets/a-1.js \\\n  assets/b.css \\\n");
});

it.each(["chunk 179", "../up.js", "a/../../b.js", "x.js;rm -rf .js", "$(id).js", "-o.js", "a\nb.js", "https://x/y.js"])(
  "leaves out what is no plain path: %j",
  (reference) => {
    expect(fetchScript([reference])).toBeUndefined();
  },
);
