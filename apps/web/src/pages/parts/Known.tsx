/** What is known of an application while its analysis runs: counts by point, and the libraries that were recognised. */
import { POINTS } from "@as-built/spec";
import type { KnownSoFar } from "../../api/types.ts";
import { count, plural } from "../../model/format.ts";
import { POINT_NAMES } from "../../model/words.ts";
import classes from "./Known.module.css";

/** Names of libraries that are shown; the rest is counted. */
const NAMES = 14;

export function Known({ known: { scripts, modules, libraries = [], findings } }: { readonly known: KnownSoFar }) {
  const amounts = [
    ...(scripts === undefined ? [] : [plural(scripts, "script")]),
    ...(modules === undefined ? [] : [plural(modules, "module")]),
    ...(libraries.length === 0 ? [] : [libraries.length === 1 ? "1 library" : `${count(libraries.length)} libraries`]),
  ];
  return (
    <section className={classes.known} aria-label="Found so far">
      <h2 className={classes.title}>Found so far</h2>
      <p className={classes.amounts}>{amounts.join(" · ")}</p>
      {libraries.length > 0 && (
        <p className={classes.libraries}>
          {libraries.slice(0, NAMES).join(", ")}
          {libraries.length > NAMES && ` and ${count(libraries.length - NAMES)} more`}
        </p>
      )}
      {findings && (
        <ul className={classes.points}>
          {POINTS.map(({ name }) => (
            <li key={name} className={classes.point} data-none={findings[name] === 0}>
              <span className={classes.count}>{count(findings[name])}</span>
              {POINT_NAMES[name]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
