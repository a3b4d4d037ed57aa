/**
 * The examples of all extractors in one form, each as a test below the name of its extractor: the engine and the index
 * of libraries are loaded once for all of them. What fails names the file, the line of the example and the form.
 */
import { beforeAll, describe, expect, type TestOptions, test } from "vitest";
import { LOCK_SECONDS, ready } from "./bundles.ts";
import { type CaseForm, casesOf, type ExampleCase, isBundler } from "./example-cases.ts";
import { type ExampleFile, exampleFiles } from "./example-files.ts";

export function checkExamples(form: CaseForm, options: TestOptions = {}): void {
  if (isBundler(form)) beforeAll(ready, LOCK_SECONDS * 2 * 1000);
  for (const file of exampleFiles()) {
    const cases = casesOf(file, form);
    if (cases.length + (file.problem ?? "").length === 0) continue;
    describe(file.name, options, () => {
      if (file.problem !== undefined) test(file.path, () => expect.fail(file.problem));
      for (const one of cases) testCase(file, form, one);
    });
  }
}

/** A form that an example skips must fail: a skip that is no longer needed is removed. */
function testCase({ path }: ExampleFile, form: CaseForm, one: ExampleCase): void {
  const { title, line, knownToFail, gaps, problems } = one;
  const where = `${path}:${line}, ${form}`;
  const name = `${title} (${form})`;
  if (knownToFail !== undefined)
    test(`${name}, known to fail: ${knownToFail}`, { meta: { knownToFail } }, async () =>
      expect(await problems(), `${where}: remove this skip`).not.toEqual([]),
    );
  else
    test(name, { meta: { gaps: gaps.map((gap) => `${path}, ${gap}`) } }, async () =>
      expect(await problems(), where).toEqual([]),
    );
}
