/**
 * What a statement says stands in its evidence. The words of what is `shown` and of what is `derived` (names, segments of
 * addresses, messages, numbers) are looked up in the texts of the ranges, by reading literals only: escapes, numbers in all
 * their forms, products of numbers. Words that may come from elsewhere are not asked for.
 */
import {
  type Evidence,
  type Json,
  type Located,
  locatedStatements,
  MAX_EVIDENCE,
  type Specification,
} from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";
import type { PlainMaterial } from "./plain-material.ts";
import { missingNumbers, pieces, segments, standsIn, textOf } from "./stands.ts";

export const checkPremises = (specification: Specification, files: PlainMaterial): readonly Falsehood[] =>
  Array.from(locatedStatements(specification)).flatMap((located) => missingPremises(located, files));

function missingPremises(located: Located, files: PlainMaterial): readonly Falsehood[] {
  const { statement } = located;
  const texts = statement.evidence.map((evidence) => textOf(evidence, files));
  const stands = standsIn(texts, statement.evidence.flatMap(namesOf));
  const words = wordsOf(located);
  const absent = words.filter((word) => !stands(word));
  // Ranges beyond the bound are left out, and with them the words that they show.
  const isCut = statement.evidence.length >= MAX_EVIDENCE && absent.length < words.length;
  const lost = isCut ? [] : absent;
  const unknown = missingNumbers(numbersOf(located), texts);
  return [...lost, ...unknown.map(String)].map((what) => ({ code: "no-premise", where: statement.id, what }));
}

const namesOf = ({ file, module }: Evidence): readonly string[] => [file, module ?? ""];

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

/** Numbers that the evidence has to give. */
function numbersOf({ point, statement }: Located): readonly number[] {
  if (statement.basis === "inferred") return [];
  if (point === "constants") return numeric(statement.value);
  // 0 stands in the name of a check: `nonnegative()`.
  return point === "validation" ? numeric(statement.value).filter((value) => value !== 0) : [];
}

const numeric = (value: Json | undefined): readonly number[] => (typeof value === "number" ? [value] : []);
