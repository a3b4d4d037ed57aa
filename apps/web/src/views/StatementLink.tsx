/** A statement on one line, as a link to it. */
import type { Located } from "@as-built/spec";
import clsx from "clsx";
import { Tag } from "../kit/Tag.tsx";
import { lineOf } from "../model/describe/describers.ts";
import { shorten } from "../model/format.ts";
import type { View } from "../model/view-state.ts";
import { BasisMark } from "./BasisMark.tsx";
import classes from "./StatementLink.module.css";
import { ViewLink } from "./ViewLink.tsx";

interface StatementLinkProps {
  readonly located: Located;
  /** Where it leads; undefined: nowhere, the statement is of another document. */
  readonly view: View | undefined;
}

export function StatementLink({ located, view }: StatementLinkProps) {
  const { tag, title, mono, subtitle } = lineOf(located);
  const content = (
    <>
      <BasisMark basis={located.statement.basis} uncertain={located.statement.origin === "unknown"} />
      {tag && <Tag tone={tag.tone}>{shorten(tag.text, 28)}</Tag>}
      <span className={clsx(classes.title, mono && classes.mono)}>{shorten(title, 200)}</span>
      {subtitle && <span className={classes.subtitle}>{shorten(subtitle, 120)}</span>}
    </>
  );
  return view === undefined ? (
    <span className={classes.line}>{content}</span>
  ) : (
    <ViewLink className={classes.line} view={view}>
      {content}
    </ViewLink>
  );
}
