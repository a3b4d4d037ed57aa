/** Archives for whoever is not a test of the capture. */
export { zip } from "../packages/capture/tests/archives.ts";
