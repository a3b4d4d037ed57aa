/** The first thing that Tab reaches: jumps over what comes before the content. */
import classes from "./SkipLink.module.css";

export function SkipLink({ target, children }: { readonly target: string; readonly children: string }) {
  return (
    <button type="button" className={classes.skip} onClick={() => document.getElementById(target)?.focus()}>
      {children}
    </button>
  );
}
