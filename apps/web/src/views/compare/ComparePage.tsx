/** This specification against another one: what was added, removed and changed, filtered by kind, point and words. */
import { Button, NativeSelect } from "@mantine/core";
import { useRef, useState } from "react";
import { readSource } from "../../host/read-source.ts";
import { Notice } from "../../kit/Notice.tsx";
import { Waiting } from "../../kit/Waiting.tsx";
import type { CompareView } from "../../model/view-state.ts";
import { ScrollPage } from "../ScrollPage.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./ComparePage.module.css";
import { Comparison } from "./Comparison.tsx";
import type { Earlier } from "./earlier.ts";
import { useEarlier } from "./use-earlier.ts";

const NO_FILE: Earlier = { state: "none" };

export function ComparePage({ view }: { readonly view: CompareView }) {
  const [file, setFile] = useState(NO_FILE);
  const named = useEarlier(view.earlier);
  const earlier = file.state === "none" ? named : file;
  return (
    <ScrollPage heading="Compare">
      <p className={classes.lead}>
        What changed since an earlier release. Minified names and chunk changes are ignored.
      </p>
      <Choice view={view} onFile={setFile} />
      {earlier.state === "none" && (
        <p className={classes.hint}>A specification as As-Built wrote it: the JSON document or the HTML page.</p>
      )}
      {earlier.state === "loading" && <Waiting>Loading the release…</Waiting>}
      {earlier.state === "failed" && (
        <div className={classes.section}>
          <Notice state="failed" title={earlier.title}>
            <p>{earlier.message}</p>
          </Notice>
        </div>
      )}
      {earlier.state === "open" && <Comparison view={view} earlier={earlier} />}
    </ScrollPage>
  );
}

interface ChoiceProps {
  readonly view: CompareView;
  readonly onFile: (earlier: Earlier) => void;
}

function Choice({ view, onFile }: ChoiceProps) {
  const { releases: { others = [] } = {}, go } = useWorkspace();
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readSource(await file.text());
    onFile(
      read.ok
        ? { state: "open", name: file.name, source: read.source }
        : { state: "failed", title: "Not a specification file", message: read.message },
    );
  };
  const choose = (id: string) => {
    onFile(NO_FILE);
    const { earlier: _, ...rest } = view;
    go(id === "" ? rest : { ...rest, earlier: id });
  };
  return (
    <div className={classes.choice}>
      {others.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label="Earlier release"
          value={view.earlier ?? ""}
          data={[
            { value: "", label: "Choose a release…" },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <Button size="xs" variant="default" onClick={() => input.current?.click()}>
        {others.length > 0 ? "Open a file…" : "Open the earlier release…"}
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
    </div>
  );
}
