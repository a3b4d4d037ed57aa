/**
 * The name on the product's logo, for a capture whose pages name nothing: `<img alt="Lendwell logo"/>`,
 * `<img alt="Lendwell" class="logo"/>`. A logo is a name only where all logos bear the same one, and where that is a
 * proper noun in what the product says.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { literalObject, stringOf } from "../../evaluate/value.ts";
import { literalString } from "../../syntax/literals.ts";
import type { ObjectExpression } from "../../syntax/nodes.ts";
import type { Fact } from "../fact.ts";
import type { Words } from "../i18n/words.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting, Survey } from "../survey.ts";

const NAMED = /^(\p{Lu}[\p{L}\d.]*\p{L}(?: (?!Logo|Icon)\p{Lu}[\p{L}\d]+)?)(?: (?:logo|icon|Logo|Icon))?$/u;
/** Longest text that is a sentence, in code units. */
const MAX_SENTENCE = 1000;
/** As a name it is written so many times more often: a command of that name is written small, `npx lendwell start`. */
const MORE = 2;

export function logoNames({ objects, texts }: Survey, words: Words, ev: Evaluator): readonly Fact[] {
  const found = objectsWith(objects, "alt").flatMap((at): readonly Logo[] => {
    const { node, module } = at;
    const props = literalObject(node, module);
    const alt = stringOf(ev.member(props, "alt")) ?? "";
    const isLogo =
      / (?:logo|icon)$/i.test(alt) ||
      ["class", "className", "id"].some((key) => /\blogo\b/i.test(stringOf(ev.member(props, key)) ?? ""));
    const name = isLogo ? NAMED.exec(alt)?.[1] : undefined;
    return name === undefined ? [] : [{ name, at }];
  });
  const said = found.length === 0 ? [] : textsIn(texts, words);
  const proper = found.filter(({ name }) => isProper(name, said));
  return new Set(proper.map(({ name }) => name)).size === 1 ? proper.map(factOf) : [];
}

interface Logo {
  readonly name: string;
  readonly at: Sighting<ObjectExpression>;
}

const factOf = ({ name, at: { node, module, unit } }: Logo): Fact => ({
  point: "purpose",
  content: { kind: "name", text: name },
  basis: "inferred",
  evidence: [{ script: module.script, start: node.start, end: node.end, says: "logo" }],
  unit,
});

function textsIn(texts: Survey["texts"], words: Words): readonly string[] {
  const [catalogue] = words.all();
  const inCode = texts.flatMap(({ node }) => literalString(node) ?? []);
  return [...inCode, ...(catalogue?.entries ?? []).map(({ text }) => text)].filter(
    (text) => text.length < MAX_SENTENCE,
  );
}

/** A proper noun is written with a capital letter in most sentences. */
function isProper(name: string, said: readonly string[]): boolean {
  const common = new RegExp(`\\s${name.toLowerCase().replace(/[.]/g, "\\.")}(?=[\\s.,!?]|$)`);
  const asName = said.filter((text) => text === name || text.includes(` ${name}`)).length;
  return asName > MORE * said.filter((text) => common.test(text)).length;
}
