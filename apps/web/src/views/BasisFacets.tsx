/** The legend of the marks of certainty, with how many statements have each; a press shows only those. */
import { CertaintyMark } from "../kit/CertaintyMark.tsx";
import { ToggleButton } from "../kit/ToggleButton.tsx";
import { BASES, type BasisCount, toggled } from "../model/certainty.ts";
import { count as figure } from "../model/format.ts";
import type { PointView } from "../model/view-state.ts";
import { BASIS_WORDS } from "../model/words.ts";
import classes from "./BasisFacets.module.css";
import { FILLS } from "./BasisMark.tsx";
import { useWorkspace } from "./workspace-context.ts";

interface BasisFacetsProps {
  readonly view: PointView;
  readonly counts: readonly BasisCount[];
}

export function BasisFacets({ view, counts }: BasisFacetsProps) {
  const { go } = useWorkspace();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a toolbar
    <div role="group" aria-label="Certainty" className={classes.facets}>
      {counts.map(({ basis, count }) => (
        <ToggleButton
          key={basis}
          pressed={view.bases.includes(basis)}
          title={BASIS_WORDS[basis].help}
          onPress={() => go({ ...view, bases: toggled(view.bases, basis) }, "replace")}
        >
          <CertaintyMark fill={FILLS[basis]} />
          {BASIS_WORDS[basis].name} <span className={classes.count}>{figure(count)}</span>
        </ToggleButton>
      ))}
    </div>
  );
}

/** The legend alone, where nothing is filtered. */
export const BasisLegend = () => (
  <p className={classes.legend}>
    {BASES.map((basis) => (
      <span key={basis} className={classes.entry}>
        <CertaintyMark fill={FILLS[basis]} />
        {BASIS_WORDS[basis].name}: {BASIS_WORDS[basis].brief}
      </span>
    ))}
  </p>
);
