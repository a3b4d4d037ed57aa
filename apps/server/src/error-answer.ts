/** Whatever was thrown, as the answer it gets. Of unexpected errors only a digest goes out; the log has the rest. */
import { hash } from "node:crypto";
import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { ApiError } from "./contract/api-error.ts";
import { errorFields, type Log } from "./log.ts";
import { drain } from "./routes/drain.ts";

const DIGEST = 12;
/** SQLSTATE of texts that PostgreSQL cannot hold: character_not_in_repertoire, untranslatable_character. */
const UNSTORABLE = ["22021", "22P05"];
/** Of the system, and SQLSTATE disk_full. */
const FULL = ["ENOSPC", "EDQUOT", "53100"];
/** What is read of a body that nobody has looked at. */
const REST = 2 ** 20;

export const errorAnswer =
  (log: Log): ErrorHandler =>
  async (thrown, context) => {
    const error = context.req.raw.signal.aborted && isOfConnection(thrown) ? GONE : apiErrorOf(thrown, log);
    if (!(await drain(context.req.raw, REST))) context.header("connection", "close");
    return context.json(error.body, error.status);
  };

function apiErrorOf(thrown: unknown, log: Log): ApiError {
  if (thrown instanceof ApiError) return thrown;
  // What the library that checks requests throws: where a body is no JSON, or says that it is something else.
  if (thrown instanceof HTTPException && thrown.status === 400) return new ApiError("bad-json");
  if (thrown instanceof HTTPException && thrown.status === 415) return new ApiError("wrong-type");
  if (UNSTORABLE.some((code) => code === codeOf(thrown))) return new ApiError("bad-request", "U+0000 in a text");
  if (FULL.some((code) => code === codeOf(thrown))) {
    log.error("no-space", errorFields(thrown));
    return new ApiError("no-space");
  }
  const place = placeOf(thrown);
  const digest = hash("sha256", place, "hex").slice(0, DIGEST);
  log.error("request-failed", { digest, place });
  return new ApiError("internal", undefined, { digest });
}

/** Nobody reads it: whoever asked has gone. */
const GONE = new ApiError("bad-request");

const isOfConnection = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown.name === "AbortError" || codeOf(thrown) === "ECONNRESET");

const codeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error && "code" in thrown ? String(thrown.code) : undefined;

/** The kind of the error and where it was thrown. Its words may quote the material or a statement's values. */
function placeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const frames = (thrown.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return `${thrown.name} ${codeOf(thrown) ?? ""}\n${frames.join("\n")}`;
}
