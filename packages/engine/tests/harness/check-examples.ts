/**
 * The test of an extractor: `checkExamples(import.meta.url)` checks the examples beside the calling test in every form.
 * As written, facts must also have their evidence in the code under their annotation. In the bundles of Vite, webpack
 * and Rspack each program stands alone with the libraries that it uses; esbuild puts all programs of a file into one
 * application, so there the facts of all of them are expected together.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { factsIn } from "./analysis.ts";
import type { Expectation } from "./annotation.ts";
import { bundleOf, programName, ready } from "./bundles.ts";
import { isFound, type Kinds, kindsOf, knownFalse, misplaced, type Places, problemsOf } from "./compare.ts";
import type { Example } from "./example.ts";
import type { Found } from "./fact-kinds.ts";
import { BUNDLERS, type Form } from "./forms.ts";
import { manifestExamples, pageExamples } from "./line-examples.ts";
import { scriptExamples } from "./script-examples.ts";
import { compileJsx, minified, originalRange } from "./written.ts";

/** Throws where the folder has no examples, or where an example file breaks a rule. */
export function checkExamples(testUrl: string): void {
  const folder = dirname(fileURLToPath(testUrl));
  const read = (name: string): string | undefined => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const [scripts, pages, manifests] = [read("examples.jsx"), read("examples.html"), read("examples.manifest")];
  if ((scripts ?? pages ?? manifests) === undefined) throw new Error(`${folder} has no examples`);
  if (scripts !== undefined) checkScripts(basename(folder), scriptExamples(scripts));
  if (pages !== undefined) checkTexts("index.html", pageExamples(pages), foldedPage);
  if (manifests !== undefined) checkTexts("app.webmanifest", manifestExamples(manifests), foldedJson);
}

const FILE = "assets/app.js";

function checkScripts(extractor: string, examples: readonly Example[]): void {
  const kinds = kindsOf(examples);
  const written = examples.map((example) => asWritten(example, kinds));
  const toleratedIn = (index: number) => written[index]?.tolerated ?? [];

  for (const [index, example] of examples.entries()) {
    describe(example.title, () => {
      test("as written", () => expect(written[index]?.problems).toEqual([]));
      testForm("minified", example, () => {
        const found = factsIn([{ path: FILE, text: minified(example.text) }], kinds);
        return problemsOf({ examples: [example], found, tolerated: toleratedIn(index) });
      });
    });
  }
  describe.each(BUNDLERS.filter((bundler) => bundler !== "esbuild"))("%s", (bundler) => {
    beforeAll(ready);
    for (const [index, example] of examples.entries()) {
      testForm(bundler, example, async () => {
        const files = await bundleOf(bundler, programName(extractor, index));
        const found = factsIn(files, kinds, { withLibraries: true });
        return problemsOf({ examples: [example], found, tolerated: toleratedIn(index) });
      });
    }
  });
  describe("esbuild", () => {
    beforeAll(ready);
    test("all examples in one application", async () => {
      const found = factsIn(await bundleOf("esbuild", extractor), kinds, { withLibraries: true });
      const tolerated = written.flatMap((one) => one.tolerated);
      const skipped = examples.filter(({ skips }) => skips.has("esbuild"));
      const checked = examples.filter(({ skips }) => !skips.has("esbuild"));
      expect([
        ...problemsOf({ examples: checked, optional: skipped, found, tolerated }),
        ...skipped.filter((one) => isFound(one, found)).map(({ title }) => `remove the skip of "${title}"`),
      ]).toEqual([]);
    });
  });
}

/** What is wrong in the form as written, and what a `todo finds nothing` lets pass in every form. */
interface Written {
  readonly problems: readonly string[];
  readonly tolerated: readonly Expectation[];
}

function asWritten(example: Example, kinds: Kinds): Written {
  const program = compileJsx(example.text);
  const found = factsIn([{ path: FILE, text: program.code }], kinds);
  return checkAsWritten(example, found, ({ evidence }) => evidence.map((range) => originalRange(program, range)));
}

function checkAsWritten(example: Example, found: readonly Found[], places: Places): Written {
  const { tolerated, problems } = knownFalse(example, found, places);
  return {
    tolerated,
    problems: [
      ...problemsOf({ examples: [example], found, tolerated, strictTodos: true }),
      ...misplaced(example, found, places),
      ...problems,
    ],
  };
}

/** A form that an example skips must fail: a skip that is no longer needed is removed. */
function testForm(
  form: Form,
  { title, skips }: Example,
  problems: () => readonly string[] | Promise<readonly string[]>,
): void {
  const reason = skips.get(form);
  const name = form === "minified" ? form : title;
  if (reason === undefined) test(name, async () => expect(await problems()).toEqual([]));
  else
    test(`${name} (known to fail: ${reason})`, async () =>
      expect(await problems(), "remove this skip").not.toEqual([]));
}

/** Pages and manifests: as written, and as a minifier folds them. */
function checkTexts(path: string, examples: readonly Example[], fold: (text: string) => string): void {
  const kinds = kindsOf(examples);
  for (const example of examples) {
    describe(`${path}: ${example.title}`, () => {
      const found = factsIn([{ path, text: example.text }], kinds);
      const { problems, tolerated } = checkAsWritten(example, found, ({ evidence }) => evidence);
      test("as written", () => expect(problems).toEqual([]));
      testForm("minified", example, () =>
        problemsOf({ examples: [example], found: factsIn([{ path, text: fold(example.text) }], kinds), tolerated }),
      );
    });
  }
}

const foldedPage = (text: string): string => text.replace(/<!--.*?-->/gs, "").replace(/\s+/g, " ");

const foldedJson = (text: string): string => JSON.stringify(JSON.parse(text));
