/**
 * `node tools/patterns.mjs`: no regular expression of the sources may take more than linear time for a text that does not
 * match, unless what it reads is bounded, and `patterns.bounds.mjs` says by what: material is hostile, and one pattern can
 * hold an analysis for ever. Each pattern is judged once, by recheck, and its degree kept in `patterns.txt`; so only new
 * ones take time. `--write` keeps the judgement of new ones. Ends with 1 where a pattern is neither linear nor listed,
 * where the list names one that is gone or linear, and where a pattern is not in the file.
 */
import { degreeOf, digestOf, knownDegrees, writeDegrees } from "./lib/known-patterns.mjs";
import { walk } from "./lib/patterns.mjs";
import { isTest, readSource, sourcePaths } from "./lib/sources.mjs";
import { BOUNDED } from "./patterns.bounds.mjs";

const LIST = "tools/patterns.bounds.mjs";

/** All patterns of the sources by digest, with the first place of each. */
function patternsOfSources() {
  const patterns = new Map();
  for (const path of sourcePaths().filter((one) => !isTest(one) && one !== LIST)) {
    const { text, parsed } = readSource(path);
    walk(parsed.program, ({ regex, start }) => {
      const digest = digestOf(regex);
      if (!patterns.has(digest))
        patterns.set(digest, { ...regex, at: `${path}:${text.slice(0, start).split("\n").length}` });
    });
  }
  return patterns;
}

const patterns = patternsOfSources();
const known = knownDegrees();
const listed = new Map(
  BOUNDED.flatMap(({ bound, patterns: own }) =>
    own.map(({ source, flags }) => [digestOf({ pattern: source, flags }), bound]),
  ),
);
const degrees = new Map();
const problems = [];
for (const [digest, regex] of patterns) {
  const degree = known.get(digest) ?? (await degreeOf(regex));
  const shown = `${regex.at} /${regex.pattern}/${regex.flags}`;
  degrees.set(digest, degree);
  if (!known.has(digest)) problems.push(`${shown} is new: node tools/patterns.mjs --write`);
  if (degree !== "1" && !listed.has(digest))
    problems.push(
      `${shown} may take time of degree ${degree}: rewrite it, or bound what it reads and list it in ${LIST}`,
    );
}
for (const [digest, bound] of listed) {
  const degree = degrees.get(digest);
  if (degree === undefined) problems.push(`${LIST}: a pattern that is gone (${bound})`);
  else if (degree === "1") problems.push(`${LIST}: ${patterns.get(digest).at} is linear`);
}
const isToWrite = process.argv.includes("--write");
if (isToWrite) writeDegrees(degrees);
const left = isToWrite ? problems.filter((problem) => !problem.endsWith("--write")) : problems;
for (const problem of left) console.log(problem);
console.log(`${patterns.size} regular expressions, ${listed.size} of them not linear and their input bounded`);
process.exitCode = left.length > 0 ? 1 : 0;
