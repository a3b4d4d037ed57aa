/** What reads the answer of a request as a stream of events: `fetchEventSource(url, { method, body, headers, onmessage })`. */
import { http, type Model } from "../model.ts";

export const fetchEventSource = {
  package: "@microsoft/fetch-event-source",
  versions: "2",
  exports: { "*": "Function", default: "Function" },
  types: {
    Function: {
      // the only function that the library has for others; in one scope with the program it has no name
      "(url, init: {onmessage|onopen|onclose|onerror})": http({
        protocol: "sse",
        url: "url",
        method: "init.method",
        body: "init.body",
        headers: "init.headers",
      }),
    },
  },
} satisfies Model;
