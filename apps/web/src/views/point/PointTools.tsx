/** Above a list: filter as you type, and statements against what was left out. */
import { SegmentedControl } from "@mantine/core";
import { count } from "../../model/format.ts";
import { LAYOUT_NAMES, LAYOUTS, type LayoutName } from "../../model/layouts.ts";
import type { PointView } from "../../model/view-state.ts";
import { ListTools } from "../ListTools.tsx";
import { useWorkspace } from "../workspace-context.ts";

interface PointToolsProps {
  readonly view: PointView;
  readonly words: string;
  readonly leftOut: number;
  readonly shown: boolean;
}

export function PointTools({ view, words, leftOut, shown }: PointToolsProps) {
  const { model, go } = useWorkspace();
  const layouts: readonly LayoutName[] = LAYOUTS[view.point];
  const statements = model.items(view.point, "statements").length;
  return (
    <ListTools
      label="Filter the list"
      query={view.query}
      onQuery={(query) => go({ ...view, query }, "replace")}
      words={words}
    >
      {shown && leftOut > 0 && (
        <SegmentedControl
          aria-label="Which list"
          size="xs"
          transitionDuration={0}
          value={view.list}
          onChange={(list) => go({ ...withoutSelection(view), list: list === "left-out" ? list : "statements" })}
          data={[
            { value: "statements", label: `Product ${count(statements)}` },
            { value: "left-out", label: `In libraries ${count(leftOut)}` },
          ]}
        />
      )}
      {shown && view.list === "statements" && layouts.length > 1 && (
        <SegmentedControl
          aria-label="How the findings are shown"
          size="xs"
          transitionDuration={0}
          value={view.layout}
          onChange={(value) => {
            const layout = layouts.find((name) => name === value);
            if (layout) go({ ...view, layout });
          }}
          data={layouts.map((name) => ({ value: name, label: LAYOUT_NAMES[name] }))}
        />
      )}
    </ListTools>
  );
}

const withoutSelection = ({ selected: _, ...view }: PointView): PointView => view;
