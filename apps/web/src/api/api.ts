/**
 * The server's API, typed: one function an operation, named as the server's contract names it. Every answer but a good
 * one is thrown as an `ApiError`.
 */
import type { Specification } from "@as-built/spec";
import type { Dropped } from "../model/dropped-files.ts";
import { createSend } from "./request.ts";
import type {
  Analysis,
  AnalysisId,
  Answer,
  Application,
  ApplicationId,
  Caller,
  CallUse,
  Capture,
  ClientReport,
  CreatedToken,
  KnownName,
  LibraryUse,
  NewCapture,
  NewToken,
  Page,
  Release,
  ReleaseId,
  RoleUse,
  TokenId,
  Tokens,
  Uploaded,
} from "./types.ts";

/** More are no help to somebody who types. */
const MOST_NAMES = 1000;

export interface Search {
  readonly q?: string | undefined;
  readonly limit?: number;
  readonly cursor?: string | undefined;
}

export interface Sending {
  /** The same where the same upload is sent again: the server stores it once. */
  readonly key: string;
  readonly signal?: AbortSignal;
}

export type Scope = "latest" | "all";

export type Api = ReturnType<typeof createApi>;

/** @param fetcher the browser's `fetch`, or what the server answers itself with when it draws a page */
export function createApi(fetcher: typeof fetch = (input, init) => fetch(input, init)) {
  const send = createSend(fetcher);
  /** The answer's type is the contract's: a test holds it against the server's schemas. */
  const read = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json();
  const id = encodeURIComponent;
  return {
    me: () => read<Caller>(send("GET", "/me")),
    closeSession: () => send("DELETE", "/session"),
    openSession: (token: string) => send("POST", "/session", { headers: { authorization: `Bearer ${token}` } }),

    listApplications: (search: Search, signal?: AbortSignal) =>
      read<Page<Application>>(send("GET", "/applications", { query: { ...search }, signal })),
    getApplication: (application: ApplicationId, signal?: AbortSignal) =>
      read<Application>(send("GET", `/applications/${id(application)}`, { signal })),
    renameApplication: (application: ApplicationId, name: string) =>
      read<Application>(send("PATCH", `/applications/${id(application)}`, { body: { name } })),
    deleteApplication: (application: ApplicationId) => send("DELETE", `/applications/${id(application)}`),
    listReleases: (application: ApplicationId, signal?: AbortSignal) =>
      read<Page<Release>>(send("GET", `/applications/${id(application)}/releases`, { query: { limit: 200 }, signal })),

    upload: (dropped: Dropped, sending: Sending) =>
      read<Uploaded>(send("POST", "/uploads", { body: formOf(dropped), ...optionsOf(sending) })),
    createRelease: (application: ApplicationId, dropped: Dropped, label: string, sending: Sending) =>
      read<Uploaded>(
        send("POST", `/applications/${id(application)}/releases`, {
          body: formOf(dropped, label),
          ...optionsOf(sending),
        }),
      ),
    startCapture: (capture: NewCapture) => read<Capture>(send("POST", "/captures", { body: capture })),
    getCapture: (capture: string, signal?: AbortSignal) =>
      read<Capture>(send("GET", `/captures/${id(capture)}`, { signal })),
    cancelCapture: (capture: string) => read<Capture>(send("POST", `/captures/${id(capture)}/cancel`)),

    getRelease: (release: ReleaseId, signal?: AbortSignal) =>
      read<Release>(send("GET", `/releases/${id(release)}`, { signal })),
    renameRelease: (release: ReleaseId, label: string) =>
      read<Release>(send("PATCH", `/releases/${id(release)}`, { body: { label } })),
    moveRelease: (release: ReleaseId, applicationId: ApplicationId) =>
      read<Release>(send("PATCH", `/releases/${id(release)}`, { body: { applicationId } })),
    deleteRelease: (release: ReleaseId) => send("DELETE", `/releases/${id(release)}`),
    getFileText: (release: ReleaseId, file: string) =>
      send("GET", `/releases/${id(release)}/files/${id(file)}/text`).then((answer) => answer.arrayBuffer()),

    requestAnalysis: (release: ReleaseId) =>
      read<Analysis>(send("POST", `/releases/${id(release)}/analyses`, { body: {} })),
    getAnalysis: (analysis: AnalysisId, signal?: AbortSignal) =>
      read<Analysis>(send("GET", `/analyses/${id(analysis)}`, { signal })),
    cancelAnalysis: (analysis: AnalysisId) => read<Analysis>(send("POST", `/analyses/${id(analysis)}/cancel`)),
    getSpecification: (analysis: AnalysisId, signal?: AbortSignal) =>
      read<Specification>(send("GET", `/analyses/${id(analysis)}/specification`, { signal })),

    askNames: (of: "libraries" | "calls" | "roles", signal?: AbortSignal) =>
      read<Answer<KnownName>>(send("GET", "/ask/names", { query: { of, limit: MOST_NAMES }, signal })),
    askLibraries: (name: string, version: string | undefined, scope: Scope, signal?: AbortSignal) =>
      read<Answer<LibraryUse>>(send("GET", "/ask/libraries", { query: { name, version, scope }, signal })),
    askCalls: (address: string, scope: Scope, signal?: AbortSignal) =>
      read<Answer<CallUse>>(send("GET", "/ask/calls", { query: { address, scope }, signal })),
    askRoles: (name: string, scope: Scope, signal?: AbortSignal) =>
      read<Answer<RoleUse>>(send("GET", "/ask/roles", { query: { name, scope }, signal })),

    listTokens: (signal?: AbortSignal) => read<Tokens>(send("GET", "/tokens", { signal })),
    createToken: (token: NewToken) => read<CreatedToken>(send("POST", "/tokens", { body: token })),
    revokeToken: (token: TokenId) => send("DELETE", `/tokens/${id(token)}`),

    report: (report: ClientReport) => send("POST", "/client-reports", { body: report, keepalive: true }),
  };
}

const optionsOf = ({ key, signal }: Sending) => ({ headers: { "idempotency-key": key }, signal });

/** Fields come before files: the server reads the form as a stream. */
function formOf({ input, files, traffic }: Dropped, label = ""): FormData {
  const form = new FormData();
  form.append("input", input);
  if (label !== "") form.append("label", label);
  for (const { path, file } of files) form.append("files", file, path);
  if (traffic !== undefined) form.append("traffic", traffic.file, traffic.file.name);
  return form;
}
