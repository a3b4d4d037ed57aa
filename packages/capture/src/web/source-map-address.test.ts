import { expect, test } from "vitest";
import { sourceMapAddress } from "./source-map-address.ts";

test.each([
  ["f()\n//# sourceMappingURL=main.js.map\n", "main.js.map"],
  ["f()\n//@ sourceMappingURL=/maps/main.map?v=1", "/maps/main.map?v=1"],
  ["a{}\n/*# sourceMappingURL=a.css.map*/", "a.css.map"],
  ['x="//# sourceMappingURL=a.map";\n//# sourceMappingURL=b.map', "b.map"],
  ["f()\n//# sourceMappingURL=data:application/json;base64,e30=", undefined],
  ['x="sourceMappingURL=a.map"', undefined],
  [`//# sourceMappingURL=${"a".repeat(3000)}`, undefined],
  ["sourceMappingURL=a.map", undefined],
  ["f()", undefined],
])("%s", (text, expected) => {
  expect(sourceMapAddress(text)).toBe(expected);
});
