/**
 * Evidence that says what it is for shows that, and not only something of the statement: each text, field, value and name
 * with a range of its own stands in that range. A value that stands elsewhere in the same statement was put in its place.
 */
import {
  type AnyStatement,
  type Json,
  type Located,
  locatedStatements,
  MAX_EVIDENCE,
  type Specification,
} from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";
import type { PlainMaterial } from "./plain-material.ts";
import { missingNumbers, pieces, segments, standsIn, textOf } from "./stands.ts";

export const checkPointed = (specification: Specification, files: PlainMaterial): readonly Falsehood[] =>
  Array.from(locatedStatements(specification)).flatMap((located) =>
    partsOf(located).flatMap((part) => missing(part, located.statement, files)),
  );

/** Part of a statement, with what has to stand in the ranges for it. */
interface Part {
  readonly pointer: string;
  readonly words?: readonly string[];
  readonly numbers?: readonly number[];
  /** Of which one has to stand there. */
  readonly oneOf?: readonly string[];
  readonly mostOf?: readonly string[];
  /** Whether a name may stand for it: `go(home.path)`. */
  readonly isNamed?: boolean;
}

const NAME = /^[\w$]+(?:\.[\w$]+)*$/;

function missing(part: Part, statement: AnyStatement, files: PlainMaterial): readonly Falsehood[] {
  const { pointer, words = [], numbers = [], oneOf = [], mostOf = [] } = part;
  const texts = statement.evidence.filter((one) => one.for === pointer).map((one) => textOf(one, files));
  // Without a range of its own it is asked for in all of them; ranges beyond the bound are left out.
  if (texts.length === 0 || statement.evidence.length >= MAX_EVIDENCE) return [];
  if (part.isNamed && texts.some((text) => NAME.test(text))) return [];
  const stands = standsIn(texts);
  const absent = words.filter((word) => !stands(word));
  const others = oneOf.length > 0 && !oneOf.some(stands) ? [oneOf.join(" or ")] : [];
  const unknown = mostOf.filter((word) => !stands(word));
  const most = unknown.length * 2 > mostOf.length ? unknown : [];
  return [...absent, ...others, ...most, ...missingNumbers(numbers, texts).map(String)].map((what) => ({
    code: "no-premise",
    where: statement.id,
    what: `${pointer}: ${what}`,
  }));
}

function partsOf({ point, statement }: Located): readonly Part[] {
  const isShown = statement.basis === "shown";
  switch (point) {
    case "purpose":
      return [worded("/text", statement.text)];
    case "screens": {
      const { title, texts = [], links = [], chunk } = statement;
      return [
        worded("/title", title),
        ...texts.map((text, at) => worded(`/texts/${at}`, text)),
        ...links.map((link, at) => ({ pointer: `/links/${at}`, words: segments(link), isNamed: true })),
        { pointer: "/chunk", oneOf: namesOf(chunk) },
      ];
    }
    case "entities":
      if (statement.basis === "derived") return [];
      return statement.fields.map(({ name }, at) => ({ pointer: `/fields/${at}`, words: [name] }));
    case "states":
      return [{ pointer: "/values", words: statement.values }];
    case "validation":
      return [
        message(statement.message, isShown),
        worded("/messageKey", statement.messageKey),
        worded("/label", statement.label),
        ...valued(statement.value),
      ];
    case "roles":
      return [worded("/name", statement.name)];
    case "calls":
      return [
        { pointer: "/url", words: segments(statement.url) },
        worded("/operation/name", statement.operation?.name),
      ];
    case "errors":
      return [message(statement.message, isShown)];
    case "constants":
      return isShown ? valued(statement.value) : [];
  }
}

/** What code may call a script by: `n.e(435)` of `435.1f2e.js`. */
const namesOf = (file = ""): readonly string[] =>
  (file.split("/").at(-1) ?? "").split(/[.-]/).filter((part) => part !== "" && part !== "js" && part !== "mjs");

/** What is not shown may be put together of pieces and values: most of its words stand there. */
const message = (text: string | undefined, isShown: boolean): Part =>
  isShown
    ? worded("/message", text)
    : {
        pointer: "/message",
        mostOf:
          pieces(text ?? "")
            .join(" ")
            .match(LONG_WORD) ?? [],
      };

/** Shorter ones stand in every text. */
const LONG_WORD = /\p{L}{4,}/gu;

const worded = (pointer: string, text = ""): Part => ({ pointer, words: pieces(text) });

/** 0 stands in the name of a check: `nonnegative()`. */
const valued = (value: Json | undefined): readonly Part[] =>
  typeof value === "number" && value !== 0 ? [{ pointer: "/value", numbers: [value] }] : [];
