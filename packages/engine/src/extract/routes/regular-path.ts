/**
 * Addresses that a program matches with regular expressions of its own: `/^\/orders\/(\d+)\/edit\/?$/` is
 * `/orders/:value/edit`. Takes the source of the expression, gives the address as routers write it; nothing where it
 * holds more than segments and groups that each take one segment.
 */

/** What a group takes of one segment: `[^/]+`, `\d+`, `\w+`, `[\w-]+`, `.+?`, each also with `*` or a count. */
const SEGMENT = String.raw`(?:\[(?:[^\]\\]|\\.)+\]|\\[dwS])(?:[+*]\??|\{\d+(?:,\d*)?\})`;
const GROUP = new RegExp(String.raw`^\((?:\?<([A-Za-z_]\w*)>|\?:)?(${SEGMENT}|\.[+*]\??)\)(\?)?`);
const BARE = new RegExp(`^${SEGMENT}`);
/** A character that stands for itself, with a mark before it or without. */
const LITERAL = /^(?:\\([/.\-_#])|([\w\-~%@!]))/;
/** An end that takes a last slash, a query or a fragment, or nothing: `\/?$`, `(?:\?.*)?$`. */
const END = /^(?:\\?\/\?)?(?:\((?:\?:)?\\\?\.\*\)\?)?\$?$/;

export function pathOfPattern(source: string): string | undefined {
  if (!/^\^(?:#\\?)?(?:\\\/|\/)/.test(source)) return undefined;
  let rest = source.slice(1).replace(/^#/, "");
  let path = "";
  let holes = 0;
  while (!END.test(rest)) {
    const part = partOf(rest);
    if (!part) return undefined;
    if (part.hole !== undefined) holes++;
    path +=
      part.hole === undefined ? part.text : `:${part.hole || (holes === 1 ? "value" : `value${holes}`)}${part.text}`;
    rest = rest.slice(part.length);
  }
  return path === "" ? "/" : path;
}

interface Part {
  readonly length: number;
  readonly text: string;
  /** The name of a group, empty where it has none. */
  readonly hole?: string;
}

function partOf(rest: string): Part | undefined {
  const slash = /^\\?\//.exec(rest);
  if (slash) return { length: slash[0].length, text: "/" };
  const group = GROUP.exec(rest);
  if (group) {
    const [whole, name = "", taken = "", mark = ""] = group;
    return { length: whole.length, text: taken.startsWith(".") ? "*" : mark, hole: name };
  }
  const bare = BARE.exec(rest);
  if (bare) return { length: bare[0].length, text: "", hole: "" };
  const literal = LITERAL.exec(rest);
  return literal ? { length: literal[0].length, text: literal[1] ?? literal[2] ?? "" } : undefined;
}
