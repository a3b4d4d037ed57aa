/** The process of the search: analyses what it is given, says how often each place was gone through. */
import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { counts, places } from "./counted.mjs";

/** Less is never told. */
const LEAST = 300;
const parser = oxcParser();
const encoder = new TextEncoder();

process.on("message", ({ files }) => {
  const input = files.map(([path, text]) => ({ path, bytes: encoder.encode(text) }));
  counts.fill(0);
  try {
    const { specification } = analyze(captureFiles("app", input), { parser });
    const told = places.flatMap((place, at) => (counts[at] >= LEAST ? [[place, Math.round(counts[at])]] : []));
    const [failure] = specification.material.failures;
    process.send?.({ counts: told, failure: failure?.error, findings: [] });
  } catch (error) {
    process.send?.({
      findings: [`throws ${error instanceof Error ? error.stack?.split("\n").slice(0, 4).join(" ") : error}`],
    });
  }
});
process.on("disconnect", () => process.exit(0));
