import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const MODULE = new URL("./young-generation.ts", import.meta.url).href;

/** In a process of its own, since flags are of the whole process: MB of the young generation before, between and behind. */
const PROGRAM = `
import { getHeapSpaceStatistics } from "node:v8";
import { growYoungGeneration, keepYoungGeneration } from ${JSON.stringify(MODULE)};
const size = () => getHeapSpaceStatistics().find((one) => one.space_name === "new_space").space_size / 2 ** 20;
const kept = [];
const make = (objects) => { for (let at = 0; at < objects; at++) kept.push({ at }); };
const sizes = [size()];
growYoungGeneration();
make(200_000);
sizes.push(size());
keepYoungGeneration();
make(4_000_000);
sizes.push(size());
console.log(JSON.stringify(sizes));
`;

const OTHER = { meta: { skipReason: "the switches of V8 were measured with version 13" } };

describe.runIf(process.versions.v8.startsWith("13."))("the young generation", OTHER, () => {
  it("grows at once to what an analysis needs, and no further", () => {
    const [before, grown, behind] = JSON.parse(
      execFileSync(process.execPath, ["--no-warnings", "--input-type=module", "--eval", PROGRAM], { encoding: "utf8" }),
    );
    expect(before).toBeLessThan(8);
    expect(grown).toBe(32);
    expect(behind).toBe(32);
  });
});
