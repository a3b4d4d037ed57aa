/**
 * What a site asks of programs that fetch it: https://www.rfc-editor.org/rfc/rfc9309. Takes the text of robots.txt, gives
 * whether a path may be asked for. The longest rule that fits decides; where two are as long, the one that allows.
 */

interface Rule {
  readonly allows: boolean;
  readonly length: number;
  /** What the path has to consist of, from its beginning, with anything between the pieces. */
  readonly pieces: readonly string[];
  readonly isWhole: boolean;
}

export type Robots = (path: string) => boolean;

export const ALL: Robots = () => true;
export const NONE: Robots = () => false;

/** RFC 9309, 2.5: at least this much is read. */
const MAX_LENGTH = 500 * 1024;
const MAX_RULES = 5000;

/** @param product the name that a group has to have; else the group of `*` counts */
export function robotsOf(text: string, product: string): Robots {
  const end = text.length <= MAX_LENGTH ? text.length : text.lastIndexOf("\n", MAX_LENGTH);
  const { own, all } = groupsIn(text.slice(0, Math.max(0, end)), product);
  const rules = (own ?? all)
    .slice(0, MAX_RULES)
    .toSorted((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows));
  return (path) => rules.find((rule) => fits(rule, path))?.allows ?? true;
}

interface Groups {
  /** Undefined where no group has the name. */
  readonly own: readonly Rule[] | undefined;
  /** Of `*`. */
  readonly all: readonly Rule[];
}

/** Groups of others are not kept: a file may name thousands, and give all of them thousands of rules. */
function groupsIn(text: string, product: string): Groups {
  let own: Rule[] | undefined;
  const all: Rule[] = [];
  let isOwn = false;
  let isAll = false;
  let isOpen = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { key, value } = parts(line);
    if (key === "user-agent") {
      const name = value.toLowerCase();
      isOwn = name === product || (isOpen && isOwn);
      isAll = name === "*" || (isOpen && isAll);
      isOpen = true;
      if (isOwn) own ??= [];
    } else if (key === "allow" || key === "disallow") {
      isOpen = false;
      if (value === "") continue;
      const rule = ruleOf(key === "allow", value);
      if (isOwn) own?.push(rule);
      if (isAll) all.push(rule);
    }
  }
  return { own, all };
}

function parts(line: string): { readonly key: string; readonly value: string } {
  const [said = ""] = line.split("#", 1);
  const colon = said.indexOf(":");
  if (colon === -1) return { key: "", value: "" };
  return { key: said.slice(0, colon).trim().toLowerCase(), value: said.slice(colon + 1).trim() };
}

function ruleOf(allows: boolean, pattern: string): Rule {
  const isWhole = pattern.endsWith("$");
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  return { allows, length: pattern.length, pieces, isWhole };
}

function fits({ pieces: [first = "", ...rest], isWhole }: Rule, path: string): boolean {
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (!isWhole || at === path.length) return true;
  const last = rest.at(-1);
  return last !== undefined && path.endsWith(last) && path.length - last.length >= at - last.length;
}
