/**
 * Tests of libraries, known by names that stay where they are reached as properties: those of validator.js 10 to 13
 * (`isLength(x, {max: 80})`, `isEmail(x)`, `isIn(x, [...])`, `matches(x, /re/)`), and what says that there is nothing, of
 * Ember, lodash and validator.js (`isBlank(x)`, `isEmpty(x)`, `isPresent(x)`).
 */
import type { Value } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import { matched, oneOf } from "./text-tests.ts";
import type { Place, Violation } from "./violation-types.ts";

const FORMATS: Readonly<Record<string, string>> = {
  isEmail: "email",
  isURL: "url",
  isUUID: "uuid",
  isIP: "ip",
  isFQDN: "hostname",
  isJSON: "json",
  isHexColor: "color",
  isISO8601: "date-time",
  isMobilePhone: "phone",
  isCreditCard: "credit card",
  isMACAddress: "mac",
  isAlpha: "letters",
  isAlphanumeric: "letters and digits",
};
const TYPES: Readonly<Record<string, string>> = { isInt: "integer", isNumeric: "number", isFloat: "number" };
const EMPTY: ReadonlySet<string> = new Set(["isBlank", "isEmpty", "isNil", "isNone"]);

/** What a test that a library has under a name asks of its first argument; nothing where it has none. */
export function libraryTest(
  name: string | undefined,
  [first, second]: readonly (Node | undefined)[],
  negated: boolean,
  place: Place,
): readonly Violation[] | undefined {
  if (name === undefined || !first) return undefined;
  const subject = withoutFallback(first);
  if (EMPTY.has(name)) return negated ? undefined : [{ rule: "required", subject, strong: true }];
  if (!negated) return undefined;
  if (name === "isPresent") return [{ rule: "required", subject, strong: true }];
  const format = FORMATS[name];
  if (format !== undefined) return [{ rule: "format", value: format, subject, strong: true }];
  const given = second ? place.ev.evaluate(second, place.module) : undefined;
  const type = TYPES[name];
  if (type !== undefined)
    return [{ rule: "type", value: type, subject, strong: true }, ...bounds(given, subject, place)];
  if (name === "isLength" || name === "isByteLength") return lengths(given, subject, place);
  if (name === "isIn" && given) return oneOf(given, subject);
  return name === "matches" && given?.kind === "pattern" ? matched(given, subject) : undefined;
}

/** `note || ""`: the note. */
function withoutFallback(node: Node): Node {
  if (node.type === "ParenthesizedExpression") return withoutFallback(node.expression);
  const isFallback = node.type === "LogicalExpression" && node.operator !== "&&" && node.right.type === "Literal";
  return isFallback ? withoutFallback(node.left) : node;
}

function bounds(given: Value | undefined, subject: Node, { ev }: Place): readonly Violation[] {
  if (given?.kind !== "object") return [];
  return (["min", "max"] as const).flatMap((rule): readonly Violation[] => {
    const bound = ev.member(given, rule);
    return bound.kind === "constant" && typeof bound.value === "number"
      ? [{ rule, value: bound.value, sources: bound.sources, subject, strong: true }]
      : [];
  });
}

const LENGTHS = { min: "minLength", max: "maxLength" } as const;

/** `{min: 10, max: 191}`; a text of at least one character is one that is asked for. */
const lengths = (given: Value | undefined, subject: Node, place: Place): readonly Violation[] | undefined => {
  const found = bounds(given, subject, place).map(
    (one): Violation =>
      one.rule === "min" && one.value === 1
        ? { rule: "required", subject, strong: true }
        : { ...one, rule: one.rule === "min" ? LENGTHS.min : LENGTHS.max },
  );
  return found.length > 0 ? found : undefined;
};
