/**
 * Names with two underscores in front, which frameworks and their tools give to what they leave in a script
 * (`__BUILD_MANIFEST`, `__next_f`, `__remixManifest`): each of a dozen readers looks for its own, and a script is read
 * once for all of them.
 */

import { rememberFor } from "../remember.ts";
import type { Script } from "../script.ts";

export const hasToolName = (script: Script, name: string): boolean => toolNames(script).has(name);

const toolNames = rememberFor(({ text }: Script) => new Set(Array.from(text.matchAll(/__\w+/g), ([name]) => name)));
