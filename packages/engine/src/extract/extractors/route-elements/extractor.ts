/**
 * React Router 4 to 7 with elements: `<Route path="users/:id" element={<User/>}/>`, nested, index and redirect routes.
 * A bundle shows `(0,r.jsx)(X,{path:"users/:id",element:...})` with X renamed, so the props tell: a path or index
 * together with what is drawn there.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { texts, written } from "../../../evaluate/text.ts";
import type { ElementValue, Source, Value } from "../../../evaluate/value.ts";
import { isConstant, outcomes, stringOf } from "../../../evaluate/value.ts";
import type { Unit } from "../../../unpack/units.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { hasKey } from "../../has-key.ts";
import { type Route, screenFact } from "../../routes/route-facts.ts";
import { isRoutePath, joinPaths } from "../../routes/route-path.ts";

/** Deepest nesting of routes. */
const MAX_DEPTH = 12;

const DRAWN = ["element", "component", "Component", "render", "lazy"];

interface Place {
  readonly path: string;
  readonly pieces: readonly Source[];
  readonly depth: number;
}

const isRoute = (element: ElementValue, ev: Evaluator): boolean => {
  const { props } = element;
  if (props.kind !== "object" || element.type.kind === "constant") return false;
  const placed = hasKey(props, "path", ev) || isConstant(ev.member(props, "index"), true);
  return (
    placed &&
    (DRAWN.some((key) => hasKey(props, key, ev)) || childElements(element, ev).some((child) => isRoute(child, ev)))
  );
};

function childElements({ props }: ElementValue, ev: Evaluator): readonly ElementValue[] {
  const children = ev.member(props, "children");
  const list = children.kind === "array" ? children.elements : [children];
  return list.flatMap((child) => outcomes(child)).filter((child) => child.kind === "element");
}

function routesBelow(element: ElementValue, place: Place, unit: Unit, ev: Evaluator): readonly Fact[] {
  if (place.depth > MAX_DEPTH) return [];
  if (!isRoute(element, ev)) return [];
  return pathsOf(ev.member(element.props, "path")).flatMap(({ path, sources }) => {
    const at: Place = {
      path: joinPaths(place.path, path),
      pieces: [...place.pieces, ...sources],
      depth: place.depth + 1,
    };
    const below = childElements(element, ev).flatMap((child) => routesBelow(child, at, unit, ev));
    return drawsOnlyOutlet(element, path, ev) ? below : [screenFact(routeOf(element, at, place, unit, ev)), ...below];
  });
}

/** A route without a path of its own that only wraps its children is a layout and no screen. */
const drawsOnlyOutlet = (element: ElementValue, path: string, ev: Evaluator): boolean =>
  path === "" && !isConstant(ev.member(element.props, "index"), true);

function routeOf(element: ElementValue, at: Place, parent: Place, unit: Unit, ev: Evaluator): Route {
  const redirectsTo = redirectOf(ev.member(element.props, "element"), ev);
  return {
    path: at.path,
    ...(redirectsTo === undefined ? {} : { redirectsTo }),
    literal: parent.path === "/" || parent.path === "",
    script: element.module.script,
    range: element.node,
    pieces: at.pieces,
    unit,
  };
}

/** `element={<Navigate to="/x"/>}`: an element with nothing but a target, and perhaps `replace`. */
function redirectOf(drawn: Value, ev: Evaluator): string | undefined {
  if (drawn.kind !== "element" || hasKey(drawn.props, "children", ev)) return undefined;
  const to = stringOf(ev.member(drawn.props, "to"));
  return to !== undefined && isRoutePath(to) ? to : undefined;
}

interface KnownPath {
  readonly path: string;
  readonly sources: readonly Source[];
}

/** Paths that a value shows; `path={["/a","/b"]}` (React Router 5) gives two; an index route has an empty one. */
function pathsOf(value: Value): readonly KnownPath[] {
  if (value.kind === "constant" && value.value === undefined) return [{ path: "", sources: [] }];
  const options = value.kind === "array" ? value.elements : [value];
  return options
    .flatMap((option) => texts(option))
    .filter(({ parts }) => parts.every((part) => typeof part === "string"))
    .map((text) => ({ path: written(text), sources: text.sources }))
    .filter(({ path }) => isRoutePath(path));
}

export const routeElements = {
  name: "route-elements",
  call(at, { ev }) {
    const element = ev.evaluate(at.node, at.module);
    if (element.kind !== "element" || element.node !== at.node) return [];
    if (isRoute(element, ev)) return [];
    // the outermost element that is no route holds the tree: <Routes>, <Switch>, a fragment
    return childElements(element, ev).flatMap((child) =>
      routesBelow(child, { path: "", pieces: [], depth: 0 }, at.unit, ev),
    );
  },
} satisfies Extractor;
