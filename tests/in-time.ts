/** For tests of hostile input: what would not end is ended, and the test fails instead of hanging. */
import { runInNewContext } from "node:vm";

/** A thousand times what the mended code needs on a slow machine. */
const LIMIT = 30_000;

/** @throws where it takes more than half a minute */
export const inTime = <T>(work: () => T): T => runInNewContext("work()", { work }, { timeout: LIMIT });
