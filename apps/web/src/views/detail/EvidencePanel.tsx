/** One range of evidence in the script's text, with the way to the next and previous one. */
import type { Evidence } from "@as-built/spec";
import { ActionIcon } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo } from "react";
import { DisplayToggle } from "../../kit/CodeView.tsx";
import { CopyText } from "../../kit/CopyText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import type { Exhibit } from "../../model/exhibit.ts";
import { componentName } from "../../model/exhibit.ts";
import { charactersOf, lineAndColumn } from "../../model/position.ts";
import { useDisplay } from "../../model/use-display.ts";
import { useText } from "../../model/use-text.ts";
import { fileView } from "../../model/view-state.ts";
import { ORIGIN_NAMES } from "../../model/words.ts";
import { TextView } from "../text/TextView.tsx";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./EvidencePanel.module.css";

interface EvidencePanelProps {
  readonly exhibit: Exhibit;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

export function EvidencePanel({ exhibit, index, onChoose }: EvidencePanelProps) {
  const { go } = useWorkspace();
  const [display, setDisplay] = useDisplay();
  const evidence = exhibit.evidence[index];
  const file = evidence?.file;
  const others = useMemo(() => exhibit.evidence.filter((each) => each.file === file), [exhibit, file]);
  if (evidence === undefined) {
    return (
      <div className={classes.none}>
        <Notice state="empty" title="No evidence in the files" />
      </div>
    );
  }
  const last = exhibit.evidence.length - 1;
  return (
    <section className={classes.panel} aria-label="Evidence in the text">
      <header className={classes.head}>
        <Place evidence={evidence} />
        <DisplayToggle pretty={display === "pretty"} onChange={(pretty) => setDisplay(pretty ? "pretty" : "raw")} />
        <CopyText text={evidence.quote} label="Copy the quote" />
        <ActionIcon
          variant="default"
          size="md"
          aria-label="Previous evidence"
          disabled={index === 0}
          onClick={() => onChoose(index - 1)}
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </ActionIcon>
        <span className={classes.position} role="status">
          {index + 1} / {exhibit.evidence.length}
        </span>
        <ActionIcon
          variant="default"
          size="md"
          aria-label="Next evidence"
          disabled={index === last}
          onClick={() => onChoose(index + 1)}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </ActionIcon>
      </header>
      <div className={classes.text}>
        <TextView
          file={evidence.file}
          range={evidence}
          others={others}
          display={display}
          label={`Text of ${evidence.file} around the evidence`}
          onGo={(at) => go(fileView(evidence.file, at))}
        />
      </div>
    </section>
  );
}

function Place({ evidence }: { readonly evidence: Evidence }) {
  const { model, source } = useWorkspace();
  const loaded = useText(source, evidence.file);
  const position = useMemo(
    () => (loaded.state === "ready" ? lineAndColumn(loaded.text.text, evidence.start) : undefined),
    [loaded, evidence.start],
  );
  const region = model.region(evidence);
  const component = region?.component === undefined ? undefined : model.component(region.component);
  const module = evidence.module ?? region?.module;
  return (
    <div className={classes.place}>
      <p className={classes.file} title={`Open ${evidence.file}`}>
        <ViewLink view={fileView(evidence.file, evidence.start)}>{evidence.file}</ViewLink>
      </p>
      <p className={classes.where}>
        {position === undefined ? charactersOf(evidence) : `line:column ${position}`}
        {position !== undefined && (
          <CopyText text={`${evidence.file}:${position}`} label="Copy file, line and column" />
        )}
        {region && (
          <>
            {" · "}
            <span className={classes.swatch} style={{ background: `var(--ab-${region.origin})` }} aria-hidden="true" />
            {ORIGIN_NAMES[region.origin]}
            {component && ` (${componentName(component)})`}
          </>
        )}
        {module && module !== String(evidence.file) && <span title={module}> · module {module}</span>}
      </p>
    </div>
  );
}
