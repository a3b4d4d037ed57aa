/** The statements that a file shows, in the order of the text. */
import { groupBy, type Sighting } from "@as-built/spec";
import { useMemo } from "react";
import { Notice } from "../../kit/Notice.tsx";
import { Tag } from "../../kit/Tag.tsx";
import { VirtualList } from "../../kit/VirtualList.tsx";
import { lineOf } from "../../model/describe/describers.ts";
import { shorten } from "../../model/format.ts";
import { pointView } from "../../model/view-state.ts";
import { ONE_OF } from "../../model/words.ts";
import { BasisMark } from "../BasisMark.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./FilePage.module.css";

interface SightingsProps {
  readonly sightings: readonly Sighting[];
  readonly at: number;
}

export function Sightings({ sightings, at }: SightingsProps) {
  const { go } = useWorkspace();
  const here = sightings.find(({ evidence }) => evidence.start === at);
  const statements = useMemo(() => [...groupBy(sightings, keyOf).values()].flatMap(inOne), [sightings]);
  if (sightings.length === 0) return <Notice state="empty" title="No finding in this file" />;
  return (
    <VirtualList
      label="Findings in this file"
      items={statements}
      keyOf={({ sighting }) => keyOf(sighting)}
      selected={here && keyOf(here)}
      onSelect={({ sighting }) => go(viewOf(sighting))}
    >
      {drawSighting}
    </VirtualList>
  );
}

const keyOf = ({ statement }: Sighting): string => statement.id;

/** A statement of which the file shows several places stands in the list once, at the first. */
interface Seen {
  readonly sighting: Sighting;
  readonly places: number;
}

const inOne = (members: readonly Sighting[]): readonly Seen[] =>
  members.slice(0, 1).map((sighting) => ({ sighting, places: members.length }));

const viewOf = ({ point, statement }: Sighting) => pointView(point, { id: statement.id, range: 1 });

function drawSighting({ sighting, places }: Seen) {
  const { title, tag } = lineOf(sighting);
  return (
    <div className={classes.sighting}>
      <p className={classes.kind}>
        {ONE_OF[sighting.point]}
        {sighting.evidence.says && ` · ${shorten(sighting.evidence.says, 40)}`}
        {places > 1 && ` · ${places} places`}
      </p>
      <p className={classes.name}>
        <BasisMark basis={sighting.statement.basis} uncertain={sighting.statement.origin === "unknown"} />{" "}
        {tag && <Tag tone={tag.tone}>{shorten(tag.text, 18)}</Tag>} {shorten(title, 90)}
      </p>
    </div>
  );
}
