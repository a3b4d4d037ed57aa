/**
 * Decides tests that a production build decides, such as `process.env.NODE_ENV !== "production"`, so that a package's
 * source and its shipped code walk the same branches. Anything else stays undecided.
 */
import type { LogicalExpression, Node } from "@oxc-project/types";
import { literalString } from "../syntax/literals.ts";

/** `undefined`: not decided at build time. */
export function decided(test: Node): boolean | undefined {
  switch (test.type) {
    case "UnaryExpression":
      return test.operator === "!" ? negated(decided(test.argument)) : undefined;
    case "BinaryExpression":
      return comparison(test.operator, mode(test.left), mode(test.right));
    case "LogicalExpression":
      return joined(test);
    case "Identifier":
      return test.name === "__DEV__" ? false : undefined;
    default:
      return undefined;
  }
}

const negated = (value: boolean | undefined): boolean | undefined => (value === undefined ? undefined : !value);

/** What parts of long tests are decided to be: each part of a test is asked about, too. */
const known = new WeakMap<Node, boolean | "open">();

/** `a||b||c||...`, however long: from the left, without recursion. */
function joined(test: LogicalExpression): boolean | undefined {
  const rest: LogicalExpression[] = [];
  let first: Node = test;
  while (first.type === "LogicalExpression" && !known.has(first)) {
    rest.push(first);
    first = first.left;
  }
  const from = known.get(first);
  return rest.reduceRight(
    (left, one) => {
      const made = logical(one.operator, left, one.right);
      known.set(one, made ?? "open");
      return made;
    },
    from === undefined ? decided(first) : from === "open" ? undefined : from,
  );
}

function logical(operator: string, left: boolean | undefined, right: Node): boolean | undefined {
  if (operator === "&&") return left === false ? false : left === true ? decided(right) : undefined;
  if (operator === "||") return left === true ? true : left === false ? decided(right) : undefined;
  return undefined;
}

function comparison(operator: string, left: string | undefined, right: string | undefined): boolean | undefined {
  if (left === undefined || right === undefined) return undefined;
  if (operator === "===" || operator === "==") return left === right;
  if (operator === "!==" || operator === "!=") return left !== right;
  return undefined;
}

function mode(node: Node): string | undefined {
  return literalString(node) ?? (isNodeEnv(node) ? "production" : undefined);
}

function isNodeEnv(node: Node): boolean {
  return isMember(node, "NODE_ENV") && isMember(node.object, "env");
}

function isMember(node: Node, name: string): node is Node & { type: "MemberExpression"; computed: false } {
  return (
    node.type === "MemberExpression" &&
    !node.computed &&
    node.property.type === "Identifier" &&
    node.property.name === name
  );
}
