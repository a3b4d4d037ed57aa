/**
 * What kind of file something is: by the ending of its name, and by its content where the ending is absent, unknown or
 * lies. Takes a path and decoded text, gives a kind; never throws.
 */
import type { ArtifactKind } from "@as-built/spec";
import { looksLikeHtml, looksLikeJson, looksLikeScript, looksLikeSourceMap } from "./looks.ts";

const KIND_BY_ENDING: Readonly<Record<string, ArtifactKind>> = {
  js: "script",
  mjs: "script",
  cjs: "script",
  html: "html",
  htm: "html",
  xhtml: "html",
  css: "style",
  map: "map",
  json: "json",
  webmanifest: "json",
  wasm: "wasm",
};

/**
 * Endings that say what a file is, and that are none of ours: such files are never guessed at. A recording beside other files
 * holds what people entered and saw, and is no data of the application.
 */
const OTHER_ENDINGS = new Set(
  (
    "avif bmp br cur eot gif gz har ico jpeg jpg md mp3 mp4 ogg otf pdf png rst svg tif tiff toml ts tsx ttf txt wav webm " +
    "webp woff woff2 xml yaml yml zip zst"
  ).split(" "),
);

/** Kinds whose text is kept. */
export const holdsText = (kind: ArtifactKind): boolean =>
  kind === "script" || kind === "html" || kind === "style" || kind === "json";

/** `main.js.LICENSE.txt`: licence notices of a chunk (terser-webpack-plugin 2 to 5), whose text is kept. */
export const isOfNotices = (path: string): boolean => /\.LICENSE(?:\.txt)?$/.test(path);

/**
 * The lower-case ending of a path's last segment, "" where there is none. What tools that download leave in the name is no
 * part of it: a query, `main.js?v=3`, and what Chromium adds to scripts of a page that it saves, `main.js.download`.
 */
function endingOf(path: string): string {
  const last = path.slice(path.lastIndexOf("/") + 1).replace(/[?#].*$/s, "");
  const name = last.endsWith(".download") ? last.slice(0, -".download".length) : last;
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
}

/** The kind that the name alone claims; `undefined` where it claims nothing. */
export function claimedKind(path: string): ArtifactKind | undefined {
  const ending = endingOf(path);
  if (OTHER_ENDINGS.has(ending)) return "other";
  return Object.hasOwn(KIND_BY_ENDING, ending) ? KIND_BY_ENDING[ending] : undefined;
}

/** The kind of a text file. A page saved under a script's name (an answer 404, say) is a page. */
export function textKind(claimed: ArtifactKind | undefined, text: string): ArtifactKind {
  if (claimed === "script" && looksLikeHtml(text)) return "html";
  return claimed ?? sniffed(text);
}

function sniffed(text: string): ArtifactKind {
  if (looksLikeHtml(text)) return "html";
  if (looksLikeSourceMap(text)) return "map";
  if (looksLikeJson(text)) return "json";
  return looksLikeScript(text) ? "script" : "other";
}
