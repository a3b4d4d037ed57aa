/**
 * Names with two underscores in front, which frameworks and their tools give to what they leave in a script
 * (`__BUILD_MANIFEST`, `__next_f`, `__remixManifest`): each of a dozen readers looks for its own, and a script is read
 * once for all of them.
 */
import type { Script } from "../script.ts";

const known = new WeakMap<Script, ReadonlySet<string>>();

export const hasToolName = (script: Script, name: string): boolean => toolNames(script).has(name);

function toolNames(script: Script): ReadonlySet<string> {
  const found = known.get(script) ?? new Set(Array.from(script.text.matchAll(/__\w+/g), ([name]) => name));
  known.set(script, found);
  return found;
}
