/** The text around one range, loaded as a window that grows on request. */
import type { Evidence, TextSlice } from "@as-built/spec";
import { useState } from "react";
import { MarkedText } from "../../kit/MarkedText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { Waiting } from "../../kit/Waiting.tsx";
import { divide, FIRST_REACH, reachFurther, STEP, windowAround } from "../../model/excerpt.ts";
import { count } from "../../model/format.ts";
import { useExcerpt } from "../../model/use-excerpt.ts";
import { SOURCE_ERRORS } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./EvidencePanel.module.css";

interface EvidenceTextProps {
  readonly evidence: Evidence;
  /** Identity of the range. */
  readonly range: string;
}

export function EvidenceText({ evidence, range }: EvidenceTextProps) {
  const { source } = useWorkspace();
  const [reach, setReach] = useState(FIRST_REACH);
  const loaded = useExcerpt(source, evidence.file, range, windowAround(evidence, reach));
  switch (loaded.state) {
    case "loading":
      return <Waiting>Unpacking the text…</Waiting>;
    case "failed":
      return (
        <div className={classes.inset}>
          <Notice state="failed" title={SOURCE_ERRORS[loaded.code].text}>
            <p>{SOURCE_ERRORS[loaded.code].next}</p>
          </Notice>
        </div>
      );
    case "ready":
      return (
        <Shown
          evidence={evidence}
          range={range}
          excerpt={loaded.excerpt}
          onMore={(side) => setReach((held) => reachFurther(held, side))}
        />
      );
  }
}

interface ShownProps extends EvidenceTextProps {
  readonly excerpt: TextSlice;
  readonly onMore: (side: "before" | "after") => void;
}

function Shown({ evidence, range, excerpt, onMore }: ShownProps) {
  const { before, marked, after, hiddenBefore, hiddenAfter } = divide(excerpt, evidence);
  return (
    <MarkedText
      label={`Text of ${evidence.file} around the evidence`}
      before={before}
      marked={marked}
      after={after}
      moreBefore={moreWords(hiddenBefore, "before")}
      moreAfter={moreWords(hiddenAfter, "after")}
      onMore={onMore}
      range={range}
    />
  );
}

const moreWords = (hidden: number, side: string): string | undefined =>
  hidden === 0 ? undefined : `Show ${count(Math.min(STEP, hidden))} more ${side} (${count(hidden)} hidden)`;
