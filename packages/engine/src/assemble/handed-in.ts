/**
 * What the places that draw a component, or call a function, hand in rules out a part of it: of `<Form mode="create"/>` and
 * `<Form mode="edit"/>` only one draws what stands under `mode === "edit"`.
 */
import type { StatementId } from "@as-built/spec";
import { conditionOf } from "../evaluate/condition.ts";
import { decided } from "../evaluate/decided.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { Value } from "../evaluate/value.ts";
import type { CallGraph, CallSite } from "../extract/call-graph.ts";
import type { Sighting } from "../extract/survey.ts";
import { functionsAround } from "../scope/enclosing-functions.ts";
import type { Script } from "../script.ts";
import { testsAt } from "../syntax/conditions-around.ts";
import { literalValue } from "../syntax/literals.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import { operandsOf } from "../syntax/operands.ts";
import type { UnitGraph } from "../unpack/units.ts";

/** A piece of a script, in its own offsets. */
export type Place = Pick<Node, "start" | "end">;

/** Most functions around a place that are asked, and most tests. */
const MAX_FUNCTIONS = 4;
const MAX_TESTS = 6;

export class HandedIn {
  private readonly calls: CallGraph;
  private readonly units: UnitGraph;
  private readonly ev: Evaluator;

  constructor(calls: CallGraph, units: UnitGraph, ev: Evaluator) {
    this.calls = calls;
    this.units = units;
    this.ev = ev;
  }

  /** Screens without those that only lead to a place by what rules it out. */
  narrowed(
    found: ReadonlySet<StatementId>,
    script: Script,
    place: Place,
    screensOf: (site: Sighting<Node>) => ReadonlySet<StatementId>,
  ): ReadonlySet<StatementId> {
    if (found.size < 2) return found;
    for (const fn of functionsAround(script.scopes, place.start).slice(0, MAX_FUNCTIONS)) {
      const sites = this.calls.sitesOf(fn);
      const isRuledOut = sites.length < 2 ? undefined : this.ruling(fn, script, place);
      const [out = [], open = []] = isRuledOut ? partition(sites, isRuledOut) : [];
      if (out.length === 0 || open.length === 0) continue;
      const kept = new Set(open.flatMap(({ call }) => [...screensOf(call)]));
      const lost = new Set(out.flatMap(({ call }) => [...screensOf(call)]));
      return new Set([...found].filter((screen) => kept.has(screen) || !lost.has(screen)));
    }
    return found;
  }

  /** Whether what a call hands in decides one of the tests before a place against it. */
  private ruling(fn: Node, script: Script, place: Place): ((site: CallSite) => boolean) | undefined {
    const module = this.units.unitAt(script, place.start)?.module;
    if (!module) return undefined;
    const asked = testsAt(fn, place)
      .flatMap(({ test, is }) => partsOf(test, is).map((one) => ({ test: one, is })))
      .slice(-MAX_TESTS)
      .flatMap(({ test, is }) => {
        const condition = conditionOf(test, module, this.ev);
        const keys = condition && keysAsked(condition.of);
        return condition && keys?.length ? [{ condition: { ...condition, holds: condition.holds === is }, keys }] : [];
      });
    if (asked.length === 0) return undefined;
    return ({ call, env }) =>
      asked.some(
        ({ condition, keys }) =>
          keys.every((key) => isSettled(call, key)) &&
          decided({ ...condition, of: this.ev.apply(condition.of, env) }) === false,
      );
  }
}

/** What has to hold, or must not: `a && b`, `!(a || b)`. */
const partsOf = (test: Node, is: boolean): readonly Node[] =>
  test.type === "LogicalExpression" ? operandsOf(test, is ? "&&" : "||") : [test];

/** The properties of what is handed in that a value is made of alone. */
function keysAsked(value: Value): readonly string[] | undefined {
  switch (value.kind) {
    case "constant":
      return [];
    case "member":
      return value.object.kind === "param" && !value.by ? [value.key] : undefined;
    case "choice":
      return allOf([value.first, value.second]);
    case "array":
      return allOf(value.elements);
    default:
      return undefined;
  }
}

function allOf(values: readonly Value[]): readonly string[] | undefined {
  const keys = values.map(keysAsked);
  return keys.every((one) => one !== undefined) ? keys.flat() : undefined;
}

/** Whether a place says on the spot what it hands in, or nothing: a state that it begins with may change. */
function isSettled({ node }: Sighting<CallLike>, key: string): boolean {
  const props = node.arguments.find((one) => one.type === "ObjectExpression");
  // `createElement(Form, null)`
  if (!props) return node.arguments.slice(1).every((one) => literalValue(one)?.value === null);
  if (props.properties.some((one) => one.type !== "Property" || one.computed)) return false;
  const given = propertyOf(props, key);
  return !given || literalValue(given) !== undefined;
}

function partition<T>(all: readonly T[], is: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  const held = new Set(all.filter(is));
  return [[...held], all.filter((one) => !held.has(one))];
}
