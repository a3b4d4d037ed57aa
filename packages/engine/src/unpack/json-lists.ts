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

const QUOTED = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/** Where each text stands first, with its quotes. */
export const placesOfTexts = (text: string): ReadonlyMap<string, number> =>
  new Map([...text.matchAll(QUOTED)].map(({ 0: one, index }): [string, number] => [one, index]).reverse());
