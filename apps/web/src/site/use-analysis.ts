/** The analysis of what was dropped: its state, and the documents that are asked for. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Dropped } from "../model/dropped-files.ts";
import type { Answer, Found, Question, SiteFormat } from "./messages.ts";

export type AnalysisState =
  | { readonly state: "idle" }
  | { readonly state: "reading"; readonly input: string; readonly stage: string; readonly share: number }
  | { readonly state: "done"; readonly found: Found }
  | { readonly state: "failed"; readonly why: string };

const IDLE: AnalysisState = { state: "idle" };

const startWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

/** `onDocument` is given each document that was asked for. */
export function useAnalysis(onDocument: (format: SiteFormat, document: Blob) => void) {
  const [state, setState] = useState<AnalysisState>(IDLE);
  const worker = useRef<Worker | undefined>(undefined);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    setState(IDLE);
  }, []);
  useEffect(() => stop, [stop]);

  const ask = (question: Question): void => worker.current?.postMessage(question);

  const read = ({ input, files }: Dropped): void => {
    // Ends what an earlier analysis holds in memory.
    stop();
    const started = startWorker();
    worker.current = started;
    setState({ state: "reading", input, stage: "read", share: 0 });
    started.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (worker.current !== started) return;
      if (data.kind === "progress") setState({ state: "reading", input, stage: data.stage, share: data.share });
      else if (data.kind === "done") setState({ state: "done", found: data.found });
      else if (data.kind === "document") onDocument(data.format, data.document);
      else setState({ state: "failed", why: data.why });
    };
    started.onerror = ({ message }) => setState({ state: "failed", why: message || "The analysis ended." });
    ask({ kind: "files", input, files });
  };

  return { state, read, stop, write: (format: SiteFormat) => ask({ kind: "document", format }) };
}
