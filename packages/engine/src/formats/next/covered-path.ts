/**
 * Whether an address that a link leads to is that of a page that is known already: `/docs/start` is one of
 * `/docs/{path*}`. Next takes the most literal page, so a word may be a page of its own beside a parameter.
 */

/** Parameters for languages, which links leave to the router: `app/[lang]`, `app/[locale]` in Next's and next-intl's guides. */
const LANGUAGE = /^\{(?:lang|locale)\}$/;

/** A parameter whose values are no words: `/orders/new` is no `/orders/{orderId}`. */
const NUMBERED = /^\{(?:id|uuid|\w*(?:_id|Id|ID|uuid|Uuid))\d*\}$/;

export function isCovered(path: string, known: string): boolean {
  const segments = segmentsOf(path);
  const pattern = segmentsOf(known);
  if (fits(segments, pattern)) return true;
  return LANGUAGE.test(pattern[0] ?? "") && fits(segments, pattern.slice(1));
}

const segmentsOf = (path: string): readonly string[] => path.split("/").filter(Boolean);

function fits(segments: readonly string[], pattern: readonly string[]): boolean {
  for (const [index, part] of pattern.entries()) {
    if (/^\{.*\*\}$/.test(part)) return true;
    const segment = segments[index];
    if (segment === undefined || !isValue(segment, part)) return false;
  }
  return segments.length === pattern.length;
}

function isValue(segment: string, part: string): boolean {
  if (!part.startsWith("{")) return segment === part;
  return segment.startsWith("{") || !NUMBERED.test(part) || !/^[A-Za-z][A-Za-z-]*$/.test(segment);
}
