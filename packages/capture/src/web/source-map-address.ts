/**
 * Where the source map of a script or a style is, by the comment in it: `//# sourceMappingURL=main.js.map` (ECMA-426, Source Map
 * Format). Takes the text, gives the address as it stands there; one that holds the map itself is none.
 */

const MARK = "sourceMappingURL=";
/** Code units of an address. */
const MAX_LENGTH = 2000;

export function sourceMapAddress(text: string): string | undefined {
  const at = text.lastIndexOf(MARK);
  // the mark of today, and the one before 2013
  const start = text.slice(Math.max(0, at - 4), Math.max(0, at));
  if (at === -1 || !/\/[/*][#@]\s$/.test(start)) return undefined;
  const [address = ""] = text.slice(at + MARK.length, at + MARK.length + MAX_LENGTH + 1).split(/\s|\*\//, 1);
  return address === "" || address.length > MAX_LENGTH || /^data:/i.test(address) ? undefined : address;
}
