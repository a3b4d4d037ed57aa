/** This specification against another one: what was added, removed and changed, point by point. */
import { compareSpecifications, isSameProduct, POINTS, type PointComparison, type Specification } from "@as-built/spec";
import { Button } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { plural } from "../../model/format.ts";
import { productName } from "../../model/material-summary.ts";
import { readSpecification } from "../../model/read-specification.ts";
import { useWorkspace } from "../workspace-context.ts";
import { Changes } from "./Changes.tsx";
import classes from "./ComparePage.module.css";

type Other =
  | { readonly state: "none" }
  | { readonly state: "failed"; readonly message: string }
  | { readonly state: "open"; readonly name: string; readonly specification: Specification };

export function ComparePage() {
  const { model } = useWorkspace();
  const [other, setOther] = useState<Other>({ state: "none" });
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readSpecification(await file.text());
    setOther(
      read.ok
        ? { state: "open", name: file.name, specification: read.specification }
        : { state: "failed", message: read.message },
    );
  };
  return (
    <div className={classes.scroll}>
      <div className={classes.page}>
        <h1 className={classes.heading}>Compare</h1>
        <p className={classes.lead}>
          What changed in the product since an earlier release. Statements are compared by what they state: renamed
          identifiers and moved chunks are no change.
        </p>
        <Button size="sm" onClick={() => input.current?.click()}>
          {other.state === "open" ? "Choose another release" : "Choose the earlier release"}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Earlier specification"
          accept=".json,.html,application/json,text/html"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
        {other.state === "none" && (
          <p className={classes.hint}>A specification as As-Built wrote it: the JSON document or the HTML page.</p>
        )}
        {other.state === "failed" && (
          <div className={classes.section}>
            <Notice state="failed" title="This file holds no specification">
              <p>{other.message}</p>
            </Notice>
          </div>
        )}
        {other.state === "open" && (
          <Comparison name={other.name} before={other.specification} after={model.specification} />
        )}
      </div>
    </div>
  );
}

interface ComparisonProps {
  readonly name: string;
  readonly before: Specification;
  readonly after: Specification;
}

function Comparison({ name, before, after }: ComparisonProps) {
  const points = useMemo(() => compareSpecifications(before, after), [before, after]);
  const sum = (key: "added" | "removed" | "changed") => points.reduce((total, point) => total + point[key].length, 0);
  const words = `${sum("added")} added, ${sum("removed")} removed, ${sum("changed")} changed`;
  return (
    <>
      <p className={classes.summary}>
        From <strong>{productName(before)}</strong> ({name}) to <strong>{productName(after)}</strong>:{" "}
        {isSameProduct(points) ? "no difference." : `${words}.`}
      </p>
      <LiveText>{words}</LiveText>
      {before.tool.version !== after.tool.version && (
        <Notice state="partial" title="Made by different versions of As-Built">
          <p>Some differences may come from that. Analyse the earlier release again to be sure.</p>
        </Notice>
      )}
      {isSameProduct(points) && <Notice state="empty" title="The two show the same product" />}
      {points.map((point, index) => (
        <PointSection key={point.point} point={point} heading={POINTS[index]?.heading ?? ""} />
      ))}
    </>
  );
}

function PointSection({ point, heading }: { readonly point: PointComparison; readonly heading: string }) {
  const { added, removed, changed, same } = point;
  if (added.length + removed.length + changed.length === 0) return null;
  return (
    <section className={classes.section} aria-label={heading}>
      <h2 className={classes.title}>{heading}</h2>
      <p className={classes.hint}>{plural(same, "statement")} the same</p>
      <Changes point={point} />
    </section>
  );
}
