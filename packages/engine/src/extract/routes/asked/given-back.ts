/** Whether a function gives back nothing but what stands under a test. */
import { ancestors } from "../../../syntax/ancestors.ts";
import { isFunction, type Node } from "../../../syntax/nodes.ts";
import type { Sighting } from "../../survey.ts";

/** `if(test)return body`, `case x:return body`, and as minifiers join several of them, `return test?body:other?...:...` and `()=>test?body:...`. */
export function isAllOf(body: Node, at: Sighting<Node>): boolean {
  if (at.node.type === "SwitchStatement") return endsWithReturn(body);
  if (at.node.type === "IfStatement") return body === at.node.consequent && endsWithReturn(body);
  if (at.node.type !== "ConditionalExpression" || body !== at.node.consequent) return false;
  const around = ancestors(at.unit.node, at.node.start);
  let inner: Node = at.node;
  for (let index = around.lastIndexOf(at.node) - 1; index >= 0; index--) {
    const outer = around[index];
    if (!outer || outer.type === "ReturnStatement") return outer !== undefined;
    if (isFunction(outer)) return outer.body === inner;
    const isLast = outer.type === "ConditionalExpression" || outer.type === "SequenceExpression";
    if (!isLast || outer.end !== inner.end) return false;
    inner = outer;
  }
  return false;
}

function endsWithReturn(body: Node): boolean {
  const last = body.type === "BlockStatement" ? body.body.at(-1) : body;
  return last?.type === "ReturnStatement" && last.argument !== null;
}
