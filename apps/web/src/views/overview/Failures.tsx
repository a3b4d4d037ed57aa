/** Files, or parts of files, that could not be read or parsed, with the position. */
import { Notice } from "../../kit/Notice.tsx";
import { count } from "../../model/format.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./Overview.module.css";

export function Failures() {
  const { failures } = useWorkspace().model.specification.material;
  return (
    <section className={classes.section} aria-labelledby="failures">
      <h2 id="failures" className={classes.sectionTitle}>
        Failures
      </h2>
      <p className={classes.lead}>
        {failures.length === 0
          ? "Every file was read."
          : "These files could not be read or parsed. The rest was analysed."}
      </p>
      {failures.length === 0 ? (
        <Notice state="empty" title="No failures" />
      ) : (
        <ul className={classes.rows}>
          {failures.map(({ file, error, at, code }) => (
            <li key={`${file} ${at ?? ""} ${error}`}>
              <span className={classes.code}>{file}</span>
              {at !== undefined && <span className={classes.dim}> at character {count(at)}</span>}
              <br />
              {error} {code && <span className={classes.dim}>({code})</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
