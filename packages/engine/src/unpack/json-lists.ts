/** What a file of JSON holds, looked at without trust: a key that is not there, or is none of its own, gives nothing. */

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export const valueAt = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = valueAt(value, key);
  return Array.isArray(found) ? found : [];
}

/** Where each text stands first, with its quotes. */
export function placesOfTexts(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let start = text.indexOf('"'), end = start; start >= 0; start = text.indexOf('"', end)) {
    for (end = start + 1; end < text.length && text[end] !== '"'; ) end += text[end] === "\\" ? 2 : 1;
    const quoted = text.slice(start, ++end);
    if (!places.has(quoted)) places.set(quoted, start);
  }
  return places;
}
