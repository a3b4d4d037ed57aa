/** What a route is called in words for people: its title, also where the code has only the key of a catalogue's text. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type ObjectValue, outcomes, type Value } from "../../evaluate/value.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Decided, FactEvidence, FileEvidence } from "../fact.ts";

/** A text of a route with the ranges that show it, and of a guard who decides. */
export interface RouteWord extends Partial<Decided> {
  readonly text: string;
  readonly evidence: readonly (FactEvidence | FileEvidence)[];
}

/** Data that a program keeps beside its routes for its own guard, as the guides of Vue Router, Angular and Nuxt (`middleware`) name it. */
export const ASKS = /auth|role|permission|guest|admin|scope|access|private|protected|privilege|abilit|^middleware$/i;

/** What is known of who is signed in, as guides and libraries name it. */
export const SESSION = /auth|user|session|token|account|viewer|credential|identity|jwt|logged|(?:log|sign)(?:ed)?_?in/i;

const TITLES = ["title", "label", "text"];

/** Where routers keep what the program says of a route: Vue's `meta`, Angular's `data`, React Router's `handle`. */
export function holdersOf(route: ObjectValue, ev: Evaluator): readonly ObjectValue[] {
  return ["meta", "data", "handle"].map((key) => ev.member(route, key)).filter((value) => value.kind === "object");
}

/** A title or label, at the route or in its meta data. */
export function titleOf(route: ObjectValue, context: ExtractContext): RouteWord | undefined {
  const { ev } = context;
  const values = [route, ...holdersOf(route, ev)].flatMap((holder) => TITLES.map((key) => ev.member(holder, key)));
  return values.flatMap((value) => wordsOf(value, context))[0];
}

/** `"Users"`, `"menu.users"` and `t("menu.users")` where a catalogue has the key; a parameter's `:name` is no word. */
function wordsOf(value: Value, { words }: ExtractContext): readonly RouteWord[] {
  return outcomes(value).flatMap((option): readonly RouteWord[] => {
    const said = option.kind === "result" ? option.args[0] : option;
    if (said?.kind !== "constant" || typeof said.value !== "string" || !/^[^:]*\p{L}/u.test(said.value)) return [];
    const entry = /\s/.test(said.value) ? undefined : words.lookup(said.value);
    if (entry) return [{ text: entry.text, evidence: [{ ...entry.range, says: "title", for: "/title" }] }];
    if (option.kind === "result") return [];
    return [
      { text: said.value, evidence: said.sources.map((source) => ({ ...source, says: "title", for: "/title" })) },
    ];
  });
}
