/**
 * Values of names that are written again from what they hold: `url = url.replace("{id}", id)`, `url += "?page=" + page`.
 * Takes the definitions in the order of the text and gives what the name holds behind the last one. What is written only
 * under a condition adds an outcome, but for a query string, which belongs to the address either way.
 */

import { lastCertain } from "../scope/assigns-always.ts";
import type { Binding, Definition } from "../scope/binding.ts";
import { type Chain, growsInLoop, orderOf, type Written } from "../scope/definitions-in-order.ts";
import { type Guard, guardsAround } from "../syntax/conditions-around.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import { added } from "./arithmetic.ts";
import { conditionOf } from "./condition.ts";
import { decidedBy, isSameTest } from "./decided-together.ts";
import type { Evaluation } from "./evaluation.ts";
import { freeParams, openConditions } from "./free-params.ts";
import { hasQuery, literalText } from "./text.ts";
import { stringOf, union, unknown, type Value } from "./value.ts";

/** The value behind the last definition, or at a place between them. */
export function chainValue(
  binding: Binding,
  chain: Chain,
  step: (definition: Definition) => Value,
  module: Module,
  ev: Evaluation,
  place?: Node,
): Value {
  const order = orderOf(binding, module.script);
  return order
    ? valueInOrder(binding, { chain, order, step, place }, module, ev)
    : valueOfLoop(binding, chain, step, module, ev);
}

interface Order {
  readonly chain: Chain;
  readonly order: ReadonlyMap<Written, readonly Guard[]>;
  readonly step: (definition: Definition) => Value;
  readonly place: Node | undefined;
}

function valueInOrder(binding: Binding, { chain, order, step, place }: Order, module: Module, ev: Evaluation): Value {
  const around: Tests = place ? byTest(guardsAround(binding.scope.node, place) ?? []) : new Map();
  const certain = lastCertain(
    binding.scope.node,
    place,
    chain.written.map(({ from }) => from),
  );
  let at = certain || !chain.given ? undefined : step(chain.given);
  // of each definition that the value may be of, the tests around it
  let under: readonly Tests[] = at ? [new Map()] : [];
  for (const definition of chain.written) {
    const guards = seenUnder(order.get(definition) ?? [], around);
    const { from } = definition;
    if (!guards || (place && from.end > place.start) || (certain && from.end <= certain.start)) continue;
    const next =
      definition.kind === "value"
        ? step(definition)
        : added(ev.ofPlace(binding, from, module), ev.evaluate(from, module));
    // `if (a) url += "?a=1"; else url += "?b=1"`: one of them is not behind the other
    const follows = at !== undefined && under.every((tests) => seenUnder(guards, tests));
    const asked = at !== undefined && follows && isQuery(at, next) ? aboutAddress(guards, module, ev) : guards;
    // `if (a) { if (b) x = 1; else x = 2; x += 3; }`: whenever one of the first two runs, so does the last
    const isReplaced =
      at === undefined ||
      (next.kind !== "unknown" && under.every((tests) => asked.every(({ test, is }) => tests.get(test) === is)));
    const isApart = under.every((tests) => !seenUnder(asked.slice(0, 1), tests));
    at = at === undefined || isReplaced ? next : either(at, next, asked, module, ev, isApart);
    under = isReplaced ? [byTest(guards)] : [...under, byTest(guards)];
  }
  return at ?? unknown("too-dynamic");
}

/** By each test on the way to a place, what it gives there; by each switch, the test of its case. */
type Tests = ReadonlyMap<Node, boolean | Node>;

const byTest = (guards: readonly Guard[]): Tests =>
  new Map(
    guards.flatMap(({ test, is, among = test }): [Node, boolean | Node][] => [
      [among, test],
      [test, is],
    ]),
  );

/** The tests that decide about a definition at a place under others; undefined where they exclude each other. */
function seenUnder(guards: readonly Guard[], around: Tests): readonly Guard[] | undefined {
  const isExcluded = guards.some(
    ({ test, is, among = test }) =>
      around.get(test) === !is || (among !== test && (around.get(among) ?? test) !== test),
  );
  return isExcluded ? undefined : guards.filter(({ test }) => !around.has(test));
}

/** Definitions in loops and in functions: each follows those before it in the text. */
function valueOfLoop(
  binding: Binding,
  { given, written }: Chain,
  step: (definition: Definition) => Value,
  module: Module,
  ev: Evaluation,
): Value {
  let at = given && step(given);
  for (const definition of written) {
    const before = at;
    const next = ev.rebound(binding, before ?? unknown("too-dynamic"), definition.from, () =>
      definition.kind === "value" ? step(definition) : added(before, ev.evaluate(definition.from, module)),
    );
    // how many rounds there are tells nothing; a query belongs to the address either way
    if (before && !isQuery(before, next) && growsInLoop(binding, definition)) at = unknown("too-dynamic");
    else if (before === undefined || replaces(before, next, binding, definition)) at = next;
    else {
      const guards = guardsAround(binding.scope.node, definition.from) ?? [];
      const join = (): Value => either(before, next, guards, module, ev);
      at = ev.rebound(binding, before, guards[0]?.test ?? definition.from, join);
    }
  }
  return at ?? unknown("too-dynamic");
}

/**
 * `if (!(body instanceof FormData)) body = withoutIds(body)`: where one test decides, callers may. In `if (a) {...} else if
 * (b) {...}` the first one decides what the second is asked of.
 *
 * @param isApart the name holds what it held before only where the first test gives the other answer
 */
function either(
  before: Value,
  next: Value,
  guards: readonly Guard[],
  module: Module,
  ev: Evaluation,
  isApart = false,
): Value {
  const [guard, ...more] = guards;
  const asked = guard && conditionOf(guard.test, module, ev);
  const isAskedBefore = asked && openConditions([before]).some(({ when }) => isSameTest(when, asked));
  const [is = before, isNot = before] = isAskedBefore
    ? [guard.is, !guard.is].map((one) => decidedBy(before, asked, asked.holds === one))
    : [];
  // of cases, texts: of what else a name may be, one case behind the other would be too much
  const isKept = asked && (asked.asks === "text" || asked.asks === "listed" ? literalText(next) !== undefined : true);
  if (!guard || !isKept || freeParams([asked.of]).length === 0) return union([before, next]);
  if (more.length > 0 && !isAskedBefore && !isApart) return union([before, next]);
  const inner = more.length > 0 && !isApart ? either(is, next, more, module, ev) : next;
  return { kind: "union", options: [inner, isNot], when: { ...asked, holds: asked.holds === guard.is } };
}

/**
 * The tests that decide whether an address has a query: those that ask how an address begins, `if (path.startsWith("/search")) url +=
 * "?page=1"`. Whatever else is asked, parameters that may be there are parameters of the call.
 */
function aboutAddress(guards: readonly Guard[], module: Module, ev: Evaluation): readonly Guard[] {
  return guards.filter(({ test }) => {
    const asked = conditionOf(test, module, ev);
    return asked?.asks === "begins" && freeParams([asked.of]).length > 0;
  });
}

/** Only texts are followed: what else a name holds before it is written again may still be read. */
const replaces = (before: Value, next: Value, { scope }: Binding, { from }: Written): boolean =>
  literalText(next) !== undefined && (isQuery(before, next) || guardsAround(scope.node, from)?.length === 0);

/** `/users?page=1` where it was `/users`. */
const isQuery = (before: Value, next: Value): boolean =>
  hasQuery(next) && before.kind !== "unknown" && stringOf(before) !== "";
