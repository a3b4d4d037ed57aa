/** Two specifications held against each other: how much differs, the filters, and the differences by point. */
import { compareSpecifications } from "@as-built/spec";
import { Button } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useDeferredValue, useMemo } from "react";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { countKinds, differencesOf, withFilter } from "../../model/comparison.ts";
import { productName } from "../../model/material-summary.ts";
import { releaseNotes } from "../../model/release-notes.ts";
import { modelOf } from "../../model/specification-model.ts";
import type { CompareView } from "../../model/view-state.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./ComparePage.module.css";
import { CompareTools } from "./CompareTools.tsx";
import { Differences } from "./Differences.tsx";
import type { OpenEarlier } from "./earlier.ts";

interface ComparisonProps {
  readonly view: CompareView;
  readonly earlier: OpenEarlier;
}

export function Comparison({ view, earlier }: ComparisonProps) {
  const { model, releases } = useWorkspace();
  const { name, source } = earlier;
  const { specification: before } = source;
  const after = model.specification;
  const old = modelOf(before);
  const titleOf = useMemo(() => (id: string) => model.titleOf(id) ?? old.titleOf(id), [model, old]);
  const all = useMemo(() => differencesOf(compareSpecifications(before, after)), [before, after]);
  const filter = useDeferredValue(view);
  const shown = useMemo(() => withFilter(all, filter), [all, filter]);
  const counts = countKinds(all);
  const words = `${counts.added} added, ${counts.removed} removed, ${counts.changed} changed`;
  return (
    <>
      <p className={classes.summary}>
        From <strong>{name}</strong> to <strong>{releases?.label ?? productName(after)}</strong>.{" "}
        <CopyNotes make={() => releaseNotes(before, after)} />
      </p>
      <LiveText>{words}</LiveText>
      {before.tool.version !== after.tool.version && (
        <Notice state="partial" title="Made by different versions of As-Built">
          <p>Some differences may come from that. Analyse the earlier release again to be sure.</p>
        </Notice>
      )}
      {counts.added + counts.removed + counts.changed === 0 ? (
        <Notice state="empty" title="No differences found" />
      ) : (
        <>
          <CompareTools view={view} all={all} />
          {shown.length === 0 && <Notice state="empty" title="No matches" />}
          {shown.map((point) => (
            <Differences key={point.point} point={point} titleOf={titleOf} earlier={earlier} old={old} />
          ))}
        </>
      )}
    </>
  );
}

function CopyNotes({ make }: { readonly make: () => string }) {
  const { copied, copy } = useClipboard();
  return (
    <Button size="compact-xs" variant="default" onClick={() => copy(make())}>
      {copied ? "Copied" : "Copy as release notes"}
    </Button>
  );
}
