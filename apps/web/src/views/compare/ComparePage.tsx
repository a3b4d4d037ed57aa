/** This specification against another one: what was added, removed and changed, point by point. */
import { compareSpecifications, type Specification } from "@as-built/spec";
import { Button } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { Notice } from "../../kit/Notice.tsx";
import { productName } from "../../model/material-summary.ts";
import { readSpecification } from "../../model/read-specification.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./ComparePage.module.css";
import { PointChanges } from "./PointChanges.tsx";
import { type Other, ReleaseChoice } from "./ReleaseChoice.tsx";

export function ComparePage() {
  const { model, releases } = useWorkspace();
  const [other, setOther] = useState<Other>({ state: "none" });
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readSpecification(await file.text());
    setOther(
      read.ok
        ? { state: "open", name: file.name, specification: read.specification }
        : { state: "failed", title: "Not a specification file", message: read.message },
    );
  };
  return (
    <div className={classes.scroll}>
      <div className={classes.page}>
        <h1 className={classes.heading}>Compare</h1>
        <p className={classes.lead}>
          What changed since an earlier release. Minified names and chunk changes are ignored.
        </p>
        <ReleaseChoice onOpen={setOther} />
        <Button size="sm" variant={releases ? "default" : "filled"} onClick={() => input.current?.click()}>
          {releases
            ? "Choose a file"
            : other.state === "open"
              ? "Choose another release"
              : "Choose the earlier release"}
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
            <Notice state="failed" title={other.title}>
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
  return (
    <>
      <p className={classes.summary}>
        From <strong>{productName(before)}</strong> ({name}) to <strong>{productName(after)}</strong>
      </p>
      {before.tool.version !== after.tool.version && (
        <Notice state="partial" title="Made by different versions of As-Built">
          <p>Some differences may come from that. Analyse the earlier release again to be sure.</p>
        </Notice>
      )}
      <PointChanges points={points} />
    </>
  );
}
