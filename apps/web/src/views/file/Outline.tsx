/** The modules of a file, each with whose code it is. */
import { useMemo } from "react";
import { Notice } from "../../kit/Notice.tsx";
import { VirtualList } from "../../kit/VirtualList.tsx";
import { brief } from "../../model/format.ts";
import type { OutlineEntry } from "../../model/outline.ts";
import { ORIGIN_NAMES } from "../../model/words.ts";
import classes from "./FilePage.module.css";

interface OutlineProps {
  readonly entries: readonly OutlineEntry[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

export function Outline({ entries, at, onGo }: OutlineProps) {
  const here = useMemo(() => entries.find(({ start, end }) => start <= at && at < end), [entries, at]);
  if (entries.length === 0) return <Notice state="empty" title="No module was recognised in this file" />;
  return (
    <VirtualList
      label="Modules"
      items={entries}
      keyOf={keyOf}
      selected={here && keyOf(here)}
      onSelect={({ start }) => onGo(start)}
    >
      {drawEntry}
    </VirtualList>
  );
}

const keyOf = ({ start }: OutlineEntry): string => String(start);

const drawEntry = ({ name, origin, start, end }: OutlineEntry) => (
  <div className={classes.entry}>
    <span className={classes.swatch} style={{ background: `var(--ab-${origin})` }} aria-hidden="true" />
    <span className={classes.name}>{name === "" ? ORIGIN_NAMES[origin] : name}</span>
    <span className={classes.amount}>{brief(end - start)}</span>
  </div>
);
