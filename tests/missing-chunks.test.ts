/** Each lazily loaded file of the example that is taken away is named as missing, and nothing else is. */
import { fileURLToPath } from "node:url";
import { capturePath } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import { describe, expect, test } from "vitest";

/** With the index, which keeps the libraries from being read as if they were the application. */
const options = { parser: oxcParser(), signatures: loadSignatures() };

describe.each(["vite", "rollup", "system", "webpack", "rspack"])("the example built with %s", (bundler) => {
  const folder = fileURLToPath(new URL(`../fixtures/example/${bundler}/material`, import.meta.url));

  test("is whole", async () => {
    const { specification } = analyze(await capturePath(folder), options);
    expect(specification.material.missing).toEqual([]);
  });

  test("names what is taken away", async () => {
    const capture = await capturePath(folder);
    const pages = capture.artifacts.filter(({ kind }) => kind === "html").map(({ text }) => text);
    const named = (id: string): boolean => pages.some((text) => text.includes(id));
    const gone = capture.artifacts.flatMap(({ kind, id }) => (kind === "script" && !named(id) ? [id] : []));
    const artifacts = capture.artifacts.filter(({ id }) => !gone.includes(id));
    const { specification } = analyze({ ...capture, artifacts }, options);
    const missing = specification.material.missing.map(({ reference }) => reference.split("/").at(-1));
    const lazy = missing.filter((name) => gone.some((id) => id.endsWith(`/${name}`)));
    expect(lazy.length).toBeGreaterThan(10);
    expect(missing).toEqual(lazy);
  });
});
