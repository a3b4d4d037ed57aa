/**
 * Flags of V8 for an analysis, measured with version 13, Node 24; other versions may complain of flags they do not know
 * and get none. Set while the program runs, so that nobody has to start Node in a certain way.
 */
import { setFlagsFromString } from "node:v8";

const FLAGS = {
  /**
   * An analysis runs much code a little: to compile code in better ways later than usual saves 5 to 15 %, and to do that
   * in one thread each, which leaves the other core to collecting garbage, another 5 %. To improve the bytecode of
   * hundreds of regular expressions that are run a few times costs 1 %. Not among them: --no-regexp-tier-up, which saves
   * 20 ms, and with which one run in fifteen ended in a segmentation fault when it was set after the start (Node 24.21).
   */
  compile: [
    "--invocation-count-for-maglev=700",
    "--invocation-count-for-turbofan=40000",
    "--concurrent-maglev-max-threads=1",
    "--concurrent-turbofan-max-threads=1",
    "--no-regexp-peephole-optimization",
  ],
  /** The cache keeps what was compiled when the code was loaded: to compile all of it saves 3 %. */
  load: "--no-lazy",
  /** It keeps most of what it makes: to let the heap grow far before all of it is collected saves 5 %. */
  analyze: "--heap-growing-percent=4000",
};

const isKnown = process.versions.v8.startsWith("13.");

/** Before the program is loaded; `cached`: compiled code is kept between runs. */
export function tuneLoading(cached) {
  if (!isKnown) return;
  for (const flag of FLAGS.compile) setFlagsFromString(flag);
  if (cached) setFlagsFromString(FLAGS.load);
}

/** After it is loaded: what the cache keeps is of use under the flags it was made under only. */
export function tuneAnalysis() {
  if (isKnown) setFlagsFromString(FLAGS.analyze);
}
