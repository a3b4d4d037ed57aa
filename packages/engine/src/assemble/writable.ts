/**
 * Statements without the numbers that JSON has no words for: `1/0`, which minifiers write for Infinity, `1e400`, `0/0`,
 * `10n`. None bounds anything. A list that holds one is none, an object is one without it.
 */

/** The content, or undefined where what it states is such a value. */
export function writable(content: object): object | undefined {
  return "value" in content && isUnwritable(content.value) ? undefined : (written(content) as object);
}

function written(value: unknown): unknown {
  if (typeof value === "number") return value === 0 ? 0 : value; // -0
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => (isUnwritable(member) ? [] : [[key, written(member)]])),
  );
}

const isUnwritable = (value: unknown): boolean =>
  typeof value === "bigint" ||
  (typeof value === "number" && !Number.isFinite(value)) ||
  (Array.isArray(value) && value.some(isUnwritable));
