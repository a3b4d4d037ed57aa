/**
 * `node --import hooks.mjs`: runs the sources of the packages as they are, with the mutant of the variable MUTANT in
 * place, or with a note of what is reached of the mutants of the variable WATCHED (a file of JSON).
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathOf, resolveToSource } from "../packages.mjs";
import { mutated } from "./mutants.mjs";

const { MUTANT, WATCHED } = process.env;
const mutant = MUTANT === undefined ? undefined : JSON.parse(MUTANT);
const watched = WATCHED === undefined ? [] : JSON.parse(readFileSync(WATCHED, "utf8"));
globalThis.reachedMutants = new Set();

registerHooks({
  resolve: resolveToSource,
  load: (url, context, next) => {
    const path = pathOf(url);
    const own = watched.flatMap((one, index) => (one.path === path ? [{ ...one, index }] : []));
    if (mutant?.path !== path && own.length === 0) return next(url, context);
    const text = readFileSync(new URL(url), "utf8");
    const source = mutant?.path === path ? mutated(text, mutant) : withNotes(text, own);
    return { format: "module-typescript", source, shortCircuit: true };
  },
});

/** Each expression that a mutant would replace is noted when it is evaluated. */
function withNotes(text, own) {
  const notes = own.flatMap(({ watch, index }) =>
    watch === undefined
      ? []
      : [
          { at: watch.start, order: -watch.end, note: `(globalThis.reachedMutants.add(${index}),(` },
          { at: watch.end, order: -Infinity, note: "))" },
        ],
  );
  const parts = notes.toSorted((a, b) => a.at - b.at || a.order - b.order);
  let out = "";
  let from = 0;
  for (const { at, note } of parts) {
    out += text.slice(from, at) + note;
    from = at;
  }
  return out + text.slice(from);
}
