/** Screens as a map: links as arrows, redirects dashed, guarded screens marked. */
import type { Screen } from "@as-built/spec";
import { useMemo } from "react";
import { Diagram } from "../../kit/Diagram.tsx";
import { screenEdges } from "../../model/screen-graph.ts";
import { markOf } from "../BasisMark.tsx";
import { useWorkspace } from "../workspace-context.ts";
import { Picture } from "./Picture.tsx";
import { statementsAt } from "./statements-at.ts";
import { type LayoutProps, useSelect } from "./use-select.ts";

const MOST = 250;

const cardOf = (screen: Screen) => {
  const { id, path, title, name, guards = [] } = screen;
  return {
    id,
    title: path,
    mono: true,
    mark: markOf(screen),
    ...(guards.length > 0 ? { flag: "guarded" } : {}),
    rows: [title ?? name].flatMap((words) => (words === undefined ? [] : [{ name: words }])),
  };
};

export function ScreenMap({ view, statements }: LayoutProps) {
  const { model } = useWorkspace();
  const select = useSelect(view);
  const all = useMemo(() => statementsAt(model.specification, "screens", statements), [model, statements]);
  const { cards, arrows } = useMemo(() => {
    const screens = all.slice(0, MOST);
    return {
      cards: screens.map(cardOf),
      arrows: screenEdges(screens).map(({ from, to, kind }) => ({
        from,
        to,
        ...(kind === "redirect" ? { label: "redirects" } : {}),
        dashed: kind !== "link",
      })),
    };
  }, [all]);
  return (
    <Picture
      shown={cards.length}
      all={all.length}
      words="Solid arrows are links that the code shows, dashed ones lead to a screen below or are redirects."
    >
      <Diagram
        label="Map of the screens"
        cards={cards}
        arrows={arrows}
        selected={view.selected?.id}
        onSelect={select}
      />
    </Picture>
  );
}
