/**
 * What a statement says stands in its evidence. The words of what is `shown` and of what is `derived` (names, segments of
 * addresses, messages, numbers) are looked up in the texts of the ranges, by reading literals only: escapes, numbers in all
 * their forms, products of numbers. Words that may come from elsewhere are not asked for.
 */
import {
  type AnyStatement,
  type Evidence,
  type Json,
  type Located,
  locatedStatements,
  MAX_EVIDENCE,
  type Specification,
} from "@as-built/spec";
import { computedIn } from "./arithmetic.ts";
import type { Falsehood } from "./falsehood.ts";
import { numbersIn, unescaped } from "./literals.ts";
import type { PlainMaterial } from "./plain-material.ts";

export const checkPremises = (specification: Specification, files: PlainMaterial): readonly Falsehood[] =>
  Array.from(locatedStatements(specification)).flatMap((located) => [
    ...checkBasis(located.statement),
    ...missingPremises(located, files),
  ]);

/** Code of unknown origin makes nothing but inferences; a derivation names more than one range, or its steps. */
function checkBasis({ id, basis, origin, evidence, sightings }: AnyStatement): readonly Falsehood[] {
  if (origin === "unknown" && basis !== "inferred") return [{ code: "wrong-basis", where: id, what: basis }];
  if (basis === "derived" && evidence.length < 2) return [{ code: "no-premise", where: id, what: "one range" }];
  if (sightings !== undefined && sightings < evidence.length)
    return [{ code: "wrong-total", where: id, what: `sightings: ${sightings}` }];
  return [];
}

function missingPremises(located: Located, files: PlainMaterial): readonly Falsehood[] {
  const { statement } = located;
  const texts = statement.evidence.map((evidence) => textOf(evidence, files));
  const text = texts.join("\n");
  const all = [text, unescaped(text), onOneLine(text), ...statement.evidence.flatMap(namesOf)].join("\n");
  const words = wordsOf(located);
  const stands = (word: string): boolean => all.includes(word) || isJoined(word, all) || SCHEME.test(word);
  const absent = words.filter((word) => !stands(word));
  // Ranges beyond the bound are left out, and with them the words that they show.
  const isCut = statement.evidence.length >= MAX_EVIDENCE && absent.length < words.length;
  const lost = isCut ? [] : absent;
  const unknown = missingNumbers(numbersOf(located), texts);
  return [...lost, ...unknown.map(String)].map((what) => ({ code: "no-premise", where: statement.id, what }));
}

/** What is computed is looked for only where it is not written. */
function missingNumbers(numbers: readonly number[], texts: readonly string[]): readonly number[] {
  if (numbers.length === 0) return [];
  const written = numbersIn(texts);
  const absent = numbers.filter((number) => !written.has(number));
  if (absent.length === 0) return [];
  const computed = computedIn(texts);
  return absent.filter((number) => !computed.has(number));
}

/** White space in markup is one space to who reads it. */
const onOneLine = (text: string): string => unescaped(text).replace(/\s+/g, " ");

/** Code takes it from the address of the page: `location.protocol.replace("http", "ws")`. */
const SCHEME = /^(?:http|ws)s?:$/;
/** Of each of the two pieces that a word may be joined of. */
const MIN_PIECE = 2;

/** `open` and `-door`: whether a word is two pieces that stand there. */
function isJoined(word: string, all: string): boolean {
  for (let at = MIN_PIECE; at <= word.length - MIN_PIECE && all.includes(word.slice(0, at)); at++)
    if (all.includes(word.slice(at))) return true;
  return false;
}

/** What a bundler calls a file or a module may be the premise: chunks named by the pages that they hold, say. */
const namesOf = ({ file, module }: Evidence): readonly string[] => [file, module ?? ""];

const textOf = ({ file, start, end }: Evidence, files: PlainMaterial): string =>
  files.get(file)?.text.slice(start, end) ?? "";

/** Texts that have to stand in the evidence as they are. */
function wordsOf({ point, statement }: Located): readonly string[] {
  const isShown = statement.basis === "shown";
  switch (point) {
    case "purpose":
      return [statement.text];
    case "screens":
      return [...segments(statement.path), ...pieces(statement.title ?? "")];
    case "entities":
      // What is computed of a field stands elsewhere: `sendEmail` of two words that are joined.
      return statement.basis === "derived" ? [] : statement.fields.map(({ name }) => name);
    case "states":
      return [...statement.values, ...(statement.initial === undefined ? [] : [statement.initial])];
    case "validation":
      return [
        ...(statement.messageKey === undefined ? [] : [statement.messageKey]),
        ...(isShown && statement.message !== undefined ? pieces(statement.message) : []),
      ];
    case "roles":
      return [statement.name, ...(statement.label === undefined ? [] : [statement.label])];
    case "calls":
      return callWords(statement);
    case "errors":
      return [
        ...(statement.code ? [statement.code] : []),
        ...(isShown && statement.message ? pieces(statement.message) : []),
      ];
    case "constants":
      return isShown && typeof statement.value === "string" ? pieces(statement.value) : [];
  }
}

/** An event of a stream is shown where it is listened to, its address where the stream is opened. */
const callWords = ({
  url,
  operation,
  evidence,
}: Extract<Located, { point: "calls" }>["statement"]): readonly string[] => [
  ...(evidence.some(({ for: pointer }) => pointer === "/url") ? segments(url) : []),
  ...(operation === undefined ? [] : pieces(operation.name)),
];

/** What stands between the holes of a text. */
const pieces = (text: string): readonly string[] => text.split(/\{[^{}]*\}/).filter((piece) => piece !== "");

const segments = (path: string): readonly string[] =>
  pieces(path)
    .flatMap((piece) => piece.split("/"))
    .filter((part) => part !== "");

/** Numbers that the evidence has to give. */
function numbersOf({ point, statement }: Located): readonly number[] {
  if (statement.basis === "inferred") return [];
  if (point === "constants") return numeric(statement.value);
  // 0 stands in the name of a check: `nonnegative()`.
  return point === "validation" ? numeric(statement.value).filter((value) => value !== 0) : [];
}

const numeric = (value: Json | undefined): readonly number[] => (typeof value === "number" ? [value] : []);
