/** Ctrl+K or Cmd+K: jumps to a page, a statement, a component or a file, or searches the text of the material. */
import { type Located, matches, POINTS, queryWords, type Statement, searchText } from "@as-built/spec";
import { Kbd } from "@mantine/core";
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData, spotlight } from "@mantine/spotlight";
import { Search } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { HeaderButton } from "../../kit/HeaderButton.tsx";
import { lineOf } from "../../model/describe/describers.ts";
import { componentName } from "../../model/exhibit.ts";
import { plural, shorten } from "../../model/format.ts";
import { nearestFirst } from "../../model/relevance.ts";
import { componentExhibitId, type SpecificationModel } from "../../model/specification-model.ts";
import { COMPARE, filesView, fileView, OVERVIEW, pointView, searchView, type View } from "../../model/view-state.ts";
import { KIND_NAMES, ONE_OF, POINT_NAMES } from "../../model/words.ts";
import { BasisMark } from "../BasisMark.tsx";
import { useWorkspace } from "../workspace-context.ts";

/** Entries of one group that are listed. */
const MOST = 4;

const REST_MS = 1500;

export function QuickSearch() {
  const { model, go } = useWorkspace();
  const [query, setQuery] = useState("");
  const [opened, setOpened] = useState(false);
  const find = useMemo(() => finder(model), [model]);
  // The list of everything is made when the page has come to rest, or is asked for: the first view does without it.
  useEffect(() => {
    const rest = window.setTimeout(() => find("", go), REST_MS);
    return () => window.clearTimeout(rest);
  }, [find, go]);
  const groups = useMemo(() => (opened ? find(query, go) : []), [find, opened, query, go]);
  return (
    <Spotlight
      actions={groups}
      query={query}
      onQueryChange={setQuery}
      onSpotlightOpen={() => setOpened(true)}
      // The groups hold only what was found.
      filter={(_, actions) => actions}
      shortcut={["mod + K", "mod + P"]}
      nothingFound="No matches. Try fewer words, or search the code."
      scrollable
      highlightQuery
      maxHeight={460}
      searchProps={{
        leftSection: <Search size={17} aria-hidden="true" />,
        placeholder: "Findings, files, libraries…",
        "aria-label": "Search everywhere",
      }}
    />
  );
}

export function SearchButton() {
  return (
    <HeaderButton
      icon={<Search size={15} aria-hidden="true" />}
      name="Search"
      keys={<Kbd size="xs">Ctrl K</Kbd>}
      onClick={spotlight.open}
    />
  );
}

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly search: string;
  readonly view: View;
  readonly statement?: Statement;
}

type Find = (query: string, go: (view: View) => void) => readonly SpotlightActionGroupData[];

function finder(model: SpecificationModel): (query: string, go: (view: View) => void) => SpotlightActionGroupData[] {
  let made: Made | undefined;
  const find: Find = (query, go) => {
    made ??= groupsOf(model);
    const words = queryWords(query);
    if (words.length === 0) return pagesOf(made).map(({ group, entries }) => groupOf(group, entries, go));
    const found = made
      .map(({ group, entries }) => ({
        group,
        nearest: nearestFirst(
          entries.filter(({ search }) => matches(search, words)),
          ({ label }) => label,
          words,
        ).slice(0, MOST),
      }))
      .sort((a, b) => (a.nearest[0]?.rank ?? 0) - (b.nearest[0]?.rank ?? 0))
      .map(({ group, nearest }) =>
        groupOf(
          group,
          nearest.map(({ item }) => item),
          go,
        ),
      );
    return [...found, material(query, go)];
  };
  return (query, go) => find(query, go).filter(({ actions }) => actions.length > 0);
}

type Made = readonly { readonly group: string; readonly entries: readonly Entry[] }[];

const pagesOf = (made: Made): Made => made.filter(({ group }) => group === PAGES);

const groupOf = (group: string, entries: readonly Entry[], go: (view: View) => void): SpotlightActionGroupData => ({
  group,
  actions: entries.map((entry) => actionOf(entry, go)),
});

const actionOf = (
  { id, label, description, view, statement }: Entry,
  go: (view: View) => void,
): SpotlightActionData => ({
  id,
  label,
  description,
  ...(statement && { leftSection: <BasisMark basis={statement.basis} uncertain={statement.origin === "unknown"} /> }),
  onClick: () => go(view),
});

const material = (query: string, go: (view: View) => void): SpotlightActionGroupData => ({
  group: "Code",
  actions: [
    {
      id: "search",
      label: `Search everywhere for “${shorten(query, 60)}”`,
      description: "All findings, and the source code",
      onClick: () => go(searchView(query)),
    },
  ],
});

const PAGES = "Pages";

function groupsOf(model: SpecificationModel) {
  const { provenance, material: files } = model.specification;
  return [
    {
      group: PAGES,
      entries: [
        entry("page:overview", "Overview", "", OVERVIEW),
        ...model.counts.map(({ point, shown, statements }) =>
          entry(
            `page:${point}`,
            POINT_NAMES[point],
            shown ? plural(statements, "finding") : "not shown",
            pointView(point),
          ),
        ),
        entry("page:files", "Files", plural(files.files.length, "file"), filesView("")),
        entry("page:compare", "Compare", "with another release", COMPARE),
      ],
    },
    ...POINTS.map(({ name }) => ({ group: POINT_NAMES[name], entries: model.located(name).map(statementEntry) })),
    {
      group: "Libraries",
      entries: provenance.components.map((component) =>
        entry(componentExhibitId(component.id), componentName(component), KIND_NAMES[component.kind], {
          page: "overview",
          selected: { id: componentExhibitId(component.id), range: 1 },
        }),
      ),
    },
    { group: "Files", entries: files.files.map(({ id, kind }) => entry(`file:${id}`, id, kind, fileView(id))) },
  ];
}

const entry = (id: string, label: string, description: string, view: View): Entry => ({
  id,
  label,
  description,
  search: `${label} ${description}`.toLowerCase(),
  view,
});

function statementEntry(located: Located): Entry {
  const { title, subtitle, tag } = lineOf(located);
  const { id } = located.statement;
  return {
    id,
    label: shorten(located.point === "calls" && tag ? `${tag.text} ${title}` : title, 140),
    description: shorten(subtitle ?? ONE_OF[located.point], 140),
    search: searchText(located),
    statement: located.statement,
    view: pointView(located.point, { id, range: 1 }),
  };
}
