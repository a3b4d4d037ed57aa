/**
 * What the product says of itself outside of its pages' heads: sentences about the product by its name ("Lendwell is ...",
 * "Welcome to Lendwell") and without it ("This application enables you to ..."), in the code and in catalogues, and names in
 * its settings and titles.
 */
import type { PurposeStatement } from "@as-built/spec";
import { isTextKey } from "../../../language/demands.ts";
import { beginsWithOwnWords, greetedTo, sentencesAbout } from "../../../language/product-sentences.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placedEntries } from "../../i18n/catalogue.ts";
import { messagesOf } from "../../message.ts";
import { objectsWhere } from "../../objects-with.ts";
import { namesOfPages } from "../../purpose/page-names.ts";
import { alone, mayName, selfNames, withoutOthersPackages } from "../../purpose/self-names.ts";
import { writtenTitles } from "../../purpose/written-titles.ts";
import type { Sighting } from "../../survey.ts";

/** Longest text that is looked through, in code units: an about page in one piece. */
const MAX_CODE = 30_000;
export const productWords = {
  name: "product-words",
  all(survey, { ev, words, pages }) {
    const named = alone(
      withoutOthersPackages(objectsWhere(survey.objects, mayName)).flatMap((at) => selfNames(at, ev)),
    );
    const ofCode = named.flatMap(({ content }) => ("text" in content && content.kind === "name" ? content.text : []));
    const ofPages = namesOfPages(pages);
    const titles = writtenTitles(survey, ev);
    const ofTitles = titles.flatMap(({ content }) => ("text" in content ? content.text : []));
    const names = [...new Set([...ofPages, ...ofCode, ...ofTitles])].sort();
    const greeted = names.length > 0 ? [] : greetedNames(survey.texts);
    const placed = words.all().slice(0, 1).flatMap(placedEntries);
    // the key of a text names nothing
    const own = [...named, ...titles].filter(
      ({ content }) => !("text" in content && isTextKey(content.text) && words.lookup(content.text)),
    );
    const inCode = survey.texts.flatMap((at) => (mentions(at, names) ? fromText(at, names, ev) : []));
    const inCatalogue = placed.flatMap(({ text, range }) =>
      sentencesAbout(text, names).map(({ kind, text: said }) => purpose(kind, said, [{ ...range, says: "text" }])),
    );
    return [...own, ...greeted, ...inCode, ...inCatalogue];
  },
} satisfies Extractor;

type Kind = PurposeStatement["kind"];

const purpose = (kind: Kind, text: string, evidence: Fact["evidence"]): Fact => ({
  point: "purpose",
  content: { kind, text },
  basis: "shown",
  evidence,
});

/** What the program greets its users to, where all greetings are to one: nothing else names it. */
function greetedNames(texts: readonly Sighting<Node>[]): readonly Fact[] {
  const found = texts.flatMap(({ node, module: { script }, unit }): readonly Fact[] => {
    const name = greetedTo(literalString(node) ?? "");
    const place = { script, start: node.start, end: node.end, says: "text" } as const;
    return name === undefined ? [] : [{ ...purpose("name", name, [place]), basis: "inferred", unit }];
  });
  return new Set(found.map(({ content }) => ("text" in content ? content.text : ""))).size === 1 ? found : [];
}

function mentions({ node, module: { script } }: Sighting<Node>, names: readonly string[]): boolean {
  if (node.end - node.start > MAX_CODE) return false;
  const code = script.text.slice(node.start, node.end);
  return beginsWithOwnWords(literalString(node) ?? "") || names.some((name) => code.includes(name));
}

function fromText(at: Sighting<Node>, names: readonly string[], ev: Parameters<typeof selfNames>[1]): readonly Fact[] {
  const { node, module, unit } = at;
  const { script } = module;
  const code = script.text.slice(node.start, node.end);
  return messagesOf(ev.evaluate(node, module)).flatMap((message) =>
    sentencesAbout(literalString(node) ?? message.text, names).map(({ kind, text }): Fact => {
      const found = code.indexOf(text.slice(0, 30));
      const start = node.start + Math.max(0, found);
      const place = { script, start, end: Math.min(node.end, start + text.length + 20), says: "text" };
      return { ...purpose(kind, text, [place]), basis: message.built ? "derived" : "shown", unit };
    }),
  );
}
