/**
 * The examples of all extractors as written and minified, without a test runner, for `bench/mutate.mjs`. With WATCHED (a
 * file of mutants as JSON): runs all, and writes which cases reach which mutant to the standard output. With CASES
 * (indexes as JSON): runs those; ends with 1 at the first that fails, with 0 where none does.
 */
import { readFileSync } from "node:fs";
import { AS_WRITTEN, casesOf, type ExampleCase } from "../harness/example-cases.ts";
import { exampleFiles } from "../harness/example-files.ts";

interface Mutant {
  readonly kind: "logic" | "list";
  readonly word?: string;
  readonly watch?: object;
}

interface Case extends ExampleCase {
  readonly text: string;
}

const cases = exampleFiles().flatMap((file) =>
  ([AS_WRITTEN, "minified"] as const).flatMap((form) =>
    casesOf(file, form).map((one, index): Case => ({ ...one, text: file.examples[index]?.text ?? "" })),
  ),
);

const everyCase = [...cases.keys()];

async function fails({ problems, knownToFail }: ExampleCase): Promise<boolean> {
  const isFailing = (await problems()).length > 0;
  return isFailing !== (knownToFail !== undefined);
}

/** For each mutant the cases that it may concern; `reached` is written by the sources themselves. */
async function watch(mutants: readonly Mutant[], reached: Set<number>): Promise<readonly (readonly number[])[]> {
  const atLoad = new Set(reached);
  const reaching: number[][] = mutants.map(() => []);
  for (const [at, one] of cases.entries()) {
    reached.clear();
    if (await fails(one)) throw new Error(`fails without any mutant: ${one.title}`);
    for (const index of reached) reaching[index]?.push(at);
  }
  return mutants.map(({ kind, word = "", watch: watched }, index) => {
    if (kind === "list") return concerning(word);
    // what is evaluated once, when the engine is loaded, may concern any case
    return atLoad.has(index) || watched === undefined ? everyCase : (reaching[index] ?? []);
  });
}

/** A plural of the word may be meant, or a name that holds it, so its beginning decides. */
function concerning(word: string): readonly number[] {
  const beginning = word.slice(0, 4).toLowerCase();
  return everyCase.filter((at) => cases[at]?.text.toLowerCase().includes(beginning));
}

async function isNoticed(indexes: readonly number[]): Promise<boolean> {
  for (const at of indexes) {
    const one = cases[at];
    if (one && (await fails(one))) return true;
  }
  return false;
}

const { WATCHED, CASES = "[]" } = process.env;
if (WATCHED === undefined) process.exitCode = (await isNoticed(JSON.parse(CASES))) ? 1 : 0;
else {
  const { reachedMutants = new Set<number>() } = globalThis as { reachedMutants?: Set<number> };
  console.log(JSON.stringify(await watch(JSON.parse(readFileSync(WATCHED, "utf8")), reachedMutants)));
}
