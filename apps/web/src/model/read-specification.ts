/** Reads a specification from a document that As-Built wrote: its JSON, or the HTML page that carries it. */
import { FORMAT, POINTS, readJson, type Specification } from "@as-built/spec";

export type ReadResult =
  | { readonly ok: true; readonly specification: Specification }
  | { readonly ok: false; readonly message: string };

/** The block of an HTML page; see `renderHtml` of the engine. */
const BLOCK = /<script[^>]*\bid="as-built-specification"[^>]*>([\s\S]*?)<\/script>/;

export function readSpecification(text: string): ReadResult {
  const json = text.trimStart().startsWith("<") ? BLOCK.exec(text)?.[1] : text;
  if (json === undefined) return { ok: false, message: "It is an HTML page that carries no specification." };
  const value = readJson(json);
  if (value === undefined) return { ok: false, message: "It is not JSON." };
  if (!isSpecification(value)) {
    return {
      ok: false,
      message: `It is JSON, and no document of the format ${FORMAT}. Write one with: asbuilt analyze FOLDER --format json`,
    };
  }
  return { ok: true, specification: value };
}

/** Enough of a look for a comparison not to fail: the format's name, and nine points with lists. */
function isSpecification(value: unknown): value is Specification {
  if (!isRecord(value) || value.format !== FORMAT) return false;
  const { points, subject, tool } = value;
  if (!isRecord(points) || !isRecord(subject) || !isRecord(tool)) return false;
  return POINTS.every(({ name }) => {
    const point = points[name];
    return isRecord(point) && Array.isArray(point.statements) && point.statements.every(isStatement);
  });
}

const isStatement = (value: unknown): boolean =>
  isRecord(value) && typeof value.id === "string" && Array.isArray(value.evidence);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
