/**
 * Versions that stand beside the names of packages: what module federation shares (`register("react","18.3.1",...)`,
 * `{name:"react",version:"18.3.1",factory:...}`), and what libraries say of themselves (`name:"@a/b",version:"1.2.3"`).
 * Only for components whose code stands in the material: a name alone shows no code.
 */
import { addTo } from "../multimap.ts";
import { packageOf } from "./package-name.ts";
import type { VersionInput } from "./versions.ts";

const NAMED =
  /["'`]((?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)["'`]\s*,\s*(?:version\s*:\s*)?["'`](\d+\.\d+\.\d+(?:-[\w.-]+)?)["'`]/g;

/** By component; one of which two versions are named has none. */
export function pairedVersions({
  units,
  texts,
  component,
  isForeign,
  components,
}: VersionInput): ReadonlyMap<number, string> {
  const present = new Map<string, number>();
  for (const number of component) {
    const name = components[number]?.name;
    if (name !== undefined) present.set(name, number);
  }
  const found = new Map<number, Set<string>>();
  units.forEach((unit, at) => {
    if (!isForeign(at)) return;
    const text = texts.get(unit.file)?.slice(unit.start, unit.end) ?? "";
    for (const [, name = "", version = ""] of text.matchAll(NAMED)) {
      const number = present.get(packageOf(name));
      if (number !== undefined) addTo(found, number, version);
    }
  });
  return new Map([...found].flatMap(([number, [first = "", ...more]]) => (more.length === 0 ? [[number, first]] : [])));
}
