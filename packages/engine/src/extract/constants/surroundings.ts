/**
 * The words around a place that a minifier keeps: properties and short texts. They give a value without a name its
 * meaning, and the range of the evidence is chosen so that they stand in it.
 */
import type { Range, Script } from "../../script.ts";
import { wordSet } from "../../word-set.ts";
import type { FactEvidence } from "../fact.ts";

/** How far to look on each side, in code units; together not longer than a quote. */
const BEFORE = 110;
const AFTER = 70;
const LONGEST = 240;
/** Longest range that words are looked for in. */
const MOST_TEXT = 2000;

/** A text ends with the mark that it begins with: what stands behind an apostrophe, `"We're open"`, is none. */
const KEPT = /(?:\?\.|\.)([A-Za-z_]\w{3,})|(["'`])([\w][\w ./:-]{2,28})\2|(?<!\w)([A-Za-z_]\w{3,}):/g;

/** Elements, attributes and events: they say how something is drawn, not what it is. */
const DRAWN =
  /^(?:div|span|button|input|label|form|table|thead|tbody|section|header|footer|main|aside|class|classes|disabled|variant|icon|color|size|slot|slots|click|stop|prevent|type|primary|secondary|outlined|small|medium|large|on[A-Z]\w*|aria-[\w-]+|data-[\w-]+|[a-z]+(?:-[a-z]+){2,})$/;

/** Words of the language and of every program. */
const COMMON = wordSet(`
  __esModule defineProperty exports length function return this default value current prototype then catch bind call
  apply jsxs children className style push from concat string number object boolean undefined null true false useState
  useEffect useRef useMemo useCallback createElement react.memo_cache_sentinel react.early_return_sentinel
`);

/** The range around a place that is shown. */
function around({ text }: Script, { start, end }: Range): Range {
  const from = Math.max(0, start - BEFORE);
  return {
    start: from,
    end: Math.max(Math.min(text.length, end + AFTER, from + LONGEST), Math.min(end, start + LONGEST)),
  };
}

export const aroundEvidence = (script: Script, span: Range, says: string): FactEvidence => ({
  script,
  ...around(script, span),
  says,
});

/** The first kept words in a range, at most `most`; of a long one, what it begins with is looked at. */
export function keptWords({ text }: Script, span: Range, most = 4): readonly string[] {
  const { start, end } = wholeWords(text, { ...span, end: Math.min(span.end, span.start + MOST_TEXT) });
  const out: string[] = [];
  for (const match of text.slice(start, end).matchAll(KEPT)) {
    const word = match[1] ?? match[3] ?? match[4];
    if (word !== undefined && !COMMON.has(word) && !DRAWN.test(word) && !out.includes(word)) out.push(word);
    if (out.length === most) break;
  }
  return out;
}

/** A range without the pieces of the words that it cuts: `label:"Save"`, from its second letter on, names no `abel`. */
function wholeWords(text: string, { start, end }: Range): Range {
  let [from, to] = [start, end];
  while (from < to && cutsWord(text, from)) from++;
  while (to > from && cutsWord(text, to)) to--;
  return { start: from, end: to };
}

const cutsWord = (text: string, at: number): boolean => at > 0 && /^[\w$]{2}$/.test(text.slice(at - 1, at + 1));

/** The name under which a value is used: `{width:e}`, `size=e`, `size={e}`. */
export const nameBefore = ({ text }: Script, { start }: Range): string | undefined =>
  /([A-Za-z_]\w{2,})["']?\s*(?:[:=]|=\{)\s*$/.exec(text.slice(Math.max(0, start - 40), start))?.[1];
