/**
 * Answers about names and texts, remembered: a program has few different ones and repeats them. Gives a function with
 * the same answers; when it knows too many, it forgets them all.
 */

/** Most answers that are kept. */
const MAX_KNOWN = 20_000;

/** The same for things that stay as they are: what is asked of a name with thousands of uses is asked at each of them. */
export function rememberFor<K extends WeakKey, T, More extends readonly unknown[]>(
  answer: (of: K, ...more: More) => T,
): (of: K, ...more: More) => T {
  const known = new WeakMap<K, { readonly answer: T }>();
  return (of, ...more) => {
    const made = known.get(of) ?? { answer: answer(of, ...more) };
    known.set(of, made);
    return made.answer;
  };
}

/** The same for what is followed so many steps at most: each depth has answers of its own, whoever asks first. */
export function rememberSteps<K extends WeakKey, T, By>(
  most: number,
  beyond: T,
  answer: (of: K, by: By, depth: number) => T,
): (of: K, by: By, depth?: number) => T {
  const known = Array.from({ length: most + 1 }, (_, depth) => rememberFor((of: K, by: By) => answer(of, by, depth)));
  return (of, by, depth = 0) => known[depth]?.(of, by) ?? beyond;
}

export function remember<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly answer: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.answer;
    const made = { answer: answer(text) };
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, made);
    return made.answer;
  };
}
