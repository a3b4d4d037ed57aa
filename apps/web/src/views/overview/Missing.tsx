/** What the material refers to and does not hold, and how to get it. */
import { useMemo } from "react";
import { CopyText } from "../../kit/CopyText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { ShowAll } from "../../kit/ShowAll.tsx";
import { useFirst } from "../../kit/use-first.ts";
import { fetchScript } from "../../model/fetch-missing.ts";
import { count, plural } from "../../model/format.ts";
import { missingId } from "../../model/specification-model.ts";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./Overview.module.css";

const FIRST = 12;

export function Missing() {
  const { missing } = useWorkspace().model.specification.material;
  const { shown, hidden, showAll } = useFirst(missing, FIRST);
  return (
    <section className={classes.section} aria-labelledby="missing">
      <h2 id="missing" className={classes.sectionTitle}>
        Missing files
      </h2>
      <p className={classes.lead}>
        {missing.length === 0
          ? "Missing files: none"
          : "The code refers to these files and they were not uploaded. Add them and analyse again."}
      </p>
      {missing.length === 0 ? (
        <Notice state="empty" title="Nothing is missing" />
      ) : (
        <ul className={classes.rows}>
          {shown.map(({ reference, evidence = [], error }, index) => (
            <li key={missingId(index)} className={classes.code}>
              {evidence.length === 0 ? (
                reference
              ) : (
                <ViewLink view={{ page: "overview", selected: { id: missingId(index), range: 1 } }}>
                  {reference}
                </ViewLink>
              )}
              {error !== undefined && <span className={classes.dim}> {error}</span>}
            </li>
          ))}
        </ul>
      )}
      <ShowAll hidden={hidden} words={count(hidden)} onShow={showAll} />
      <HowToGet references={missing.map(({ reference }) => reference)} />
    </section>
  );
}

function HowToGet({ references }: { readonly references: readonly string[] }) {
  const script = useMemo(() => fetchScript(references), [references]);
  if (script === undefined) return null;
  return (
    <details className={classes.howTo}>
      <summary>How to get {plural(script.files, "file")}</summary>
      <p>
        Let the browser load every page of the application and save what it was sent, or fetch the files by name from
        where the application is served:
      </p>
      <div className={classes.script}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{script.text}</pre>
        <CopyText text={script.text} label="Copy the commands" />
      </div>
    </details>
  );
}
