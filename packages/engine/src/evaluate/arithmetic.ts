/** Arithmetic and comparison of known values, and the two meanings of `+`. */
import { asHole, concat } from "./text.ts";
import { type Constant, constant, outcomes, stringOf, unknown, type Value } from "./value.ts";

type Arithmetic = (a: number, b: number) => number;

const ARITHMETIC: ReadonlyMap<string, Arithmetic> = new Map([
  ["+", (a, b) => a + b],
  ["-", (a, b) => a - b],
  ["*", (a, b) => a * b],
  ["/", (a, b) => a / b],
  ["%", (a, b) => a % b],
  ["**", (a, b) => a ** b],
  ["<<", (a, b) => a << b],
  [">>", (a, b) => a >> b],
  ["|", (a, b) => a | b],
  ["&", (a, b) => a & b],
] satisfies [string, Arithmetic][]);

export function arithmetic(operator: string, a: Constant, b: Constant): Value {
  const sources = [...a.sources, ...b.sources].slice(0, 4);
  if (operator === "===" || operator === "==") return constant(a.value === b.value, sources);
  if (operator === "!==" || operator === "!=") return constant(a.value !== b.value, sources);
  const compute = ARITHMETIC.get(operator);
  if (!compute || typeof a.value !== "number" || typeof b.value !== "number") return unknown("runtime-value");
  return constant(compute(a.value, b.value), sources);
}

export const isText = (value: Value): boolean => value.kind === "template" || stringOf(value) !== undefined;

/** What may turn out to be a text or a number once it is filled in. */
const OPEN: ReadonlySet<Value["kind"]> = new Set([
  "param",
  "member",
  "choice",
  "result",
  "sum",
  "named",
  "external",
  "this",
  "global",
]);

/** `path.indexOf(".")`: a number, which becomes known with the text. */
const isPosition = (value: Value): boolean =>
  value.kind === "result" &&
  value.callee.kind === "member" &&
  (value.callee.key === "indexOf" || value.callee.key === "lastIndexOf");

/** JavaScript's `a + b`. */
export function plus(a: Value, b: Value): Value {
  if (isText(a) || isText(b)) return concat([asHole(a), asHole(b)]);
  // `(own ? "" : base) + path`: one way is a text, so all are
  if (outcomes(a).some(isText) || outcomes(b).some(isText)) return concat([a, b]);
  if (a.kind === "constant" && b.kind === "constant") return arithmetic("+", a, b);
  const summed = OPEN.has(a.kind) && (OPEN.has(b.kind) || (isPosition(a) && b.kind === "constant"));
  return summed ? { kind: "sum", left: a, right: b } : unknown("runtime-value");
}

/** What `name += more` leaves. Numbers that are counted up have no value that could be stated. */
export function added(before: Value | undefined, more: Value): Value {
  const sum = before && plus(before, more);
  return sum && isText(sum) ? sum : unknown("runtime-value");
}
