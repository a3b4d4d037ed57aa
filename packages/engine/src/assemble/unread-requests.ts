/** Requests whose address was not read, as the point of the calls says it. */
import type { Reason } from "@as-built/spec";
import type { Fact } from "../extract/fact.ts";
import type { Sighting } from "../extract/survey.ts";
import { beginsAt, inFile } from "../script.ts";
import type { CallLike } from "../syntax/nodes.ts";

/** Those that no call has among what shows it, as reasons in the order of files and places. */
export function unreadRequests(open: Iterable<Sighting<CallLike>>, facts: readonly Fact[]): readonly Reason[] {
  const shown = facts.flatMap(({ point, evidence }) => (point === "calls" ? evidence : []));
  const read = new Set(shown.flatMap((one) => ("script" in one ? beginsAt(inFile(one.script, one)) : [])));
  const places = [...open]
    .map(({ node, module }) => inFile(module.script, node))
    .filter((place) => !read.has(beginsAt(place)))
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start || b.end - a.end))
    .map(({ file, start, end }) => `${file}:${start}-${end}`);
  return [...new Set(places)].slice(0, MAX_TOLD).map((ref) => ({ code: "too-dynamic", ref }));
}

/** More are as good as all. */
const MAX_TOLD = 100;

/** One sentence; empty where all were read. */
export function unreadWords({ length }: readonly Reason[]): string {
  if (length === 0) return "";
  if (length === 1) return "The address of 1 request is made when the program runs, and was not read.";
  const count = length < MAX_TOLD ? `${length} requests` : `${MAX_TOLD} requests or more`;
  return `The addresses of ${count} are made when the program runs, and were not read.`;
}
