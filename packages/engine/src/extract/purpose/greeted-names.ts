/**
 * The name by which the product greets, for a capture whose pages and settings name nothing: "Welcome to Lendwell", "About
 * Lendwell". It is a name only where all such texts bear the same one.
 */
import { literalString } from "../../syntax/literals.ts";
import type { Fact } from "../fact.ts";
import { placedEntries } from "../i18n/catalogue.ts";
import type { Words } from "../i18n/words.ts";
import type { Survey } from "../survey.ts";

const GREETING =
  /^(?:Welcome to|About) (?:the )?(\p{Lu}[\p{L}\d.-]*[\p{L}\d](?: \p{Lu}[\p{L}\d.-]*[\p{L}\d]){0,2})[.!]?$/u;
/** What follows these words in every program. */
const COMMON = /^(?:Us|This|Your|You|My|The|Me|Account|Page|App|Application|Project|Team|Dashboard|Home)(?: |$)/;
const MAX_TEXT = 60;

export function greetedNames({ texts }: Survey, words: Words): readonly Fact[] {
  const inCode = texts.flatMap(({ node, module: { script }, unit }): readonly Fact[] => {
    const name = nameIn(literalString(node));
    const place = { script, start: node.start, end: node.end, says: "greeting" };
    return name === undefined ? [] : [{ ...named(name, [place]), unit }];
  });
  const inCatalogue = words
    .all()
    .slice(0, 1)
    .flatMap(placedEntries)
    .flatMap(({ text, range }): readonly Fact[] => {
      const name = nameIn(text);
      return name === undefined ? [] : [named(name, [{ ...range, says: "greeting" }])];
    });
  const found = [...inCode, ...inCatalogue];
  const names = new Set(found.map(({ content }) => ("text" in content ? content.text : "")));
  return names.size === 1 ? found : [];
}

function nameIn(text: string | undefined): string | undefined {
  if (text === undefined || text.length > MAX_TEXT) return undefined;
  const name = GREETING.exec(text.trim())?.[1];
  return name === undefined || COMMON.test(name) ? undefined : name;
}

const named = (text: string, evidence: Fact["evidence"]): Fact => ({
  point: "purpose",
  content: { kind: "name", text },
  basis: "inferred",
  evidence,
});
