/** The entries of a point that passed the filter, in one of its layouts. */
import { useMemo } from "react";
import { VirtualList } from "../../kit/VirtualList.tsx";
import type { Item } from "../../model/specification-model.ts";
import { TABLES } from "../../model/tables.ts";
import type { PointView } from "../../model/view-state.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";
import { EntityDiagram } from "./EntityDiagram.tsx";
import { LineRow } from "./LineRow.tsx";
import { RoleMatrixView } from "./RoleMatrixView.tsx";
import { ScreenMap } from "./ScreenMap.tsx";
import { ScreenTree } from "./ScreenTree.tsx";
import { StateCharts } from "./StateCharts.tsx";
import { StatementTable } from "./StatementTable.tsx";
import type { LayoutProps } from "./use-select.ts";
import { useSelect } from "./use-select.ts";

interface EntriesProps {
  readonly view: PointView;
  readonly items: readonly Item[];
}

export function Entries({ view, items }: EntriesProps) {
  const { model } = useWorkspace();
  const ids = useMemo(() => new Set(items.map(({ id }) => id)), [items]);
  const statements = useMemo(
    () => model.located(view.point).filter(({ statement }) => ids.has(statement.id)),
    [model, view.point, ids],
  );
  if (view.list === "left-out" || view.layout === "list") return <List view={view} items={items} />;
  const props: LayoutProps = { view, statements };
  switch (view.layout) {
    case "table": {
      const shape = TABLES[view.point];
      return shape ? <StatementTable {...props} shape={shape} /> : <List view={view} items={items} />;
    }
    case "tree":
      return <ScreenTree {...props} />;
    case "map":
      return <ScreenMap {...props} />;
    case "diagram":
      return <EntityDiagram {...props} />;
    case "chart":
      return <StateCharts {...props} />;
    case "matrix":
      return <RoleMatrixView {...props} />;
  }
}

function List({ view, items }: EntriesProps) {
  const select = useSelect(view);
  const hasSubtitles = items.some(({ line }) => line.subtitle !== undefined);
  return (
    <VirtualList
      label={POINT_NAMES[view.point]}
      items={items}
      keyOf={idOf}
      selected={view.selected?.id}
      onSelect={({ id }, moved) => select(id, moved)}
    >
      {(item) => <LineRow item={item} hasSubtitles={hasSubtitles} />}
    </VirtualList>
  );
}

const idOf = ({ id }: Item): string => id;
