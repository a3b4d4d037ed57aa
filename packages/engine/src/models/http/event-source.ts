/** Streams of events, `new EventSource(url)`, of the browser or of what stands in for it, and the events that are listened to. */
import { type Model, opens, receives } from "../model.ts";

export const eventSource = {
  package: ["event-source-polyfill", "eventsource"],
  versions: "living standard",
  exports: { default: "Class", "*": "Class" },
  globals: { EventSource: "Class" },
  types: {
    Class: { "new (url, init?)": opens("sse", "Source", "url") },
    Source: { "addEventListener(name, listener?)": receives("sse", "name", "open message error") },
  },
} satisfies Model;
