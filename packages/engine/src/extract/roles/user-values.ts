/** Values that belong to a user, or to what is known of one: `currentUser.role`, `state.user.data.id`. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { outcomes } from "../../evaluate/value.ts";
import { holdsUser } from "./user-flags.ts";

/** `currentUser.role` */
export const isOfUser = (value: Value, ev: Evaluator): boolean =>
  outcomes(value).some((option) => option.kind === "member" && isUser(option.object, ev));

/** `user`, `user.data`, `useSelector((state) => state.user.data)` of react-redux 7 to 9. */
export function isUser(value: Value, ev: Evaluator, depth = 0): boolean {
  if (depth > 4) return false;
  if (value.kind === "choice") return isUser(value.first, ev, depth + 1) || isUser(value.second, ev, depth + 1);
  if (value.kind === "result") {
    const select = value.args[0];
    return select?.kind === "function" && isUser(ev.summary(select.node, select.module), ev, depth + 1);
  }
  if (value.kind !== "member") return false;
  return holdsUser(value.key) || (CARRIERS.has(value.key) && isUser(value.object, ev, depth + 1));
}

const CARRIERS = new Set(["data", "value", "current"]);
