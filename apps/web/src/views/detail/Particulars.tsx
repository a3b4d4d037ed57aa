/** How a statement was reached, its particulars, what of it is not shown, and the list of its evidence. */
import { CertaintyMark } from "../../kit/CertaintyMark.tsx";
import type { Exhibit } from "../../model/exhibit.ts";
import { count, plural } from "../../model/format.ts";
import { BASIS_WORDS } from "../../model/words.ts";
import { FILLS } from "../BasisMark.tsx";
import { Reasons } from "../Reasons.tsx";
import { EvidenceList } from "./EvidenceList.tsx";
import { FactTable } from "./FactTable.tsx";
import classes from "./Particulars.module.css";

interface ParticularsProps {
  readonly exhibit: Exhibit;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

export function Particulars({ exhibit, chosen, onChoose }: ParticularsProps) {
  const { basis, uncertain, sightings, facts, reasons, evidence } = exhibit;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.particulars} aria-label="Particulars" tabIndex={0}>
      {basis && (
        <p className={classes.basis}>
          <CertaintyMark fill={FILLS[basis]} /> <strong>{BASIS_WORDS[basis].name}.</strong> {BASIS_WORDS[basis].help}
          {uncertain && " It is unknown whose code it is; the app's own code is linked to it."}
        </p>
      )}
      <FactTable facts={facts} />
      {reasons.length > 0 && (
        <div className={classes.reasons}>
          <h3 className={classes.label}>Not shown</h3>
          <Reasons reasons={reasons} />
        </div>
      )}
      <h3 className={classes.label}>
        Evidence ({count(evidence.length)}
        {sightings !== undefined && sightings > evidence.length && ` of ${plural(sightings, "occurrence")}`})
      </h3>
      <EvidenceList evidence={evidence} chosen={chosen} onChoose={onChoose} />
    </section>
  );
}
