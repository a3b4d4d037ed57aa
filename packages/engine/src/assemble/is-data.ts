/**
 * Whether a piece of code is data rather than code, by its text: a table of literals, a catalogue of texts, an embedded
 * file. Takes a unit, gives a yes or no from one walk; deep nesting is no danger.
 */
import { memberName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import { type Unit, walkUnit } from "../unpack/units.ts";

/** So much of the text of data is literals. Of nine in ten units of minified code it is below a half. */
const MOSTLY_LITERALS = 0.8;

export const isData = (unit: Unit): boolean => literalsIn(unit) >= MOSTLY_LITERALS * (unit.end - unit.start);

/**
 * Code units of literals, with the keys, brackets and commas between two of them: `{a:["x",1],b:!0}` is literals from
 * `a` to `0`. A literal that is run, `eval("...")`, is code.
 */
function literalsIn(unit: Unit): number {
  const keys = new Set<Node>();
  let length = 0;
  let last = unit.start;
  let isOpen = false;
  walkUnit(unit, (node) => {
    if (JOINING.has(node.type)) {
      if (node.type === "Property" && !node.computed) keys.add(node.key);
      return true;
    }
    const isLiteral = node.type === "Literal" || node.type === "TemplateElement" || keys.has(node);
    if (isLiteral) length += node.end - (isOpen ? last : node.start);
    if (isLiteral) last = node.end;
    isOpen = isLiteral;
    return !runsText(node);
  });
  return length;
}

/** What stands between literals in data. */
const JOINING: ReadonlySet<Node["type"]> = new Set([
  "ObjectExpression",
  "ArrayExpression",
  "Property",
  "TemplateLiteral",
  "UnaryExpression",
]);

/** `eval("...")`, `(0,eval)("...")`, `window.eval("...")`, `Function("...")`, `new Function("...")`. */
function runsText(node: Node): boolean {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return false;
  const { callee } = node;
  const called = callee.type === "SequenceExpression" ? callee.expressions.at(-1) : callee;
  const name = called?.type === "Identifier" ? called.name : memberName(called);
  return name === "eval" || name === "Function";
}
