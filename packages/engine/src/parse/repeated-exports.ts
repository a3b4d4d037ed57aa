/**
 * Exports that come again. The parser names each with the code between it and the first one, so that some thousands of them
 * take gigabytes; a bundle has none. Told by the words, without a tree: linear in the text. What hides its names from that (a comment
 * behind the word, a pattern) is tried first, where there is much of it (`guarded-parser.ts`).
 */
import type { Link } from "./links.ts";

const LIST = /export\s*\{([^{}]*)\}/y;
const DECLARATION = /export\s+(?:(?:const|let|var|class|(?:async\s+)?function\*?)\s+([\w$]+)|(default)\b)/y;

/** How many may come again before a text is refused. */
const MOST = 100;

/** Offset of the export that is one too many, if there is one. */
export function repeatedExportsAt(text: string, links: readonly Link[]): number | undefined {
  const names = new Set<string>();
  let again = 0;
  for (const { word, at } of links) {
    if (word !== "export") continue;
    for (const name of namesAt(text, at)) {
      if (names.has(name)) again++;
      names.add(name);
    }
    if (again > MOST) return at;
  }
  return undefined;
}

function namesAt(text: string, at: number): readonly string[] {
  LIST.lastIndex = at;
  const list = LIST.exec(text)?.[1];
  if (list !== undefined) return list.split(",").flatMap(exportedName);
  DECLARATION.lastIndex = at;
  const [, declared, unnamed] = DECLARATION.exec(text) ?? [];
  return [declared ?? unnamed ?? []].flat();
}

/** `a as b` is exported as b. */
function exportedName(piece: string): readonly string[] {
  const words = piece.trim().split(/\s+/);
  return words.at(-1) === "" ? [] : words.slice(-1);
}
