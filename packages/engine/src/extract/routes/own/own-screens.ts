/**
 * Screens of routers that a program writes itself around a table: the address is held against the rows, and what the row
 * found leads to is drawn. A table whose rows lead to nothing that is drawn (a menu, a list of titles) has no screens.
 */
import { type FunctionValue, outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import { functionsAround } from "../../../scope/enclosing-functions.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../../../syntax/nodes.ts";
import { holds } from "../../../syntax/walk.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { keysOf } from "../../http/payload.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { plainScreen } from "../plain-screen.ts";
import { ASKS } from "../route-words.ts";
import { addressReads } from "./address-reads.ts";
import { type MetTable, metTables } from "./met-tables.ts";
import type { RouteRow } from "./route-rows.ts";
import { guardsOfRow, rowGuards } from "./row-guards.ts";

/** Functions around the code that picks a row, and those that call them. */
const MAX_CALLERS = 6;

export function ownScreens(survey: Survey, context: ExtractContext): readonly Fact[] {
  const reads = addressReads(survey, context);
  const units = new Map<Node, Sighting<Node>>();
  for (const at of [...survey.objects, ...survey.arrays, ...survey.calls]) units.set(at.node, at);
  return metTables(survey, reads, context).flatMap((table) => screensOf(table, units, context));
}

function screensOf(
  table: MetTable,
  units: ReadonlyMap<Node, Sighting<Node>>,
  context: ExtractContext,
): readonly Fact[] {
  const { ev } = context;
  const { rows, at } = table;
  // routes with others below them are read with those
  if (rows.some(({ value }) => keysOf(value, ev).keys.some((key) => key === "children" || key === "index"))) return [];
  const dispatchers = dispatchersOf(table, context);
  const drawn = rows.map((row) => drawnBy(row, context));
  const isDrawn =
    table.isHanded ||
    drawn.filter((one) => one.length > 0).length * 2 >= rows.length ||
    drawsByName(rows, dispatchers, context);
  if (!isDrawn) return [];
  const guards = rowGuards(table, dispatchers, ev);
  return rows.flatMap((row, index) => {
    const unit = units.get(row.node)?.unit ?? at.unit;
    const { path, pieces } = row;
    const place = { node: row.node, module: row.module, unit };
    return plainScreen(
      { path, pieces, at: place, drawn: drawn[index] ?? [], guards: guardsOfRow(row, guards, ev) },
      context,
    );
  });
}

const DRAWS = new Set<Value["kind"]>(["function", "class", "element", "external", "namespace", "result"]);

/** Parts of a row that are not text: what it draws, or loads. */
function drawnBy({ value, key }: RouteRow, { ev }: ExtractContext): readonly Value[] {
  if (key === undefined) return DRAWS.has(value.kind) ? [value] : partsOf(value, undefined, ev);
  if (value.kind === "array") return value.elements.slice(1).filter(({ kind }) => DRAWS.has(kind));
  if (value.kind === "result") return value.args.slice(1).filter(({ kind }) => DRAWS.has(kind));
  return partsOf(value, key, ev);
}

const partsOf = (row: Value, path: string | undefined, ev: ExtractContext["ev"]): readonly Value[] =>
  row.kind === "object"
    ? keysOf(row, ev)
        .keys.filter((key) => key !== path && !NO_SCREEN.test(key) && !ASKS.test(key))
        .flatMap((key) => outcomes(ev.member(row, key)))
        .filter(({ kind }) => DRAWS.has(kind))
    : [];

/** What stands beside a place in a menu, and what is done around the drawing. */
const NO_SCREEN = /icon|title|label|before|after|guard|leave|^(?:test|match|regexp?|parse)$/i;

/** The functions that hold the code that picks the row, inside out, and those that are given what they find. */
function dispatchersOf({ at, picks }: MetTable, { ev, calls }: ExtractContext): readonly FunctionValue[] {
  const { scopes } = at.module.script;
  const inner = functionsAround(scopes, at.node.start).slice(0, 2);
  const callers = picks
    ? calls.sitesOf(picks).flatMap(({ call }) =>
        functionsAround(call.module.script.scopes, call.node.start)
          .slice(0, 1)
          .map((fn) => ({ fn, module: call.module })),
      )
    : [];
  const all = [
    ...inner.map((fn) => ({ fn, module: at.module })),
    ...callers.slice(0, MAX_CALLERS),
    ...callbacksIn(at.node).map((fn) => ({ fn, module: at.module })),
  ];
  const known = new Map<FunctionNode, FunctionValue>();
  for (const { fn, module } of all) {
    const value = ev.evaluate(fn, module);
    known.set(fn, value.kind === "function" ? value : { kind: "function", node: fn, module, env: [] });
  }
  return [...known.values()];
}

const callbacksIn = (node: Node): readonly FunctionNode[] =>
  node.type === "CallExpression"
    ? node.arguments.flatMap((one) =>
        one.type === "ArrowFunctionExpression" || one.type === "FunctionExpression" ? [one] : [],
      )
    : [];

/** `document.createElement(row.tag)`, `import(row.page)`, `document.getElementById(row.section)`: drawn by its name. */
function drawsByName(
  rows: readonly RouteRow[],
  dispatchers: readonly FunctionValue[],
  context: ExtractContext,
): boolean {
  const { ev } = context;
  const keys = new Set(
    rows.flatMap(({ value, key }) =>
      keysOf(value, ev).keys.filter((one) => one !== key && stringOf(ev.member(value, one)) !== undefined),
    ),
  );
  return keys.size > 0 && dispatchers.some(({ node }) => makesBy(node, keys));
}

const MAKES = new Set(["createElement", "getElementById", "querySelector", "load", "render", "define", "whenDefined"]);

const makesBy = (fn: FunctionNode, keys: ReadonlySet<string>): boolean =>
  holds(fn, (node) => {
    if (node.type === "ImportExpression") return readsOne(node.source, keys);
    if (node.type === "CallExpression") return isMaker(node) && node.arguments.some((one) => readsOne(one, keys));
    return node.type === "AssignmentExpression" && memberName(node.left) === "innerHTML" && readsOne(node.right, keys);
  });

const isMaker = ({ callee }: CallLike): boolean => MAKES.has(memberName(callee) ?? "");

const readsOne = (root: Node, keys: ReadonlySet<string>): boolean =>
  holds(root, (node) => node.type === "MemberExpression" && keys.has(memberName(node) ?? ""));
