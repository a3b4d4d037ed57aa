/**
 * Comparisons and constants that turn one notation into another: digits are filled up, seconds become minutes, a code of
 * a character is a letter, a bearing is a name. They are arithmetic that every program repeats and say nothing about the
 * product. Takes the text around a place, says whether it is one of these.
 */
import type { Range, Script } from "../../script.ts";

/** How far behind a comparison its outcome is looked for, in code units. */
const OUTCOME = 60;
/** `n<10?"0"+n:n`, `if(n<100)text+=".0"+n`. */
const FILLED = /^[^;}]{0,24}?["'`][^\w"'`]{0,2}0{1,2}(?:["'`]|\$\{)/;
/** Seconds, minutes, hours, days, weeks, also in milliseconds. */
const PARTS_OF_TIME = new Set([
  7, 12, 23, 24, 30, 31, 59, 60, 365, 3600, 86_400, 6e4, 36e5, 864e5, 6048e5, 2_592e6, 31_536e6,
]);
/** Digits, capital and small letters, those of hexadecimal numbers, printed signs: first and last code. */
const CODES: readonly (readonly [number, number])[] = [
  [48, 57],
  [65, 90],
  [97, 122],
  [65, 70],
  [97, 102],
  [32, 126],
  [32, 127],
];

/** Whether digits are filled up where a number is below 10 or 100. */
export const isFilling = ({ text }: Script, { end }: Range, limit: number): boolean =>
  (limit === 10 || limit === 100) && FILLED.test(text.slice(end, end + OUTCOME));

/** `s<60?s+"s":Math.floor(s/60)+"m"`: behind the comparison it is divided by the same; 59 and 23 are ends. */
export function isConversion({ text }: Script, { end }: Range, limit: Range, value: number): boolean {
  if (value === 59 || value === 23) return true;
  if (!PARTS_OF_TIME.has(value)) return false;
  const written = text.slice(limit.start, limit.end).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const behind = text.slice(end, end + OUTCOME * 2);
  return new RegExp(`[/%]=?\\s*${written}(?![\\w.])`).test(behind);
}

/** `c>=48&&c<=57`: a number and, beside it, the other end of the range of characters. */
export function isCharacter({ text }: Script, { start, end }: Range, value: number): boolean {
  const beside = `${text.slice(Math.max(0, start - OUTCOME / 2), start)} ${text.slice(end, end + OUTCOME / 2)}`;
  const others = CODES.filter((ends) => ends.includes(value)).flat();
  return others.some(
    (other) => other !== value && new RegExp(`[<>]=?\\s*${other}\\b|\\b${other}\\s*[<>]`).test(beside),
  );
}
