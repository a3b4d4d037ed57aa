/** One request to the server's API: its address and body made, its answer read, its problems told as `ApiError`. */
import { problemOf, unreachable } from "./problem.ts";

export type Query = Readonly<Record<string, string | number | undefined>>;

export interface RequestOptions {
  readonly query?: Query;
  /** Sent as JSON, or as a form where it is one. */
  readonly body?: FormData | object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
}

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Fetches, and throws an `ApiError` for every answer but a good one. */
export type Send = (method: Method, path: string, options?: RequestOptions) => Promise<Response>;

/** @param fetcher how requests go out: the browser's `fetch`, or the server's own when it draws a page */
export const createSend =
  (fetcher: typeof fetch, base = "/api/v1"): Send =>
  async (method, path, { query, body, headers, signal, keepalive = false } = {}) => {
    const response = await fetcher(`${base}${path}${queryText(query)}`, {
      method,
      headers: { ...headers, ...(isJson(body) ? { "content-type": "application/json" } : {}) },
      keepalive,
      ...(body === undefined ? {} : { body: isJson(body) ? JSON.stringify(body) : body }),
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw unreachable();
    });
    if (!response.ok) throw await problemOf(response);
    return response;
  };

const isJson = (body: FormData | object | undefined): body is object =>
  body !== undefined && !(body instanceof FormData);

function queryText(query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
