/** `npm run check`: runs every check of the sources and shows the output of those that failed. */
import { CHECKS, startChecks } from "./lib/checks.mjs";

for (const { name, done } of startChecks(CHECKS)) {
  const { code, output } = await done;
  console.log(`${code === 0 ? "passed" : "FAILED"}  ${name}`);
  if (code === 0) continue;
  console.log(`\n${output.trimEnd()}\n`);
  process.exitCode = 1;
}
