/** One point: its statements in the layout that the view names, what of it is not shown and why, and what was left out. */
import type { Basis } from "@as-built/spec";
import { Button } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { type Chosen, chosenCount } from "../../model/facet-names.ts";
import { withFacets } from "../../model/facets.ts";
import { filterItems, filterWords, withBases } from "../../model/filter.ts";
import type { PointView } from "../../model/view-state.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";
import { Entries } from "./Entries.tsx";
import { FacetBar } from "./FacetBar.tsx";
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
  const { bases, chosen } = list === "statements" ? view : NONE;
  const facets = model.facets(view.point);
  const shown = useMemo(() => withFacets(withBases(found, bases), facets, chosen), [found, bases, facets, chosen]);
  const words = filterWords(shown.length, items.length, query, bases.length + chosenCount(chosen) > 0);

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.heading}>{POINT_NAMES[view.point]}</h1>
        {point.shown ? <PartNotShown point={point} /> : <NotShown point={point} />}
        {items.length > 0 && <PointTools view={view} words={words} leftOut={leftOut.length} shown={point.shown} />}
        {items.length > 0 && list === "statements" && <FacetBar view={view} found={found} />}
        <LiveText>{words}</LiveText>
      </header>
      {items.length > 0 && (
        <div className={classes.list}>
          {shown.length === 0 ? <NoMatch view={view} /> : <Entries view={{ ...view, list }} items={shown} />}
        </div>
      )}
    </div>
  );
}

/** What was left out has neither bases nor facets. */
const NONE: { readonly bases: readonly Basis[]; readonly chosen: Chosen } = { bases: [], chosen: {} };

function NoMatch({ view }: { readonly view: PointView }) {
  const { go } = useWorkspace();
  const clear = () => go({ ...view, query: "", bases: [], chosen: {} }, "replace");
  return (
    <div className={classes.inset}>
      <Notice state="empty" title="No matches">
        <p>Try fewer words or fewer filters, or search the code.</p>
        <Button size="xs" variant="default" mt="xs" onClick={clear}>
          Show all findings
        </Button>
      </Notice>
    </div>
  );
}
