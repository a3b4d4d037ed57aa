/** One point: its statements with a filter, what of it is not shown and why, and what was left out. */
import { POINTS } from "@as-built/spec";
import { useDeferredValue, useMemo } from "react";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { VirtualList } from "../../kit/VirtualList.tsx";
import { filterItems, filterWords } from "../../model/filter.ts";
import type { Item } from "../../model/specification-model.ts";
import type { PointView } from "../../model/view-state.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";
import { LineRow } from "./LineRow.tsx";
import { NotShown } from "./NotShown.tsx";
import { PartNotShown } from "./PartNotShown.tsx";
import classes from "./PointPage.module.css";
import { PointTools } from "./PointTools.tsx";

export function PointPage({ view }: { readonly view: PointView }) {
  const { model } = useWorkspace();
  const point = model.specification.points[view.point];
  const heading = POINTS.find(({ name }) => name === view.point)?.heading ?? "";
  const leftOut = model.items(view.point, "left-out");
  const list = point.shown ? view.list : "left-out";
  const items = model.items(view.point, list);
  const query = useDeferredValue(view.query);
  const shown = useMemo(() => filterItems(items, query), [items, query]);
  const words = filterWords(shown.length, items.length, query);

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.heading}>{heading}</h1>
        {point.shown ? <PartNotShown point={point} /> : <NotShown point={point} />}
        {items.length > 0 && <PointTools view={view} words={words} leftOut={leftOut.length} shown={point.shown} />}
        <LiveText>{words}</LiveText>
      </header>
      {items.length > 0 && (
        <div className={classes.list}>{shown.length === 0 ? <NoMatch /> : <Entries view={view} items={shown} />}</div>
      )}
    </div>
  );
}

function Entries({ view, items }: { readonly view: PointView; readonly items: readonly Item[] }) {
  const { go } = useWorkspace();
  return (
    <VirtualList
      label={POINT_NAMES[view.point]}
      items={items}
      keyOf={idOf}
      selected={view.selected?.id}
      onSelect={({ id }, moved) =>
        go({ ...view, selected: { id, range: 1 } }, moved || view.selected ? "replace" : "push")
      }
    >
      {drawItem}
    </VirtualList>
  );
}

const idOf = ({ id }: Item): string => id;
const drawItem = (item: Item) => <LineRow item={item} />;

const NoMatch = () => (
  <div className={classes.inset}>
    <Notice state="empty" title="No entry holds all of these words">
      <p>The filter looks at what statements say, not at their evidence. Take a word away to see more.</p>
    </Notice>
  </div>
);
