/**
 * Annotations: comments of an example that say what must be found in the code below them.
 *
 *     finds: call method=GET url=/users/{id} query=page,size
 *     finds: error kind=thrown message="No such user"
 *     finds nothing
 *     todo finds: ...        a known gap: must not be found today
 *     todo finds nothing     a known false finding: must be found today
 *     skip rspack: reason    this example is not checked in that form
 */
import { FACT_KINDS, type Fields, written } from "./fact-kinds.ts";
import { FORMS, type Form } from "./forms.ts";

export interface Expectation {
  readonly kind: string;
  readonly fields: Fields;
}

export type Annotation =
  | { readonly says: "finds"; readonly todo: boolean; readonly expected: Expectation }
  | { readonly says: "nothing"; readonly todo: boolean }
  | { readonly says: "skip"; readonly form: Form; readonly reason: string };

/** Throws where a comment begins like an annotation and is none; undefined for any other comment. */
export function readAnnotation(comment: string): Annotation | undefined {
  const text = comment.trim();
  const [, todo, rest] = /^(todo )?finds\b(.*)$/s.exec(text) ?? [];
  if (rest !== undefined) return readFinds(rest.trim(), todo !== undefined, text);
  if (/^skip\b/.test(text)) return readSkip(text);
  if (/^(?:todo|find|expect|expects)\b/i.test(text)) throw new Error(`"${text}" is no annotation; write "finds: ..."`);
  return undefined;
}

function readFinds(rest: string, todo: boolean, text: string): Annotation {
  if (rest === "nothing") return { says: "nothing", todo };
  if (!rest.startsWith(":")) throw new Error(`"${text}": write "finds: ..." or "finds nothing"`);
  return { says: "finds", todo, expected: readExpectation(rest.slice(1).trim()) };
}

function readSkip(text: string): Annotation {
  const [, form, reason = ""] = /^skip ([\w-]+):(.*)$/s.exec(text) ?? [];
  const known = FORMS.find((one) => one === form);
  if (known === undefined) throw new Error(`"${text}": write "skip FORM: reason" with one of ${FORMS.join(", ")}`);
  if (!/\w+\s+\w+/.test(reason)) throw new Error(`"${text}": say why, in words`);
  return { says: "skip", form: known, reason: reason.trim() };
}

/** A key with a value: as it stands up to the next space, or in quotes as JSON writes it. */
const PAIR = /\s*([A-Za-z]+)=("(?:[^"\\]|\\.)*"|[^\s"]+)(?=\s|$)/y;

function readExpectation(text: string): Expectation {
  const kind = /^\w*/.exec(text)?.[0] ?? "";
  const known = FACT_KINDS.get(kind);
  if (!known) throw new Error(`"${text}": no kind of fact; there are ${[...FACT_KINDS.keys()].join(", ")}`);
  const fields: Record<string, string> = {};
  PAIR.lastIndex = kind.length;
  let end = kind.length;
  for (let pair = PAIR.exec(text); pair; pair = PAIR.exec(text)) {
    const [, key = "", value = ""] = pair;
    if (!known.keys.includes(key)) throw new Error(`"${text}": ${kind} has no ${key}; it has ${known.keys.join(", ")}`);
    if (key in fields) throw new Error(`"${text}": ${key} stands twice`);
    fields[key] = normal(value);
    end = PAIR.lastIndex;
  }
  if (end !== text.length) throw new Error(`"${text}": cannot read "${text.slice(end).trim()}"; write key=value`);
  if (end === kind.length) throw new Error(`"${text}": says nothing about the ${kind}`);
  return { kind, fields };
}

/** A list in any order is the same list. Texts in quotes are no lists. */
function normal(value: string): string {
  if (value.startsWith('"')) return String(JSON.parse(value));
  return written(value.split(",")) ?? "";
}
