/**
 * A value that a program repeats for the same purpose in many places is one constant: a format of dates that is written
 * wherever dates are, a limit of one name. Takes facts, gives those of many places one meaning, so that they are one
 * statement with the evidence of its places; what is said in a place or two keeps the words around it.
 */
import type { Fact } from "../fact.ts";

/** From how many places on it is a convention of the program. */
const MANY = 4;
/** Most words of the meaning of a repeated value. */
const MAX_WORDS = 8;

/**
 * @param purpose what the meaning begins with, where that tells the purpose
 * @param many from how many places on; of what tells by itself what it is, an address or a code, from two
 */
export function withoutRepeats(facts: readonly Fact[], purpose: RegExp, many = MANY): readonly Fact[] {
  const keys = facts.map((fact) => keyOf(fact, purpose));
  const groups = Map.groupBy(facts.keys(), (index) => keys[index]);
  return facts.map((fact, index) => {
    const group = groups.get(keys[index]) ?? [];
    if (keys[index] === undefined || fact.point !== "constants" || group.length < many) return fact;
    return {
      ...fact,
      content: {
        ...fact.content,
        meaning: wordsOf(
          group.flatMap((one) => facts[one] ?? []),
          purpose,
        ),
      },
    };
  });
}

function keyOf({ point, content }: Fact, purpose: RegExp): string | undefined {
  if (point !== "constants" || content.name !== undefined) return undefined;
  const said = purposeOf(content.meaning, purpose);
  return said === undefined ? undefined : `${said}:${JSON.stringify(content.value)}`;
}

/** The purpose, and some of the words around the places. */
function wordsOf(group: readonly Fact[], purpose: RegExp): string {
  const meanings = group.flatMap(({ point, content }) => (point === "constants" ? (content.meaning ?? []) : []));
  const said = purposeOf(meanings[0], purpose) ?? "";
  const words = meanings.flatMap((meaning) => meaning.slice(said.length).split(","));
  const own = [...new Set(words.map((word) => word.trim()))].filter(Boolean).slice(0, MAX_WORDS);
  // `used with name, id`, `limit, name, id`
  return said.endsWith(" ") ? `${said}${own.join(", ")}` : [said, ...own].join(", ");
}

const purposeOf = (meaning: string | undefined, purpose: RegExp): string | undefined =>
  purpose.exec(meaning ?? "")?.[0];
