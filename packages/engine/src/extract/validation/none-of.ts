/** `stage !== "pre" && stage !== "post" && stage !== null`: it is one of them. */
import type { Json } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Place, Violation } from "./violation-types.ts";

interface Unequal {
  readonly subject: Node;
  readonly value: Json;
  readonly sources: readonly Source[];
}

/** `negated`: whether the test is the violation where it does not hold, as in `!(a === "x" || a === "y")`. */
export function noneOf(
  test: Extract<Node, { type: "LogicalExpression" }>,
  negated: boolean,
  place: Place,
): Violation | undefined {
  const found = operands(test, test.operator).flatMap((operand) => unequal(operand, negated, place) ?? []);
  const subject = found.at(-1)?.subject;
  const same = subject ? found.filter((one) => textOf(one.subject, place) === textOf(subject, place)) : [];
  // of one value alone it is no list; that something is there is no value
  if (!subject || same.filter(({ value }) => value !== null).length < 2) return undefined;
  return {
    rule: "enum",
    value: same.map(({ value }) => value),
    sources: same.flatMap(({ sources }) => sources),
    subject,
    strong: true,
  };
}

function operands(node: Node, operator: string): readonly Node[] {
  return node.type === "LogicalExpression" && node.operator === operator
    ? [...operands(node.left, operator), ...operands(node.right, operator)]
    : [node];
}

function unequal(node: Node, negated: boolean, { module, ev }: Place): Unequal | undefined {
  if (node.type !== "BinaryExpression" || node.left.type === "PrivateIdentifier") return undefined;
  if (node.operator !== (negated ? "===" : "!==") && node.operator !== (negated ? "==" : "!=")) return undefined;
  const left = ev.evaluate(node.left, module);
  const [value, subject] = left.kind === "constant" ? [left, node.right] : [ev.evaluate(node.right, module), node.left];
  if (value.kind !== "constant" || subject.type === "UnaryExpression") return undefined;
  const { value: fixed, sources } = value;
  return typeof fixed === "string" || typeof fixed === "number" || fixed === null
    ? { subject, value: fixed, sources }
    : undefined;
}

const textOf = ({ start, end }: Node, { module }: Place): string => module.script.text.slice(start, end);
