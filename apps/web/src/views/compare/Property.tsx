/** One property that differs: what a list gained and lost, or the old value and the new one. */
import { type PropertyDifference, textDifference } from "../../model/comparison.ts";
import { count, shorten } from "../../model/format.ts";
import classes from "./ComparePage.module.css";

/** Values up to this length are shown whole; of longer ones, the part that differs. */
const WHOLE = 60;
const LETTERS = 300;

export function Property({ difference }: { readonly difference: PropertyDifference }) {
  return (
    <div className={classes.property}>
      <dt>{difference.property}</dt>
      {difference.form === "list" ? <Elements difference={difference} /> : <Values difference={difference} />}
    </div>
  );
}

function Elements({
  difference: { added, removed, same },
}: {
  readonly difference: PropertyDifference & { form: "list" };
}) {
  return (
    <dd>
      {removed.map((text) => (
        <del key={text}>− {shorten(text, LETTERS)}</del>
      ))}
      {added.map((text) => (
        <ins key={text}>+ {shorten(text, LETTERS)}</ins>
      ))}
      {same > 0 && <span className={classes.same}>{count(same)} the same</span>}
    </dd>
  );
}

function Values({ difference: { before, after } }: { readonly difference: PropertyDifference & { form: "value" } }) {
  const long = Math.max(before?.length ?? 0, after?.length ?? 0) > WHOLE;
  if (before !== undefined && after !== undefined && long) {
    const parts = textDifference(before, after);
    return (
      <dd>
        <del>
          − {parts.head}
          <mark>{shorten(parts.before, LETTERS)}</mark>
          {parts.tail}
        </del>
        <ins>
          + {parts.head}
          <mark>{shorten(parts.after, LETTERS)}</mark>
          {parts.tail}
        </ins>
      </dd>
    );
  }
  return (
    <dd>
      {before !== undefined && <del>− {shorten(before, LETTERS)}</del>}
      {after !== undefined && <ins>+ {shorten(after, LETTERS)}</ins>}
    </dd>
  );
}
