/**
 * The address of a call as a pattern that addresses of traffic are held against: its segments from the last to the first,
 * each a text, a hole, or a text with holes in it. What stands before the path is either stated or open.
 */

/** What a segment has to be: a text; anything but nothing; or these texts in this order, with anything between them. */
export type SegmentPattern =
  | { readonly text: string }
  | { readonly hole: true }
  | { readonly pieces: readonly [first: string, ...string[]] };

export interface AddressPattern {
  /** Scheme and host where the call states them, with holes; else any. */
  readonly host?: readonly [first: string, ...string[]];
  /** Whether the path may begin later than the call's: a base that is not shown stands before it. */
  readonly isBased: boolean;
  /** From the last to the first. */
  readonly segments: readonly SegmentPattern[];
  /** How many segments state something. */
  readonly stated: number;
  /** The call's address behind its base or host. */
  readonly template: string;
}

const BASE = /^\{[^{}]*\}/;
const HOST = /^(?:(?:https?|wss?):)?\/\/[^/]*/i;
const HOLE = /\{[^{}]*\}/;

export function addressPattern(url: string): AddressPattern {
  const address = url.split(/[?#]/, 1)[0] ?? "";
  const host = HOST.exec(address)?.[0];
  const base = host === undefined ? BASE.exec(address)?.[0] : undefined;
  const template = address.slice((host ?? base ?? "").length);
  const segments = segmentsOf(template).map(patternOf).toReversed();
  return {
    ...(host !== undefined && { host: piecesOf(host.replace(/^ws/i, "http")) }),
    isBased: base !== undefined,
    segments,
    stated: segments.filter((one) => !("hole" in one)).length,
    template: template.startsWith("/") || template === "" ? template : `/${template}`,
  };
}

/** Slashes at the ends say nothing. */
export const segmentsOf = (path: string): readonly string[] => path.split("/").filter((segment) => segment !== "");

function patternOf(segment: string): SegmentPattern {
  const pieces = piecesOf(segment);
  if (pieces.length === 1) return { text: pieces[0] };
  return pieces.every((piece) => piece === "") ? { hole: true } : { pieces };
}

function piecesOf(text: string): readonly [string, ...string[]] {
  const [first = "", ...rest] = text.split(HOLE);
  return [first, ...rest];
}

/** Whether a text consists of the pieces, with something or nothing between them; one look at each place of it. */
export function consistsOf(text: string, [first, ...rest]: readonly [string, ...string[]]): boolean {
  if (rest.length === 0) return text === first;
  const last = rest.at(-1) ?? "";
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest.slice(0, -1)) {
    const found = text.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return at <= text.length - last.length;
}
