/**
 * A recording of network traffic to the files that it holds: pages, scripts, styles and JSON files, whoever asked for them.
 * Answers to calls are no files of an application and stay out, and with them what users entered and saw. A file whose
 * body was not recorded is listed as lost.
 */
import { CaptureError } from "../capture-error.ts";
import type { Collection } from "../collect/collection.ts";
import { kindOfType } from "../collect/media-type.ts";
import { collectRecorded, type Recorded } from "../collect/recorded.ts";
import { claimedKind } from "../kind.ts";
import { type HarEntry, readHar } from "./har.ts";

/**
 * @param name what the recording is called
 * @throws {CaptureError} `har-damaged`, `har-empty`
 */
export function collectHar(text: string, name: string): Collection {
  const collection = collectRecorded(readHar(text, name).flatMap(fileOf), name);
  if (collection.files.length === 0) throw new CaptureError("har-empty", name);
  return collection;
}

const NONE = new Uint8Array();

function fileOf(entry: HarEntry): readonly Recorded[] {
  const { request, response } = entry;
  const url = URL.parse(request.url);
  if (url === null || !/^https?:$/.test(url.protocol) || request.method !== "GET") return [];
  if (!isWhole(response.status) || !isFile(entry, url)) return [];
  return [{ url, type: response.content.mimeType, bytes: bodyOf(response) }];
}

/** 304: the browser had the file, and some write down what it had. */
const isWhole = (status: number): boolean => (status >= 200 && status < 300 && status !== 206) || status === 304;

/** What a call was answered with is JSON, too; a file of JSON is told by its name. */
function isFile({ response, _resourceType }: HarEntry, url: URL): boolean {
  const { mimeType } = response.content;
  const claimed = claimedKind(url.pathname);
  const said = kindOfType(mimeType);
  if (said === "json") return claimed === "json" || claimed === "script" || _resourceType === "manifest";
  return said !== undefined || ((claimed === "script" || claimed === "style") && isUnsaid(mimeType));
}

/** Chromium writes `x-unknown` where the server said nothing. */
const isUnsaid = (mimeType: string): boolean => /^$|^x-unknown|^text\/plain|^application\/octet-stream/.test(mimeType);

/** `undefined` where there was one that was not written down. */
function bodyOf({ status, content }: HarEntry["response"]): Uint8Array | undefined {
  const { text, encoding = "", size } = content;
  if (text === undefined) return size === 0 && status !== 304 ? NONE : undefined;
  if (encoding === "") return new TextEncoder().encode(text);
  return encoding === "base64" ? Buffer.from(text, "base64") : undefined;
}
