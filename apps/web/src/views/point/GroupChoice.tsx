/** What the rows of a table stand under; the other layouts have an order of their own. */
import tool from "../../kit/Tool.module.css";
import { groupingOf, ownGrouping } from "../../model/grouping.ts";
import { GROUPINGS, type PointView } from "../../model/view-state.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./FacetBar.module.css";

export function GroupChoice({ view }: { readonly view: PointView }) {
  const { model, go } = useWorkspace();
  if (view.layout !== "table") return null;
  const own = ownGrouping(view.point);
  const facets = model.facets(view.point);
  const held = groupingOf(view, facets) ?? "";
  return (
    <label className={classes.group}>
      Group by
      <select
        className={tool.control}
        value={facets.some(({ name }) => name === held) ? held : own && held === "" ? "" : "none"}
        onChange={({ currentTarget: { value } }) => {
          const { group: _, ...ungrouped } = view;
          const group = GROUPINGS.find((name) => name === value);
          go(group === undefined ? ungrouped : { ...view, group }, "replace");
        }}
      >
        {own && <option value="">{own}</option>}
        {facets.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        <option value="none">Nothing</option>
      </select>
    </label>
  );
}
