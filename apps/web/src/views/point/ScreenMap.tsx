/**
 * Screens as a map: links as arrows, redirects dashed, guarded screens marked. Too many of them are first told by area; a
 * screen that is chosen moves into the middle of its neighbours.
 */
import type { Screen } from "@as-built/spec";
import { Button } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { Diagram, type DiagramArrow, type DiagramCard } from "../../kit/Diagram.tsx";
import { count, plural } from "../../model/format.ts";
import { type ScreenMap as MapOfScreens, screenMap } from "../../model/screen-map.ts";
import type { PointView } from "../../model/view-state.ts";
import { markOf } from "../BasisMark.tsx";
import { useWorkspace } from "../workspace-context.ts";
import { Picture } from "./Picture.tsx";
import { statementsAt } from "./statements-at.ts";
import type { LayoutProps } from "./use-select.ts";

/** Of one area, or of a product whose addresses have none. */
const MOST = 250;

const WORDS: Readonly<Record<MapOfScreens["form"], string>> = {
  areas: "Areas by the addresses of the screens; an arrow has the number of links. Choose an area to see its screens.",
  around: "One screen and its neighbours. Choose another one to move on.",
  screens: "Solid arrows are links that the code shows, dashed ones lead to a screen below or are redirects.",
};

export function ScreenMap({ view, statements }: LayoutProps) {
  const { model, go } = useWorkspace();
  const { specification } = model;
  const map = useMemo(() => {
    const passed = statementsAt(specification, "screens", statements);
    return screenMap(specification.points.screens.statements, passed, view.around);
  }, [specification, statements, view.around]);
  const { cards, arrows, all } = useMemo(() => pictureOf(map), [map]);
  const select = useCallback(
    (id: string) => go(map.form === "areas" ? intoArea(view, id) : toScreen(view, id), "push"),
    [go, view, map.form],
  );
  return (
    <Picture shown={cards.length} all={all} words={WORDS[map.form]} back={<Back view={view} form={map.form} />}>
      <Diagram
        label="Map of the screens"
        cards={cards}
        arrows={arrows}
        selected={map.form === "areas" ? undefined : (view.selected?.id ?? view.around)}
        middle={view.around}
        onSelect={select}
      />
    </Picture>
  );
}

const toScreen = (view: PointView, id: string): PointView => ({ ...view, around: id, selected: { id, range: 1 } });

const intoArea = (view: PointView, area: string): PointView => ({ ...view, chosen: { ...view.chosen, area: [area] } });

/** From a screen's neighbours to what the filters let through, and from an area to all of them. */
function Back({ view, form }: { readonly view: PointView; readonly form: MapOfScreens["form"] }) {
  const { go } = useWorkspace();
  if (form === "areas" || (form === "screens" && !view.chosen.area)) return null;
  const { around: _, selected: __, ...whole } = view;
  const { area: ___, ...elsewhere } = view.chosen;
  const isAround = form === "around";
  return (
    <Button size="compact-xs" variant="default" onClick={() => go(isAround ? whole : { ...whole, chosen: elsewhere })}>
      {isAround ? "Leave this screen" : "All areas"}
    </Button>
  );
}

interface MapPicture {
  readonly cards: readonly DiagramCard[];
  readonly arrows: readonly DiagramArrow[];
  readonly all: number;
}

function pictureOf(map: MapOfScreens): MapPicture {
  if (map.form === "areas") {
    const cards = map.areas.map(({ name, screens, guarded }) => ({
      id: name,
      title: name,
      mono: true,
      rows: [{ name: plural(screens, "screen"), ...(guarded > 0 ? { note: `${count(guarded)} guarded` } : {}) }],
    }));
    const arrows = map.edges.map(({ from, to, links }) => ({
      from,
      to,
      ...(links > 1 ? { label: count(links) } : {}),
    }));
    return { cards, arrows, all: cards.length };
  }
  const arrows = map.edges.map(({ from, to, kind }) => ({
    from,
    to,
    ...(kind === "redirect" ? { label: "redirects" } : {}),
    dashed: kind !== "link",
  }));
  return { cards: map.screens.slice(0, MOST).map(cardOf), arrows, all: map.screens.length };
}

function cardOf(screen: Screen): DiagramCard {
  const { id, path, title, name, guards = [] } = screen;
  return {
    id,
    title: path,
    mono: true,
    mark: markOf(screen),
    ...(guards.length > 0 ? { flag: "guarded" } : {}),
    rows: [title ?? name].flatMap((words) => (words === undefined ? [] : [{ name: words }])),
  };
}
