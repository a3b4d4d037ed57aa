/**
 * A recording of network traffic to the files that it holds: pages, scripts, styles and JSON files, whoever asked for them.
 * Answers to calls are no files of an application and stay out; of calls comes along what has no values (`trafficOf`). A
 * file whose body was not recorded is listed as lost.
 */
import type { RecordedTraffic } from "@as-built/engine";
import { CaptureError } from "../capture-error.ts";
import type { Collection } from "../collect/collection.ts";
import { kindOfType } from "../collect/media-type.ts";
import { collectRecorded, isApplicationFile, type Recorded, siteOf } from "../collect/recorded.ts";
import { type HarEntry, readHar } from "./har.ts";
import { trafficOf } from "./traffic-of.ts";

export interface OpenHar {
  /** Whether a page came from there. */
  readonly gavePage: (origin: string) => boolean;
  /**
   * @param site the origin of the application; default: that of the first page
   * @throws {CaptureError} `har-empty`
   */
  readonly collect: (site?: string) => Collection;
}

/**
 * @param name what the recording is called
 * @throws {CaptureError} `har-damaged`
 */
export function openHar(text: string, name: string): OpenHar {
  const recording = readHar(text, name);
  const recorded = recording.entries.flatMap(fileOf);
  return {
    gavePage: (origin) => recorded.some(({ url, type }) => url.origin === origin && kindOfType(type) === "html"),
    collect: (site = siteOf(recorded)) => {
      const collection = collectRecorded(recorded, name, site);
      if (collection.files.length === 0) throw new CaptureError("har-empty", name);
      const traffic = trafficOf(recording, text, name, site);
      return { ...collection, ...(traffic.exchanges.length > 0 && { traffic }) };
    },
  };
}

/** @throws {CaptureError} `har-damaged`, `har-empty` */
export const collectHar = (text: string, name: string): Collection => openHar(text, name).collect();

/**
 * The traffic of a recording alone, whether or not it holds files.
 *
 * @throws {CaptureError} `har-damaged`
 */
export function harTraffic(text: string, name: string): RecordedTraffic {
  const recording = readHar(text, name);
  const first = URL.parse(recording.entries[0]?.request.url ?? "")?.origin ?? "";
  return trafficOf(recording, text, name, siteOf(recording.entries.flatMap(fileOf)) || first);
}

const NONE = new Uint8Array();

function fileOf({ request, response, _resourceType }: HarEntry): readonly Recorded[] {
  const url = URL.parse(request.url);
  if (url === null || !/^https?:$/.test(url.protocol) || request.method !== "GET") return [];
  const { mimeType } = response.content;
  if (!isWhole(response.status) || !isApplicationFile(url, mimeType, _resourceType === "manifest")) return [];
  return [{ url, type: mimeType, bytes: bodyOf(response) }];
}

/** 304: the browser had the file, and some write down what it had. */
const isWhole = (status: number): boolean => (status >= 200 && status < 300 && status !== 206) || status === 304;

/** `undefined` where there was one that was not written down. */
function bodyOf({ status, content }: HarEntry["response"]): Uint8Array | undefined {
  const { text, encoding = "", size } = content;
  if (text === undefined) return size === 0 && status !== 304 ? NONE : undefined;
  if (encoding === "") return new TextEncoder().encode(text);
  return encoding === "base64" ? Buffer.from(text, "base64") : undefined;
}
