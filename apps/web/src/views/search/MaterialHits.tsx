/** The places of the material that hold the text, file by file. */
import { groupBy } from "@as-built/spec";
import { Notice } from "../../kit/Notice.tsx";
import { count, plural } from "../../model/format.ts";
import type { TextSearch } from "../../model/text-search.ts";
import { fileView } from "../../model/view-state.ts";
import { ViewLink } from "../ViewLink.tsx";
import classes from "./SearchPage.module.css";

export function MaterialHits({ search: { hits, done, total, absent, cut } }: { readonly search: TextSearch }) {
  const looking = done < total && !cut;
  return (
    <section className={classes.section} aria-label="Code" aria-busy={looking}>
      <h2 className={classes.title}>
        Code <span className={classes.count}>{cut ? `first ${count(hits.length)}` : count(hits.length)}</span>
      </h2>
      {looking && (
        <p className={classes.hint}>
          Searching files: {count(done)} of {count(total)}
        </p>
      )}
      {!looking && absent > 0 && (
        <p className={classes.hint}>
          {plural(absent, "file")} could not be searched: this report holds only the files that evidence points at.
        </p>
      )}
      {!looking && hits.length === 0 && <Notice state="empty" title="No matches in code" />}
      {[...groupBy(hits, ({ file }) => file)].map(([file, members]) => (
        <div key={file} className={classes.file}>
          <h3 className={classes.fileName}>{file}</h3>
          <ul className={classes.list}>
            {members.map(({ at, around: [before, hit, after] }) => (
              <li key={at}>
                <ViewLink className={classes.hit} view={fileView(file, at)}>
                  <span className={classes.at}>{count(at)}</span>
                  <code>
                    {before}
                    <mark>{hit}</mark>
                    {after}
                  </code>
                </ViewLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
