/**
 * JSON that somebody else wrote. How deep it is comes first: a parser keeps tens of bytes for each list that is open, and
 * whoever walks the value goes down as far as it does.
 */

/** Lists and objects within each other; documents that people and programs make have some tens. */
const MAX_DEPTH = 500;

/** `undefined` where the text is no JSON, or nested too deeply. */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isInText) {
      if (unit === BACKSLASH) at++;
      else if (unit === QUOTE) isInText = false;
    } else if (unit === QUOTE) isInText = true;
    else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true;
    } else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) depth--;
  }
  return false;
}
