/**
 * Identities of statements, made from what is stated and never from offsets, chunk names or minified identifiers: two
 * builds of one product give the same.
 */
import type { PointName, StatementId } from "@as-built/spec";
import { statementId } from "@as-built/spec";
import type { Content, Fact } from "../extract/fact.ts";

/** Holes are anonymous: their names may change with the code around them. */
const anonymous = (template: string): string => template.replace(/\{[^{}]*?([?*]?)\}/g, "{$1}");

/** A message's words without its values, in a form fit for an identity. */
const skeleton = (message: string): string => {
  const words =
    anonymous(message)
      .toLowerCase()
      .match(/[\p{L}\p{N}{}]+/gu) ?? [];
  const slug = words.join("-");
  return slug.length <= 80 ? slug : `${slug.slice(0, 60)}-${hash(slug)}`;
};

/** Messages that differ in their full stop or first letter are worded twice in the product, and both stand there. */
const verbatim = (message: string): string =>
  [skeleton(message), ...(/[.!]$/.test(message) ? [] : ["open"]), ...(/^\p{Ll}/u.test(message) ? ["lower"] : [])].join(
    ":",
  );

/** FNV-1a, 32 bits, in base 36: short and the same everywhere. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}

const PREFIX: Readonly<Record<PointName, string>> = {
  purpose: "purpose",
  screens: "screen",
  entities: "entity",
  states: "states",
  validation: "rule",
  roles: "role",
  calls: "call",
  errors: "error",
  constants: "constant",
};

export const identityOf = (fact: Fact): StatementId => statementId(`${PREFIX[fact.point]}:${meaning(fact)}`);

/**
 * What tells facts of one identity apart, where that is not all that they state: two patterns for one password are two
 * rules. Facts are one statement where both identity and this are the same.
 */
export function distinction(fact: Fact): string {
  if (fact.point !== "validation") return "";
  const { value, message, messageKey } = fact.content;
  // rules of two places are rules of two forms, of which a screen may have several
  return [JSON.stringify(value) ?? "", anonymous(message ?? messageKey ?? ""), fact.unit?.index ?? ""].join("|");
}

/** One value may mean several things, and one name have several values: both count, and what the value is for. */
function constantMeaning({ name, value, meaning: of }: Content<"constants">): string {
  // of a text with holes the words between them tell, however one place or another calls what fills it
  const written = JSON.stringify(typeof value === "string" ? value.replace(/\{[A-Za-z]\w*\}/g, "{}") : value);
  const short = written.length <= 60 ? written : `${written.slice(0, 40)}-${hash(written)}`;
  return [name ?? "", ...(of === undefined ? [] : [skeleton(of)]), short].join(":");
}

/** Words, or their key where they are in no file. */
function wordsOf({ message, messageKey, code }: Content<"errors">): string {
  const words = message ?? messageKey;
  return words === undefined ? (code ?? "") : verbatim(words);
}

function meaning(fact: Fact): string {
  switch (fact.point) {
    case "purpose":
      return `${fact.content.kind}:${skeleton(fact.content.text)}`;
    case "screens":
      return anonymous(fact.content.path);
    case "entities":
      return fact.content.name;
    case "states":
      return [fact.content.name, ...(fact.content.entity ? [fact.content.entity] : [])].join("@");
    case "validation":
      return [anonymous(fact.content.of ?? ""), fact.content.subject, fact.content.rule].join(":");
    case "roles":
      return `${fact.content.kind}:${fact.content.name}`;
    case "calls": {
      const { protocol, method, url, operation } = fact.content;
      return [protocol, operation?.direction ?? "", method ?? "", anonymous(url), anonymous(operation?.name ?? "")]
        .filter(Boolean)
        .join(":");
    }
    case "errors":
      return wordsOf(fact.content);
    case "constants":
      return constantMeaning(fact.content);
  }
}
