/**
 * What another build of a federation offers: `mf-manifest.json`, as Module Federation 2 writes it (`Manifest` of
 * @module-federation/sdk). It names the script of the build, and the files of each module that it exposes.
 */
import { jsonIn, listAt, valueAt } from "./json-lists.ts";

const MAX_FILES = 5000;

export interface OfferedFile {
  readonly address: string;
  /** The public path, where the build has one of its own. */
  readonly base?: string;
}

/** @param id of a file of JSON */
export function offeredFiles(id: string, text: string): readonly OfferedFile[] {
  if (!/(?:^|\/)mf-manifest\.json$/.test(id)) return [];
  const manifest = jsonIn(text);
  const about = valueAt(manifest, "metaData");
  const entry = valueAt(about, "remoteEntry");
  const [folder, name, base] = [valueAt(entry, "path"), valueAt(entry, "name"), valueAt(about, "publicPath")];
  const stated = typeof base === "string" && base !== "" && base !== "auto" ? { base } : {};
  const script = typeof name === "string" ? [[folder, name].filter((part) => part !== "").join("/")] : [];
  const exposed = listAt(manifest, "exposes").flatMap((one) => assetsOf(valueAt(one, "assets")));
  return [...new Set([...script, ...exposed])].slice(0, MAX_FILES).map((address) => ({ address, ...stated }));
}

/** `{"js":{"sync":["a.js"],"async":[]},"css":{"sync":[],"async":[]}}` */
const assetsOf = (assets: unknown): readonly string[] =>
  ["js", "css"].flatMap((kind) =>
    ["sync", "async"].flatMap((when) =>
      listAt(valueAt(assets, kind), when).filter((one): one is string => typeof one === "string" && one !== ""),
    ),
  );
