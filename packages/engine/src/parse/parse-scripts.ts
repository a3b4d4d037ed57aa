/**
 * Parses every script of a capture: script files, and the inline scripts of HTML files. A script that does not parse
 * becomes a failure with its position; the rest is not touched.
 */
import type { Failure, FileId } from "@as-built/spec";
import { offset } from "@as-built/spec";
import type { Artifact } from "../artifact.ts";
import { type HtmlDocument, type HtmlElement, readHtml } from "../html/document.ts";
import { buildScopes } from "../scope/build-scopes.ts";
import type { Script } from "../script.ts";
import type { Program } from "../syntax/nodes.ts";
import { evaluatedIn, type Opened } from "./evaluated-code.ts";
import type { ParsedScript, Parser } from "./parser.ts";
import { publishedFile } from "./published-files.ts";

export interface ParsedMaterial {
  /** In the order of file ids; inline scripts in the order of their page. */
  readonly scripts: readonly Script[];
  readonly pages: ReadonlyMap<FileId, HtmlDocument>;
  readonly failures: readonly Failure[];
  /** Scripts that may be sound and were not parsed, for the sake of the rest. */
  readonly refused: readonly RefusedScript[];
}

/** Where it stands in its file. */
export interface RefusedScript {
  readonly file: FileId;
  readonly start: number;
  readonly end: number;
}

type Unscoped = Omit<Script, "scopes">;

interface Source {
  readonly file: FileId;
  readonly base: number;
  readonly text: string;
}

const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript|x-javascript))$/i;

/** Whether a browser runs what an element of a page names or holds. */
export const runsAsScript = ({ name, attributes, content }: HtmlElement): boolean =>
  name === "script" &&
  (attributes.has("src") || content !== undefined) &&
  SCRIPT_TYPES.test(attributes.get("type") ?? "");

export function parseScripts(
  artifacts: readonly Artifact[],
  parser: Parser,
  onDone: (done: number, total: number) => void,
): ParsedMaterial {
  const pages = new Map(artifacts.filter(({ kind }) => kind === "html").map(({ id, text }) => [id, readHtml(text)]));
  const sources = artifacts.flatMap((artifact) => sourcesOf(artifact, pages.get(artifact.id)));
  parser.prepare?.(sources.flatMap(({ file, text }) => (publishedFile(file, text) ? [] : [text])));
  const parsed = sources.map((source, index) => {
    const result = parseOne(source, parser);
    onDone(index + 1, sources.length);
    return result;
  });
  const opened = withEvaluated(parsed, parser);
  const failures = parsed.filter((one) => "error" in one);
  const refused = sources.filter((_, index) => isRefused(parsed[index])).map(placeOf);
  return { scripts: opened.map((one) => ({ ...one, scopes: buildScopes(one.program) })), pages, failures, refused };
}

const isRefused = (result: Unscoped | Failure | undefined): boolean =>
  result !== undefined && "error" in result && result.code !== "syntax";

/** The scripts, with what they evaluate in its place. */
function withEvaluated(parsed: readonly (Unscoped | Failure)[], parser: Parser): readonly Unscoped[] {
  const scripts = parsed.flatMap((one) => {
    if ("error" in one) return [];
    return [{ script: one, opened: one.published ? undefined : evaluatedIn(one.text, one.program) }];
  });
  const texts = scripts.flatMap(({ opened }) => (opened ? [opened.text] : []));
  if (texts.length > 0) parser.prepare?.(texts);
  const made = scripts.map(({ script, opened }) => ({
    script,
    opened,
    result: opened && parser(script.file, opened.text),
  }));
  const codes = made.flatMap(({ opened, result }) => (opened && result?.fatal ? opened.codes : []));
  if (codes.length > 0) parser.prepare?.(codes);
  return made.map(({ script, opened, result }) => {
    if (!opened || !result) return script;
    return (result.fatal ? undefined : read(script, opened, result)) ?? withSound(script, parser) ?? script;
  });
}

/** What does not parse stays a text; the rest is opened. */
function withSound(script: Unscoped, parser: Parser): Unscoped | undefined {
  const opened = evaluatedIn(script.text, script.program, (code) => !parser(script.file, code).fatal);
  const result = opened && parser(script.file, opened.text);
  return result && !result.fatal ? read(script, opened, result) : undefined;
}

function read(script: Unscoped, opened: Opened, result: ParsedScript): Unscoped | undefined {
  const found = opened.inFile(result);
  return found && { ...script, program: found.program, comments: found.comments, text: found.text };
}

function sourcesOf(artifact: Artifact, page: HtmlDocument | undefined): readonly Source[] {
  if (artifact.kind === "script") return [{ file: artifact.id, base: 0, text: artifact.text }];
  if (!page) return [];
  return page.elements.flatMap((element) => {
    const { attributes, content } = element;
    return content && !attributes.has("src") && runsAsScript(element)
      ? [{ file: artifact.id, base: content.start, text: artifact.text.slice(content.start, content.end) }]
      : [];
  });
}

const placeOf = ({ file, base, text }: Source): RefusedScript => ({ file, start: base, end: base + text.length });

/** Errors beside a whole tree (a `return` outside a function) are of no interest here; without a tree they are a failure. */
function parseOne({ file, base, text }: Source, parser: Parser): Unscoped | Failure {
  const published = publishedFile(file, text);
  if (published) return { file, base, text, ...unread(text), published };
  const { program, comments, errors, fatal } = parser(file, text);
  const first = errors[0];
  if (first && fatal) {
    return { file, error: first.message, at: offset(base + first.at), code: first.code ?? "syntax" };
  }
  return { file, base, text, program, comments };
}

/** The program of a file that is known without reading it. */
function unread({ length }: string): Pick<Script, "program" | "comments"> {
  const program: Program = { type: "Program", start: 0, end: length, body: [], sourceType: "script", hashbang: null };
  return { program, comments: [] };
}
