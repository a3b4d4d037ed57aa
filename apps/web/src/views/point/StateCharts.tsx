/** Each set of states as a chart: states as boxes, transitions as arrows with what brings them about; without one, as a line. */
import type { StateSet } from "@as-built/spec";
import clsx from "clsx";
import { Chips } from "../../kit/Chips.tsx";
import { GraphPicture } from "../../kit/GraphPicture.tsx";
import { ShowAll } from "../../kit/ShowAll.tsx";
import { useFirst } from "../../kit/use-first.ts";
import { count, plural } from "../../model/format.ts";
import { BasisMark } from "../BasisMark.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./StateCharts.module.css";
import { statementsAt } from "./statements-at.ts";
import { type LayoutProps, useSelect } from "./use-select.ts";

const FIRST = 40;

export function StateCharts({ view, statements }: LayoutProps) {
  const { model } = useWorkspace();
  const select = useSelect(view);
  const sets = statementsAt(model.specification, "states", statements);
  const { shown, hidden, showAll } = useFirst(sets, FIRST);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.box} aria-label="State charts" tabIndex={0}>
      {shown.map((set) => (
        <Chart key={set.id} set={set} chosen={set.id === view.selected?.id} onSelect={() => select(set.id)} />
      ))}
      <ShowAll hidden={hidden} words={count(hidden)} onShow={showAll} />
    </section>
  );
}

interface ChartProps {
  readonly set: StateSet;
  readonly chosen: boolean;
  readonly onSelect: () => void;
}

/** Stands for "any state" as the origin of a transition. */
const ANY = "*";

function Chart({ set, chosen, onSelect }: ChartProps) {
  const { model } = useWorkspace();
  const { name, values, labels = {}, initial, transitions = [], entity } = set;
  const owner = entity === undefined ? undefined : model.titleOf(entity);
  const nodes = values.map((id) => ({ id, name: labels[id] ?? id, first: id === initial }));
  const anyFirst = transitions.some(({ from = ANY }) => from === ANY);
  const arrows = transitions.map(({ from = ANY, to, on }) => ({ from, to, ...(on ? { label: on } : {}) }));
  return (
    <article className={clsx(classes.chart, chosen && classes.chosen)}>
      <header className={classes.head}>
        <BasisMark basis={set.basis} uncertain={set.origin === "unknown"} />
        <button type="button" className={classes.name} onClick={onSelect}>
          {name}
        </button>
        {owner && <span className={classes.note}>of {owner}</span>}
        <span className={classes.note}>
          {plural(values.length, "state")}, {plural(transitions.length, "transition").toLowerCase()} shown
        </span>
      </header>
      {arrows.length === 0 ? (
        <Chips texts={nodes.map((node) => node.name)} />
      ) : (
        <GraphPicture
          label={`${name}: ${values.join(", ")}`}
          nodes={anyFirst ? [{ id: ANY, name: "any state" }, ...nodes] : nodes}
          arrows={arrows}
        />
      )}
    </article>
  );
}
