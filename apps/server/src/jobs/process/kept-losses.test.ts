import type { LostFile } from "@as-built/capture";
import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";

import { keptLosses } from "./kept-losses.ts";

const LOST: readonly LostFile[] = [
  { path: "a.js", code: "not-there", by: fileId("main.js"), reference: "./a.js" },
  { path: "depot.example/b.js", code: "other-origin", by: fileId("main.js"), detail: "https://depot.example" },
  { path: "c.js", code: "not-recorded" },
];

test("what was lost is the same when it is read again", () => {
  const read = keptLosses(JSON.stringify(LOST));
  expect(read).toEqual(LOST.map(({ path: file, ...lost }) => ({ file, ...lost })));
});

test.each(["{", "{}", "[1]", '[{"path":"a"}]', '[{"path":"a","code":"toString"}]', '[{"path":1,"code":"refused"}]'])(
  "what is none is refused: %s",
  (text) => {
    expect(() => keptLosses(text)).toThrow();
  },
);
