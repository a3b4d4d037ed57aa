/** A point on the overview: how much it holds and what tells most, or that it is not shown and why. */
import type { PointCount } from "@as-built/spec";
import clsx from "clsx";
import { useMemo } from "react";
import { Tag } from "../../kit/Tag.tsx";
import { lineOf, mostTelling } from "../../model/describe/describers.ts";
import { count as figure, shorten } from "../../model/format.ts";
import { pointView } from "../../model/view-state.ts";
import { notShownWords, POINT_NAMES } from "../../model/words.ts";
import { BasisMark } from "../BasisMark.tsx";
import { CertaintyBar } from "../CertaintyBar.tsx";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./PointCard.module.css";

const TELLING = 3;

/** Letters that a line of a card has room for; a subtitle that would be cut is left away. */
const ROOM = 46;

export function PointCard({ number, count }: { readonly number: number; readonly count: PointCount }) {
  const { point, shown, statements, leftOut } = count;
  return (
    <article className={classes.card} data-shown={shown} aria-labelledby={`card-${point}`}>
      <header className={classes.head}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <h3 id={`card-${point}`} className={classes.name}>
          <ViewLink view={pointView(point)}>{POINT_NAMES[point]}</ViewLink>
        </h3>
        <span className={shown ? classes.count : classes.none}>{shown ? figure(statements) : "not shown"}</span>
      </header>
      {shown ? <Telling count={count} /> : <Why count={count} />}
      {leftOut > 0 && <p className={classes.foot}>{figure(leftOut)} more in libraries (hidden)</p>}
    </article>
  );
}

function Telling({ count: { point } }: { readonly count: PointCount }) {
  const { model } = useWorkspace();
  const all = model.located(point);
  const telling = useMemo(() => mostTelling(all, TELLING), [all]);
  return (
    <>
      <CertaintyBar items={all.map(({ statement }) => statement)} />
      <ul className={classes.telling}>
        {telling.map((located) => {
          const { id } = located.statement;
          const { tag, title, mono, subtitle = "" } = lineOf(located);
          const fits = (tag?.text.length ?? 0) + title.length + subtitle.length <= ROOM;
          return (
            <li key={id}>
              <ViewLink view={pointView(point, { id, range: 1 })} title={shorten(title, 300)}>
                <BasisMark basis={located.statement.basis} uncertain={located.statement.origin === "unknown"} />
                {tag && <Tag tone={tag.tone}>{shorten(tag.text, 24)}</Tag>}
                <span className={clsx(classes.title, mono && classes.mono)}>{shorten(title, 110)}</span>
                {fits && <span className={classes.subtitle}>{subtitle}</span>}
              </ViewLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Why({ count: { point } }: { readonly count: PointCount }) {
  return <p className={classes.why}>{notShownWords(useWorkspace().model.specification.points[point])}</p>;
}
