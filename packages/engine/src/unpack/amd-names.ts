/** What a script calls the functions of its AMD loader: `define` and `require`, or whatever a minifier made of them. */

import { rememberFor } from "../remember.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import { memberName } from "../syntax/literals.ts";
import type { IdentifierNode, Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";

export interface LoaderNames {
  isDefine(callee: Node): boolean;
  isRequire(callee: Node): boolean;
}

export const GLOBAL_NAMES: LoaderNames = {
  isDefine: (callee) => callee.type === "Identifier" && callee.name === "define",
  isRequire: (callee) => callee.type === "Identifier" && /^require(?:js)?$/.test(callee.name),
};

/** `define.amd={jQuery:!0}`, whatever its name. */
const MARKED = /\.amd\s*=[^=]/;

/**
 * A loader that stands in the code of a bundle declares them there: `var t,e,n;!function(){...;n=function(){...},
 * n.amd={jQuery:!0}}();n("a",[],...);e(["main"])` (almond 0.3, minified). `around`: whose scopes hold what the code declares.
 */
export function namesIn(around: readonly Node[], script: Script): LoaderNames {
  const { scopes } = script;
  const own = new Set(around.map((node) => scopes.scopeOf.get(node)));
  const defining = markedIn(script).filter(({ scope }) => own.has(scope));
  if (defining.length === 0) return GLOBAL_NAMES;
  const isDefining = (binding: Binding): boolean => defining.includes(binding);
  return {
    isDefine: (callee) => isOne(bindingAt(callee, scopes), isDefining),
    isRequire: (callee) =>
      isOne(bindingAt(callee, scopes), (one) => !isDefining(one) && defining.some(({ scope }) => scope === one.scope)),
  };
}

const isOne = (binding: Binding | undefined, is: (binding: Binding) => boolean): boolean =>
  binding !== undefined && is(binding);

const markedIn = rememberFor(({ program, scopes, text }: Script): readonly Binding[] =>
  MARKED.test(text) ? markedNames(program).flatMap((name) => scopes.bindingOf.get(name) ?? []) : [],
);

/** `n` of `n.amd={...}` and of `(n=function(){...}).amd={...}`. */
function markedNames(program: Node): readonly IdentifierNode[] {
  const out: IdentifierNode[] = [];
  walk(program, (node) => {
    if (node.type !== "AssignmentExpression" || memberName(node.left) !== "amd") return undefined;
    const object = node.left.type === "MemberExpression" ? node.left.object : undefined;
    const target = object?.type === "AssignmentExpression" ? object.left : object;
    if (target?.type === "Identifier") out.push(target);
    return undefined;
  });
  return out;
}
