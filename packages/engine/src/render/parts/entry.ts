/** A statement as a heading and a list: what it states, to what it relates, how it was reached and where it stands. */
import { type Field, type Json, type Located, labelOf, type Statement, type StatementIndex } from "@as-built/spec";
import { blocks, heading } from "../markdown/block.ts";
import { code, type Inline, joined, maybe, NOTHING, prose, raw } from "../markdown/inline.ts";
import { shapeKeys } from "../markdown/shape.ts";
import { seenLine } from "../markdown/traffic.ts";
import { fitted, item } from "./lines.ts";
import type { Relations } from "./relations.ts";
import { placeOf, type ShortFiles } from "./short-files.ts";

export interface EntryContext {
  readonly statements: StatementIndex;
  readonly relations: Relations;
  readonly files: ShortFiles;
}

export function entry(located: Located, context: EntryContext): string {
  const { relations } = context;
  const list = [
    ...factsOf(located, context),
    item(
      "allows",
      relations.allowedBy(located).map((id) => reference(id, context)),
    ),
    item(
      "screens",
      relations.screensOf(located).map((id) => reference(id, context)),
    ),
    item("", [
      basisOf(located.statement),
      placeOf(context.files, located.statement.evidence, located.statement.sightings),
    ]),
  ];
  return blocks([heading(3, titleOf(located)), list.filter((line) => line !== "").join("\n")]);
}

/** Sentences as text, names and addresses as code. */
const titleOf = (located: Located): Inline =>
  fitted(nameOf(located), located.point === "purpose" || located.point === "errors" ? prose : code);

const nameOf = (located: Located): string => (located.point === "screens" ? located.statement.path : labelOf(located));

function reference(id: string, { statements }: EntryContext): Inline {
  const located = statements.get(id);
  return located === undefined ? fitted(id, prose) : titleOf(located);
}

const basisOf = ({ basis, origin, reasons = [] }: Statement): Inline =>
  joined([
    raw(basis),
    origin === "unknown" ? raw("origin unknown") : NOTHING,
    ...reasons.map(({ code: reason }) => raw(reason)),
  ]);

const text = (shown: string): Inline => raw(`“${fitted(shown, prose, 300)}”`);
const json = (shown: Json): Inline => fitted(typeof shown === "string" ? shown : JSON.stringify(shown), code);
const one = <T>(shown: T | undefined, write: (shown: T) => Inline): readonly Inline[] => [maybe(shown, write)];
const name = (shown: string): Inline => fitted(shown, code);

function factsOf(located: Located, context: EntryContext): readonly string[] {
  const { point, statement } = located;
  const refer = (id: string): Inline => reference(id, context);
  switch (point) {
    case "purpose":
    case "roles":
      return "label" in statement ? [item("label", one(statement.label, text))] : [];
    case "screens":
      return [
        item("title", one(statement.title, text)),
        item("name", one(statement.name, name)),
        item("below", one(statement.parent, refer)),
        item("redirects to", one(statement.redirectsTo, name)),
        item("guards", (statement.guards ?? []).map(refer)),
        item("links to", (statement.links ?? []).map(name)),
        item("texts", (statement.texts ?? []).map(text)),
        item("entry", one(statement.entry, name)),
      ];
    case "entities":
      return [
        item("from", [raw(statement.source)]),
        item(
          "fields",
          statement.fields.map((field) => fieldOf(field, refer)),
        ),
      ];
    case "states":
      return [
        item("of", one(statement.entity, refer)),
        item(
          "values",
          statement.values.map((value) => labelled(value, statement.labels)),
        ),
        item("initial", one(statement.initial, name)),
        item(
          "transitions",
          (statement.transitions ?? []).map(({ from = "*", to, on }) =>
            joined(
              [name(from), raw("to"), name(to), maybe(on, (event) => raw(`on ${fitted(event, prose, 120)}`))],
              " ",
            ),
          ),
        ),
      ];
    case "validation":
      return [
        item("of", one(statement.of, refer)),
        item("label", one(statement.label, text)),
        item("when", one(statement.when, name)),
        item("message", [maybe(statement.message, text), maybe(statement.messageKey, name)]),
      ];
    case "calls":
      return [
        item("base where none is set", one(statement.defaultBase, name)),
        item(
          "parameters",
          (statement.parameters ?? []).map((parameter) =>
            joined(
              [raw(parameter.in), name(parameter.name), maybe(parameter.value, (value) => raw(`= ${json(value)}`))],
              " ",
            ),
          ),
        ),
        item("body", shapeKeys(statement.request)),
        item("answer", shapeKeys(statement.response)),
        item("status codes", (statement.statuses ?? []).map(json)),
        item("seen in traffic", (statement.seen ?? []).map(seenLine)),
        item("entry", one(statement.entry, name)),
      ];
    case "errors":
      return [
        item("kind", [raw(statement.kind)]),
        item("message key", one(statement.messageKey, name)),
        item("when", one(statement.when, name)),
      ];
    case "constants":
      return [item("meaning", one(statement.name === undefined ? undefined : statement.meaning, text))];
  }
}

const fieldOf = (
  { name: field, type, optional, values = [], refersTo }: Field,
  refer: (id: string) => Inline,
): Inline =>
  joined(
    [
      name(field),
      maybe(type, name),
      optional ? raw("optional") : NOTHING,
      values.length === 0 ? NOTHING : raw(`of ${json([...values])}`),
      maybe(refersTo, (id) => raw(`(see ${refer(id)})`)),
    ],
    " ",
  );

function labelled(value: string, labels: Readonly<Record<string, string>> = {}): Inline {
  const label = Object.hasOwn(labels, value) ? labels[value] : undefined;
  return joined([name(value), maybe(label, text)], " ");
}
