/** The words of the server's commands: serve, worker, token, export, import. */

export const SERVE = {
  description: "Start the server: applications, their releases and specifications, in the browser and as an API.",
  port: "port to listen on (default: any that is free)",
  host: "address to listen on; requests need tokens when the server is reachable from other machines",
  data: (folder: string) => `folder for everything it keeps (default: ${folder})`,
  databaseUrl: "keep everything in PostgreSQL instead: postgres://user:password@host/database",
  keepReleases: "releases an application keeps, the newest, unless it says otherwise (default: all)",
  parallel: "analyses at a time in this process; 0 leaves them all to workers",
  mostQueued: "analyses that may wait; above this limit uploads are refused (429) until some have ended",
  fetch:
    "what it fetches when it is given an address: off, public (no addresses of private networks), or any (also those, where they are named)",
  started: (url: string, place: string) =>
    `As-Built is at ${url}\nIt keeps its data in ${place}. Drop a folder into the page. Ctrl+C ends it.\n`,
  inDatabase: "the database",
  needsTokens: (place: string) =>
    `Requests need a token. Create one with: asbuilt token create --role viewer|analyst|admin --name NAME${place}\n`,
  help: `
Examples:
  $ asbuilt serve
  $ asbuilt serve --port 8080 --data ./as-built
  $ asbuilt serve --host 0.0.0.0 --database-url postgres://as-built@db/as-built

It listens on this machine only unless --host says otherwise. Nothing leaves it but requests for the addresses that it is
given; --fetch off leaves out these. The API is described
at /api/v1/openapi.json.`,
} as const;

export const WORKER = {
  description: "Analyse what the servers on a PostgreSQL database have queued; start any number, on any machines.",
  databaseUrl: "the servers' database: postgres://user:password@host/database",
  parallel: "analyses at a time",
  memory: "megabytes an analysis may use; analyses above this limit fail",
  timeout: "seconds an analysis may take; analyses above this limit fail",
  grace: "seconds that running analyses get to end when the worker is asked to; then others do them",
  healthPort: "port at which /healthz and /readyz answer (default: none)",
  healthHost: "address at which they answer",
  logLevel: "what is logged to stderr, as JSON lines: silent, error or info",
  started: (parallel: number) =>
    `This worker takes ${parallel === 1 ? "one analysis" : `${parallel} analyses`} at a time. Ctrl+C ends it.\n`,
  help: `
Examples:
  $ asbuilt serve --database-url postgres://as-built@db/as-built --parallel 0
  $ asbuilt worker --database-url postgres://as-built@db/as-built --parallel 4

The variable ASBUILT_DATABASE_URL is read as well: passwords do not show in lists of processes then.
A worker that is killed loses nothing: another one takes its analyses again.`,
} as const;

export const TOKEN = {
  description: "Create, list and revoke the tokens needed when the server is reachable from other machines.",
  create: "Create a token and print it, this once.",
  list: "List the tokens that are in force.",
  revoke: "Revoke a token.",
  role: "what it may do: viewer reads, analyst also uploads and deletes, admin does everything",
  name: "whose it is, or what it is for",
  days: "how many days it is good for (default: until it is revoked)",
  id: "id of the token, as the list shows it",
  revoked: (id: string) => `Revoked ${id}.`,
  none: "There are no tokens.",
  line: ({ id, role, name, expiresAt }: TokenLine) =>
    `${id}  ${role.padEnd(7)}  ${name}${expiresAt === undefined ? "" : `  until ${expiresAt.slice(0, 10)}`}`,
  help: `
Examples:
  $ asbuilt token create --role analyst --name "build server"
  $ asbuilt token create --role viewer --name guests --days 30
  $ asbuilt token list
  $ asbuilt token revoke 5b0f1c9e-3a52-4b57-9a0c-0f7a4f6d2e11

Give the same --data or --database-url as to asbuilt serve.`,
} as const;

export const EXPORT = {
  description: "Write everything that a server keeps into one archive; tokens are not part of it.",
  file: "archive to write (tar)",
  done: (file: string) => `Written to ${file}. Add it to a server with: asbuilt import ${file}`,
  help: `
Examples:
  $ asbuilt export as-built.tar
  $ asbuilt export as-built.tar --data ./as-built

The server may run meanwhile. Give the same --data or --database-url as to asbuilt serve.`,
} as const;

export const IMPORT = {
  description: "Add what an archive of asbuilt export holds; what is there already stays as it is.",
  file: "archive that asbuilt export wrote",
  done: ({ applications, releases, analyses, files }: Record<ImportedKind, number>) =>
    `Added: ${count(applications, "application")}, ${count(releases, "release")}, ${count(analyses, "analysis", "analyses")}, ${count(files, "file")}.`,
  help: `
Examples:
  $ asbuilt import as-built.tar
  $ asbuilt import as-built.tar --database-url postgres://as-built@db/as-built

The server may run meanwhile. All of the archive is added, or nothing.`,
} as const;

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

type ImportedKind = "applications" | "releases" | "analyses" | "files";

interface TokenLine {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly expiresAt?: string | undefined;
}
