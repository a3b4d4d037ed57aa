/**
 * Which bundler wrote a script of ES modules, by helpers that it leaves in the text and minifiers do not touch. A
 * bundler that leaves none is not named.
 */
import type { Range } from "../script.ts";

interface Mark {
  readonly bundler: string;
  readonly text: string;
}

const MARKS: readonly Mark[] = [
  // the map of preload lists, and the event of the preload helper (Vite 4 to 8)
  { bundler: "vite", text: "__vite__mapDeps" },
  { bundler: "vite", text: "vite:preloadError" },
  // the polyfill of module preloading that Vite puts first into an entry (Vite 3 to 8); React asks for other links in this way
  { bundler: "vite", text: 'link[rel="modulepreload"]`)' },
  { bundler: "vite", text: 'link[rel="modulepreload"]\')' },
  { bundler: "parcel", text: "parcelRequire" },
  { bundler: "turbopack", text: "globalThis.TURBOPACK" },
];

export function esBundler(text: string): { readonly bundler: string; readonly seenAt: Range } | undefined {
  for (const { bundler, text: mark } of MARKS) {
    const start = text.indexOf(mark);
    if (start >= 0) return { bundler, seenAt: { start, end: start + mark.length } };
  }
  return undefined;
}
