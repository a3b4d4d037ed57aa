/**
 * Functions that put the values of a template, perhaps escaped, between its texts, `tag(texts, ...values)`: nothing but text comes
 * of them. `for(x="",i=0;i<values.length;i++)x+=texts[i],x+=encodeURIComponent(values[i]);return x+texts[texts.length-1]`
 */
import { rememberFor } from "../remember.ts";
import { literalString } from "./literals.ts";
import type { FunctionNode } from "./nodes.ts";
import { walk } from "./walk.ts";

/** Longest source of such a function, in UTF-16 code units. */
const MAX_HELPER = 600;

export const interleaves = rememberFor((tag: FunctionNode): boolean => {
  const [texts, values, ...more] = tag.params;
  const rest = values?.type === "RestElement" ? values.argument : undefined;
  if (texts?.type !== "Identifier" || rest?.type !== "Identifier" || more.length > 0) return false;
  const read = new Set<string>();
  let [loops, isOther] = [false, tag.end - tag.start > MAX_HELPER];
  walk(tag, (node) => {
    if (node.type === "MemberExpression" && node.computed && node.object.type === "Identifier")
      read.add(node.object.name);
    loops ||= node.type === "ForStatement";
    isOther ||= MAKES_OTHERS.has(node.type) || Boolean(literalString(node));
    isOther ||= node.type === "TemplateLiteral" && node.expressions.length > 0;
    return isOther ? false : undefined;
  });
  return loops && !isOther && read.has(texts.name) && read.has(rest.name);
});

/** What adds words of its own, or gives something else than text. */
const MAKES_OTHERS = new Set<string>(["ObjectExpression", "ArrayExpression", "NewExpression"]);
