/** The filters of a list: how sure, then one menu a facet, and one press that takes them all away. */
import { useMemo } from "react";
import { countBases } from "../../model/certainty.ts";
import { chosenCount, toggledValue } from "../../model/facet-names.ts";
import { countValues, withFacets } from "../../model/facets.ts";
import { withBases } from "../../model/filter.ts";
import type { Item } from "../../model/specification-model.ts";
import type { PointView } from "../../model/view-state.ts";
import { BasisFacets } from "../BasisFacets.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./FacetBar.module.css";
import { FacetMenu } from "./FacetMenu.tsx";
import { GroupChoice } from "./GroupChoice.tsx";

interface FacetBarProps {
  readonly view: PointView;
  /** What holds the words of the filter. */
  readonly found: readonly Item[];
}

export function FacetBar({ view, found }: FacetBarProps) {
  const { model, go } = useWorkspace();
  const facets = model.facets(view.point);
  const { chosen, bases } = view;
  const bars = useMemo(() => {
    const sure = withBases(found, bases);
    return facets.map((facet) => ({ facet, values: countValues(sure, facets, chosen, facet) }));
  }, [found, bases, facets, chosen]);
  const counts = useMemo(() => countBases(withFacets(found, facets, chosen)), [found, facets, chosen]);
  return (
    <div className={classes.bar}>
      <BasisFacets view={view} counts={counts} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a toolbar */}
      <div role="group" aria-label="Filters" className={classes.menus}>
        {bars.map(({ facet: { name, title }, values }) => (
          <FacetMenu
            key={name}
            title={title}
            values={values}
            chosen={chosen[name] ?? []}
            onToggle={(value) => go({ ...view, chosen: toggledValue(chosen, name, value) }, "replace")}
          />
        ))}
        {(chosenCount(chosen) > 0 || bases.length > 0) && (
          <button
            type="button"
            className={classes.clear}
            onClick={() => go({ ...view, chosen: {}, bases: [] }, "replace")}
          >
            Clear filters
          </button>
        )}
      </div>
      <GroupChoice view={view} />
    </div>
  );
}
