/** Whether a text is words for people: no code, key, identifier, style or list of classes. */

/** Several words. */
export const isSentence = (text: string): boolean =>
  hasSeveralWords(text.trim()) && !isClassList(text) && !STYLE.test(text.trim());

export const hasSeveralWords = (text: string): boolean => /\p{L}\s+\S*\p{L}/u.test(text) || SEVERAL_UNSPACED.test(text);

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/**
 * Two words at least: Chinese ones have two characters, so `复制失败` has two; a foreign word in Japanese is written in
 * katakana, so `サーバー` is one and `接続エラー` has two.
 */
const SEVERAL_UNSPACED =
  /[\p{sc=Han}\p{sc=Hira}](?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{3}|[\p{sc=Kana}ー]{2})|[\p{sc=Kana}ー]{2}[\p{sc=Han}\p{sc=Hira}]{2}|[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]{8}/u;

/** A value of CSS: `color-mix(in srgb, var(--warning) 10%, white)`. */
const STYLE =
  /^(?:color(?:-mix)?|rgba?|hsla?|hwb|ok(?:lab|lch)|lab|lch|calc|clamp|var|url|(?:repeating-)?(?:linear|radial|conic)-gradient|drop-shadow|cubic-bezier)\(.*\)$/s;

/** Names of utility classes (Tailwind CSS 3 and 4, UnoCSS 66): `dark:text-red-300`, `[&>svg]:size-4`, `bg-muted/50`, `op80`. */
const CLASS = /^[!-]?(?:[a-z][\w.[\]%/()#,-]*|\[[^\s\]]+\]|\*{1,2})(?::[!-]?[a-z[&*][\w.[\]%/()#,&>*-]*)*$/;
const COMPOUND = /[a-z\d\])][-:/][a-z\d[]|^[a-z]+\d+$/;

/** So many of the words are put together with hyphens, colons or numbers as no sentence has them. */
const MOST_COMPOUND = 0.6;

/** `"border-transparent bg-amber-100 text-amber-700"`: classes of an element, and no words for anybody. */
function isClassList(text: string): boolean {
  if (!/[a-z]-[a-z\d]/.test(text)) return false;
  const words = text.trim().split(/\s+/);
  const compound = words.filter((word) => COMPOUND.test(word));
  return words.length > 1 && words.every((word) => CLASS.test(word)) && compound.length >= words.length * MOST_COMPOUND;
}
