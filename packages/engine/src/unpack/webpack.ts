/**
 * webpack and Rspack: scripts that hold chunks, bundles, or both one after the other. Also the table of modules that
 * stand for others.
 */
import { pushAll } from "../lists.ts";
import type { Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { Statement } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { headOf, holdsText, restOf } from "./claim-parts.ts";
import type { Claim, Code, Format, HeldChunk, ModuleDraft } from "./module.ts";
import { requiredKeys } from "./required-keys.ts";
import { bundleModules, topLevelBundle } from "./webpack-bundle.ts";
import { readChunk, readExportedChunk } from "./webpack-chunk.ts";

export const webpackFormat = {
  name: "webpack",
  claim(script: Script, code: Code): Claim | undefined {
    const whole = wholeScript(script, code);
    if (whole) return whole;
    const rest: Statement[] = [];
    const modules: ModuleDraft[] = [];
    const chunks: HeldChunk[] = [];
    let seenAt: Statement | undefined;
    for (const statement of code.body) {
      const chunk = readChunk(script, statement);
      if (chunk) chunks.push(chunk);
      const found = chunk?.modules ?? bundleModules(script, statement);
      if (found) seenAt ??= statement;
      else rest.push(statement);
      pushAll(modules, found ?? []);
    }
    if (!seenAt) return undefined;
    // a file of several scripts one after the other: what is no bundle stays a module of its own
    pushAll(modules, restOf(script, rest, code));
    return { bundler: bundlerName(script), seenAt: headOf(seenAt), modules, chunks };
  },
} satisfies Format;

/** A script of a build that writes ES modules: it is a chunk, or the runtime with the modules of the entry. */
function wholeScript(script: Script, code: Code): Claim | undefined {
  const chunk = readExportedChunk(script, code.body);
  const modules = chunk?.modules ?? topLevelBundle(script, code);
  if (!modules) return undefined;
  const [first = script.program] = code.body;
  return { bundler: bundlerName(script), seenAt: headOf(first), modules, ...(chunk ? { chunks: [chunk] } : {}) };
}

/** The Rspack runtime tells its version: `__webpack_require__.rv=()=>"1.7.9"`, and marks scripts with `data-rspack`. */
const bundlerName = (script: Script): string => (RSPACK.some((mark) => holdsText(script, mark)) ? "rspack" : "webpack");

const RSPACK = ["data-rspack", "rspackChunk", "__rspack_esm"];

/**
 * Modules that stand for others: shared modules of a federation are consumed under an id of their own and fall back to
 * a bundled copy, `{82895:{shareKey:"lib",fallback:()=>n.e("5").then(()=>()=>n(6667))}}`.
 */
export function consumedModules(runtime: ModuleDraft): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  for (const statement of runtime.body) {
    walk(statement, (node) => {
      if (node.type !== "Property") return undefined;
      const key = keyName(node.key, node.computed);
      const targets = new Set(requiredKeys(node.value, runtime));
      const [only] = targets;
      if (key !== undefined && only !== undefined && targets.size === 1) out.set(key, only);
      return targets.size > 0 ? undefined : false;
    });
  }
  return out;
}
