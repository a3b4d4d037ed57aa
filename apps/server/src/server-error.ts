/** What the server answers when something is wrong: a code for programs, a sentence for people, and the next step. */
import type { ContentfulStatusCode } from "hono/utils/http-status";

const ERRORS = {
  "bad-upload": {
    status: 400,
    message: "The upload could not be read. Send files as multipart/form-data, field 'files'.",
  },
  "no-files": {
    status: 400,
    message: "No files came. Drop the folder that the browser is served, e.g. dist or build.",
  },
  "no-scripts": {
    status: 422,
    message:
      "None of the files is a script or an HTML page. Drop the folder that the browser is served, e.g. dist or build.",
  },
  "too-large": { status: 413, message: "The files are larger together than this server takes." },
  "file-too-large": { status: 413, message: "A file is larger than this server takes." },
  "too-many-files": { status: 413, message: "These are more files than this server takes." },
  busy: { status: 429, message: "Other analyses are running. Wait until one has ended." },
  "not-found": { status: 404, message: "There is nothing here. The server keeps the last few analyses only." },
  "not-ready": { status: 409, message: "The analysis has not ended." },
  "no-such-file": { status: 404, message: "The analysis holds no text of this file." },
  "bad-range": { status: 400, message: "A range is two whole numbers, from and to." },
  forbidden: { status: 403, message: "This server answers pages that it gave itself only." },
  failed: { status: 500, message: "The analysis failed." },
  timeout: { status: 500, message: "The analysis took too long and was stopped." },
  "out-of-memory": { status: 500, message: "The analysis needed more memory than it may take." },
  cancelled: { status: 410, message: "The analysis was stopped." },
  internal: { status: 500, message: "The server failed at this request." },
  "port-in-use": { status: 500, message: "The port is in use. Choose another one, or none." },
  "data-in-use": {
    status: 500,
    message: "Another server uses the data folder. End it first, or choose another folder.",
  },
  "no-database": { status: 500, message: "The database cannot be opened." },
  "unknown-exporter": {
    status: 500,
    message: "OTEL_METRICS_EXPORTER names an exporter that is not known. Known are prometheus, otlp and none.",
  },
  "bad-import": { status: 400, message: "This is no complete export of an As-Built server. Nothing was stored." },
  "cannot-listen": { status: 500, message: "The server cannot listen at this address." },
  "web-app-missing": { status: 500, message: "The web application has not been built. Run: npm run build" },
} as const satisfies Record<string, { readonly status: ContentfulStatusCode; readonly message: string }>;

export type ServerErrorCode = keyof typeof ERRORS;

/** As it goes over the wire. */
export interface ErrorBody {
  readonly code: ServerErrorCode;
  readonly message: string;
}

export class ServerError extends Error {
  override readonly name = "ServerError";
  readonly code: ServerErrorCode;
  readonly status: ContentfulStatusCode;

  /** @param detail what it is about: a file's name, a bound */
  constructor(code: ServerErrorCode, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? ERRORS[code].message : `${ERRORS[code].message} (${detail})`, options);
    this.code = code;
    this.status = ERRORS[code].status;
  }

  get body(): ErrorBody {
    return { code: this.code, message: this.message };
  }
}

/** Anything thrown as an error of this server; the words of unexpected ones stay in it. */
export const serverErrorOf = (error: unknown): ServerError =>
  error instanceof ServerError
    ? error
    : new ServerError("internal", error instanceof Error ? error.message : undefined);
