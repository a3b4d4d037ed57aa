/** Where everything begins: what As-Built does, the place for the files, and what was read last. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useApp } from "../app/context.ts";
import { callerQuery } from "../app/queries.ts";
import { DropZone } from "../kit/DropZone.tsx";
import { Notice } from "../kit/Notice.tsx";
import { droppedFiles } from "../model/dropped-files.ts";
import { AddressForm } from "./parts/AddressForm.tsx";
import { Fetching } from "./parts/Fetching.tsx";
import { Problem } from "./parts/Problem.tsx";
import { Sending } from "./parts/Sending.tsx";
import { RecentApplications } from "./RecentApplications.tsx";
import classes from "./StartPage.module.css";
import { StatementFigure } from "./StatementFigure.tsx";
import { useCapture } from "./use-capture.ts";
import { useUpload } from "./use-upload.ts";

export function StartPage() {
  const { state, send, sendExample, stop } = useUpload();
  const fetching = useCapture();
  const { api } = useApp();
  const { data: caller } = useQuery({ ...callerQuery(api), enabled: false });
  const isIdle = state.state !== "sending" && (!fetching.capture || fetching.error !== undefined);
  const isOpen = isIdle && caller !== undefined && caller.role !== "viewer" && caller.fetches !== "off";
  return (
    <div className={classes.page}>
      <header className={classes.hero}>
        <div>
          <h1 className={classes.title}>See what a web app really does, from its shipped code</h1>
          <p className={classes.lead}>
            Drop the scripts that a web application ships to the browser. As-Built reads them and writes its
            specification in nine points, each finding linked to the exact code that proves it. Anything the code
            doesn't reveal is marked “not shown”, never guessed.
          </p>
        </div>
        <StatementFigure />
      </header>
      <div>
        {state.state === "failed" && (
          <div className={classes.failed}>
            <Problem title="Upload failed" error={state.error} />
          </div>
        )}
        {fetching.error && (
          <div className={classes.failed}>
            <Problem title="Nothing was fetched" error={fetching.error} />
          </div>
        )}
        {caller?.role === "viewer" ? (
          <Notice state="empty" title="Your token can view applications, not add them">
            <p>An analyst or administrator can upload files.</p>
          </Notice>
        ) : state.state === "sending" ? (
          <Sending dropped={state.dropped} onStop={stop} />
        ) : fetching.capture && !fetching.error ? (
          <Fetching capture={fetching.capture} onStop={fetching.stop} onOpen={fetching.open} />
        ) : (
          <DropZone
            onFiles={(files) => send(droppedFiles(files))}
            more={
              <Button
                variant="default"
                leftSection={<Sparkles size={16} aria-hidden="true" />}
                onClick={() => void sendExample()}
              >
                Try the example
              </Button>
            }
          >
            <p className={classes.drop}>Drop a folder, files or an archive here</p>
            <p className={classes.hint}>
              Your build output (dist, build, public…) as a folder, .zip or .tar; a browser's .har or .mhtml; a packed
              app (.crx, .asar, .apk, .ipa). A .har beside the files adds the calls that were recorded.
            </p>
          </DropZone>
        )}
        {isOpen && <AddressForm isBusy={fetching.isStarting} onAddress={fetching.start} />}
        <div className={classes.below}>
          <ul className={classes.promises}>
            <li>Your code is never executed.</li>
            <li>Your files stay on this server.</li>
            <li>Libraries are recognised and excluded.</li>
          </ul>
        </div>
      </div>
      <RecentApplications />
    </div>
  );
}
