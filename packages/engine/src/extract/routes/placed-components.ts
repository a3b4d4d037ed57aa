/**
 * Routers whose children are the pages themselves, preact-router 2 to 4 and Reach Router 1:
 * `<Router><Home path="/"/><Item path="/items/:id"/><Missing default/></Router>`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type ElementValue, isConstant, outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { elementCalls } from "../element-calls.ts";
import { hasKey } from "../has-key.ts";
import type { Survey } from "../survey.ts";
import { knownPaths } from "./known-paths.ts";
import { leadsAway } from "./route-guards.ts";
import type { RouteNode, RouteTree } from "./route-node.ts";

/** Fewer pages show no router. */
const MIN_PAGES = 2;

export const placedComponents = (calls: Survey["calls"], ev: Evaluator): readonly RouteTree[] =>
  elementCalls(calls, ev).flatMap(({ at, element }) => {
    const pages = pagesIn(element, ev);
    return pages ? [{ at, routes: pages.flatMap((page) => routeOf(page, at, ev)) }] : [];
  });

/** Under these keys a route says what it draws: it is no page itself, `<AsyncRoute path="/items" component={Items}/>`. */
const DRAWN = ["component", "element"];
/** preact-async-route 2: the function gives the page, `<AsyncRoute path="/items" getComponent={() => import("./items")}/>`. */
const LOADS = "getComponent";

/**
 * Every child says where it stands, and one that it is for everything else, or one has a parameter in its address: tabs
 * and links do not.
 */
function pagesIn({ props }: ElementValue, ev: Evaluator): readonly ElementValue[] | undefined {
  const children = props.kind === "object" ? ev.member(props, "children") : undefined;
  if (children?.kind !== "array" || children.elements.length <= MIN_PAGES) return undefined;
  const pages = children.elements.flatMap((child) => outcomes(child)).filter((child) => child.kind === "element");
  const placed = pages.filter((page) => stringOf(pathOf(page, ev))?.startsWith("/"));
  const others = pages.filter((page) => isConstant(ev.member(page.props, "default"), true));
  const isWhole = placed.length >= MIN_PAGES && placed.length + others.length === children.elements.length;
  const isTold = others.length === 1 || placed.some((page) => /\/:\w/.test(stringOf(pathOf(page, ev)) ?? ""));
  if (!isWhole || !isTold || others.length > 1) return undefined;
  return placed.filter(({ props: own }) => !DRAWN.some((key) => hasKey(own, key, ev)));
}

const pathOf = ({ props }: ElementValue, ev: Evaluator): Value => ev.member(props, "path");

const routeOf = (
  page: ElementValue,
  { unit }: { unit: RouteNode["at"]["unit"] },
  ev: Evaluator,
): readonly RouteNode[] =>
  knownPaths(pathOf(page, ev)).map((known) => ({
    ...known,
    index: false,
    guards: leadsAway(page.type, ev),
    drawn: [hasKey(page.props, LOADS, ev) ? ev.returned(ev.member(page.props, LOADS)) : page],
    children: [],
    at: { node: page.node, module: page.module, unit },
  }));
