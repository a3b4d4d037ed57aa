/**
 * What the rows of a table of addresses name: methods of something that is not known, the entries of one table of handlers, `signals: { loansRouted: ... }`, the
 * places of elements that draw, `<Outlet id="loans" renderer={...}/>`, and custom elements, `component: "loan-list"`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { literalObject, stringOf, type Value } from "../../../evaluate/value.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { callsGiven, callsWithObject } from "../../calls-by.ts";
import type { ExtractContext } from "../../extractor.ts";
import { keysOf } from "../../http/payload.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Survey } from "../../survey.ts";
import type { RouteRow } from "../own/route-rows.ts";
import { draws } from "./draws.ts";

/** Of all rows, the part whose names have to be known. */
const MOST = 2 / 3;

export interface Named {
  readonly leads: readonly (readonly Value[])[];
  /** The names are those of places where something is drawn, so the addresses are places, too. */
  readonly isDrawn: boolean;
}

/** Under which key the rows name what they lead to, and what that is. */
export function ledByName(rows: readonly RouteRow[], survey: Survey, { ev }: ExtractContext): Named | undefined {
  const methods = methodsOf(rows, survey, ev);
  if (methods) return { leads: methods, isDrawn: false };
  for (const key of namingKeys(rows, ev)) {
    const names = rows.map(({ value }) => stringOf(ev.member(value, key)));
    const known = names.filter((name) => name !== undefined);
    if (known.length < rows.length * MOST || new Set(known).size < 2) continue;
    const [table, isDrawn] = tableOf(known, survey, ev);
    if (table) return { leads: names.map((name) => (name === undefined ? [] : (table.get(name) ?? []))), isDrawn };
  }
  return undefined;
}

/** `["/loans", actions.showLoans]`: which object the method is of is not known, and the program has one of that name. */
function methodsOf(rows: readonly RouteRow[], survey: Survey, ev: Evaluator): Named["leads"] | undefined {
  const names = rows.map(({ value }) => partsOf(value).flatMap((one) => (one.kind === "member" ? one.key : [])));
  const named = new Set(names.flat());
  if (named.size < 2) return undefined;
  const known = new Map<string, readonly Value[]>();
  for (const { node, module } of objectsWith(survey.objects, ...named))
    for (const [key, { value }] of fixedProperties(node))
      if (named.has(key)) {
        const functions = draws(ev.evaluate(value, module), ev).filter(({ kind }) => kind === "function");
        if (functions.length > 0) known.set(key, functions);
      }
  const leads = names.map((own) => own.flatMap((name) => known.get(name) ?? []));
  return leads.filter((one) => one.length > 0).length >= rows.length * MOST ? leads : undefined;
}

/** What stands beside the address in a pair or is given with it; of an object its properties are asked for by name. */
const partsOf = (value: Value): readonly Value[] =>
  value.kind === "array" ? value.elements.slice(1) : value.kind === "member" ? [value] : [];

function namingKeys(rows: readonly RouteRow[], ev: Evaluator): readonly string[] {
  const keys = rows.map(({ value, key }) =>
    value.kind === "object" ? keysOf(value, ev).keys.filter((one) => one !== key) : [],
  );
  return [...new Set(keys.flat())];
}

type Table = ReadonlyMap<string, readonly Value[]>;

function tableOf(names: readonly string[], survey: Survey, ev: Evaluator): readonly [Table | undefined, boolean] {
  const isWhole = (table: Table): boolean => {
    const distinct = new Set(names);
    return [...distinct].filter((name) => table.has(name)).length >= distinct.size * MOST;
  };
  const drawn = [elementsAt(new Set(names), survey, ev), customElements(names, survey, ev)].find(isWhole);
  if (drawn) return [drawn, true];
  return [handlers(names, survey, ev).find(isWhole), false];
}

/** Objects that have one of the names as a key, with what stands there. */
function handlers(names: readonly string[], { objects }: Survey, ev: Evaluator): readonly Table[] {
  const wanted = new Set(names);
  return objectsWith(objects, ...wanted).map(({ node, module }) => {
    const value = literalObject(node, module);
    const entries = namedIn(node, wanted).map((name) => [name, draws(ev.member(value, name), ev)] as const);
    return new Map(entries.filter(([, leads]) => leads.length > 0));
  });
}

const namedIn = (node: ObjectExpression, wanted: ReadonlySet<string>): readonly string[] =>
  fixedProperties(node).flatMap(([key]) => (wanted.has(key) ? [key] : []));

/** `<Outlet id="loans" renderer={() => ...}/>` */
function elementsAt(names: ReadonlySet<string>, { calls }: Survey, ev: Evaluator): Table {
  const table = new Map<string, readonly Value[]>();
  for (const { node, module } of callsWithObject(calls)) {
    const [, props] = node.arguments;
    if (props?.type !== "ObjectExpression") continue;
    const name = fixedProperties(props).flatMap(([, { value }]) => literalString(value) ?? [])[0];
    if (name === undefined || !names.has(name)) continue;
    const leads = fixedProperties(props).flatMap(([key, { value }]) =>
      EVENT.test(key) ? [] : draws(ev.evaluate(value, module), ev),
    );
    if (leads.length > 0) table.set(name, leads);
  }
  return table;
}

/** Handlers of events draw nothing. */
const EVENT = /^on[A-Z]|^ref$|^key$/;

/** Names of elements have a hyphen. */
const TAG = /^[a-z][a-z\d]*(?:-[a-z\d]+)+$/;

/** `customElements.define("loan-list", class ...)`, and what hands a name and a class to it. */
function customElements(names: readonly string[], { calls }: Survey, ev: Evaluator): Table {
  const table = new Map<string, readonly Value[]>();
  for (const name of new Set(names))
    if (TAG.test(name))
      for (const { node, module } of callsGiven(calls, name)) {
        const [, of] = node.arguments;
        if (of && isDefining(node)) table.set(name, draws(ev.evaluate(of, module), ev));
      }
  return table;
}

const isDefining = ({ callee }: CallLike): boolean => memberName(callee) === "define";
