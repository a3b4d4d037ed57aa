/** Resident memory of processes over time, and of the processes that they start for analyses. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const INTERVAL_MS = 1000;
/** Memory that comes and goes with the work at hand: megabytes, and a share. */
const PLAY_MB = 50;
const PLAY = 1.25;

/** @param {readonly { name: string, pid: number }[]} watched */
export function watchMemory(watched) {
  const seen = new Map([...watched.map(({ name }) => [name, []]), ["an analysis", []]]);
  const look = async () => {
    const { stdout } = await promisify(execFile)("ps", ["-eo", "pid=,ppid=,rss="]);
    const all = stdout
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number));
    const pids = new Set(watched.map(({ pid }) => pid));
    for (const { name, pid } of watched) seen.get(name).push(megabytes(all.find(([one]) => one === pid)?.[2] ?? 0));
    const analyses = all.filter(([, parent]) => pids.has(parent)).map(([, , rss]) => megabytes(rss));
    if (analyses.length > 0) seen.get("an analysis").push(Math.max(...analyses));
  };
  const timer = setInterval(() => void look(), INTERVAL_MS);
  return {
    /** @returns {{ figures: object, problems: readonly string[] }} of processes that go on: whether they grow */
    stop: () => {
      clearInterval(timer);
      const figures = Object.fromEntries([...seen].map(([name, samples]) => [name, figuresOf(samples)]));
      const problems = watched.flatMap(({ name }) => growth(name, figures[name]));
      return { figures, problems };
    },
  };
}

const megabytes = (kilobytes) => Math.round(kilobytes / 1024);

/** Megabytes: the most in each third of the time, the first with what grows once. */
function figuresOf(samples) {
  const third = Math.ceil(samples.length / 3);
  return { most: [0, 1, 2].map((index) => Math.max(0, ...samples.slice(index * third, (index + 1) * third))) };
}

function growth(name, { most: [, second, last] }) {
  return last > second * PLAY + PLAY_MB ? [`${name} grows: ${second} MB, then ${last} MB`] : [];
}
