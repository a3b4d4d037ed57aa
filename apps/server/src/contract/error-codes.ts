/** The catalogue of errors: a code for programs, its status, a sentence for people with the next step. */
import type { ContentfulStatusCode } from "hono/utils/http-status";

export const ERROR_CODES = {
  "bad-request": { status: 400, message: "The request is not as the API asks for; `details` says where." },
  "bad-json": { status: 400, message: "The body is not valid JSON." },
  "bad-upload": {
    status: 400,
    message: "The upload could not be read. Send files as multipart/form-data, field 'files'.",
  },
  "no-files": {
    status: 400,
    message: "No files came. Drop the folder that the browser is served, e.g. dist or build.",
  },
  "no-scripts": {
    status: 400,
    message:
      "None of the files holds a script. Drop the folder that the browser is served, e.g. dist or build. Nothing was stored.",
  },
  "empty-files": {
    status: 400,
    message: "What came is empty. Check the build or the download and try again. Nothing was stored.",
  },
  "unsafe-path": { status: 400, message: "A file's path leads out of the folder, or is none. Nothing was stored." },
  "path-too-long": { status: 400, message: "A file's path is too long. Nothing was stored." },
  "duplicate-path": { status: 400, message: "Two different files have the same path. Nothing was stored." },
  "archive-truncated": {
    status: 400,
    message: "The archive is incomplete. Create it again and retry. Nothing was stored.",
  },
  "archive-damaged": { status: 400, message: "The archive is damaged. Pack it again. Nothing was stored." },
  "archive-encrypted": { status: 400, message: "The archive is encrypted. Pack it without a password." },
  "archive-unsupported": { status: 400, message: "The archive holds what cannot be read. Pack plain files." },
  "archive-path-outside": { status: 400, message: "A path of the archive leads out of it. Nothing was stored." },
  "archive-path-too-long": { status: 400, message: "A path of the archive is too long or too deep." },
  "archive-link": { status: 400, message: "The archive holds a link. Pack the files themselves." },
  "archive-duplicate": { status: 400, message: "Two entries of the archive have the same path. Nothing was stored." },
  "archive-too-many-entries": { status: 413, message: "The archive holds more entries than this server takes." },
  "archive-entry-too-large": { status: 413, message: "A file of the archive is larger than this server takes." },
  "archive-too-large": { status: 413, message: "The archive unpacks to more than this server takes." },
  "archive-ratio": { status: 413, message: "The archive unpacks to far more than its size. Nothing was stored." },
  "archive-native": {
    status: 400,
    message: "The mobile application holds no pages and no bundle of scripts. Compiled code is not read.",
  },
  "har-damaged": { status: 400, message: "The recording is no HAR, or incomplete. Save it again. Nothing was stored." },
  "packed-recording": {
    status: 400,
    message:
      "A recording of traffic is compressed. Decompress it: what people entered is taken out before it is stored.",
  },
  "har-empty": {
    status: 400,
    message: "The recording holds no page and no script. Save it as HAR with content. Nothing was stored.",
  },
  "mhtml-damaged": { status: 400, message: "The saved page is no MHTML, or incomplete. Nothing was stored." },
  "mhtml-empty": { status: 400, message: "The saved page holds no page and no script. Nothing was stored." },
  "bad-import": { status: 400, message: "This is no complete export of an As-Built server. Nothing was stored." },
  "bad-range": { status: 400, message: "A range is two whole numbers, from and to." },
  "token-required": {
    status: 401,
    message: "Sign in with a token. An administrator creates one with: asbuilt token create",
  },
  "token-wrong": { status: 401, message: "It is unknown, expired or revoked." },
  "role-too-low": { status: 403, message: "The token's role does not allow this." },
  "fetching-off": { status: 403, message: "This server fetches no addresses; whoever runs it has switched that off." },
  "wrong-host": { status: 403, message: "The server is not asked by its own name." },
  "wrong-origin": { status: 403, message: "This server answers pages that it gave itself only." },
  "not-found": { status: 404, message: "There is nothing here, or no longer." },
  "too-slow": { status: 408, message: "The upload came too slowly, or not at all. Nothing was stored. Send it again." },
  "no-such-file": { status: 404, message: "The release holds no text of this file." },
  "not-finished": { status: 409, message: "The analysis has not ended with a specification." },
  "already-ended": { status: 409, message: "The analysis has ended already." },
  "too-large": { status: 413, message: "The files are larger together than this server takes." },
  "file-too-large": { status: 413, message: "A file is larger than this server takes." },
  "too-many-files": { status: 413, message: "These are more files than this server takes." },
  "body-too-large": { status: 413, message: "The body of the request is larger than this server takes." },
  "wrong-type": { status: 415, message: "The body has another content type than this route takes." },
  "too-many-requests": { status: 429, message: "Too many requests. Wait as long as Retry-After says." },
  busy: { status: 429, message: "Too many analyses are waiting. Try again when some have ended." },
  "too-many-uploads": { status: 429, message: "Too many uploads are under way. Wait as long as Retry-After says." },
  internal: { status: 500, message: "The server failed at this request. Its log holds more, under `digest`." },
  "no-space": { status: 507, message: "The server has no room left for this. Nothing was stored." },
  "too-costly": { status: 503, message: "This takes more time or memory than the server gives to one answer." },
  "not-ready": { status: 503, message: "The server is starting or ending." },
} as const satisfies Record<string, { readonly status: ContentfulStatusCode; readonly message: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Why an analysis ended without a specification. */
export const FAILURE_CODES = {
  "no-scripts": "None of the files holds a script. Drop the folder that the browser is served, e.g. dist or build.",
  "no-files": "The release holds no files.",
  "too-many-files": "The release holds more files than an analysis takes.",
  timeout: "The analysis took too long and was stopped.",
  "out-of-memory": "The analysis needed more memory than it may take.",
  crashed: "The analysis ended its process. Please report it, with the file where you may share it.",
  interrupted: "The analysis was interrupted too often, by servers or workers that ended.",
  failed: "The analysis failed.",
} as const satisfies Record<string, string>;

export type FailureCode = keyof typeof FAILURE_CODES;

/** Why nothing came of an address. */
export const CAPTURE_FAILURE_CODES = {
  "address-malformed": "This is no address of the web. Give one that begins with https:// or http://.",
  "address-not-there": "The server there has no such page. Give the page that the application begins with.",
  "address-refused": "The server there refused the page. Where it wants a sign-in, upload a HAR of your browser.",
  "address-no-answer": "There was no whole answer. Check the address, and whether this server reaches it.",
  "address-too-many-redirects": "The server there only leads from one address to the next.",
  "address-too-large": "The answer is larger than an application's page is.",
  "address-private-address":
    "The address lies in a private network, where this server fetches nothing unless whoever runs it allows it: asbuilt serve --fetch any",
  "address-left-out": "A bound of the capture ended it.",
  "no-scripts": "What is there holds no script. Give the page that the application begins with.",
  "empty-files": "What is there is empty.",
  "path-too-long": "The path of a file there is too long.",
  "unsafe-path": "The path of a file there is none.",
  "not-found": "The application is gone that the release was for.",
  "too-large": "This is more than the server takes.",
  timeout: "The capture took too long and was stopped.",
  "out-of-memory": "The capture needed more memory than it may take.",
  crashed: "The capture ended its process. Please report it, with the address where you may share it.",
  failed: "The capture failed.",
} as const satisfies Record<string, string>;

export type CaptureFailureCode = keyof typeof CAPTURE_FAILURE_CODES;

/** A list of keys that is known not to be empty, as enumerations need it. */
export const keysOf = <T extends object>(of: T): [keyof T & string, ...(keyof T & string)[]] =>
  Object.keys(of) as [keyof T & string, ...(keyof T & string)[]];
