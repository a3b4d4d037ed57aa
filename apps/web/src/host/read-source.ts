/** A document that As-Built wrote, chosen by somebody: its specification, and its texts where it is a page that has them. */
import { readSpecification } from "../model/read-specification.ts";
import { type Source, SourceError } from "../model/source.ts";
import { embeddedSource } from "./embedded-source.ts";

export type ReadSource =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly message: string };

export function readSource(text: string): ReadSource {
  const read = readSpecification(text);
  if (!read.ok) return read;
  const { specification } = read;
  const absent = (file: string) =>
    Promise.reject(new SourceError("text-absent", `the document holds no text of ${file}`));
  if (!text.trimStart().startsWith("<")) return { ok: true, source: { specification, text: absent } };
  try {
    // A parsed document is never shown: no script of it runs, and nothing that it names is fetched.
    return { ok: true, source: embeddedSource(new DOMParser().parseFromString(text, "text/html")) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { ok: true, source: { specification, text: absent } };
  }
}
