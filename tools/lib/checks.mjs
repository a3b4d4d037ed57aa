/** The checks of the sources, each a program that ends with 0 where all is well. One table for `check` and `verify`. */
import { run } from "./workspace.mjs";

/** The first one writes what others read. */
export const CHECKS = [
  { name: "types", command: "tsc", args: ["-b"] },
  { name: "types of tests", command: "tsc", args: ["-p", "tsconfig.tests.json"] },
  { name: "lint and format", command: "biome", args: ["ci", "--colors=off", "."] },
  { name: "import boundaries", command: "node", args: ["tools/boundaries.mjs"] },
  { name: "lock file", command: "node", args: ["tools/lock-file.mjs"] },
  { name: "registry of extractors", command: "node", args: ["tools/extractors/write-registry.mjs", "--check"] },
  { name: "regular expressions", command: "node", args: ["tools/patterns.mjs"] },
  { name: "unused code", command: "knip", args: ["--no-progress"] },
  { name: "numbers of the sources", command: "node", args: ["tools/numbers.mjs"] },
];

/** Most of them use one core. */
const AT_A_TIME = 2;

/**
 * Starts checks, the first by itself and the others beside each other.
 *
 * @param {typeof CHECKS} checks
 * @returns {readonly { readonly name: string, readonly done: ReturnType<typeof run> }[]} in their order
 */
export function startChecks(checks) {
  const started = checks.map((check) => ({ ...check, ...Promise.withResolvers() }));
  const waiting = [...started];
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      one.resolve(await run(one.command, one.args));
  };
  const [first] = waiting.splice(0, 1);
  const begun = first === undefined ? Promise.resolve() : run(first.command, first.args).then(first.resolve);
  void begun.then(() => Promise.all(Array.from({ length: AT_A_TIME }, next)));
  return started.map(({ name, promise }) => ({ name, done: promise }));
}
