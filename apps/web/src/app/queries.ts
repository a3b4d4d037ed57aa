/**
 * What the pages read from the server, each with its key in the cache and how long it stays good. What never changes (a
 * finished analysis's specification) is fetched once; of those, which are large, only what was looked at lately is kept.
 */
import { type FileId, fileId } from "@as-built/spec";
import { queryOptions } from "@tanstack/react-query";
import type { Api, Scope } from "../api/api.ts";
import { ApiError } from "../api/problem.ts";
import type { AnalysisId, ApplicationId, ReleaseId } from "../api/types.ts";
import { readableText, TextShelf } from "../model/readable-text.ts";
import { type Source, SourceError } from "../model/source.ts";
import type { Question } from "./questions.ts";

const MINUTE = 60_000;
const RECENT = 6;
const SOON = 700;

export const callerQuery = (api: Api) =>
  queryOptions({ queryKey: ["caller"], queryFn: () => api.me(), staleTime: 5 * MINUTE });

export const recentQuery = (api: Api) =>
  queryOptions({
    queryKey: ["applications", "recent"],
    queryFn: ({ signal }) => api.listApplications({ limit: RECENT }, signal),
  });

export const applicationsQuery = (api: Api, q?: string) =>
  queryOptions({
    queryKey: ["applications", "list", q ?? ""],
    queryFn: ({ signal }) => api.listApplications({ q, limit: 200 }, signal),
  });

export const applicationQuery = (api: Api, id: ApplicationId) =>
  queryOptions({ queryKey: ["applications", id], queryFn: ({ signal }) => api.getApplication(id, signal) });

export const releasesQuery = (api: Api, application: ApplicationId) =>
  queryOptions({
    queryKey: ["applications", application, "releases"],
    queryFn: ({ signal }) => api.listReleases(application, signal),
  });

export const releaseQuery = (api: Api, id: ReleaseId) =>
  queryOptions({ queryKey: ["releases", id], queryFn: ({ signal }) => api.getRelease(id, signal) });

export const analysisQuery = (api: Api, id: AnalysisId) =>
  queryOptions({ queryKey: ["analyses", id], queryFn: ({ signal }) => api.getAnalysis(id, signal) });

/** A capture from an address, asked for again until it has ended. */
export const captureQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["captures", id],
    queryFn: ({ signal }) => api.getCapture(id, signal),
    refetchInterval: ({ state: { data } }) =>
      data && data.state !== "waiting" && data.state !== "running" ? false : SOON,
  });

/** The specification of a finished analysis. */
export const specificationQuery = (api: Api, id: AnalysisId) =>
  queryOptions({
    queryKey: ["specifications", id],
    queryFn: ({ signal }) => api.getSpecification(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 2 * MINUTE,
    structuralSharing: false,
  });

export const askNamesQuery = (api: Api, of: Question) =>
  queryOptions({
    queryKey: ["ask", "names", of],
    queryFn: ({ signal }) => api.askNames(of, signal),
  });

export const tokensQuery = (api: Api) =>
  queryOptions({ queryKey: ["tokens"], queryFn: ({ signal }) => api.listTokens(signal) });

export const askLibrariesQuery = (api: Api, name: string, version: string, scope: Scope) =>
  queryOptions({
    queryKey: ["ask", "libraries", name, version, scope],
    queryFn: ({ signal }) => api.askLibraries(name, version === "" ? undefined : version, scope, signal),
  });

export const askCallsQuery = (api: Api, address: string, scope: Scope) =>
  queryOptions({
    queryKey: ["ask", "calls", address, scope],
    queryFn: ({ signal }) => api.askCalls(address, scope, signal),
  });

export const askRolesQuery = (api: Api, name: string, scope: Scope) =>
  queryOptions({
    queryKey: ["ask", "roles", name, scope],
    queryFn: ({ signal }) => api.askRoles(name, scope, signal),
  });

/** A specification with the texts of its release, which come when they are looked at. */
export function serverSource(api: Api, release: ReleaseId, specification: Source["specification"]): Source {
  const kinds = new Map(specification.material.files.map((file) => [file.id, file.kind]));
  const shelf = new TextShelf<FileId>();
  return {
    specification,
    text: (file) =>
      shelf.take(fileId(file), async () => readableText(await textOf(api, release, file), kinds.get(file))),
  };
}

async function textOf(api: Api, release: ReleaseId, file: FileId): Promise<string> {
  try {
    // A byte order mark is kept: offsets count it.
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await api.getFileText(release, file));
  } catch (error) {
    throw sourceError(error);
  }
}

function sourceError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code } = error.problem;
  if (code === "no-such-file") return new SourceError("text-absent", error.message);
  return new SourceError(code === "not-found" ? "analysis-gone" : "unreachable", error.message);
}
