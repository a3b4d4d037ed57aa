/**
 * A recording of network traffic to the files that it holds: pages, scripts, styles and JSON files, whoever asked for them.
 * Answers to calls are no files of an application and stay out, and with them what users entered and saw. A file whose
 * body was not recorded is listed as lost.
 */
import { CaptureError } from "../capture-error.ts";
import type { Collection } from "../collect/collection.ts";
import { collectRecorded, isApplicationFile, type Recorded } from "../collect/recorded.ts";
import { type HarEntry, readHar } from "./har.ts";

/**
 * @param name what the recording is called
 * @param site the origin of the application; default: that of the first page
 * @throws {CaptureError} `har-damaged`, `har-empty`
 */
export function collectHar(text: string, name: string, site?: string): Collection {
  const collection = collectRecorded(readHar(text, name).flatMap(fileOf), name, site);
  if (collection.files.length === 0) throw new CaptureError("har-empty", name);
  return collection;
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
