/**
 * What the service worker of Angular keeps at hand: `ngsw.json`, as `ngsw-config` of @angular/service-worker writes it
 * (`Manifest` of its worker, 5 to 21). Files stand in `assetGroups[].urls`, and all with their digests in `hashTable`; groups
 * of data have patterns only, which name no file.
 */
import { isObject, jsonIn, listAt, valueAt } from "./json-lists.ts";
import { isFile } from "./started-files.ts";

/** Files of one list. */
const MAX_FILES = 20_000;

/** Addresses of scripts, styles and data. @param id of a file of JSON */
export function keptByAngular(id: string, text: string): readonly string[] {
  if (!/(?:^|\/)ngsw\.json$/.test(id)) return [];
  const manifest = jsonIn(text);
  const groups = listAt(manifest, "assetGroups");
  const table: unknown = valueAt(manifest, "hashTable");
  const urls = [
    ...groups.flatMap((group) => listAt(group, "urls")),
    ...(groups.length > 0 && isObject(table) ? Object.keys(table) : []),
  ];
  const files = urls.filter((url): url is string => typeof url === "string" && isFile(url));
  return [...new Set(files)].slice(0, MAX_FILES);
}
