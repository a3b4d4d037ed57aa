/** For tests of hostile input: what would not end is ended, and the test fails instead of hanging. */
import { runInNewContext } from "node:vm";

/** Fifteen times what the slowest needs by itself: a machine may do other things beside it. What hurts takes minutes or hours. */
const LIMIT = 100_000;

/** @throws where it takes longer than that, in ms */
export const inTime = <T>(work: () => T): T => runInNewContext("work()", { work }, { timeout: LIMIT });
