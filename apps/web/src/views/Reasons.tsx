/** Reasons in words, each with what would bring an answer. */
import type { Reason } from "@as-built/spec";
import { reasonWords } from "../model/words.ts";
import classes from "./Reasons.module.css";

const MOST = 8;

export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  const more = reasons.length - MOST;
  return (
    <ul>
      {reasons.slice(0, MOST).map((reason) => {
        const { text, next } = reasonWords(reason);
        return (
          <li key={`${reason.code} ${reason.ref ?? ""}`}>
            {text} {reason.ref && <code>{reason.ref}</code>} {next && <span className={classes.next}>{next}</span>}
          </li>
        );
      })}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
