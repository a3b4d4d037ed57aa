/**
 * States that are counted: a number says which of several names holds, and steps lead from each to the next.
 *
 *     const [level, setLevel] = useState(0); NAMES[level]; setLevel(level >= last ? 0 : level + 1)
 *     this.step++; TITLES[this.step]
 *
 * Takes what the survey lists, gives for each table of names the steps that are taken in it.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Source, Value } from "../../evaluate/value.ts";
import { outcomes } from "../../evaluate/value.ts";
import { greatest } from "../../lists.ts";
import { append } from "../../multimap.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Subjects } from "../subjects/subject.ts";
import { alternatives } from "../subjects/unwrap.ts";
import type { Survey } from "../survey.ts";
import type { Allowed } from "./candidate.ts";

/** One change of a number: by so much, to so much, or from the last to so much. */
interface Step {
  readonly by?: number;
  readonly to?: number;
  /** Only from where no more can be added: `n >= last ? 0 : n + 1`. */
  readonly wraps: boolean;
  readonly at: Source;
}

const MAX_DEPTH = 4;

/** The steps in each table of names, by the node of the table. */
export function countedSteps(
  survey: Survey,
  flows: Flows,
  subjects: Subjects,
  ev: Evaluator,
): ReadonlyMap<Node, readonly Allowed[]> {
  const steps = stepsBySubject(survey, flows, subjects);
  const out = new Map<Node, Allowed[]>();
  if (steps.size === 0) return out;
  const lists = listsByFirst(survey);
  for (const { node, module } of survey.members) {
    if (!node.computed || keyName(node.property, true) !== undefined) continue;
    const subject = subjects.of(node.property, module);
    const taken = subject && steps.get(subject.key);
    if (!taken) continue;
    for (const table of tablesOf(node.object, module, ev, lists)) {
      const names = namesIn(table);
      for (const step of names ? allowedIn(names, taken) : []) append(out, table, step);
    }
  }
  return out;
}

function stepsBySubject(survey: Survey, flows: Flows, subjects: Subjects): ReadonlyMap<string, readonly Step[]> {
  const out = new Map<string, Step[]>();
  const note = (key: string, steps: readonly Step[]): void => {
    for (const step of steps) append(out, key, step);
  };
  const compound = new Map<Binding, Step[]>();
  // a local name that is counted up is a loop's, unless it becomes a state
  const counted = (left: Node, by: number, node: Node, module: Module): void => {
    const step = { by, wraps: false, at: placeOfNode(node, module) };
    const binding = bindingAt(left, module.script.scopes);
    if (binding) append(compound, binding, step);
    const subject = left.type === "MemberExpression" ? subjects.of(left, module) : undefined;
    if (subject) note(subject.key, [step]);
  };
  for (const { node, module } of survey.updates) counted(node.argument, node.operator === "++" ? 1 : -1, node, module);
  for (const { node, module } of survey.assignments) {
    const by = addedBy(node.operator, node.right);
    if (by !== undefined) counted(node.left, by, node, module);
  }
  for (const { node, module } of survey.assignments) {
    const isState = node.operator === "=" && node.left.type === "MemberExpression" && isCounting(node.right);
    const subject = isState ? subjects.of(node.left, module) : undefined;
    if (subject) note(subject.key, steppedIn(node.right, module, subject.key, subjects, compound, 0));
  }
  for (const { at, state } of flows.setting) {
    const { node, module } = at;
    const [value] = node.arguments;
    if (!value) continue;
    const { key } = subjects.ofBinding(state, module);
    note(key, steppedIn(value, module, key, subjects, compound, 0));
  }
  // a number that is only ever set to others is no counter
  for (const [key, steps] of out) if (!steps.some(({ by }) => by !== undefined)) out.delete(key);
  return out;
}

const isCounting = (node: Node): boolean =>
  alternatives(node).some(({ type }) => type === "BinaryExpression" || type === "Literal" || type === "Identifier");

/** `+= 1`, `-= 1` */
function addedBy(operator: string, right: Node): number | undefined {
  const value = numberOf(right);
  if (value === undefined || (operator !== "+=" && operator !== "-=")) return undefined;
  return operator === "+=" ? value : -value;
}

const numberOf = (node: Node): number | undefined =>
  node.type === "Literal" && typeof node.value === "number" && Number.isInteger(node.value) ? node.value : undefined;

type Compound = ReadonlyMap<Binding, readonly Step[]>;

/** The steps that an expression takes from the number under a key. */
function steppedIn(
  node: Node,
  module: Module,
  key: string,
  subjects: Subjects,
  compound: Compound,
  depth: number,
): readonly Step[] {
  if (depth > MAX_DEPTH) return [];
  const inner = (one: Node): readonly Step[] => steppedIn(one, module, key, subjects, compound, depth + 1);
  const at = placeOfNode(node, module);
  switch (node.type) {
    case "Literal": {
      const to = numberOf(node);
      return to === undefined ? [] : [{ to, wraps: false, at }];
    }
    case "ConditionalExpression": {
      const steps = [...inner(node.consequent), ...inner(node.alternate)];
      return isBound(node.test) && steps.some(({ by }) => by !== undefined)
        ? steps.map((step) => (step.to === undefined ? step : { ...step, wraps: true }))
        : steps;
    }
    case "BinaryExpression": {
      if (node.operator === "%") return inner(node.left).flatMap((step) => [step, { to: 0, wraps: true, at }]);
      const by = node.operator === "+" || node.operator === "-" ? numberOf(node.right) : undefined;
      return by !== undefined && isCounted(node.left, module, key, subjects)
        ? [{ by: node.operator === "+" ? by : -by, wraps: false, at }]
        : [];
    }
    case "ParenthesizedExpression":
      return inner(node.expression);
    case "ArrowFunctionExpression":
      return node.body.type === "BlockStatement" ? [] : steppedByFunction(node.body, node.params[0], module, at);
    case "Identifier":
      return steppedByName(node, module, key, subjects, compound);
    default:
      return [];
  }
}

/** `setStep((step) => step + 1)` */
function steppedByFunction(body: Node, parameter: Node | undefined, module: Module, at: Source): readonly Step[] {
  if (body.type !== "BinaryExpression" || parameter?.type !== "Identifier") return [];
  const by = numberOf(body.right);
  const same = bindingAt(body.left, module.script.scopes) === bindingAt(parameter, module.script.scopes);
  if (by === undefined || !same || (body.operator !== "+" && body.operator !== "-")) return [];
  return [{ by: body.operator === "+" ? by : -by, wraps: false, at }];
}

/** `let next = level; next >= last ? next = 0 : next += 1; setLevel(next)` */
function steppedByName(
  node: Node,
  module: Module,
  key: string,
  subjects: Subjects,
  compound: Compound,
): readonly Step[] {
  const binding = bindingAt(node, module.script.scopes);
  const given = (binding?.definitions ?? []).flatMap((one) =>
    one.kind === "value" && one.path.length === 0 ? [one.from] : [],
  );
  if (!binding || !given.some((one) => isCounted(one, module, key, subjects))) return [];
  const own = compound.get(binding) ?? [];
  const set = given.flatMap((one): readonly Step[] => {
    const to = numberOf(one);
    return to === undefined ? [] : [{ to, wraps: own.length > 0, at: placeOfNode(one, module) }];
  });
  return own.length > 0 ? [...own, ...set] : [];
}

function isCounted(node: Node, module: Module, key: string, subjects: Subjects): boolean {
  return (node.type === "Identifier" || node.type === "MemberExpression") && subjects.of(node, module)?.key === key;
}

/** `n >= last`, `n === LAST` */
const isBound = (test: Node): boolean => test.type === "BinaryExpression" && /^(?:[<>]=?|[!=]==?)$/.test(test.operator);

/** The objects and lists in which something is looked up, also where a table holds them: `NAMES[kind][level]`. */
function tablesOf(node: Node, module: Module, ev: Evaluator, lists: Lists): readonly Node[] {
  const own = outcomes(ev.evaluate(node, module)).flatMap((value) => literalOf(value, lists));
  if (own.length > 0) return own;
  const [outer] = alternatives(definedAs(node, module) ?? node);
  if (outer?.type !== "MemberExpression" || !outer.computed) return [];
  return outcomes(ev.evaluate(outer.object, module)).flatMap((value) =>
    literalOf(value, lists).flatMap((table) =>
      table.type === "ObjectExpression"
        ? table.properties.flatMap((one) => (one.type === "Property" ? [one.value] : []))
        : [],
    ),
  );
}

function definedAs(node: Node, module: Module): Node | undefined {
  const [definition, ...more] = (bindingAt(node, module.script.scopes)?.definitions ?? []).slice(0, 2);
  return definition?.kind === "value" && definition.path.length === 0 && more.length === 0
    ? definition.from
    : undefined;
}

type Lists = ReadonlyMap<string, Node>;

/** Lists by where their first element begins: the value of a list knows only its elements. */
const listsByFirst = ({ arrays }: Survey): Lists =>
  new Map(
    arrays.flatMap(({ node, module }) => {
      const [first] = node.elements;
      return first ? [[`${module.script.file}:${module.script.base}:${first.start}`, node]] : [];
    }),
  );

function literalOf(value: Value, lists: Lists): readonly Node[] {
  if (value.kind === "array") {
    const [first] = value.elements;
    const [at] = first?.kind === "constant" ? first.sources : [];
    const list = at && lists.get(`${at.script.file}:${at.script.base}:${at.start}`);
    return list ? [list] : [];
  }
  if (value.kind !== "object") return [];
  const [layer, ...more] = value.layers;
  return layer?.kind === "literal" && more.length === 0 ? [layer.node] : [];
}

/** `{0: "off", 1: "low"}`, `["off", "low"]`: names by number. */
function namesIn(table: Node): ReadonlyMap<number, string> | undefined {
  const out = new Map<number, string>();
  const nodes: readonly (readonly [string | undefined, Node | null])[] =
    table.type === "ArrayExpression"
      ? table.elements.map((one, index) => [String(index), one])
      : table.type === "ObjectExpression"
        ? table.properties.map((one) =>
            one.type === "Property" ? [keyName(one.key, one.computed), one.value] : [undefined, null],
          )
        : [];
  for (const [key, value] of nodes) {
    const name = literalString(value);
    if (key === undefined || !/^\d+$/.test(key) || name === undefined || isFunction(value ?? table)) return undefined;
    out.set(Number(key), name);
  }
  return out.size > 1 ? out : undefined;
}

function allowedIn(names: ReadonlyMap<number, string>, steps: readonly Step[]): readonly Allowed[] {
  const last = greatest(names.keys());
  return steps.flatMap(({ by, to, wraps, at }): readonly Allowed[] => {
    if (by !== undefined)
      return [...names].flatMap(([number, from]) => {
        const next = names.get(number + by);
        return next === undefined ? [] : [{ from, to: next, at }];
      });
    const next = to === undefined ? undefined : names.get(to);
    const from = wraps ? names.get(last) : "*";
    return next === undefined || from === undefined || from === next ? [] : [{ from, to: next, at }];
  });
}
