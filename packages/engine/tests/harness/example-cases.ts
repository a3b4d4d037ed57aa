/**
 * What is to be checked of an example file in one form: a case for each example, and for esbuild, which puts
 * programs of a file into one application, one case for them all. As written, facts must also have their evidence in
 * the code under their annotation. In the bundles of Vite, webpack and Rspack each program stands alone with the
 * libraries that it uses. A case runs the engine only when it is asked for its problems.
 */
import { factsIn, type TextFile } from "./analysis.ts";
import type { Expectation } from "./annotation.ts";
import { bundleOf, programName } from "./bundles.ts";
import { isFound, knownFalse, misplaced, type Places, problemsOf } from "./compare.ts";
import type { Example } from "./example.ts";
import type { ExampleFile } from "./example-files.ts";
import type { Found } from "./fact-kinds.ts";
import { BUNDLERS, type Bundler, type Form } from "./forms.ts";
import { bundlersOf } from "./share.ts";
import { compileJsx, minified, originalRange } from "./written.ts";

export const AS_WRITTEN = "as written";
export type CaseForm = Form | typeof AS_WRITTEN;

export interface ExampleCase {
  readonly title: string;
  readonly line: number;
  /** Why the example is known to fail in this form: it must have problems. */
  readonly knownToFail?: string;
  /** What the example says is not found today, or found and wrong. */
  readonly gaps: readonly string[];
  readonly problems: () => readonly string[] | Promise<readonly string[]>;
}

/** None where the form does not exist for the file. Of a bundler's, those that it has a share in. */
export function casesOf(file: ExampleFile, form: CaseForm): readonly ExampleCase[] {
  if (form === AS_WRITTEN) return file.examples.map((example) => writtenCase(file, example));
  if (form === "minified") return file.examples.map((example) => minifiedCase(file, example));
  if (!file.isBundled) return [];
  const shares = (example: Example): boolean => bundlersOf(file.name, example).includes(form);
  if (form === "esbuild") {
    const examples = file.examples.filter(shares);
    return examples.length === 0 ? [] : [applicationCase({ ...file, examples })];
  }
  return file.examples.flatMap((example, index) =>
    shares(example) ? [bundledCase(file, example, { bundler: form, index })] : [],
  );
}

export const isBundler = (form: CaseForm): form is Bundler => BUNDLERS.some((bundler) => bundler === form);

const writtenCase = (file: ExampleFile, example: Example): ExampleCase => ({
  title: example.title,
  line: example.line,
  gaps: [
    ...example.expected.flatMap(({ todo, line, kind }) => (todo ? [`line ${line}: ${kind} that is not found`] : [])),
    ...example.nothing.flatMap(({ todo, line }) => (todo ? [`line ${line}: finding that is wrong`] : [])),
  ],
  problems: () => asWritten(file, example).problems,
});

const formCase = (form: Form, { title, line, skips }: Example, problems: ExampleCase["problems"]): ExampleCase => {
  const knownToFail = skips.get(form);
  return { title, line, gaps: [], problems, ...(knownToFail === undefined ? {} : { knownToFail }) };
};

const minifiedCase = (file: ExampleFile, example: Example): ExampleCase =>
  formCase("minified", example, () => {
    const found = factsIn([minifiedFile(file, example)], file.kinds);
    return problemsOf({ examples: [example], found, tolerated: toleratedIn(file, example) });
  });

interface Program {
  readonly bundler: Bundler;
  /** Of the example in its file. */
  readonly index: number;
}

const bundledCase = (file: ExampleFile, example: Example, { bundler, index }: Program): ExampleCase =>
  formCase(bundler, example, async () => {
    const files = await bundleOf(bundler, programName(file.name, index));
    const found = factsIn(files, file.kinds, { withLibraries: true });
    return problemsOf({ examples: [example], found, tolerated: toleratedIn(file, example) });
  });

const applicationCase = (file: ExampleFile): ExampleCase => ({
  title: "examples in one application",
  line: 1,
  gaps: [],
  problems: async () => {
    const { examples, kinds } = file;
    const found = factsIn(await bundleOf("esbuild", file.name), kinds, { withLibraries: true });
    const tolerated = examples.flatMap((example) => toleratedIn(file, example));
    const skipped = examples.filter(({ skips }) => skips.has("esbuild"));
    const checked = examples.filter(({ skips }) => !skips.has("esbuild"));
    return [
      ...problemsOf({ examples: checked, optional: skipped, found, tolerated }),
      ...skipped.filter((one) => isFound(one, found)).map(({ title }) => `remove the skip of "${title}"`),
    ];
  },
});

/** What is wrong in the form as written, and what a `todo finds nothing` lets pass in every form. */
interface Written {
  readonly problems: readonly string[];
  readonly tolerated: readonly Expectation[];
}

function asWritten({ kind, kinds }: ExampleFile, example: Example): Written {
  if (kind !== "script") {
    const found = factsIn([{ path: PATHS[kind], text: example.text }], kinds);
    return checkAsWritten(example, found, ({ evidence }) => evidence);
  }
  const program = compileJsx(example.text);
  const found = factsIn([{ path: PATHS[kind], text: program.code }], kinds);
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

const toleratedIn = (file: ExampleFile, example: Example): readonly Expectation[] =>
  example.nothing.some(({ todo }) => todo) ? asWritten(file, example).tolerated : [];

/** Under which name the engine is given a file of examples. */
const PATHS = { script: "assets/app.js", page: "index.html", manifest: "app.webmanifest" } as const;

/** Pages and manifests as a minifier folds them. */
const FOLDS = {
  script: minified,
  page: (text: string): string => text.replace(/<!--.*?-->/gs, "").replace(/\s+/g, " "),
  manifest: (text: string): string => JSON.stringify(JSON.parse(text)),
} as const;

const minifiedFile = ({ kind }: ExampleFile, { text }: Example): TextFile => ({
  path: PATHS[kind],
  text: FOLDS[kind](text),
});
