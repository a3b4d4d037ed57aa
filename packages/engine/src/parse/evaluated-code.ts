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
  /** What was parsed of the text, with the offsets of the file. */
  readonly inFile: (parsed: ParsedScript) => ParsedScript;
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
  const starts = new Set<number>();
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
    for (const { piece, from } of found.pieces) add(piece, from);
    // the last line of the code may be a comment; the brace stands for the parenthesis
    add("\n}", node.end - 2);
    starts.add(node.start);
    at = node.end;
    return false;
  });
  if (starts.size === 0) return undefined;
  add(text.slice(at), at);
  return { text: pieces.join(""), codes, inFile: (parsed) => moved(parsed, offsets, starts) };
}

interface Evaluated {
  readonly code: string;
  readonly pieces: readonly Piece[];
}

function evaluated(node: Node, text: string): Evaluated | undefined {
  const call = node.type === "ExpressionStatement" ? node.expression : undefined;
  if (call?.type !== "CallExpression" || call.callee.type !== "Identifier" || call.callee.name !== "eval")
    return undefined;
  const [given, ...more] = call.arguments;
  const trusted = given?.type === "CallExpression" && memberName(given.callee) === "ts" ? given.arguments[0] : given;
  const code = literalString(trusted);
  if (trusted?.type !== "Literal" || code === undefined || more.length > 0) return undefined;
  const pieces = unescaped(text.slice(trusted.start + 1, trusted.end - 1), trusted.start + 1);
  return pieces.map(({ piece }) => piece).join("") === code ? { code, pieces } : undefined;
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

/** @param starts where calls of `eval` begin in the file */
function moved(parsed: ParsedScript, offsets: Offsets, starts: ReadonlySet<number>): ParsedScript {
  const done = new Set<Node>();
  walk(parsed.program, (node) => {
    if (done.has(node)) return false;
    done.add(node);
    offsets.moved(node);
    return undefined;
  });
  for (const node of done)
    if (node.type === "BlockStatement" || node.type === "Program")
      Object.assign(node, { body: flat(node.body, starts) });
  const comments = parsed.comments.map((comment): Comment => offsets.moved({ ...comment }));
  return { ...parsed, comments };
}

/** A body that is nothing but evaluated code is that code; webpack 5.112 puts it in braces. */
function flat(body: readonly Statement[], starts: ReadonlySet<number>): readonly Statement[] {
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
