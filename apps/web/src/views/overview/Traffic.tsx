/** What a recording of traffic shows beside the calls: requests that none of them explains, and other hosts. */
import { ShowAll } from "../../kit/ShowAll.tsx";
import { useFirst } from "../../kit/use-first.ts";
import { placesOf } from "../../model/describe/seen.ts";
import { count, plural } from "../../model/format.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./Overview.module.css";

const FIRST = 12;

export function Traffic() {
  const { traffic, points } = useWorkspace().model.specification;
  const rows = [
    ...(traffic?.unexplained ?? []).map((seen) => ({ text: `${seen.method} ${seen.url}`, note: placesOf(seen) })),
    ...(traffic?.foreign ?? []).map((host) => ({ text: host.host, note: `another host, ${placesOf(host)}` })),
  ];
  const { shown, hidden, showAll } = useFirst(rows, FIRST);
  if (traffic === undefined) return null;
  const calls = points.calls.statements;
  const found = calls.filter(({ seen }) => seen !== undefined).length;
  return (
    <section className={classes.section} aria-labelledby="traffic">
      <h2 id="traffic" className={classes.sectionTitle}>
        Seen in traffic
      </h2>
      <p className={classes.lead}>
        {count(found)} of {plural(calls.length, "call")} were seen in{" "}
        {traffic.recordings.map(({ name }) => name).join(", ")}.{" "}
        {rows.length === 0 ? "They explain all of it." : "No call explains these requests:"}
      </p>
      <ul className={classes.rows}>
        {shown.map(({ text, note }) => (
          <li key={text} className={classes.code}>
            {text} ({note})
          </li>
        ))}
      </ul>
      <ShowAll hidden={hidden} words={count(hidden)} onShow={showAll} />
    </section>
  );
}
