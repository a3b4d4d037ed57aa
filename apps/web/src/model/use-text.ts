/** A text of the material as it loads. */
import type { FileId } from "@as-built/spec";
import { useEffect, useState } from "react";
import type { ReadableText } from "./readable-text.ts";
import { type Source, SourceError, type SourceErrorCode } from "./source.ts";

export type Loaded =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly text: ReadableText }
  | { readonly state: "failed"; readonly code: SourceErrorCode; readonly message: string };

const LOADING: Loaded = { state: "loading" };

export function useText(source: Source, file: FileId): Loaded {
  const [held, hold] = useState<{ readonly file?: FileId; readonly loaded: Loaded }>({ loaded: LOADING });
  useEffect(() => {
    let current = true;
    const settle = (loaded: Loaded) => {
      if (current) hold({ file, loaded });
    };
    source.text(file).then(
      (text) => settle({ state: "ready", text }),
      (error: unknown) => settle(failureOf(error)),
    );
    return () => {
      current = false;
    };
  }, [source, file]);
  return held.file === file ? held.loaded : LOADING;
}

function failureOf(error: unknown): Loaded {
  const message = error instanceof Error ? error.message : String(error);
  return { state: "failed", code: error instanceof SourceError ? error.code : "unreachable", message };
}
