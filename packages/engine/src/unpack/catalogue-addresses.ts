/**
 * Catalogues of texts whose address has a hole for the language: `fetch("/locales/"+lang+".json")`. Where the application
 * lists its languages, the addresses are known. That each of them is there is not stated, so none is missing.
 */

import { pushAll } from "../lists.ts";
import type { Script } from "../script.ts";
import { literalString } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import { fixedProperties } from "../syntax/object-keys.ts";
import { walk } from "../syntax/walk.ts";

/** What stands before and behind the language. */
export interface CatalogueAddress {
  readonly before: string;
  readonly after: string;
  /** Whether something stands before it that is not known: where the application lies. */
  readonly isBased: boolean;
}

type Named<T extends Node["type"]> = Extract<Node, { readonly type: T }>;

/** Catalogues of one application: each may be asked for in up to four folders, and is no part of the program. */
export const MAX_CATALOGUES = 200;

const HINT = /\.json\b|loadPath|i18n/;

/** Folders that are called by what they hold; a hole in any other address is no language. */
const FOLDER = /(?:^|\/)(?:i18n|l10n|intl|locales?|lang(?:s|uages?)?|translations?)(?:[-_][\w-]{0,40})?\/$/i;

export function catalogueAddresses({ text, program }: Script): readonly CatalogueAddress[] {
  if (!HINT.test(text)) return [];
  const found: CatalogueAddress[] = [];
  const namespaces: string[] = [];
  walk(program, (node) => {
    if (node.type === "TemplateLiteral" || node.type === "BinaryExpression") pushAll(found, joined(node));
    else if (node.type === "ObjectExpression") {
      pushAll(found, configured(node));
      pushAll(namespaces, namespacesOf(node));
    } else if (node.type === "NewExpression") pushAll(found, loader(node.arguments));
    return undefined;
  });
  const named = namespaces.length > 0 ? [...new Set(namespaces)] : [NAMESPACE];
  const out: CatalogueAddress[] = [];
  for (const one of different(found)) {
    const names = one.after.includes(NS) ? named : [NS];
    pushAll(
      out,
      names.slice(0, MAX_CATALOGUES - out.length).map((name) => ({ ...one, after: one.after.replace(NS, name) })),
    );
  }
  return out;
}

const different = (all: readonly CatalogueAddress[]): Iterable<CatalogueAddress> =>
  new Map(all.map((one) => [JSON.stringify(one), one])).values();

const NS = "{{ns}}";
/** The one that i18next has where none is named. */
const NAMESPACE = "translation";

/** `{ns:["common","orders"],defaultNS:"common"}` (i18next 1 to 25) */
function namespacesOf(node: Named<"ObjectExpression">): readonly string[] {
  return fixedProperties(node).flatMap(([key, { value }]) => {
    if (key !== "ns" && key !== "defaultNS") return [];
    const given = value.type === "ArrayExpression" ? value.elements : [value];
    return given.flatMap((one) => literalString(one) ?? []).filter((name) => /^[\w./-]{1,100}$/.test(name));
  });
}

/** A hole between texts; a base before them is where the page is. */
function joined(node: Node): readonly CatalogueAddress[] {
  const { own, isBased } = withoutBase(piecesOf(node));
  const [before, hole, after] = own;
  if (own.length !== 3 || before === undefined || hole !== undefined || after === undefined) return [];
  return FOLDER.test(before) && /^(?:\/[\w.-]{1,100})?\.json$/.test(after) ? [{ before, after, isBased }] : [];
}

function withoutBase(pieces: Pieces): { readonly own: Pieces; readonly isBased: boolean } {
  const isBased = pieces.length > 0 && pieces[0] === undefined;
  return { own: isBased ? pieces.slice(1) : pieces, isBased };
}

/** Texts, and `undefined` for what is none; two texts are never neighbours. */
type Pieces = readonly (string | undefined)[];

function piecesOf(node: Node): Pieces {
  if (node.type === "BinaryExpression" && node.operator === "+") {
    const parts: (string | undefined)[] = [];
    let left: Node = node;
    // a chain of additions leans to the left
    while (left.type === "BinaryExpression" && left.operator === "+" && parts.length < MAX_PIECES) {
      parts.unshift(literalString(left.right));
      left = left.left;
    }
    return [literalString(left), ...parts];
  }
  if (node.type !== "TemplateLiteral") return [];
  const parts = node.quasis.flatMap(({ value }, index) => (index === 0 ? [value.raw] : [undefined, value.raw]));
  return parts.filter((part) => part !== "");
}

const MAX_PIECES = 5;

/**
 * `loadPath:"/locales/{{lng}}/{{ns}}.json"` (i18next-http-backend 1 to 3), `{prefix:"/assets/i18n/",suffix:".json"}`
 * (@ngx-translate/http-loader 16 and 17)
 */
function configured(node: Named<"ObjectExpression">): readonly CatalogueAddress[] {
  const texts = new Map(fixedProperties(node).map(([key, { value }]) => [key, literalString(value)]));
  const [before, after, ...more] = (texts.get("loadPath") ?? "").split("{{lng}}");
  if (before !== undefined && after !== undefined && more.length === 0) return [{ before, after, isBased: false }];
  const prefix = texts.get("prefix") ?? "";
  const suffix = texts.get("suffix") ?? "";
  return FOLDER.test(prefix) && suffix.endsWith(".json") ? [{ before: prefix, after: suffix, isBased: false }] : [];
}

/** `new e(http,base+"i18n/")`, with `".json"` behind it where nothing else is said (@ngx-translate/http-loader 1 to 16) */
function loader([client, prefix, suffix, ...more]: readonly Node[]): readonly CatalogueAddress[] {
  if (client?.type !== "Identifier" || prefix === undefined || more.length > 0) return [];
  const after = suffix === undefined ? ".json" : literalString(suffix);
  const text = literalString(prefix);
  const { own, isBased } = withoutBase(text === undefined ? piecesOf(prefix) : [text]);
  const [before] = own;
  if (own.length !== 1 || before === undefined || after?.endsWith(".json") !== true) return [];
  return FOLDER.test(before) ? [{ before, after, isBased }] : [];
}
