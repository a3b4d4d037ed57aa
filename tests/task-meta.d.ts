/** What a test says of itself to `npm run verify`, which lists it. */
import "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Why it is skipped, where it is. */
    skipReason?: string;
    /** Why what it shows fails today: it passes as long as that is so, and counts as a known gap. */
    knownToFail?: string;
    /** What is known to be wrong beside all that the test shows to be right. */
    gaps?: readonly string[];
  }
}
