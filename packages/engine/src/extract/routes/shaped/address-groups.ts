/**
 * Addresses that stand together in one form, whoever reads them: a list of rows, an object by address, calls of one
 * function, and elements of one type. What each address leads to is asked elsewhere.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { literalObject, type Value } from "../../../evaluate/value.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { callsWithObject, callsWithText } from "../../calls-by.ts";
import type { ExtractContext } from "../../extractor.ts";
import { placeOfNode } from "../../name-place.ts";
import type { ArrayNode, Sighting, Survey } from "../../survey.ts";
import { keyedRows, listedRows, pathOfText, type RouteRow } from "../own/route-rows.ts";
import { joinPaths } from "../route-path.ts";

export interface AddressGroup {
  readonly rows: readonly RouteRow[];
  readonly at: Sighting<Node>;
}

/** An address that nothing else is: from the root or behind a hash. */
const ADDRESS = /^#?!?\/|^\*$/;
/** Routes below routes. */
const MAX_DEPTH = 6;

/** The rows are given as they are written. */
const NO_LIST: Value = { kind: "array", elements: [], open: false };

export function addressGroups(survey: Survey, { ev }: ExtractContext): readonly AddressGroup[] {
  return [
    ...survey.arrays.flatMap((at) => listed(at, ev)),
    ...survey.objects.flatMap((at) => keyed(at, ev)),
    ...grouped(callsWithText(survey.calls).flatMap((at) => registered(at, ev))),
    ...grouped(survey.calls.flatMap((at) => decorating(at, ev))),
    ...grouped(callsWithObject(survey.calls).flatMap(asElement)),
  ];
}

/** `[{ path: "/x", view: X }, ...]`, `[["/x", show], ...]`; with what stands below a row. */
function listed(at: Sighting<ArrayNode>, ev: Evaluator): readonly AddressGroup[] {
  const { elements } = at.node;
  const isOfRows = elements.length > 1 && elements.every((one) => one?.type === elements[0]?.type);
  const [first] = elements;
  if (!isOfRows || (first?.type !== "ObjectExpression" && first?.type !== "ArrayExpression")) return [];
  const written = elements.flatMap((node) =>
    node ? [{ value: ev.evaluate(node, at.module), node, module: at.module }] : [],
  );
  const rows = listedRows(NO_LIST, { ev }, written);
  return rows.length === 0 ? [] : [{ rows: rows.flatMap((row) => [row, ...below(row, ev, 0)]), at }];
}

function below(row: RouteRow, ev: Evaluator, depth: number): readonly RouteRow[] {
  const children = row.value.kind === "object" ? ev.member(row.value, "children") : undefined;
  if (children?.kind !== "array" || row.key === undefined || depth > MAX_DEPTH) return [];
  return children.elements.flatMap((value): readonly RouteRow[] => {
    const layer = value.kind === "object" ? value.layers.find(({ kind }) => kind === "literal") : undefined;
    const held = ev.member(value, row.key ?? "");
    const own = held.kind === "constant" && typeof held.value === "string" ? pathOfText(held.value) : undefined;
    if (layer?.kind !== "literal" || own === undefined || held.kind !== "constant") return [];
    const path = joinPaths(row.path, own.slice(1));
    const pieces = [...row.pieces, ...held.sources];
    const child: RouteRow = { path, pieces, value, key: row.key ?? "", node: layer.node, module: layer.module };
    return [child, ...below(child, ev, depth + 1)];
  });
}

/** `{ "/x": show, "#/y/:id": edit }` */
function keyed(at: Sighting<ObjectExpression>, ev: Evaluator): readonly AddressGroup[] {
  const keys = fixedProperties(at.node).map(([key]) => key);
  if (keys.length < 2 || !keys.every((key) => ADDRESS.test(key))) return [];
  const rows = keyedRows(literalObject(at.node, at.module), { ev }, () => true);
  return rows.length === 0 ? [] : [{ rows, at }];
}

interface Registered {
  readonly row: RouteRow;
  readonly at: Sighting<Node>;
  /** What the address is given to. */
  readonly by: string;
}

const grouped = (found: readonly Registered[]): readonly AddressGroup[] =>
  [...Map.groupBy(found, ({ by }) => by).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ rows: group.map(({ row }) => row), at: first.at }] : [];
  });

/** Servers answer requests so, and clients send them. */
const REQUESTS = new Set([
  "get",
  "post",
  "put",
  "patch",
  "delete",
  "head",
  "options",
  "all",
  "use",
  "fetch",
  "request",
]);

/** `router.add("/x", show)` */
function registered({ node, module, unit }: Sighting<CallLike>, ev: Evaluator): readonly Registered[] {
  const [text, ...others] = node.arguments;
  const written = literalString(text);
  const path = written !== undefined && ADDRESS.test(written) ? pathOfText(written) : undefined;
  const method = memberName(node.callee);
  const isRequest = method !== undefined && REQUESTS.has(method) && !written?.startsWith("#");
  if (!text || path === undefined || others.length === 0 || others.length > 3 || isRequest) return [];
  const last = others.findLast((one) => one.type !== "ObjectExpression");
  if (!last) return [];
  const row = { path, pieces: [placeOfNode(text, module)], value: ev.evaluate(last, module), node, module };
  return [{ row, at: { node, module, unit }, by: calledIn(node, module, written) }];
}

/** A program that has its addresses behind a hash gives other names to the same function, too, `on("#/x", ...)`, `on("/save", ...)`. */
const calledIn = ({ callee }: CallLike, { script }: Sighting<Node>["module"], written = ""): string =>
  `${script.file} ${written.startsWith("#") ? "#" : ""} ${script.text.slice(callee.start, callee.end)}`;

/** TypeScript's decorators of methods, `decorate([on("#/x")], Page.prototype, "show")`, as TypeScript and esbuild compile them. */
function decorating({ node, module, unit }: Sighting<CallLike>, ev: Evaluator): readonly Registered[] {
  const [list, of, key] = node.arguments;
  if (list?.type !== "ArrayExpression" || of?.type !== "MemberExpression" || memberName(of) !== "prototype") return [];
  if (literalString(key) === undefined) return [];
  return list.elements.flatMap((call): readonly Registered[] => {
    if (call?.type !== "CallExpression" || call.arguments.length !== 1) return [];
    const [text] = call.arguments;
    const written = literalString(text);
    const path = written !== undefined && ADDRESS.test(written) ? pathOfText(written) : undefined;
    if (!text || path === undefined) return [];
    const value = ev.evaluate(of.object, module);
    const row = { path, pieces: [placeOfNode(text, module)], value, node: call, module };
    return [{ row, at: { node: call, module, unit }, by: calledIn(call, module, written) }];
  });
}

/** `h("app-route", { url: "/x", component: "x-page" })`, `addPage({ path: "/x", view: X })`, by what is made and by the property that holds the address. */
function asElement({ node, module, unit }: Sighting<CallLike>): readonly Registered[] {
  const [first, second] = node.arguments;
  const [type, props] = first?.type === "ObjectExpression" && !second ? [node.callee, first] : [first, second];
  if (!type || props?.type !== "ObjectExpression") return [];
  return fixedProperties(props).flatMap(([key, { value }]): readonly Registered[] => {
    const texts = value.type === "ArrayExpression" ? value.elements : [value];
    const paths = texts.map((text) => (isAddress(text) ? pathOfText(literalString(text) ?? "") : undefined));
    if (!paths.every((path) => path !== undefined)) return [];
    const { script } = module;
    const by = `${calledIn(node, module)} ${script.text.slice(type.start, type.end)} ${key}`;
    return paths.map((path, index) => {
      const pieces = [placeOfNode(texts[index] ?? value, module)];
      const row = { path, pieces, value: literalObject(props, module), key, node: props, module };
      return { row, at: { node, module, unit }, by };
    });
  });
}

const isAddress = (node: Node | null): boolean => ADDRESS.test(literalString(node) ?? "");
