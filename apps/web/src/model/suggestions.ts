/** What somebody may ask for, of what is known to have an answer: to begin with, and where nothing has the name typed. */
import { areasOf } from "./areas.ts";
import { plural } from "./format.ts";

interface Known {
  readonly name: string;
  readonly applications: number;
}

export interface Suggestion {
  readonly text: string;
  /** How much it finds; empty where one app is all. */
  readonly note: string;
}

const MOST = 8;

/** Names as the server ranks them. */
export const suggestionsOf = (names: readonly Known[]): readonly Suggestion[] =>
  names
    .slice(0, MOST)
    .map(({ name, applications }) => ({ text: name, note: applications > 1 ? plural(applications, "app") : "" }));

/** Of addresses the areas that most of them are in: single ones are many, and each tells little. */
export function areaSuggestions(names: readonly Known[]): readonly Suggestion[] {
  const addresses = names.map(({ name }) => name);
  const areaOf = areasOf(addresses);
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const area = areaOf(address);
    // What is asked for is sought as it stands.
    if (address.includes(area)) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  const areas = [...counts]
    .filter(([area, count]) => count > 1 && area.length > 1 && !area.includes("*"))
    .sort(([, a], [, b]) => b - a)
    .map(([text, count]) => ({ text, note: plural(count, "address", "addresses") }));
  return areas.length === 0 ? suggestionsOf(names) : areas.slice(0, MOST);
}

/** Letters that a third of a name may differ by: more are another word. */
const allowed = (name: string): number => Math.ceil(name.length / 3);

/** Names that are written nearly like the one asked for, the nearest first. */
export function nearNames(asked: string, names: readonly string[]): readonly string[] {
  const text = asked.trim().toLowerCase();
  return [...new Set(names)]
    .map((name) => ({ name, distance: distanceOf(text, name.toLowerCase(), allowed(text)) }))
    .filter(({ distance }) => distance <= allowed(text))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** Letters to put in, take away or exchange, to make one text of the other; counted to one more than `most`. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
