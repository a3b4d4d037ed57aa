/**
 * Functions and components that a callee may be which callers hand in: `children(data)`, `props.onSelect(row)`, and the
 * component of an element, `this.props.component`. The call that led to the request says which it is, where it is one of
 * those that hand it in.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams, freeThis } from "../../evaluate/free-params.ts";
import { isSame } from "../../evaluate/text.ts";
import { outcomes, type Source, type Value } from "../../evaluate/value.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import type { CallGraph } from "../call-graph.ts";
import { placeOfNode } from "../name-place.ts";
import { type Reach, type Resolved, resolveAtCallSites } from "../resolve.ts";
import type { Sighting } from "../survey.ts";
import { type Place, passedBy, type Walk } from "./walk.ts";

const REACH: Reach = { layers: 3, outcomes: 60 };

type Known = Extract<Value, { kind: "function" | "class" }>;

export interface Given {
  readonly value: Known;
  /** Which call of the trail the code around the function belongs to. */
  readonly up: number;
}

export class GivenCallees {
  private readonly graph: CallGraph;
  private readonly ev: Evaluator;
  private readonly known = new Map<Node, Map<Value, readonly Resolved<"callee">[]>>();

  constructor(graph: CallGraph, ev: Evaluator) {
    this.graph = graph;
    this.ev = ev;
  }

  /** What callers hand in for the callee of a call. */
  at(at: Sighting<CallLike>, callee: Value): readonly Resolved<"callee">[] {
    const known = this.known.get(at.node) ?? new Map<Value, readonly Resolved<"callee">[]>();
    this.known.set(at.node, known);
    const before = known.get(callee);
    if (before) return before;
    const { graph, ev } = this;
    const made = resolveAtCallSites({ values: { callee }, at, graph, ev, reach: REACH });
    known.set(callee, made);
    return made;
  }
}

export function givenFor(callee: Value, call: CallLike, place: Place, walk: Walk): readonly Given[] {
  const { module, up } = place;
  if (freeParams([callee]).length === 0 && freeThis([callee]).length === 0) return [];
  const { code, trail } = walk;
  const unit = code.parents.unitOf(call, module.script);
  if (!unit) return [];
  const all = code.given.at({ node: call, module, unit }, callee).map(({ values, trail: way }) => ({
    known: outcomes(values.callee).filter(isKnown),
    way,
    on: trail.findLastIndex((of, index) => index < up && way.some(({ node }) => node === of.node)),
  }));
  const passed = passedBy(place);
  const came = all.filter(({ way }) => way.some((site) => passed.some((one) => isOf(one, site))));
  const asked = all.filter(({ on }) => on >= 0);
  const own = [came, asked, all].find((some) => some.length > 0) ?? [];
  const found = own.flatMap(({ known, on }) => known.map((value) => ({ value, up: on < 0 ? up : on })));
  // what several callers hand in is no way on, where nothing says which of them it is
  return own !== all || new Set(found.map(({ value }) => value.node)).size === 1 ? found : [];
}

/** Whether a place on the way is a call, or the properties of an element. */
const isOf = (place: Source, { node, module }: Sighting<CallLike>): boolean =>
  [node, node.arguments[1]].some((one) => one && isSame(place, placeOfNode(one, module)));

const isKnown = (value: Value): value is Known => value.kind === "function" || value.kind === "class";
