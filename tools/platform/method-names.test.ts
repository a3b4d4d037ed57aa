import { expect, test } from "vitest";
import { methodNames, methodNamesText, readMethodNames } from "./method-names.mjs";

test("the list of the platform's methods is that of TypeScript's declarations", () => {
  const names = methodNames();
  expect(names).toEqual(expect.arrayContaining(["addEventListener", "join", "onclick", "pushState", "toISOString"]));
  expect(names.length).toBeGreaterThan(1500);
  expect(readMethodNames()).toBe(methodNamesText(names));
});
