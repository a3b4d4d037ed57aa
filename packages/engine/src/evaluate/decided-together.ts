/**
 * What is decided together: one test that decides several values, `id ? "/users/" + id : "/users"` and `id ? "PUT" : "POST"`.
 * Gives the values once for each outcome, so that what belongs together stays together.
 */
import { openConditions, openTables } from "./free-params.ts";
import type { Condition, Union, Value } from "./value.ts";
import { isMissing, MAX_OPTIONS } from "./value.ts";

/** Most tests that are told apart in one question, and outcomes of all of them. */
const MAX_TESTS = 3;
const MAX_WAYS = 16;

/** The parts once for each outcome of every test that decides several of them, and for each key that picks several. */
export function decidedTogether<P extends Readonly<Record<string, Value>>>(
  parts: P,
  tests = 0,
  ways = 1,
): readonly P[] {
  const shared = tests < MAX_TESTS ? sharedBy(Object.values(parts)) : undefined;
  if (!shared || ways * shared.length > MAX_WAYS) return [parts];
  return shared.flatMap((answer) => {
    const out: Record<string, Value> = {};
    for (const key in parts) if (parts[key]) out[key] = answered(parts[key], answer);
    return decidedTogether(out as P, tests + 1, ways * shared.length);
  });
}

/** An outcome of a test, or a key of tables that one value picks from. */
type Answer = { readonly test: Condition; readonly answer: boolean } | { readonly by: Value; readonly key: string };

function sharedBy(parts: readonly Value[]): readonly Answer[] | undefined {
  const shared = <T>(of: (part: Value) => readonly T[], isSame: (one: T, other: T) => boolean): T | undefined => {
    const perPart = parts.map(of);
    return perPart
      .flatMap((own, at) =>
        own.filter((one) => perPart.slice(at + 1).some((list) => list.some((other) => isSame(one, other)))),
      )
      .at(0);
  };
  const test = shared((part) => openConditions([part]).map(({ when }) => when), isSameTest);
  if (test) return [true, false].map((answer) => ({ test, answer }));
  const table = shared(
    (part) => openTables(part).filter(({ from }) => from.size <= MAX_OPTIONS),
    (one, other) => one.from.size === other.from.size && isSameValue(one.key, other.key),
  );
  return table && [...table.from.keys()].map((key) => ({ by: table.key, key }));
}

/** A value with the outcome of a test filled in, in the parts of which texts and lists are made. */
function answered(value: Value, answer: Answer): Value {
  const each = (one: Value): Value => answered(one, answer);
  switch (value.kind) {
    case "union": {
      const chosen = chosenBy(answer, value);
      return chosen ? each(chosen) : { ...value, options: value.options.map(each) };
    }
    case "template":
      return { ...value, parts: value.parts.map((part) => (typeof part === "string" ? part : each(part))) };
    case "choice": {
      // `const { url, method = "POST" } = entry`: the entry says whether it has one
      const first = each(value.first);
      if (first.kind !== "constant") return { ...value, first, second: each(value.second) };
      return isMissing(first.value, value.when) ? each(value.second) : first;
    }
    case "array":
      return { ...value, elements: value.elements.map(each) };
    case "result":
      return { ...value, args: value.args.map(each) };
    case "object":
      return {
        ...value,
        layers: value.layers.map((one) => ("value" in one ? { ...one, value: each(one.value) } : one)),
      };
    default:
      return value;
  }
}

function chosenBy(answer: Answer, { when, picked, options }: Union): Value | undefined {
  if ("key" in answer) return picked && isSameValue(picked.key, answer.by) ? picked.from.get(answer.key) : undefined;
  return when && isSameTest(answer.test, when) ? options[answer.answer === when.holds ? 0 : 1] : undefined;
}

/** The same question, whatever answer is asked for. */
const isSameTest = (one: Condition, other: Condition): boolean =>
  one.asks === other.asks && one.is === other.is && !one.among && !other.among && isSameValue(one.of, other.of);

/** Deepest value that is compared. */
const MAX_DEPTH = 6;

function isSameValue(a: Value, b: Value, depth = 0): boolean {
  if (a === b) return true;
  if (depth > MAX_DEPTH) return false;
  const isEach = (one: readonly Value[], other: readonly Value[]): boolean =>
    one.length === other.length && one.every((part, at) => other[at] && isSameValue(part, other[at], depth + 1));
  switch (a.kind) {
    case "constant":
      return b.kind === "constant" && a.value === b.value;
    case "param":
      return b.kind === "param" && a.of === b.of && a.index === b.index && a.rest === b.rest;
    case "member":
      return b.kind === "member" && a.key === b.key && isSameValue(a.object, b.object, depth + 1);
    case "named":
      return b.kind === "named" && a.of !== undefined && b.of !== undefined && isSameValue(a.of, b.of, depth + 1);
    case "global":
      return b.kind === "global" && a.path.join(".") === b.path.join(".");
    case "this":
      return b.kind === "this" && a.of === b.of;
    case "result":
      return b.kind === "result" && a.node === b.node && isEach(a.args, b.args);
    case "union":
      return b.kind === "union" && isEach(a.options, b.options);
    case "choice":
      return b.kind === "choice" && isEach([a.first, a.second], [b.first, b.second]);
    default:
      return false;
  }
}
