/** `npm run check`: runs every check of the sources and shows the output of those that failed. */
import { CHECKS } from "./lib/checks.mjs";
import { run } from "./lib/workspace.mjs";

for (const { name, command, args } of CHECKS) {
  const { code, output } = await run(command, args);
  console.log(`${code === 0 ? "passed" : "FAILED"}  ${name}`);
  if (code === 0) continue;
  console.log(`\n${output.trimEnd()}\n`);
  process.exitCode = 1;
}
