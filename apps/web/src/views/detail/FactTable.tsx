/** Labelled particulars; those that name another statement lead to it. */
import clsx from "clsx";
import { Fragment } from "react";
import { TemplateText } from "../../kit/TemplateText.tsx";
import type { Fact, FactValue } from "../../model/line.ts";
import { pointView } from "../../model/view-state.ts";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./FactTable.module.css";

export function FactTable({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes.table}>
      {facts.map(({ label, values }) => (
        <Fragment key={label}>
          <dt className={classes.label}>{label}</dt>
          <dd className={clsx(classes.values, isBrief(values) && classes.brief)}>
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat and never change
              <Value key={index} value={value} />
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const LETTERS = 28;

/** Short words without notes, such as status codes and fields, share lines. */
const isBrief = (values: readonly FactValue[]): boolean =>
  values.length > 3 && values.every(({ text, note }) => text.length <= LETTERS && note === undefined);

function Value({ value: { text, mono = false, note, target } }: { readonly value: FactValue }) {
  const point = useWorkspace().model.statement(target ?? "")?.point;
  const content = mono ? <TemplateText text={text} breaks /> : text;
  return (
    <div className={classes.value}>
      <span className={clsx(mono && classes.mono)}>
        {target !== undefined && point !== undefined ? (
          <ViewLink view={pointView(point, { id: target, range: 1 })}>{content}</ViewLink>
        ) : (
          content
        )}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </div>
  );
}
