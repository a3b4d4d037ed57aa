import { expect, it } from "vitest";
import { createUploadKeys } from "./upload-key.ts";

const dropped = (content: string, lastModified = 1) => ({
  input: "dist",
  files: [{ path: "a.js", file: new File([content], "a.js", { lastModified }) }],
});

it("is the same for what is dropped again before an answer came, and for nothing else", () => {
  const keys = createUploadKeys();
  const first = keys.keyOf(dropped("f()"), "");
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf(dropped("f()"), "")).toBe(first);
  const others = [
    keys.keyOf(dropped("f()"), "2.0"),
    keys.keyOf(dropped("f();"), ""),
    keys.keyOf(dropped("f()", 2), ""),
    keys.keyOf({ ...dropped("f()"), traffic: { path: "a.har", file: new File(["{}"], "a.har") } }, ""),
  ];
  keys.done();
  expect(new Set([first, ...others, keys.keyOf(dropped("f()", 2), "")]).size).toBe(6);
});
