/**
 * A recording of network traffic to the files that it holds: pages, scripts, styles and JSON files, whoever asked for them.
 * Answers to calls are no files of an application and stay out, and with them what users entered and saw. A file whose
 * body was not recorded is listed as lost.
 */
import { CaptureError } from "../capture-error.ts";
import type { CollectedFile, Collection, LostFile } from "../collect/collection.ts";
import { kindOfType } from "../collect/media-type.ts";
import { typedPath, webPath } from "../collect/web-path.ts";
import { claimedKind } from "../kind.ts";
import { type HarEntry, readHar } from "./har.ts";

interface Recorded {
  readonly url: URL;
  readonly type: string;
  readonly bytes: Uint8Array | undefined;
}

/**
 * @param name what the recording is called
 * @throws {CaptureError} `har-damaged`, `har-empty`
 */
export function collectHar(text: string, name: string): Collection {
  const recorded = firstOfEach(readHar(text, name).flatMap(fileOf));
  const page = recorded.find(({ type }) => kindOfType(type) === "html") ?? recorded[0];
  const origin = page?.url.origin ?? "";
  const files: CollectedFile[] = [];
  const lost: LostFile[] = [];
  for (const { url, type, bytes } of recorded) {
    const path = typedPath(webPath(url, origin), type, bytes ?? NONE);
    if (bytes === undefined) lost.push({ path, code: "not-recorded" });
    else files.push({ path, bytes, url: url.href });
  }
  if (files.length === 0) throw new CaptureError("har-empty", name);
  return { input: name, files, lost };
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

/** Of one address the first answer with a body. */
function firstOfEach(recorded: readonly Recorded[]): readonly Recorded[] {
  const byAddress = new Map<string, Recorded>();
  for (const one of recorded) {
    one.url.hash = "";
    if (byAddress.get(one.url.href)?.bytes === undefined) byAddress.set(one.url.href, one);
  }
  return [...byAddress.values()];
}

/** `undefined` where there was one that was not written down. */
function bodyOf({ status, content }: HarEntry["response"]): Uint8Array | undefined {
  const { text, encoding = "", size } = content;
  if (text === undefined) return size === 0 && status !== 304 ? NONE : undefined;
  if (encoding === "") return new TextEncoder().encode(text);
  return encoding === "base64" ? Buffer.from(text, "base64") : undefined;
}
