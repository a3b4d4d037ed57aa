/** What is drawn by a piece of code that decides for one of several elements. */
import type { Value } from "../../../evaluate/value.ts";
import { outcomes } from "../../../evaluate/value.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Sighting } from "../../survey.ts";

/** The elements of an expression, of a `return`, and of a block that ends with one. */
export function drawnBy(body: Node, at: Sighting<Node>, { ev }: ExtractContext): readonly Value[] {
  const drawn = lastOf(body);
  if (drawn?.type !== "CallExpression" && drawn?.type !== "SequenceExpression") return [];
  return outcomes(ev.evaluate(drawn, at.module)).filter(({ kind }) => kind === "element");
}

function lastOf(node: Node | undefined): Node | undefined {
  if (node?.type === "ParenthesizedExpression") return lastOf(node.expression);
  if (node?.type === "BlockStatement") return lastOf(node.body.at(-1));
  return node?.type === "ReturnStatement" ? (node.argument ?? undefined) : node;
}
