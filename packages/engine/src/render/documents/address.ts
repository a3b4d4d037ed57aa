/**
 * The address of a call, taken apart as description languages want it: what stands before the path, and a path that begins
 * with a slash, whose holes have one name each. Nothing is added but the slash.
 */

export interface Address {
  /** Scheme and host, or `{base}` where the base is not shown. */
  readonly server?: string;
  readonly path: string;
  /** The path's holes in their order, as the specification names them. */
  readonly holes: readonly string[];
}

/** A scheme and a host, a host, or a base that is not shown. */
const SERVER = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*|\/\/[^/?#]*|\{base\})/i;
const HOLE = /\{([^{}]*)\}/g;

export function addressOf(url: string): Address {
  const server = SERVER.exec(url)?.[0];
  const rest = url.slice(server?.length ?? 0);
  const path = withoutLoneBraces(rest.startsWith("/") ? rest : `/${rest}`);
  const names = holesOf(path).map(uniqueNames());
  let at = 0;
  return {
    ...(server !== undefined && { server }),
    path: path.replace(HOLE, () => `{${names[at++] ?? ""}}`),
    holes: names,
  };
}

/** Names of the holes in a text; marks of optional and catch-all ones left out. */
export const holesOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(HOLE), ([, name = ""]) => name.replace(/[?*]$/, "") || "value");

/** The same for addresses that differ in the names of their holes only. */
export const templateOf = (path: string): string => path.replace(HOLE, "{}");

/** Gives each name once: a name that is taken gets the first number from 2 on that is free. Numbers are never tried again. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (name) => {
    let number = next.get(name) ?? 2;
    let free = name;
    for (; taken.has(free); number += 1) free = `${name}${number}`;
    next.set(name, number);
    taken.add(free);
    return free;
  };
}

/** A brace that opens or closes no hole is part of the address, and a description language would take it for one. */
const withoutLoneBraces = (path: string): string =>
  path
    .split(/(\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll("{", "%7B").replaceAll("}", "%7D")))
    .join("");
