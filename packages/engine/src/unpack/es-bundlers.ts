/**
 * Which bundler wrote a script of ES modules, by helpers that it leaves in the text and minifiers do not touch. A
 * bundler that leaves none is not named.
 */
import type { Range } from "../script.ts";

interface Mark {
  readonly bundler: string;
  readonly text: string;
}

/** The polyfill of module preloading that Vite puts first into an entry (Vite 3 to 8); React asks for other links in this way. */
const PRELOADS = ['link[rel="modulepreload"]`)', 'link[rel="modulepreload"]\')'] as const;
/** In code units; it takes 700 where it is minified, and 1,400 where it is not. */
const LONGEST_POLYFILL = 2500;

const MARKS: readonly Mark[] = [
  // the map of preload lists, and the event of the preload helper (Vite 4 to 8)
  { bundler: "vite", text: "__vite__mapDeps" },
  { bundler: "vite", text: "vite:preloadError" },
  ...PRELOADS.map((text) => ({ bundler: "vite", text })),
  { bundler: "parcel", text: "parcelRequire" },
  { bundler: "turbopack", text: "globalThis.TURBOPACK" },
];

/** Whether a statement is the polyfill, which fetches what the page names. */
export const isPreloadPolyfill = ({ text }: { readonly text: string }, { start, end }: Range): boolean =>
  end - start <= LONGEST_POLYFILL && PRELOADS.some((mark) => text.slice(start, end).includes(mark));

export function esBundler(text: string): { readonly bundler: string; readonly seenAt: Range } | undefined {
  for (const { bundler, text: mark } of MARKS) {
    const start = text.indexOf(mark);
    if (start >= 0) return { bundler, seenAt: { start, end: start + mark.length } };
  }
  return undefined;
}
