/** Loaded into a measured process before its program: leaves the largest memory it held, in kilobytes, in a file. */
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  writeFileSync(process.env.BENCH_USAGE, String(process.resourceUsage().maxRSS));
});
