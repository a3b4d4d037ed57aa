/**
 * Code that a script hands to `eval` as a text. webpack (seen in 4.47 and 5.112) and Rspack (2.3) write each module of a build for development so:
 * `eval("...")` is their default there (`devtool: "eval"`, and `eval-source-map` and its kin), `eval(require.ts("..."))` where
 * they ask for trusted types. Such code runs where it stands, so the tree says what it would say if the code stood there,
 * with the offsets that the text has in the file. A text within such code stays a text.
 */
import { partitionPoint } from "../partition-point.ts";
import { type Piece, unescaped } from "../syntax/escapes.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import type { Node, Program, Statement } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { Comment, ParsedScript } from "./parser.ts";

/** A text with the evaluated code in the place of its calls of `eval`. */
export interface Opened {
  readonly text: string;
  /** What is evaluated, piece by piece. */
  readonly codes: readonly string[];
  /** What was parsed of the text, with the offsets of the file; undefined where a brace of the code ends what stands around it. */
  readonly inFile: (parsed: ParsedScript) => InFile | undefined;
}

interface InFile extends ParsedScript {
  /** The text of the file, as long as it is, with what each escape of the code says in the place of the escape. */
  readonly text: string;
}

/** Undefined where nothing is evaluated. `isSound`: whether a code may be opened; what does not parse would cost all others. */
export function evaluatedIn(
  text: string,
  program: Program,
  isSound: (code: string) => boolean = () => true,
): Opened | undefined {
  if (!/\beval\s*\(/.test(text)) return undefined;
  const codes: string[] = [];
  const pieces: string[] = [];
  const offsets = new Offsets();
  const starts = new Map<number, number>();
  const said: string[] = [];
  let at = 0;
  let length = 0;
  const add = (piece: string, from: number): void => {
    offsets.note(length, from);
    pieces.push(piece);
    length += piece.length;
  };
  walk(program, (node) => {
    const found = evaluated(node, text);
    if (!found || node.start < at || !isSound(found.code)) return undefined;
    codes.push(found.code);
    add(text.slice(at, node.start), at);
    add("{", node.start);
    said.push(text.slice(at, found.start));
    for (const [index, { piece, from }] of found.pieces.entries()) {
      add(piece, from);
      said.push(piece.padStart((found.pieces[index + 1]?.from ?? found.end) - from, ROOM));
    }
    said.push(text.slice(found.end, node.end));
    // the last line of the code may be a comment; the brace stands for the parenthesis
    add("\n}", node.end - 2);
    starts.set(node.start, node.end);
    at = node.end;
    return false;
  });
  if (starts.size === 0) return undefined;
  add(text.slice(at), at);
  said.push(text.slice(at));
  return {
    text: pieces.join(""),
    codes,
    inFile: (parsed) => moved(parsed, { offsets, starts, text, said: said.join("") }),
  };
}

/** Stands before what an escape says, where that is shorter. */
const ROOM = "\0";

interface Evaluated {
  readonly code: string;
  readonly pieces: readonly Piece[];
  /** Between the quotes. */
  readonly start: number;
  readonly end: number;
}

function evaluated(node: Node, text: string): Evaluated | undefined {
  const call = node.type === "ExpressionStatement" ? node.expression : undefined;
  if (call?.type !== "CallExpression" || call.callee.type !== "Identifier" || call.callee.name !== "eval")
    return undefined;
  const [given, ...more] = call.arguments;
  const trusted = given?.type === "CallExpression" && memberName(given.callee) === "ts" ? given.arguments[0] : given;
  const code = literalString(trusted);
  if (trusted?.type !== "Literal" || code === undefined || more.length > 0) return undefined;
  const [start, end] = [trusted.start + 1, trusted.end - 1];
  const pieces = unescaped(text.slice(start, end), start);
  return pieces.map(({ piece }) => piece).join("") === code ? { code, pieces, start, end } : undefined;
}

/** From offsets in the opened text to those in the file. */
class Offsets {
  private readonly from: number[] = [];
  private readonly to: number[] = [];

  /** From here on the one counts as the other, and what follows as what follows. */
  note(from: number, to: number): void {
    if (from === this.from.at(-1)) {
      this.to[this.to.length - 1] = to;
      return;
    }
    this.from.push(from);
    this.to.push(to);
  }

  of(at: number): number {
    const last = partitionPoint(this.from, (from) => from > at) - 1;
    return (this.to[last] ?? 0) + at - (this.from[last] ?? 0);
  }

  moved<T extends { readonly start: number; readonly end: number }>(one: T): T {
    return Object.assign(one, { start: this.of(one.start), end: this.of(one.end) });
  }
}

interface Places {
  readonly offsets: Offsets;
  /** Where calls of `eval` begin in the file, and where they end. */
  readonly starts: ReadonlyMap<number, number>;
  readonly text: string;
  /** The text with room before what escapes say. */
  readonly said: string;
}

function moved(parsed: ParsedScript, { offsets, starts, ...read }: Places): InFile | undefined {
  const done = new Set<Node>();
  const quoted: Node[] = [];
  walk(parsed.program, (node) => {
    if (done.has(node)) return false;
    done.add(node);
    offsets.moved(node);
    if (literalString(node) !== undefined || node.type === "TemplateElement") quoted.push(node);
    return undefined;
  });
  const whole = [...done].filter(({ type, start, end }) => type === "BlockStatement" && starts.get(start) === end);
  if (new Set(whole.map(({ start }) => start)).size < starts.size) return undefined;
  for (const node of done)
    if (node.type === "BlockStatement" || node.type === "Program")
      Object.assign(node, { body: flat(node.body, starts) });
  const comments = parsed.comments.map((comment): Comment => offsets.moved({ ...comment }));
  return { ...parsed, comments, text: readText(read, quoted) };
}

/**
 * Room stands outside of texts: behind the quote that closes one. In them stays what stands in the file; who takes a text apart
 * knows escapes.
 */
function readText({ text, said }: Pick<Places, "text" | "said">, quoted: readonly Node[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { type, start, end } of quoted.toSorted((a, b) => a.start - b.start)) {
    if (start < at || !said.slice(start, end).includes(ROOM)) continue;
    const width = type === "TemplateElement" ? 0 : 1;
    let [first, last] = [start, end - width];
    while (width > 0 && said.charAt(first) === ROOM) first++;
    while (width > 0 && said.charAt(last - 1) === ROOM) last--;
    pieces.push(said.slice(at, first + width), text.slice(first + width, last));
    pieces.push(said.slice(end - width, end), said.slice(last, end - width));
    at = end;
  }
  return [...pieces, said.slice(at)].join("").replaceAll(ROOM, " ");
}

/** A body that is nothing but evaluated code is that code; webpack 5.112 puts it in braces. */
function flat(body: readonly Statement[], starts: Places["starts"]): readonly Statement[] {
  const rest = body.findIndex((one) => one.type !== "ExpressionStatement" || !("directive" in one && one.directive));
  const [only, ...more] = rest < 0 ? [] : body.slice(rest);
  if (only?.type !== "BlockStatement" || more.length > 0 || !starts.has(only.start)) return body;
  let inner: readonly Statement[] = only.body;
  for (
    let [first, ...others] = inner;
    first?.type === "BlockStatement" && others.length === 0;
    [first, ...others] = inner
  )
    inner = first.body;
  return [...body.slice(0, rest), ...inner];
}
