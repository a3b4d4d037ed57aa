/**
 * What is decided together: one test that decides several values, `id ? "/users/" + id : "/users"` and `id ? "PUT" : "POST"`.
 * Gives the values once for each outcome, so that what belongs together stays together.
 */
import { decided } from "./decided.ts";
import { openConditions, openTables } from "./free-params.ts";
import { isSameMoment } from "./moment-at.ts";
import { ofEach } from "./picked.ts";
import { type Condition, constant, isMissing, MAX_OPTIONS, type Picked, type Union, type Value } from "./value.ts";

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
type Answer = { readonly test: Condition; readonly answer: boolean } | { readonly by: Picked; readonly key: string };

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
    (one, other) => one.from.size === other.from.size && isSamePick(one, other),
  );
  return table && [...table.from.keys()].map((key) => ({ by: table, key }));
}

/** A value where a test has this outcome. */
export const decidedBy = (value: Value, test: Condition, answer: boolean): Value => answered(value, { test, answer });

/** A value with the outcome of a test filled in, in the parts of which texts and lists are made. */
function answered(value: Value, answer: Answer): Value {
  const each = (one: Value): Value => answered(one, answer);
  switch (value.kind) {
    case "union": {
      const { when, picked, options } = value;
      const chosen = chosenBy(answer, value);
      if (chosen) return each(chosen);
      if (picked) return ofEach({ ...picked, key: each(picked.key) }, each);
      return { kind: "union", options: options.map(each), ...(when && { when: { ...when, of: each(when.of) } }) };
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

/** What an answer leaves of several outcomes: the one that it decides for, also by what a test asks about. */
function chosenBy(answer: Answer, { when, picked, options }: Union): Value | undefined {
  if (picked && "key" in answer && isSamePick(picked, answer.by)) return picked.from.get(answer.key);
  const holds = when && holdsBy(answer, when);
  return holds === undefined ? undefined : options[holds ? 0 : 1];
}

function holdsBy(answer: Answer, when: Condition): boolean | undefined {
  if (!("test" in answer)) return decided({ ...when, of: answered(when.of, answer) });
  const { test, answer: is } = answer;
  if (isSameTest(test, when)) return is === when.holds;
  // what is one text is no other
  const isKnown = is && test.asks === "text" && isSameSubject(test, when);
  return decided({ ...when, of: isKnown ? constant(test.is) : answered(when.of, answer) });
}

/** The same question, whatever answer is asked for. */
export const isSameTest = (one: Condition, other: Condition): boolean =>
  one.asks === other.asks &&
  one.is === other.is &&
  one.among?.join("\n") === other.among?.join("\n") &&
  isSameSubject(one, other);

const isSameSubject = (one: Condition, other: Condition): boolean =>
  isSameValue(one.of, other.of) && isSameMoment(one.at, other.at);

const isSamePick = (one: Picked, other: Picked): boolean =>
  isSameValue(one.key, other.key) && isSameMoment(one.at, other.at);

/** Whether what decides is the same, where something does. */
const isSameChoice = ({ when, picked }: Union, other: Union): boolean =>
  (when && other.when ? isSameTest(when, other.when) && when.holds === other.when.holds : when === other.when) &&
  (picked && other.picked ? isSamePick(picked, other.picked) : picked === other.picked);

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
    case "array":
      return b.kind === "array" && isEach(a.elements, b.elements);
    case "union":
      return b.kind === "union" && isSameChoice(a, b) && isEach(a.options, b.options);
    case "choice":
      return b.kind === "choice" && isEach([a.first, a.second], [b.first, b.second]);
    default:
      return false;
  }
}
