/** The statements that a file shows, in the order of the text. */
import type { Sighting } from "@as-built/spec";
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
  if (sightings.length === 0) return <Notice state="empty" title="No statement rests on this file" />;
  return (
    <VirtualList
      label="Statements in this file"
      items={sightings}
      keyOf={keyOf}
      selected={here && keyOf(here)}
      onSelect={(sighting) => go(viewOf(sighting))}
    >
      {drawSighting}
    </VirtualList>
  );
}

const keyOf = ({ statement, evidence }: Sighting): string =>
  `${statement.id} ${evidence.start} ${evidence.end} ${evidence.for ?? ""} ${evidence.step ?? ""} ${evidence.says ?? ""}`;

const viewOf = ({ point, statement }: Sighting) => pointView(point, { id: statement.id, range: 1 });

function drawSighting(sighting: Sighting) {
  const { title, tag } = lineOf(sighting);
  return (
    <div className={classes.sighting}>
      <p className={classes.kind}>
        {ONE_OF[sighting.point]}
        {sighting.evidence.says && ` · ${shorten(sighting.evidence.says, 40)}`}
      </p>
      <p className={classes.name}>
        <BasisMark basis={sighting.statement.basis} uncertain={sighting.statement.origin === "unknown"} />{" "}
        {tag && <Tag tone={tag.tone}>{shorten(tag.text, 18)}</Tag>} {shorten(title, 90)}
      </p>
    </div>
  );
}
