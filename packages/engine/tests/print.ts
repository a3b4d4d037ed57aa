/** Prints trees that the engine has changed, so that tests can hold them against code. */
import { print } from "esrap";
import ts from "esrap/languages/ts";
import { rewrite } from "../src/raise/rewrite.ts";
import type { Node } from "../src/syntax/nodes.ts";

/** The code of a tree on one line, with the parentheses that it needs. */
export function printed(root: Node): string {
  const bare = rewrite(
    root,
    () => true,
    (node) => (node.type === "ParenthesizedExpression" ? node.expression : node),
  );
  return print(bare as Parameters<typeof print>[0], ts())
    .code.replace(/\s+/g, " ")
    .trim();
}
