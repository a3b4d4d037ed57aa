/** A named value: a number whose name has a role, a list of such numbers, a text whose name is one of settings. */
import type { Value } from "../../../evaluate/value.ts";
import { hasRole, isAccountName, isMeasure, isStyleName, isTextRole, isWayName } from "../../../language/amounts.ts";
import { isWrittenNumber, literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { type Known, listOf, numbersOf, textsOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { isGeneric, whose } from "./whose.ts";

/** Most numbers that one place may give; more is a table. */
const MAX_NUMBERS = 3;
/** Longest text that is a setting. */
const MAX_TEXT = 120;

export function named(name: string, given: Node, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  const node = inner(given);
  const text = literalString(node);
  if (text !== undefined && isMeasure(text) && !isStyleName(name)) return numerals(name, node, at);
  if (hasRole(name))
    return ofSubject(name, at, (own) => [numbers, lists, numerals].flatMap((read) => read(own, node, at, context)));
  return isTextRole(name) ? settings(name, node, at, context) : [];
}

/** `String(20)`, `()=>750`: the number that is written, and that an option gives whenever it is asked. */
function inner(node: Node): Node {
  if (node.type === "ArrowFunctionExpression" && node.params.length === 0 && node.body && isWrittenNumber(node.body))
    return node.body;
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "String") return node;
  return node.arguments[0] ?? node;
}

/** A limit that is called like any other is stated with what it limits. */
function ofSubject(name: string, at: Sighting<Node>, read: (name: string) => readonly Fact[]): readonly Fact[] {
  if (!isGeneric(name)) return read(name);
  const own = read(name).length > 0 ? whose(name, at) : undefined;
  return own === undefined ? [] : read(own);
}

/** A number, or digits as a text, whatever the name says. */
export const numeric = (name: string, node: Node, at: Sighting<Node>, context: ExtractContext): readonly Fact[] =>
  [numbers, numerals].flatMap((read) => read(name, node, at, context));

function numbers(name: string, node: Node, at: Sighting<Node>, { ev }: ExtractContext): readonly Fact[] {
  const found = numbersOf(ev.evaluate(node, at.module)).filter(({ value }) => isTelling(name, value));
  if (found.length > MAX_NUMBERS) return [];
  return found.map(({ value, sources }) =>
    constantFact({ name, value, sources, says: "named value", derived: node.type === "BinaryExpression" }, at),
  );
}

/** 0 and 1 are starting values, but for limits. */
const isTelling = (name: string, value: number): boolean =>
  !(isPort(name) && SCHEME_PORTS.has(value)) &&
  (value >= 2 || (value === 1 && /max|limit|retr/i.test(name)) || (value > 0 && value < 1));

const isPort = (name: string): boolean => /port$/i.test(name);
/** Of HTTP and HTTPS: the addresses' own defaults. */
const SCHEME_PORTS = new Set([80, 443]);

function lists(name: string, node: Node, at: Sighting<Node>, { ev }: ExtractContext): readonly Fact[] {
  if (node.type !== "ArrayExpression") return [];
  const list = listOf(ev.evaluate(node, at.module));
  return list ? [constantFact({ name, ...list, says: "choice of values" }, at)] : [];
}

/** `limit:"100"`, as it is sent in an address. */
function numerals(name: string, node: Node, at: Sighting<Node>): readonly Fact[] {
  const value = literalString(node);
  if (value === undefined || !(isMeasure(value) || /^[1-9]\d{0,8}$/.test(value)) || value === "1") return [];
  const sources = [placeOfNode(node, at.module)];
  return [constantFact({ name, value, sources, says: "named value" }, at)];
}

/** A text of a setting: no sentence, no class name, no path of a picture. */
function settings(name: string, node: Node, at: Sighting<Node>, { ev }: ExtractContext): readonly Fact[] {
  if (node.type !== "Literal" && node.type !== "TemplateLiteral" && node.type !== "LogicalExpression") return [];
  const value = ev.evaluate(node, at.module);
  const texts = value.kind === "template" && BASE.test(name) ? fixedPath(value) : textsOf(value);
  const found = texts.filter(({ value }) => isSetting(name, value));
  return found.map(({ value, sources }) => constantFact({ name, value, sources, says: "named text" }, at));
}

/** The address below which a client calls: `axios.create({baseURL:`${origin}/api/v1`})`. */
const BASE = /^base_?(?:url|path)$/i;

/** What is written behind an origin that is open. */
function fixedPath({ parts, pieces }: Extract<Value, { kind: "template" }>): readonly Known<string>[] {
  const last = parts.at(-1);
  const sources = pieces.at(-1) ?? [];
  return typeof last === "string" && last.startsWith("/") && sources.length > 0 ? [{ value: last, sources }] : [];
}

function isSetting(name: string, value: string): boolean {
  if (value.length < 2 || value.length > MAX_TEXT || /^https?:/.test(value) || isNameAgain(name, value)) return false;
  if (isAccountName(name)) return /^(?=.*\d)[\w.:@/-]{6,}$/.test(value);
  if (isWayName(name)) return /^[\w./:{}#-]{4,}$/.test(value) && (/^[/#]|[/._:-]$/.test(value) || value.includes("/"));
  if (/version|^release$/i.test(name)) return /^\D{0,3}\d+\.\d+/.test(value);
  if (/^email$|Email$/.test(name)) return value.includes("@");
  if (/host|domain/i.test(name)) return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?$|^localhost/.test(value);
  if (/format$/i.test(name)) return /([yYMdDHhms])\1|[HhmMdD][:./]/.test(value) && !/\s{2}/.test(value);
  if (/^(?:language|locale)$|Locale$/.test(name)) return /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4}){0,2}$/.test(value);
  if (/(?:url|uri|endpoint)$/i.test(name)) return /[/.:]/.test(value);
  if (/key$|path$/i.test(name)) return /^[\w./:-]+$/.test(value) && value.length > 3;
  return !/\p{L}\s+\p{L}+\s+\p{L}+\s+\p{L}/u.test(value);
}

/** A class of a CSS module (`_defaultRow_1azd8_23`), a key of a text (`roles.apiKey`), a label (`Timezone`). */
function isNameAgain(name: string, value: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/g, "");
  const again = plain(name);
  return plain(value) === again || value.startsWith(`_${name}_`) || plain(value.split(".").at(-1) ?? "") === again;
}
