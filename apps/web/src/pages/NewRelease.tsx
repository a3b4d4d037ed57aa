/** The place for another release of an application. */
import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { ApplicationId } from "../api/types.ts";
import { DropZone } from "../kit/DropZone.tsx";
import { droppedFiles } from "../model/dropped-files.ts";
import classes from "./Page.module.css";
import { Problem } from "./parts/Problem.tsx";
import { Sending } from "./parts/Sending.tsx";
import start from "./StartPage.module.css";
import { useUpload } from "./use-upload.ts";

export function NewRelease({ application }: { readonly application: ApplicationId }) {
  const [label, setLabel] = useState("");
  const { state, send, stop } = useUpload(application);
  return (
    <section className={classes.section} aria-labelledby="new-release">
      <h2 id="new-release" className={classes.title}>
        Add a release
      </h2>
      {state.state === "failed" && <Problem title="Upload failed" error={state.error} />}
      {state.state === "sending" ? (
        <Sending dropped={state.dropped} onStop={stop} />
      ) : (
        <DropZone onFiles={(files) => send(droppedFiles(files), label.trim())}>
          <p className={start.drop}>Drop a folder, files or an archive here</p>
          <TextInput
            mt="md"
            mx="auto"
            maw={280}
            label="Version"
            description="Optional; defaults to today's date"
            value={label}
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          />
        </DropZone>
      )}
    </section>
  );
}
