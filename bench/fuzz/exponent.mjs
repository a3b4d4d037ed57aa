/** How fast a cost grows: the slope of a line through the logarithms of costs against those of sizes. Pure. */

/** Steeper is a finding: n log n, and what a garbage collector adds to it, stay below. */
export const MAX_EXPONENT = 1.3;

/** Seconds: less is the noise of a start. */
const LEAST = 0.2;
/** The largest sizes tell: a square term shows late. */
const LAST = 4;
/** Of two, one collection of garbage makes a slope of any size. */
const ENOUGH = 3;

/**
 * @param {readonly { size: number, seconds: number }[]} points by size
 * @returns {number | undefined} undefined where too few took long enough to tell: then it does not take long
 */
export function exponentOf(points) {
  const seen = points.filter(({ seconds }) => seconds >= LEAST).slice(-LAST);
  if (seen.length < ENOUGH) return undefined;
  const logs = seen.map(({ size, seconds }) => [Math.log(size), Math.log(seconds)]);
  const mean = (at) => logs.reduce((sum, pair) => sum + pair[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return covariance / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}
