/** Tables of what may follow what: takes the entries of an object, gives the steps, each where it stands. */
import { literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import { returnsIn } from "../../syntax/returns.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Allowed, Text } from "./candidate.ts";
import type { Entry } from "./records.ts";
import { branches } from "./takes.ts";

/** Two that name each other are opposites. */
const MIN_ROUND = 3;

/** So many states and steps are a table of what follows what, also where nothing names it. */
const MIN_STEPS = 3;

export const isWholeTable = (entries: readonly unknown[], steps: readonly Allowed[]): boolean =>
  entries.length >= MIN_STEPS && steps.length >= MIN_STEPS;

/** `{open: ["closed"], closed: []}`: states, and no thing with fields. */
export function isStepsTable(node: ObjectExpression, module: Module): boolean {
  const entries = fixedProperties(node).map(([key, { key: at, value }]): Entry => ({ key, at, value }));
  const steps = entries.length === node.properties.length ? stepsIn(entries, module) : undefined;
  return steps !== undefined && isWholeTable(entries, steps);
}

/** Under these keys a state keeps what may follow it, by the custom of naming it so. */
const FOLLOWS = /^(?:next|to|successors|transitions|(?:next|allowed)(?:States?|Status|Statuses|Steps|Transitions?))$/;

/** `{open: {label: "Open", next: ["closed"]}, closed: {label: "Closed", next: []}}` */
export function stepsOfRecords(entries: readonly Entry[], module: Module): readonly Allowed[] | undefined {
  const lists = entries.map(({ key, at, value }): Entry | undefined => {
    const found =
      value.type === "ObjectExpression" ? fixedProperties(value).find(([one]) => FOLLOWS.test(one)) : undefined;
    return found && { key, at, value: found[1].value };
  });
  const known = lists.filter((one) => one !== undefined);
  return known.length * 2 > entries.length ? allowedSteps(known, module, keysOf(entries)) : undefined;
}

const keysOf = (entries: readonly Entry[]): ReadonlySet<string> => new Set(entries.map(({ key }) => key));

/**
 * `switch (status) { case "open": return ["closed", "lost"]; case "closed": return ["open"]; default: return []; }`, or a
 * function that gives the next: `case "open": return event === "close" ? "closed" : status;`
 */
export function stepsOfSwitch(
  { cases }: Extract<Node, { type: "SwitchStatement" }>,
  textOf: (node: Node) => Text | undefined,
): readonly Allowed[] | undefined {
  const steps: Allowed[] = [];
  const from = new Set<string>();
  const states = new Set(cases.map(({ test }) => test && textOf(test)?.value));
  for (const { test, consequent } of cases) {
    const [only] = consequent;
    const list = only?.type === "ReturnStatement" ? only.argument : undefined;
    const state = test ? textOf(test) : undefined;
    if (test && !state) return undefined;
    const next = list?.type === "ArrayExpression" ? list.elements : consequent.flatMap(answersIn);
    for (const one of state ? next : []) {
      const to = one ? textOf(one) : undefined;
      if (!to && list?.type !== "ArrayExpression") continue;
      if (!state || !to || (list?.type !== "ArrayExpression" && !states.has(to.value))) return undefined;
      from.add(state.value);
      steps.push({ from: state.value, to: to.value, at: to.at });
    }
  }
  // most of what leads on is led to: what follows a state are states
  const led = [...from].filter((one) => steps.some(({ to }) => to === one));
  return steps.length >= MIN_STEPS && from.size > 1 && led.length * 2 > from.size - 1 && led.length > 0
    ? steps
    : undefined;
}

const answersIn = (statement: Node): readonly Node[] =>
  returnsIn(statement, MAX_ANSWERS).flatMap((answer) => branches(answer));

/** Most answers of one case. */
const MAX_ANSWERS = 12;

export const stepsIn = (entries: readonly Entry[], module: Module): readonly Allowed[] | undefined =>
  allowedSteps(entries, module) ?? roundSteps(entries, module);

/** `{open: ["closed"], closed: []}`: for each state, those that may follow. All that follow are states of the table. */
function allowedSteps(
  entries: readonly Entry[],
  module: Module,
  keys = keysOf(entries),
): readonly Allowed[] | undefined {
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
