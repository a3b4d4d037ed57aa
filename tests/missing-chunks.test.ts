/** Each lazily loaded file of the example that is taken away is named as missing, and nothing else is. */
import { describe, expect, test } from "vitest";
import { analyzed, analyzeFixture, captureFixture } from "./fixture.ts";

describe.each(["vite", "rollup", "system", "webpack", "rspack"])("the example built with %s", (bundler) => {
  const folder = `example/${bundler}/material`;

  test("is whole", async () => {
    const { specification } = await analyzeFixture(folder);
    expect(specification.material.missing).toEqual([]);
  });

  test("names what is taken away", async () => {
    const capture = await captureFixture(folder);
    const pages = capture.artifacts.filter(({ kind }) => kind === "html").map(({ text }) => text);
    const named = (id: string): boolean => pages.some((text) => text.includes(id));
    const gone = capture.artifacts.flatMap(({ kind, id }) => (kind === "script" && !named(id) ? [id] : []));
    const artifacts = capture.artifacts.filter(({ id }) => !gone.includes(id));
    const { specification } = analyzed({ ...capture, artifacts });
    const missing = specification.material.missing.map(({ reference }) => reference.split("/").at(-1));
    const lazy = missing.filter((name) => gone.some((id) => id.endsWith(`/${name}`)));
    expect(lazy.length).toBeGreaterThan(10);
    expect(missing).toEqual(lazy);
  });
});
