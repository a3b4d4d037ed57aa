/**
 * What sentences of interfaces say by the conventions of a language other than English, whose own are finer
 * (`failures.ts`, `demands.ts`). All languages are asked of each text: their words are told apart by themselves.
 * Each pattern reads one message; where a library or a call says what a text is, no words are asked.
 */
import type { Json, ValidationRule } from "@as-built/spec";

/** A kind of rule, and the value that a message of this wording gives it. */
export interface Worded {
  readonly rule: ValidationRule["rule"];
  readonly value?: Json;
}

export interface Language {
  /** BCP 47. */
  readonly tag: string;
  /** Something failed, is not there, is not allowed, or is not as it must be. */
  readonly fails: RegExp;
  /** Uses the same words for something else: questions, headings, what cannot be undone, what goes well. */
  readonly tells: RegExp;
  /** A value lacks something or has to be something. */
  readonly demands: RegExp;
  /** Asks for input: "Please enter". */
  readonly asks: RegExp;
  /** Something is being done. */
  readonly progress: RegExp;
  /** The kinds of rules, the narrowest first. */
  readonly rules: readonly (readonly [RegExp, Worded])[];
}

export const UNIQUE: Worded = { rule: "unique" };
export const EQUALS: Worded = { rule: "equals" };
export const EMAIL: Worded = { rule: "format", value: "email" };
export const NUMBER: Worded = { rule: "type", value: "number" };
export const REQUIRED: Worded = { rule: "required" };
