/**
 * Code that stands in the material several times, alike but for the names that a minifier gave it: compilers write their
 * helpers into each module that needs one, in as many forms as there are versions of them, and nobody writes the same
 * function three times into one application. Such code says nothing of who wrote the code around it.
 *
 *     function kC(e){return kC=Object.setPrototypeOf?Object.getPrototypeOf.bind():...}  function aC(e){return aC=...}
 */

/** So many of a kind are copies. */
const LEAST = 3;
/** Shorter code is alike by chance, and says nothing by itself; longer code is no helper. */
const SHORTEST = 30;
const LONGEST = 1000;

/** Names that minifiers give, where they are no properties, keys or parts of texts. */
const SHORT_NAME = /(?<![.\w$"'])[\w$]{1,4}(?![\w$"':])/g;

/** One per text: whether it is one of several copies. */
export function copiesAmong(texts: readonly string[]): readonly boolean[] {
  const kinds = texts.map((text) =>
    text.length < SHORTEST || text.length > LONGEST ? "" : text.replace(SHORT_NAME, "_"),
  );
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return kinds.map((kind) => kind !== "" && (counts.get(kind) ?? 0) >= LEAST);
}
