/**
 * What a document of this project names and what has to exist: links, paths, symbols, npm scripts. Pure: takes the text
 * of a document and the repository as questions, gives what is wrong.
 *
 * In a code span, a word with a slash that begins like a folder of the repository is a path (`*` stands for anything
 * within a segment), and `name` in `npm run name` a script. In documents about the code, `name.ts` is a source, and a name
 * in mixed case, or in capitals with an underscore, a symbol. `name` (`path`), also `a` and `b` (`path`): the file
 * declares it.
 */

/**
 * @typedef {object} Repository
 * @property {readonly string[]} files all paths, from the root, with slashes
 * @property {(path: string) => string} textOf
 * @property {ReadonlySet<string>} scripts names of npm scripts
 * @property {(symbol: string, path?: string) => boolean} declares in that file, or anywhere in the sources
 */

/** Where the paths in documents may begin, besides the root: stages are named by their folder. */
const BASES = ["", "packages/engine/src/"];

const FENCE = /^(```|~~~)[\s\S]*?^\1[^\n]*$/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const SPAN = /`([^`\n]+)`/g;
/** One span or several, then a path in parentheses. */
const DECLARED = /((?:`[^`\n]+`(?:, | and ))*`[^`\n]+`) \(`([^`\n]+(?:\/[^`\n]+|\.(?:ts|tsx|mjs)))`[),]/g;
const SOURCE = /\w\.(?:ts|tsx|mjs)$/;
const SYMBOL = /^(?:[A-Z]+_[A-Z_]+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)$/;

/**
 * @param {{ path: string, text: string, symbols: boolean }} document `symbols`: whether spans may name symbols
 * @param {Repository} repository
 * @returns {readonly string[]} one sentence each
 */
export function wrongNames({ path, text, symbols }, repository) {
  const prose = text.replace(FENCE, "");
  const spans = [...prose.matchAll(SPAN)].map(([, span = ""]) => span);
  return [
    ...[...prose.matchAll(LINK)].flatMap(([, target = ""]) => wrongLink(path, target, repository)),
    ...spans.flatMap((span) => wrongPath(span, symbols, repository)),
    ...[...text.matchAll(/npm run ([a-z][\w:-]*)/g)].flatMap(([, name = ""]) =>
      repository.scripts.has(name) ? [] : [`there is no script ${name}`],
    ),
    ...(symbols ? spans.filter((span) => SYMBOL.test(span) && !repository.declares(span)) : []).map(
      (span) => `nothing declares ${span}`,
    ),
    ...[...prose.matchAll(DECLARED)].flatMap(([, names = "", file = ""]) => undeclared(names, file, repository)),
  ].map((problem) => `${path}: ${problem}`);
}

function wrongLink(from, target, { files, textOf }) {
  if (/^[a-z]+:/i.test(target)) return [];
  const [file = "", anchor] = target.split("#");
  const path = file === "" ? from : normalized([...from.split("/").slice(0, -1), ...file.split("/")]);
  if (!files.some((other) => other === path || other.startsWith(`${path}/`))) return [`${target} leads nowhere`];
  if (anchor === undefined || anchorsOf(textOf(path)).has(anchor)) return [];
  return [`${target}: no heading of that name`];
}

function normalized(segments) {
  const out = [];
  for (const segment of segments) {
    if (segment === "..") out.pop();
    else if (segment !== "." && segment !== "") out.push(segment);
  }
  return out.join("/");
}

/** As GitHub makes them: lower case, punctuation dropped, spaces as hyphens. */
function anchorsOf(text) {
  const headings = text.replace(FENCE, "").match(/^#+ .*$/gm) ?? [];
  return new Set(
    headings.map((line) =>
      line
        .replace(/^#+ /, "")
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

function wrongPath(span, symbols, repository) {
  if (!/^[\w.@*/[\]-]+$/.test(span)) return [];
  const claims = span.includes("/")
    ? BASES.some((base) => beginsInside(base, span, repository))
    : symbols && SOURCE.test(span);
  if (!claims) return [];
  return filesAt(span, repository).length > 0 ? [] : [`there is no ${span}`];
}

/** Whether the first segment is a folder there: `/users/{id}` and `application/json` are no paths of ours. */
const beginsInside = (base, span, { files }) => {
  const folder = `${base}${span.split("/")[0]}/`;
  return folder !== "/" && files.some((file) => file.startsWith(folder));
};

/** Literally, in a regular expression. */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** A name without a folder that does not stand at a base is one of several files of that name. */
function filesAt(span, { files }) {
  const segments = span.replace(/\/$/, "").split("/");
  const pattern = segments.map((segment) => segment.split("*").map(escaped).join("[^/]*")).join("/");
  const found = BASES.flatMap((base) => {
    const whole = new RegExp(`^${escaped(base)}${pattern}(?:/|$)`);
    return files.filter((file) => whole.test(file));
  });
  return found.length > 0 || segments.length > 1 ? found : files.filter((file) => file.endsWith(`/${span}`));
}

function undeclared(names, span, repository) {
  const found = filesAt(span, repository);
  return [...names.matchAll(SPAN)]
    .map(([, name = ""]) => name)
    .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && !found.some((file) => repository.declares(name, file)))
    .map((name) => `${span} does not declare ${name}`);
}
