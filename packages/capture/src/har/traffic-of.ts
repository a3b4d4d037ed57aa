/**
 * The calls of a recording, without their values: who was asked how, with fields of which names and types, and what came
 * back. Files of the application, pictures and whatever else a page shows are no calls.
 */
import { hash } from "node:crypto";
import type { Exchange, RecordedTraffic } from "@as-built/engine";
import { isApplicationFile } from "../collect/recorded.ts";
import type { HarEntry, HarRecording } from "./har.ts";
import { operationOf } from "./operation.ts";
import { bodyShape, parametersOf } from "./shape-of.ts";
import { type ReadMessage, socketMessages } from "./socket-messages.ts";

/** Calls that are looked at; what comes later in a recording is left out. */
const MAX_EXCHANGES = 100_000;

/** @param text the recording @param site the origin of the application's page */
export function trafficOf(recording: HarRecording, text: string, name: string, site: string): RecordedTraffic {
  const exchanges = recording.entries.flatMap(exchangeOf).slice(0, MAX_EXCHANGES);
  return { name, sha256: hash("sha256", text, "hex"), site, entries: recording.total, exchanges };
}

function exchangeOf({ at, request, response, _resourceType, _webSocketMessages }: HarEntry): readonly Exchange[] {
  const url = URL.parse(request.url);
  if (url === null || !/^(?:http|ws)s?:$/.test(url.protocol)) return [];
  const answerType = essence(response.content.mimeType);
  const method = request.method.toUpperCase();
  const kind = kindOf(url, response.status, answerType, _resourceType);
  if (kind === "request" && !isCall({ url, method, answerType, resource: _resourceType })) return [];
  const sent = request.postData;
  const requestType = sent === undefined ? "" : essence(sent.mimeType);
  const body = sent?.text === undefined ? undefined : bodyShape(sent.text, requestType);
  const answer = kind === "request" ? bodyShape(textOf(response.content), answerType) : undefined;
  const operation = operationOf(parsed(sent?.text ?? "", requestType), url.searchParams);
  const place = { entry: at, method, origin: `${url.protocol.replace("ws", "http")}//${url.host}`, path: url.pathname };
  const messages = kind === "socket" ? socketMessages(_webSocketMessages) : [];
  return [
    {
      ...place,
      query: parametersOf(url.searchParams),
      kind,
      status: response.status,
      ...(operation !== undefined && { operation }),
      ...(requestType !== "" && { requestType }),
      ...(body !== undefined && { request: body }),
      ...(answerType !== "" && { answerType }),
      ...(answer !== undefined && { answer }),
    },
    ...messages.map((message) => messageOf(message, place, response.status)),
  ];
}

/** What was sent is a request; what was received, an answer. */
function messageOf(
  { shape, ...message }: ReadMessage,
  place: Pick<Exchange, "entry" | "method" | "origin" | "path">,
  status: number,
): Exchange {
  const kind = "message";
  if (message.direction === "sent")
    return { ...place, query: [], kind, status: NO_ANSWER, message, ...(shape && { request: shape }) };
  return { ...place, query: [], kind, status, message, ...(shape && { answer: shape }) };
}

const NO_ANSWER = 0;

function kindOf({ protocol }: URL, status: number, type: string, resource: string | undefined): Exchange["kind"] {
  if (protocol.startsWith("ws") || status === 101 || resource === "websocket") return "socket";
  return type === "text/event-stream" || resource === "eventsource" ? "stream" : "request";
}

interface Asked {
  readonly url: URL;
  readonly method: string;
  readonly answerType: string;
  /** What Chromium says that it was asked for as. */
  readonly resource: string | undefined;
}

/** https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType, in lower case. */
const CALLS = new Set(["xhr", "fetch", "ping"]);
const FILES = /^(?:image|font|audio|video)\/|^text\/css$|^application\/wasm$/;

function isCall({ url, method, answerType, resource }: Asked): boolean {
  if (resource === "preflight") return false;
  if (resource !== undefined && CALLS.has(resource)) return true;
  if (method !== "GET" && method !== "HEAD") return method !== "OPTIONS";
  const isPart = resource !== undefined && resource !== "other";
  return !isPart && !FILES.test(answerType) && !isApplicationFile(url, answerType);
}

const essence = (mediaType: string): string => {
  const type = (mediaType.split(";", 1)[0] ?? "").trim().toLowerCase();
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type) && type !== "x-unknown" ? type : "";
};

function textOf({ text = "", encoding = "" }: HarEntry["response"]["content"]): string {
  if (encoding === "") return text;
  return encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : "";
}

/** Documents are short; what is longer carries files. */
const MAX_DOCUMENT = 2 ** 20;

function parsed(text: string, type: string): unknown {
  try {
    return /json/.test(type) && text.length < MAX_DOCUMENT ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
