/** The place for another release of an application. */
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationId } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { callerQuery } from "../app/queries.ts";
import { DropZone } from "../kit/DropZone.tsx";
import { droppedFiles } from "../model/dropped-files.ts";
import classes from "./Page.module.css";
import { AddressForm } from "./parts/AddressForm.tsx";
import { Fetching } from "./parts/Fetching.tsx";
import { Problem } from "./parts/Problem.tsx";
import { Sending } from "./parts/Sending.tsx";
import start from "./StartPage.module.css";
import { useCapture } from "./use-capture.ts";
import { useUpload } from "./use-upload.ts";

export function NewRelease({ application }: { readonly application: ApplicationId }) {
  const [label, setLabel] = useState("");
  const { state, send, stop } = useUpload(application);
  const fetching = useCapture(application);
  const { api } = useApp();
  const { data: caller } = useQuery(callerQuery(api));
  const isIdle = state.state !== "sending" && (!fetching.capture || fetching.error !== undefined);
  return (
    <section className={classes.section} aria-labelledby="new-release">
      <h2 id="new-release" className={classes.title}>
        Add a release
      </h2>
      {state.state === "failed" && <Problem title="Upload failed" error={state.error} />}
      {fetching.error && <Problem title="Nothing was fetched" error={fetching.error} />}
      {state.state === "sending" ? (
        <Sending dropped={state.dropped} onStop={stop} />
      ) : fetching.capture && !fetching.error ? (
        <Fetching capture={fetching.capture} onStop={fetching.stop} onOpen={fetching.open} />
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
      {isIdle && caller !== undefined && caller.fetches !== "off" && (
        <AddressForm isBusy={fetching.isStarting} onAddress={(url) => fetching.start(url, label.trim())} />
      )}
    </section>
  );
}
