/** A statement on one line, as a link to it. */
import type { Located } from "@as-built/spec";
import clsx from "clsx";
import { MarkedText } from "../kit/MarkedText.tsx";
import { Tag } from "../kit/Tag.tsx";
import { lineOf } from "../model/describe/describers.ts";
import { shorten } from "../model/format.ts";
import { foundIn } from "../model/relevance.ts";
import type { View } from "../model/view-state.ts";
import { BasisMark } from "./BasisMark.tsx";
import classes from "./StatementLink.module.css";
import { ViewLink } from "./ViewLink.tsx";

interface StatementLinkProps {
  readonly located: Located;
  /** Where it leads; undefined: nowhere, the statement is of another document. */
  readonly view: View | undefined;
  /** What was looked for, in lower case: it is marked, and where the line does not show it, quoted. */
  readonly words?: readonly string[];
}

const NONE: readonly string[] = [];

export function StatementLink({ located, view, words = NONE }: StatementLinkProps) {
  const reason = words.length === 0 ? undefined : foundIn(located, words);
  const { tag, title, mono, subtitle } = lineOf(located);
  const content = (
    <>
      <span className={classes.mark}>
        <BasisMark basis={located.statement.basis} uncertain={located.statement.origin === "unknown"} />
      </span>
      <span className={classes.words}>
        {tag && <Tag tone={tag.tone}>{shorten(tag.text, 28)}</Tag>}
        <span className={clsx(classes.title, mono && classes.mono)}>
          <MarkedText text={shorten(title, 200)} words={words} />
        </span>
        {subtitle && (
          <span className={classes.subtitle}>
            <MarkedText text={shorten(subtitle, 120)} words={words} />
          </span>
        )}
        {reason && (
          <span className={classes.reason}>
            <MarkedText text={reason} words={words} />
          </span>
        )}
      </span>
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
