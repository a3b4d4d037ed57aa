/** A file of the material as a whole: its text, its modules, and the statements that it shows. */
import { fileId, groupBy, matches, queryWords, type Sighting } from "@as-built/spec";
import { Button, Group } from "@mantine/core";
import { useDeferredValue, useMemo, useState } from "react";
import { DisplayToggle } from "../../kit/CodeView.tsx";
import { FilterField } from "../../kit/FilterField.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { lineOf } from "../../model/describe/describers.ts";
import { bytes, count, plural } from "../../model/format.ts";
import { placesIn } from "../../model/text-search.ts";
import { useDisplay } from "../../model/use-display.ts";
import { useText } from "../../model/use-text.ts";
import { type FileView, filesView, fileView } from "../../model/view-state.ts";
import { TextView } from "../text/TextView.tsx";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./FilePage.module.css";
import { FindInFile } from "./FindInFile.tsx";
import { Outline } from "./Outline.tsx";
import { ProvenHere } from "./ProvenHere.tsx";
import { Sightings } from "./Sightings.tsx";

export function FilePage({ view }: { readonly view: FileView }) {
  const { model, source, go } = useWorkspace();
  const [display, setDisplay] = useDisplay();
  const [beside, setBeside] = useState<"modules" | "statements">("statements");
  const [filter, setFilter] = useState("");
  const [query, setQuery] = useState("");
  const file = fileId(view.file);
  const loaded = useText(source, file);
  const sought = useDeferredValue(query);
  const places = useMemo(() => (loaded.state === "ready" ? placesIn(loaded.text.text, sought) : []), [loaded, sought]);
  const known = model.specification.material.files.find(({ id }) => id === file);
  const sightings = model.sightings(file);
  const ranges = useMemo(
    () => [...groupBy(sightings, ({ evidence }) => `${evidence.start} ${evidence.end}`).values()].flatMap(firstRange),
    [sightings],
  );
  const others = sought === "" ? ranges : places;
  const range = others.find(({ start }) => start === view.at) ??
    ranges.find(({ start }) => start === view.at) ?? { start: view.at, end: view.at };
  const listed = useMemo(() => {
    const words = queryWords(filter);
    return {
      entries: model.outline(file).filter(({ name }) => matches(name.toLowerCase(), words)),
      sightings: sightings.filter((each) => matches(wordsOf(each), words)),
    };
  }, [model, file, sightings, filter]);
  if (known === undefined) {
    return (
      <div className={classes.inset}>
        <Notice state="empty" title="There is no file of this name">
          <p>
            The link names <code>{view.file}</code>. It may come from another release.
          </p>
          <p>
            <ViewLink view={filesView("")}>All files</ViewLink>
          </p>
        </Notice>
      </div>
    );
  }
  const goTo = (at: number) => go(fileView(view.file, at), "replace");
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.heading}>{view.file}</h1>
        <p className={classes.summary}>
          {known.kind} · {bytes(known.bytes)} · evidence in {plural(ranges.length, "place").toLowerCase()}
          {view.at > 0 && ` · character ${count(view.at)}`}
        </p>
        <FindInFile query={query} onQuery={setQuery} places={places} at={view.at} onGo={goTo} />
        <DisplayToggle pretty={display === "pretty"} onChange={(pretty) => setDisplay(pretty ? "pretty" : "raw")} />
      </header>
      <div className={classes.columns}>
        <aside className={classes.beside} aria-label="What the file holds">
          <Group gap={4} p={8}>
            <Switch name="Findings" pressed={beside === "statements"} onPress={() => setBeside("statements")} />
            <Switch name="Modules" pressed={beside === "modules"} onPress={() => setBeside("modules")} />
          </Group>
          <FilterField
            className={classes.filter}
            label={beside === "modules" ? "Filter the modules" : "Filter the findings"}
            value={filter}
            onChange={setFilter}
          />
          <div className={classes.list}>
            {beside === "modules" ? (
              <Outline entries={listed.entries} at={view.at} onGo={goTo} />
            ) : (
              <Sightings sightings={listed.sightings} at={view.at} />
            )}
          </div>
        </aside>
        <div className={classes.text}>
          <ProvenHere sightings={sightings} at={view.at} />
          <div className={classes.code}>
            <TextView
              file={file}
              range={range}
              others={others}
              display={display}
              label={`Text of ${view.file}`}
              onGo={goTo}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

const wordsOf = (sighting: Sighting): string =>
  `${sighting.point} ${lineOf(sighting).title} ${sighting.evidence.says ?? ""}`.toLowerCase();

const firstRange = (members: readonly { readonly evidence: { readonly start: number; readonly end: number } }[]) =>
  members.slice(0, 1).map(({ evidence: { start, end } }) => ({ start, end }));

interface SwitchProps {
  readonly name: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

const Switch = ({ name, pressed, onPress }: SwitchProps) => (
  <Button size="compact-sm" variant={pressed ? "light" : "subtle"} aria-pressed={pressed} onClick={onPress}>
    {name}
  </Button>
);
