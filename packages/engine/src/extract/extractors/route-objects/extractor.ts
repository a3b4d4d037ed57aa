/**
 * Routes as objects: `createBrowserRouter([{path:"/",element:...,children:[...]}])`, `useRoutes`, Vue Router's and
 * Angular's route records, and hand-made tables `[{path:"/x",component:X}]` that are mapped to routes. A list counts
 * where each of its objects has a path (or is an index or layout) and at least one says what is drawn.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { texts, written } from "../../../evaluate/text.ts";
import type { ObjectValue, Value } from "../../../evaluate/value.ts";
import { isConstant, outcomes, stringOf } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { ObjectExpression } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { screenFact } from "../../routes/route-facts.ts";
import { isRoutePath, joinPaths } from "../../routes/route-path.ts";
import type { Sighting } from "../../survey.ts";

/** Deepest nesting of routes. */
const MAX_DEPTH = 12;

/** What a route draws, loads or leads to, in the words of the routers. */
const DRAWN = new Set([
  "element",
  "component",
  "components",
  "Component",
  "lazy",
  "render",
  "loadComponent",
  "loadChildren",
  "redirect",
  "redirectTo",
]);

interface Place {
  readonly path: string;
  readonly pieces: readonly {
    readonly script: Sighting<ObjectExpression>["module"]["script"];
    readonly start: number;
    readonly end: number;
  }[];
  readonly depth: number;
}

const keysIn = (node: ObjectExpression): ReadonlySet<string> =>
  new Set(node.properties.flatMap((p) => (p.type === "Property" ? (keyName(p.key, p.computed) ?? []) : [])));

/** A route says where (path, or index) and what (something drawn, or routes below). */
function isRoute(node: ObjectExpression): boolean {
  const keys = keysIn(node);
  if (!keys.has("path") && !keys.has("index"))
    return keys.has("children") && (keys.has("element") || keys.has("Component"));
  return [...keys].some((key) => DRAWN.has(key)) || childNodes(node).some(isRoute);
}

function childNodes(node: ObjectExpression): readonly ObjectExpression[] {
  for (const property of node.properties) {
    if (property.type !== "Property" || keyName(property.key, property.computed) !== "children") continue;
    if (property.value.type === "ArrayExpression")
      return property.value.elements.filter((element) => element?.type === "ObjectExpression");
  }
  return [];
}

function routeFacts(
  at: Sighting<ObjectExpression>,
  node: ObjectExpression,
  place: Place,
  ev: Evaluator,
): readonly Fact[] {
  if (place.depth > MAX_DEPTH || !isRoute(node)) return [];
  const { script } = at.module;
  const value: ObjectValue = { kind: "object", layers: [{ kind: "literal", node, module: at.module, env: [] }] };
  const path = ev.member(value, "path");
  return pathTexts(path).flatMap(({ text, sources }) => {
    const own: Place = {
      path: joinPaths(place.path, text),
      pieces: [...place.pieces, ...sources],
      depth: place.depth + 1,
    };
    const below = childNodes(node).flatMap((child) => routeFacts(at, child, own, ev));
    const layout = text === "" && below.length > 0 && !isConstant(ev.member(value, "index"), true);
    if (layout || isEmptyParent(below, own)) return below;
    const redirectsTo = redirectOf(value, ev);
    const title = titleOf(value, ev);
    return [
      screenFact({
        path: own.path,
        ...(title === undefined ? {} : { title }),
        ...(redirectsTo === undefined ? {} : { redirectsTo }),
        literal: place.path === "",
        script,
        range: node,
        pieces: own.pieces,
        unit: at.unit,
      }),
      ...below,
    ];
  });
}

/** A parent whose own address is drawn by an index route below it is said once, by that route. */
const isEmptyParent = (below: readonly Fact[], { path }: Place): boolean =>
  below.some((fact) => fact.point === "screens" && fact.content.path === joinPaths("", path));

const WORDS = ["title", "label", "text", "name"];

/** The route's own words for itself: a title, at the route or in its meta data. */
function titleOf(route: ObjectValue, ev: Evaluator): string | undefined {
  const meta = ["meta", "data", "handle"]
    .map((key) => ev.member(route, key))
    .filter((value) => value.kind === "object");
  for (const holder of [route, ...meta]) {
    for (const word of holder === route ? WORDS : WORDS.slice(0, 2)) {
      const text = stringOf(ev.member(holder, word));
      if (text !== undefined && text !== "") return text;
    }
  }
  return undefined;
}

function redirectOf(route: ObjectValue, ev: Evaluator): string | undefined {
  const targets: readonly Value[] = ["redirectTo", "redirect"].flatMap((key) => outcomes(ev.member(route, key)));
  const target = targets.map(stringOf).find((text) => text !== undefined);
  return target !== undefined && isRoutePath(target) ? target : undefined;
}

function pathTexts(value: Value): readonly { readonly text: string; readonly sources: Place["pieces"] }[] {
  if (value.kind === "constant" && value.value === undefined) return [{ text: "", sources: [] }];
  return texts(value)
    .filter(({ parts }) => parts.every((part) => typeof part === "string"))
    .map((template) => ({ text: written(template), sources: template.sources }))
    .filter(({ text }) => isRoutePath(text));
}

/** Children are reached through their parents. */
function nested(at: Sighting<ObjectExpression>, parents: Map<ObjectExpression, boolean>): boolean {
  for (const child of childNodes(at.node)) parents.set(child, true);
  return parents.get(at.node) ?? false;
}

export const routeObjects = {
  name: "route-objects",
  objects(all, { ev }) {
    const parents = new Map<ObjectExpression, boolean>();
    return all.flatMap((at) =>
      nested(at, parents) || !isRoute(at.node) ? [] : routeFacts(at, at.node, { path: "", pieces: [], depth: 0 }, ev),
    );
  },
} satisfies Extractor;
