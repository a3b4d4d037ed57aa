/** Tables of what may follow what: takes the entries of an object, gives the steps, each where it stands. */
import { literalString } from "../../syntax/literals.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Allowed } from "./candidate.ts";
import type { Entry } from "./records.ts";

/** Two that name each other are opposites. */
const MIN_ROUND = 3;

export const stepsIn = (entries: readonly Entry[], module: Module): readonly Allowed[] | undefined =>
  allowedSteps(entries, module) ?? roundSteps(entries, module);

/** `{open: ["closed"], closed: []}`: for each state, those that may follow. All that follow are states of the table. */
function allowedSteps(entries: readonly Entry[], module: Module): readonly Allowed[] | undefined {
  const keys = new Set(entries.map(({ key }) => key));
  const steps: Allowed[] = [];
  for (const { key, value } of entries) {
    if (value.type !== "ArrayExpression") return undefined;
    for (const element of value.elements) {
      const to = element ? literalString(element) : undefined;
      if (to === undefined || !element || !keys.has(to)) return undefined;
      steps.push({ from: key, to, at: placeOfNode(element, module) });
    }
  }
  return steps.length > 0 ? steps : undefined;
}

/** `{light: "dark", dark: "system", system: "light"}`: for each state the next, once around. */
function roundSteps(entries: readonly Entry[], module: Module): readonly Allowed[] | undefined {
  const next = new Map(entries.map(({ key, value }) => [key, literalString(value)]));
  let at = entries[0]?.key;
  for (let step = 1; step < entries.length; step++) {
    at = at === undefined ? undefined : next.get(at);
    if (at === entries[0]?.key) return undefined;
  }
  if (at === undefined || entries.length < MIN_ROUND || next.get(at) !== entries[0]?.key) return undefined;
  return entries.map(({ key, value }) => ({
    from: key,
    to: literalString(value) ?? "",
    at: placeOfNode(value, module),
  }));
}
