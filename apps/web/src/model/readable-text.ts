/** A text of the material with the ways it can be laid out, each made when first asked for. */
import type { ArtifactKind } from "@as-built/spec";
import { scriptLayout } from "./script-layout.ts";
import { rawLayout, type TextLayout } from "./text-layout.ts";

/** `pretty`: a line a statement; `raw`: as it was shipped. */
export type Display = "pretty" | "raw";

export interface ReadableText {
  readonly text: string;
  /** Whether it can be laid out as a script, and coloured as one. */
  readonly isScript: boolean;
  layout(display: Display): TextLayout;
}

const SCRIPTS: ReadonlySet<ArtifactKind | undefined> = new Set(["script", "json", "map"]);

export function readableText(text: string, kind: ArtifactKind | undefined): ReadableText {
  const made = new Map<Display, TextLayout>();
  const isScript = SCRIPTS.has(kind);
  return {
    text,
    isScript,
    layout(display) {
      const held = made.get(display);
      if (held !== undefined) return held;
      const layout = display === "pretty" && isScript ? scriptLayout(text) : rawLayout(text);
      made.set(display, layout);
      return layout;
    },
  };
}

/** The last few texts that were asked for, so that going to and fro between ranges lays nothing out again. */
export class TextShelf<Key> {
  readonly #held = new Map<Key, Promise<ReadableText>>();
  readonly #most: number;

  /** `most`: two files of 20 M code units each fit into any browser's tab. */
  constructor(most = 4) {
    this.#most = most;
  }

  take(key: Key, load: () => Promise<ReadableText>): Promise<ReadableText> {
    const text = this.#held.get(key) ?? load();
    this.#held.delete(key);
    this.#held.set(key, text);
    // What failed may do better next time.
    text.catch(() => this.#held.delete(key));
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= this.#most) break;
      this.#held.delete(oldest);
    }
    return text;
  }
}
