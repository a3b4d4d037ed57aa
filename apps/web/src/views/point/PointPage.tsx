/** One point: its statements in the layout that the view names, what of it is not shown and why, and what was left out. */
import type { Basis } from "@as-built/spec";
import { useDeferredValue, useMemo } from "react";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { countBases } from "../../model/certainty.ts";
import { filterItems, filterWords, withBases } from "../../model/filter.ts";
import type { PointView } from "../../model/view-state.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { BasisFacets } from "../BasisFacets.tsx";
import { useWorkspace } from "../workspace-context.ts";
import { Entries } from "./Entries.tsx";
import { NotShown } from "./NotShown.tsx";
import { PartNotShown } from "./PartNotShown.tsx";
import classes from "./PointPage.module.css";
import { PointTools } from "./PointTools.tsx";

export function PointPage({ view }: { readonly view: PointView }) {
  const { model } = useWorkspace();
  const point = model.specification.points[view.point];
  const leftOut = model.items(view.point, "left-out");
  const list = point.shown ? view.list : "left-out";
  const items = model.items(view.point, list);
  const query = useDeferredValue(view.query);
  const found = useMemo(() => filterItems(items, query), [items, query]);
  const bases = list === "statements" ? view.bases : NONE;
  const shown = useMemo(() => withBases(found, bases), [found, bases]);
  const words = filterWords(shown.length, items.length, query, bases);

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.heading}>{POINT_NAMES[view.point]}</h1>
        {point.shown ? <PartNotShown point={point} /> : <NotShown point={point} />}
        {items.length > 0 && <PointTools view={view} words={words} leftOut={leftOut.length} shown={point.shown} />}
        {items.length > 0 && list === "statements" && (
          <div className={classes.facets}>
            <BasisFacets view={view} counts={countBases(found)} />
          </div>
        )}
        <LiveText>{words}</LiveText>
      </header>
      {items.length > 0 && (
        <div className={classes.list}>
          {shown.length === 0 ? <NoMatch /> : <Entries view={{ ...view, list }} items={shown} />}
        </div>
      )}
    </div>
  );
}

const NONE: readonly Basis[] = [];

const NoMatch = () => (
  <div className={classes.inset}>
    <Notice state="empty" title="No matches">
      <p>Try fewer words, another certainty, or search the code.</p>
    </Notice>
  </div>
);
