/** Point 4: each set of states with its values, and the transitions between them. */
import type { StateSet, Transition } from "@as-built/spec";
import { mark, places } from "./basis.ts";
import { blocks, heading, list, table } from "./block.ts";
import { code, joined, maybe, prose, raw } from "./inline.ts";
import type { NameOf } from "./references.ts";

export const states = (statements: readonly StateSet[], nameOf: NameOf): string =>
  blocks(
    statements.map((set) =>
      blocks([
        heading(3, prose(set.name)),
        `${[set.entity === undefined ? "States" : `States of ${nameOf(set.entity)}`, ...shownOn(set, nameOf)].join(" ")}: ${mark(set)}.`,
        list(set.values.map((name) => stateOf(set, name))),
        table<Transition>(set.transitions ?? [], [
          { head: "From", cell: ({ from = "*" }) => code(from) },
          { head: "To", cell: ({ to }) => code(to) },
          { head: "On", cell: ({ on }) => maybe(on, prose) },
          { head: "Evidence", cell: places },
        ]),
      ]),
    ),
  );

const shownOn = ({ screens = [] }: StateSet, nameOf: NameOf): readonly string[] =>
  screens.length === 0 ? [] : [`on ${joined(screens.map(nameOf))}`];

function stateOf({ labels = {}, initial }: StateSet, name: string) {
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
  const shown = joined([code(name), maybe(label, (text) => raw(`“${prose(text)}”`))], " ");
  return name === initial ? raw(`${shown}, initial`) : shown;
}
