/**
 * `node bench/start.mjs [RUNS]`: what `asbuilt --help` takes beside `node -e 0`, the two in turn; without arguments it writes
 * results/start.json. The ratio of each pair says what a slow or busy machine does not. Needs `npm run build`.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { report } from "./fleet/report.mjs";
import { median } from "./measure.mjs";

const RUNS = Number(process.argv[2] ?? 15);
const ASBUILT = fileURLToPath(new URL("../apps/cli/bin/asbuilt.cjs", import.meta.url));
/** Writes at the end what the process took of the processor, in microseconds. */
const USAGE = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from "node:fs";
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    writeSync(3, String(user + system));
  });
`)}`;

/** Milliseconds. */
function timesOf(args) {
  const start = performance.now();
  const { status, output } = spawnSync(process.execPath, ["--import", USAGE, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  const wall = performance.now() - start;
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}`);
  return { wall, cpu: Number(output[3]) / 1000 };
}

const help = () => timesOf([ASBUILT, "--help"]);
const nothing = () => timesOf(["-e", "0"]);

// The first runs read files and fill the cache of compiled code.
help();
nothing();
const pairs = Array.from({ length: RUNS }, () => [help(), nothing()]);

/** Of `wall` or `cpu`: both medians, and that of the ratios. */
function figuresOf(what) {
  const helps = pairs.map(([one]) => one[what]);
  const nothings = pairs.map(([, other]) => other[what]);
  const ratios = helps.map((one, index) => one / nothings[index]);
  return {
    [`${what}Help`]: Math.round(median(helps)),
    [`${what}Node`]: Math.round(median(nothings)),
    [`${what}Ratio`]: Number(median(ratios).toFixed(2)),
  };
}

report("start.json", { runs: RUNS, ...figuresOf("wall"), ...figuresOf("cpu") }, []);
