/** What a browser loaded and wrote down, each with its address, to the files that stand under the paths of those. */
import { claimedKind } from "../kind.ts";
import type { CollectedFile, Collection, LostFile } from "./collection.ts";
import { kindOfType } from "./media-type.ts";
import { typedPath, webPath } from "./web-path.ts";

export interface Recorded {
  readonly url: URL;
  /** What the server said that it is. */
  readonly type: string;
  /** Undefined where the content was not written down: it is listed as lost. */
  readonly bytes: Uint8Array | undefined;
}

const NONE = new Uint8Array();

/** @param site the origin whose root the paths count from; default: that of the first page */
export function collectRecorded(all: readonly Recorded[], name: string, site: string = siteOf(all)): Collection {
  const recorded = firstOfEach(all);
  const files: CollectedFile[] = [];
  const lost: LostFile[] = [];
  for (const { url, type, bytes } of recorded) {
    const path = typedPath(webPath(url, site), type, bytes ?? NONE);
    if (bytes === undefined) lost.push({ path, code: "not-recorded" });
    else files.push({ path, bytes, url: url.href });
  }
  return { input: name, files, lost };
}

/** The origin of the first page. */
export function siteOf(recorded: readonly Recorded[]): string {
  const page = recorded.find(({ type }) => kindOfType(type) === "html") ?? recorded[0];
  return page?.url.origin ?? "";
}

/**
 * Whether an answer is a file of an application. What a call was answered with is JSON, too; a file of JSON is told by its
 * name, and a manifest by what it was asked for as.
 */
export function isApplicationFile(url: URL, type: string, isManifest = false): boolean {
  const claimed = claimedKind(url.pathname);
  const said = kindOfType(type);
  if (said === "json") return claimed === "json" || claimed === "script" || isManifest;
  return said !== undefined || ((claimed === "script" || claimed === "style") && isUnsaid(type));
}

/** Chromium writes `x-unknown` where the server said nothing. */
const isUnsaid = (type: string): boolean => /^$|^x-unknown|^text\/plain|^application\/octet-stream/.test(type);

/** Of one address the first answer with a body. */
function firstOfEach(recorded: readonly Recorded[]): readonly Recorded[] {
  const byAddress = new Map<string, Recorded>();
  for (const one of recorded) {
    const url = new URL(one.url);
    url.hash = "";
    if (byAddress.get(url.href)?.bytes === undefined) byAddress.set(url.href, { ...one, url });
  }
  return [...byAddress.values()];
}
