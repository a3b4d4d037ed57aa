/** What a piece of code reads as JSON, an address or an expression: `JSON.parse(form.payload)`, `new URL(text)`. */
import { memberName } from "../../syntax/literals.ts";
import { type Argument, type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";

const MADE = new Set(["URL", "RegExp", "Date"]);

/** The first such value; functions inside the code run at another time. */
export function parsedIn(code: Node): Node | undefined {
  let found: Argument | undefined;
  walk(code, (node) => {
    if (found || isFunction(node)) return false;
    if ((node.type === "CallExpression" || node.type === "NewExpression") && reads(node)) found = node.arguments[0];
    return undefined;
  });
  return found && found.type !== "SpreadElement" ? inner(found) : undefined;
}

function reads({ type, callee }: CallLike): boolean {
  if (type === "NewExpression") return callee.type === "Identifier" && MADE.has(callee.name);
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "JSON" &&
    memberName(callee) === "parse"
  );
}

/** `unwrap(form.payload)`: what a function of the program makes ready. */
function inner(node: Node): Node {
  const [only, ...more] = node.type === "CallExpression" && node.callee.type === "Identifier" ? node.arguments : [];
  return only && more.length === 0 && only.type !== "SpreadElement" ? inner(only) : node;
}
