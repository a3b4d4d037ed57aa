/** Above the differences: what kind, which points, and words that they hold. All of it stands in the address. */
import { FilterField } from "../../kit/FilterField.tsx";
import { ToggleButton } from "../../kit/ToggleButton.tsx";
import { countKinds, type PointDifferences } from "../../model/comparison.ts";
import { count } from "../../model/format.ts";
import { CHANGE_KINDS, type CompareView } from "../../model/view-state.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";
import { ChangeSign } from "./ChangeSign.tsx";
import classes from "./ComparePage.module.css";

interface CompareToolsProps {
  readonly view: CompareView;
  readonly all: readonly PointDifferences[];
}

export function CompareTools({ view, all }: CompareToolsProps) {
  const { go } = useWorkspace();
  const counts = countKinds(all);
  return (
    <div className={classes.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a toolbar */}
      <div role="group" aria-label="Kind of change" className={classes.toggles}>
        {CHANGE_KINDS.map((kind) => (
          <ToggleButton
            key={kind}
            pressed={view.kinds.includes(kind)}
            onPress={() => go({ ...view, kinds: toggled(view.kinds, kind) }, "replace")}
          >
            <ChangeSign kind={kind}>{count(counts[kind])}</ChangeSign>
            <span aria-hidden="true">{kind}</span>
          </ToggleButton>
        ))}
        <FilterField
          className={classes.words}
          label="Filter the differences"
          isFirst
          value={view.query}
          onChange={(query) => go({ ...view, query }, "replace")}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a toolbar */}
      <div role="group" aria-label="Points" className={classes.toggles}>
        {all.map((each) => (
          <PointToggle key={each.point} each={each} view={view} />
        ))}
      </div>
    </div>
  );
}

function PointToggle({ each, view }: { readonly each: PointDifferences; readonly view: CompareView }) {
  const { go } = useWorkspace();
  if (each.differences.length === 0) return null;
  const counts = countKinds([each]);
  return (
    <ToggleButton
      pressed={view.points.includes(each.point)}
      onPress={() => go({ ...view, points: toggled(view.points, each.point) }, "replace")}
    >
      {POINT_NAMES[each.point]}
      {CHANGE_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <ChangeSign key={kind} kind={kind}>
          {count(counts[kind])}
        </ChangeSign>
      ))}
    </ToggleButton>
  );
}

const toggled = <T,>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
