/** The local server as a service that analyses: `POST /api/analyses`, its events, its specification and texts. */
import type { FileId, Specification } from "@as-built/spec";
import { AnalysisError, type AnalysisFailure, type AnalysisService, type StageProgress } from "../model/analysis.ts";
import { readableText, TextShelf } from "../model/readable-text.ts";
import { type Source, SourceError } from "../model/source.ts";

const API = "/api/analyses";

const UNREACHABLE: AnalysisFailure = {
  code: "unreachable",
  message: "The local server did not answer. Start it again with: asbuilt serve",
};

export const serverService: AnalysisService = {
  async start({ input, files }, signal) {
    const form = new FormData();
    form.append("input", input);
    for (const { path, file } of files) form.append("files", file, path);
    const response = await ask(API, { method: "POST", body: form, signal });
    const { id }: { readonly id: string } = await response.json();
    return id;
  },
  follow,
  async open(id) {
    const response = await ask(`${API}/${encodeURIComponent(id)}/specification`);
    return serverSource(id, await response.json());
  },
  async stop(id) {
    await ask(`${API}/${encodeURIComponent(id)}`, { method: "DELETE" }).catch(() => undefined);
  },
};

type JobState =
  | { readonly state: "running"; readonly progress?: StageProgress }
  | { readonly state: "done" }
  | { readonly state: "failed"; readonly error: AnalysisFailure };

function follow(id: string, onProgress: (progress: StageProgress) => void, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const events = new EventSource(`${API}/${encodeURIComponent(id)}/events`);
  events.addEventListener("state", ({ data }: MessageEvent<string>) => {
    const job: JobState = JSON.parse(data);
    if (job.state === "running" && job.progress) onProgress(job.progress);
    if (job.state === "done") resolve();
    if (job.state === "failed") reject(new AnalysisError(job.error));
  });
  events.addEventListener("error", () => {
    // The browser tries again by itself unless the answer was no stream of events.
    if (events.readyState === EventSource.CLOSED) reject(new AnalysisError(UNREACHABLE));
  });
  signal.addEventListener("abort", () => resolve());
  return promise.finally(() => events.close());
}

/** Fetches, and turns every answer but a good one into an {@link AnalysisError}. */
async function ask(url: string, request: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, request).catch(() => {
    throw new AnalysisError(UNREACHABLE);
  });
  if (response.ok) return response;
  const failure: AnalysisFailure = await response.json().catch(() => UNREACHABLE);
  throw new AnalysisError(failure);
}

function serverSource(id: string, specification: Specification): Source {
  const kinds = new Map(specification.material.files.map((file) => [file.id, file.kind]));
  const shelf = new TextShelf<FileId>();
  return {
    specification,
    text: (file) => shelf.take(file, async () => readableText(await fetchText(id, file), kinds.get(file))),
  };
}

async function fetchText(id: string, file: FileId): Promise<string> {
  const response = await fetch(`${API}/${encodeURIComponent(id)}/text?${new URLSearchParams({ file })}`).catch(() => {
    throw new SourceError("unreachable", "no answer");
  });
  if (!response.ok) throw new SourceError(await codeOf(response), `status ${response.status}`);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
}

async function codeOf(response: Response): Promise<"text-absent" | "analysis-gone" | "unreachable"> {
  const { code }: Partial<AnalysisFailure> = await response.json().catch(() => ({}));
  return code === "no-such-file" ? "text-absent" : code === "not-found" ? "analysis-gone" : "unreachable";
}
