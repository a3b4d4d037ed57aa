import { expect, it } from "vitest";
import { loadSignatures } from "./index.ts";

it("loads the index beside the package", () => {
  const { components, size } = loadSignatures();
  const names = new Set(components.map(({ name }) => name));
  expect(size).toBeGreaterThan(1_000_000);
  for (const name of ["react", "react-dom", "vue", "lodash", "rxjs", "next", "@sentry/core", "core-js"]) {
    expect(names).toContain(name);
  }
  expect(components.find(({ name }) => name === "react-dom")?.kind).toBe("framework");
});
