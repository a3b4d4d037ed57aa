/**
 * The web application inside an application for Android or iOS: of what the package holds, only that is read. Where it
 * stands is what the tools that build it document: Cordova `www/`, Capacitor `public/`, React Native a bundle of Metro.
 */

export interface MobilePart {
  /** The path that an entry has within the web application; undefined for what is none of it. */
  readonly pathOf: (entry: string) => string | undefined;
}

/** An APK, the base module of an Android App Bundle, an IPA: the folder in which each keeps files of the application. */
const ANDROID = [
  { manifest: "AndroidManifest.xml", resources: "resources.arsc", folder: "assets/" },
  { manifest: "base/manifest/AndroidManifest.xml", resources: "base/resources.pb", folder: "base/assets/" },
];
const IOS = /^(Payload\/[^/]+\.app\/)Info\.plist$/;

/** Below that folder. */
const WEB_FOLDERS = ["www/", "public/"];

/** `index.android.bundle`, `main.jsbundle`; Metro writes `.hbc` where it is told to compile. */
const BUNDLE = /^[^/]+\.(?:bundle|jsbundle|hbc)$/;

const WEB_FILE = /\.(?:html?|[cm]?js)$/i;

/** @returns undefined where the entries are those of no mobile application; `"native"` where it has no web part */
export function mobilePart(entries: readonly string[]): MobilePart | "native" | undefined {
  const folder = folderOf(entries);
  if (folder === undefined) return undefined;
  const below = entries.flatMap((entry) => (entry.startsWith(folder) ? [entry.slice(folder.length)] : []));
  const web = WEB_FOLDERS.filter((one) => below.some((path) => path.startsWith(one) && /\.html?$/i.test(path)));
  if (web.length === 0 && !below.some((path) => BUNDLE.test(path))) return otherPart(folder, below);
  // one web application stands as its server would have it; two are told apart by their folders
  const strip = web.length === 1 ? (web[0] ?? "") : "";
  return {
    pathOf: (entry) => {
      if (!entry.startsWith(folder)) return undefined;
      const path = entry.slice(folder.length);
      if (BUNDLE.test(path)) return path;
      return web.some((one) => path.startsWith(one)) ? path.slice(strip.length) : undefined;
    },
  };
}

function folderOf(entries: readonly string[]): string | undefined {
  const names = new Set(entries);
  const android = ANDROID.find(({ manifest, resources }) => names.has(manifest) && names.has(resources));
  if (android !== undefined) return android.folder;
  for (const entry of entries) {
    const folder = IOS.exec(entry)?.[1];
    if (folder !== undefined) return folder;
  }
  return undefined;
}

/** Applications with a web view of their own keep their pages where they like. */
function otherPart(folder: string, below: readonly string[]): MobilePart | "native" {
  if (!below.some((path) => WEB_FILE.test(path))) return "native";
  return { pathOf: (entry) => (entry.startsWith(folder) ? entry.slice(folder.length) : undefined) };
}
