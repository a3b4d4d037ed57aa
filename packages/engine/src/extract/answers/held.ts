/**
 * What an expression holds that comes from a call: the client's response, the data in it, the error, a status code; and
 * what is held by a property of it. The names are those of the clients' own interfaces.
 */
import type { AnswerForm } from "../../models/model.ts";
import type { Sketch } from "./sketch.ts";

export type Client = AnswerForm;

type Wrapped = Exclude<Client, "plain" | "unknown" | "socket" | "messages">;

export type Held =
  /** `failed`: what it holds is an error's. */
  | { readonly kind: "response"; readonly client: Wrapped; readonly failed?: boolean }
  /** `without`: keys that the program has written anew, `{...order, total: 0}`. */
  | { readonly kind: "data"; readonly of: Sketch; readonly without?: ReadonlySet<string> }
  /** `gives`: what a listener to its messages is given. */
  | { readonly kind: "socket"; readonly gives: Held }
  /** `text`: data that is not parsed yet. */
  | { readonly kind: "text" }
  /** `pending`: a promise or stream that fails with it. */
  | { readonly kind: "error"; readonly pending: boolean }
  | { readonly kind: "status" }
  /** A function that gives back what is held. */
  | { readonly kind: "maker"; readonly gives: Held; readonly under: readonly string[] };

const DATA: Readonly<Record<Wrapped, ReadonlySet<string>>> = {
  fetch: new Set(),
  axios: new Set(["data"]),
  body: new Set(["body"]),
  xhr: new Set(["responseJSON"]),
  "json-xhr": new Set(["response"]),
  message: new Set(),
};
const TEXT: Partial<Record<Wrapped, ReadonlySet<string>>> = {
  xhr: new Set(["responseText", "response"]),
  message: new Set(["data"]),
};
const STATUS = new Set(["status", "statusCode"]);
/** What a `Response` has of its own (Fetch, section 5.5). */
const OF_FETCH = new Set(["body", "bodyUsed", "headers", "ok", "redirected", "status", "statusText", "type", "url"]);
/** Properties of errors that lead to the response: axios, ky, ofetch, got; what wrappers keep. */
const LEADS_ON = new Set(["response", "cause"]);

/** What a client's call gives. */
export function given(client: Exclude<Client, "unknown">, data: Sketch): Held {
  if (client === "socket") return { kind: "socket", gives: { kind: "response", client: "message" } };
  if (client === "messages") return { kind: "socket", gives: { kind: "data", of: data } };
  return client === "plain" ? { kind: "data", of: data } : { kind: "response", client };
}

/** What a property holds; undefined where it is none of the data. Data is asked by its sketch. */
export function property(held: Held, key: string, data: Sketch): Held | undefined {
  if (held.kind === "response") {
    if (STATUS.has(key)) return { kind: "status" };
    if (held.failed) return undefined;
    if (DATA[held.client].has(key)) return { kind: "data", of: data };
    return TEXT[held.client]?.has(key) ? { kind: "text" } : undefined;
  }
  if (held.kind !== "error" || held.pending) return undefined;
  if (STATUS.has(key)) return { kind: "status" };
  return LEADS_ON.has(key) ? held : undefined;
}

/** The same where the program writes some keys of the data anew. */
export const without = (held: Held, keys: readonly string[]): Held =>
  held.kind === "data" && keys.length > 0 ? { ...held, without: new Set([...(held.without ?? []), ...keys]) } : held;

/** Whether a key is the response's own, and says nothing of the data. */
export const isOfResponse = (held: Held, key: string): boolean =>
  held.kind === "response" && held.client === "fetch" && OF_FETCH.has(key);

/** What a method of a response gives: `response.json()`. */
export function method(held: Held, key: string, data: Sketch): Held | undefined {
  if (held.kind !== "response" || held.client !== "fetch") return undefined;
  if (key === "clone") return held;
  if (held.failed) return undefined;
  if (key === "json") return { kind: "data", of: data };
  return key === "text" ? { kind: "text" } : undefined;
}
