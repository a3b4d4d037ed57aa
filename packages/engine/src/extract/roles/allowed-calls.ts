/**
 * Functions of the program's own that are asked for many things: `isUIAllowed("pageCreate")`, `isActionPermitted(X)`.
 * A file type or an address may be allowed, too; nobody asks for five of those by name.
 */
import { append } from "../../multimap.ts";
import { literalString } from "../../syntax/literals.ts";
import { calleeNames } from "../callee-names.ts";
import { callsWithText } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import type { Survey } from "../survey.ts";
import { roleFact } from "./role-fact.ts";

const ASKS = /^(?:is|are|check)\w*(?:Allowed|Permitted)$/;
/** `pageCreate`, `page:create`, `PAGE_CREATE`. */
const NAME = /^(?=..)[A-Za-z][A-Za-z\d]*(?:[._:-][A-Za-z\d]+)*$/;
/** So many different names are asked for. */
const MIN_NAMES = 5;

export function allowedCalls({ calls }: Survey, { ev }: ExtractContext): readonly Fact[] {
  const asked = new Map<string, Map<string, Fact[]>>();
  for (const { node, module, unit } of callsWithText(calls)) {
    const name = literalString(node.arguments[0]);
    if (name === undefined || !NAME.test(name) || node.type !== "CallExpression") continue;
    const callee = calleeNames(node.callee, module, ev).find((one) => ASKS.test(one));
    if (callee === undefined) continue;
    const names = asked.get(callee) ?? new Map<string, Fact[]>();
    asked.set(callee, names);
    append(names, name, roleFact({ kind: "permission", name }, { node, module, unit }));
  }
  return [...asked.values()].flatMap((names) => (names.size >= MIN_NAMES ? [...names.values()].flat(1) : []));
}
