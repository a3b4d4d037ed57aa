/** What keeps a server or a worker from starting, or its data from being used: a code for programs, words for people. */

const ERRORS = {
  "port-in-use": "The port is in use. Choose another one, or none.",
  "cannot-listen": "The server cannot listen at this address.",
  "data-in-use": "Another server uses the data folder. End it first, or choose another folder.",
  "no-database": "The database cannot be opened.",
  "bad-database": "The database in the data folder is damaged or incomplete. Nothing of it was changed.",
  "bad-data-folder": "The data folder cannot be used as it is.",
  "no-space": "There is too little room left on the disk of the data folder.",
  "bad-import": "This is no complete export of an As-Built server. Nothing was stored.",
  "unknown-exporter": "OTEL_METRICS_EXPORTER names an exporter that is not known. Known are prometheus, otlp and none.",
  "web-app-missing": "The web application has not been built. Run: npm run build",
  unexpected: "The server answered something unexpected.",
} as const;

export type ServerErrorCode = keyof typeof ERRORS;

export class ServerError extends Error {
  override readonly name = "ServerError";
  readonly code: ServerErrorCode;

  /** @param detail what it is about: a folder, a port */
  constructor(code: ServerErrorCode, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? ERRORS[code] : `${ERRORS[code]} (${detail})`, options);
    this.code = code;
  }
}
