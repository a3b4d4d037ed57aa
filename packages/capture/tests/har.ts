/** Writes recordings as browsers do, for tests. */

export interface Recorded {
  readonly url: string;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  /** False: the browser kept no body. */
  readonly recorded?: boolean;
  readonly base64?: boolean;
  readonly method?: string;
  readonly status?: number;
  /** Over a socket, as Chromium writes them. */
  readonly messages?: readonly { readonly type: "send" | "receive"; readonly data: string }[];
}

export const harOf = (entries: readonly Recorded[]): string =>
  JSON.stringify({ log: { version: "1.2", creator: { name: "test", version: "1" }, entries: entries.map(entryOf) } });

function entryOf({ url, type = "text/html", body = "", recorded = true, ...rest }: Recorded) {
  const { base64 = false, method = "GET", status = 200, messages } = rest;
  const bytes = Buffer.from(body);
  const text = recorded && {
    text: bytes.toString(base64 ? "base64" : "utf8"),
    ...(base64 && { encoding: "base64" }),
  };
  return {
    startedDateTime: "2026-01-01T00:00:00.000Z",
    time: 1,
    request: {
      method,
      url,
      httpVersion: "h2",
      headers: [],
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: 0,
    },
    response: { status, statusText: "", headers: [], content: { size: bytes.length, mimeType: type, ...text } },
    ...(messages && {
      _resourceType: "websocket",
      _webSocketMessages: messages.map((message) => ({ ...message, time: 1, opcode: 1 })),
    }),
  };
}
