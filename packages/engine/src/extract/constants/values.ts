/** The constant that an expression is: a number, a text, a list of numbers; of a value with a default, the default. */
import { texts, written } from "../../evaluate/text.ts";
import { outcomes, type Source, type Value } from "../../evaluate/value.ts";

export interface Known<T> {
  readonly value: T;
  readonly sources: readonly Source[];
}

/** Numbers that a value may be, where at most one other outcome is open. */
export function numbersOf(value: Value): readonly Known<number>[] {
  return outcomes(value).flatMap((outcome) => {
    if (outcome.kind !== "constant" || typeof outcome.value !== "number" || !Number.isFinite(outcome.value)) return [];
    return outcome.sources.length > 0 ? [{ value: outcome.value, sources: outcome.sources }] : [];
  });
}

export function textsOf(value: Value): readonly Known<string>[] {
  return outcomes(value).flatMap((outcome) =>
    outcome.kind === "constant" && typeof outcome.value === "string" && outcome.sources.length > 0
      ? [{ value: outcome.value, sources: outcome.sources }]
      : [],
  );
}

/** Texts with the names of their holes, `loans:{id}`; nothing that is all hole, and of several with one end the longest. */
export function writtenTexts(value: Value): readonly Known<string>[] {
  const found = texts(value)
    .filter(({ parts, sources }) => sources.length > 0 && parts.some((one) => typeof one === "string"))
    .map((text) => ({ value: written(text), sources: text.sources }));
  const isEnd = (one: string): boolean => found.some((other) => other.value !== one && other.value.endsWith(one));
  return found.filter((one) => !isEnd(one.value));
}

/** `[10,25,50]`: a choice of sizes or times. */
export function listOf(value: Value): Known<readonly number[]> | undefined {
  if (value.kind !== "array" || value.open || value.elements.length < 2 || value.elements.length > 30) return undefined;
  const numbers = value.elements.map((element) => (element.kind === "constant" ? element : undefined));
  const values = numbers.flatMap((item) => (item && typeof item.value === "number" ? [item.value] : []));
  if (values.length !== numbers.length) return undefined;
  return { value: values, sources: numbers.flatMap((item) => item?.sources.slice(0, 1) ?? []).slice(0, 2) };
}
