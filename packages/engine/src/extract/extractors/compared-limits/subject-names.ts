/** What a number is compared with, in the program's own words. */

import { BUILT_IN } from "../../../platform/built-in.ts";
import { keyName, literalString, memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import { keptWords } from "../../constants/surroundings.ts";
import type { Sighting } from "../../survey.ts";

/** What a value is called in the program's own words, by where it comes from. */
export type Names = (node: Node, module: Module) => string | undefined;

/** What is compared with numbers for other reasons: codes, positions, versions of browsers, tolerances of rounding. */
export const OTHER =
  /^(?:charCodeAt|codePointAt|status|statusCode|code|keyCode|which|readyState|indexOf|nodeType|button|detail|clientX|clientY|pageX|pageY|deltaY|deltaX|random|currentTime|version|abs|NaN|Infinity|get(?:UTC)?(?:Hours|Minutes|Seconds|Milliseconds|Date|Month|Day|FullYear)|(?:UTC ?)?(?:Full ?Year|Hours|Minutes|Seconds|Milliseconds|Month|Date)|\d+)$/;

/** How many there are of what has no name. */
export const COUNTED = /^(?:value\.)?(?:length|size)$|^(?:value|toString)$/;

/** A word inside of what is compared: `days(now,task.dueOn)>30`. What is computed, `price * count`, is none of its pieces. */
export const wordIn = (subject: Node, { module }: Sighting<Node>): string | undefined =>
  subject.type === "CallExpression"
    ? keptWords(module.script, subject, 5).findLast((word) => /^[\w]+$/.test(word))
    : undefined;

/** The name of what is compared: the thing whose length, size or count it is, or the property itself. */
export function nameOf(node: Node, module: Module, named: Names): string | undefined {
  if (node.type === "ChainExpression") return nameOf(node.expression, module, named);
  // `(request.attempt||0)<4`
  if (node.type === "LogicalExpression" && node.right.type === "Literal") return nameOf(node.left, module, named);
  if (node.type === "CallExpression") {
    // `Math.round(x)`: of x
    const [first] = node.arguments;
    // `form.get("text")`: asked for by its name
    const asked = memberName(node.callee) === "get" ? literalString(first) : undefined;
    if (asked !== undefined) return asked;
    return nameOf(isMath(node.callee) && first ? first : calledOn(node.callee), module, named);
  }
  if (node.type !== "MemberExpression") return node.type === "Identifier" ? named(node, module) : undefined;
  const key = keyName(node.property, node.computed);
  if (key === undefined || /^\d+$/.test(key)) return nameOf(node.object, module, named);
  // a method of texts says nothing of what is compared, whatever it is called on
  if (/^(?:trim|toString)$/.test(key)) return nameOf(node.object, module, named);
  if (!/^(?:length|size|value|current)$/.test(key)) return key;
  const of = nameOf(node.object, module, named);
  return of === undefined ? key : `${of}.${key}`;
}

const isMath = (callee: Node): boolean =>
  callee.type === "MemberExpression" && callee.object.type === "Identifier" && callee.object.name === "Math";

/** `list.slice(1)`: of the list, since methods of the language say nothing of what is compared. */
const calledOn = (callee: Node): Node =>
  callee.type === "MemberExpression" && BUILT_IN.has(memberName(callee) ?? "") ? callee.object : callee;
