/** An excerpt as it loads. While a wider one of the same range loads, the one at hand stays. */
import type { FileId, TextSlice } from "@as-built/spec";
import { useEffect, useState } from "react";
import type { Window } from "./excerpt.ts";
import { type Source, SourceError, type SourceErrorCode } from "./source.ts";

export type Loaded =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly excerpt: TextSlice }
  | { readonly state: "failed"; readonly code: SourceErrorCode; readonly message: string };

interface Held {
  readonly key: string;
  readonly loaded: Loaded;
}

const LOADING: Loaded = { state: "loading" };

export function useExcerpt(source: Source, file: FileId, range: string, { from, to }: Window): Loaded {
  const [held, hold] = useState<Held>({ key: "", loaded: LOADING });
  const key = `${file} ${range}`;
  useEffect(() => {
    let current = true;
    const settle = (loaded: Loaded) => {
      if (current) hold({ key, loaded });
    };
    source.excerpt(file, from, to).then(
      (excerpt) => settle({ state: "ready", excerpt }),
      (error: unknown) => settle(failureOf(error)),
    );
    return () => {
      current = false;
    };
  }, [source, file, from, to, key]);
  return held.key === key ? held.loaded : LOADING;
}

function failureOf(error: unknown): Loaded {
  const message = error instanceof Error ? error.message : String(error);
  return { state: "failed", code: error instanceof SourceError ? error.code : "unreachable", message };
}
