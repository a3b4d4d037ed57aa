/** What a function may give back: the expressions of its own return statements, not those of functions inside it. */
import { rememberFor } from "../remember.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import { ownReturns } from "../syntax/returns.ts";

/** More different returns than this say nothing. */
const MAX_RETURNS = 12;

export const returnedExpressions = rememberFor((fn: FunctionNode): readonly Node[] => ownReturns(fn, MAX_RETURNS));
