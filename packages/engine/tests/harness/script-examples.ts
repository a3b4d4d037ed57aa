/** The examples of a script file (`examples.jsx`): programs, and the piece of code under each annotation. */
import { parseSync } from "oxc-parser";
import type { Node } from "../../src/syntax/nodes.ts";
import { walk } from "../../src/syntax/walk.ts";
import { readAnnotation } from "./annotation.ts";
import { type Example, exampleOf, lineAt, type Note, partsOf, type Range } from "./example.ts";

const HEAD = /^[ \t]*\/\/ example:(.*)$/gm;

export const scriptExamples = (text: string): readonly Example[] =>
  partsOf(text, HEAD).map((part) => exampleOf(part, notesOf(part.text)));

function notesOf(text: string): readonly Note[] {
  const { program, comments, errors } = parseSync("examples.jsx", text, { lang: "jsx", sourceType: "module" });
  const [error] = errors;
  if (error) throw new Error(`line ${lineAt(text, error.labels[0]?.start ?? 0)}: ${error.message}`);
  const outermost = nodesByStart(program);
  return comments.flatMap((comment, index): readonly Note[] => {
    const annotation = located(text, comment.start, () => readAnnotation(comment.value));
    if (!annotation) return [];
    if (annotation.says === "skip") return [{ annotation, at: comment }];
    const start = codeAfter(text, comment, comments.slice(index + 1));
    const end = outermost.get(start);
    if (end === undefined) throw new Error(`line ${lineAt(text, comment.start)}: nothing stands under the annotation`);
    return [{ annotation, at: { start, end } }];
  });
}

/** Ends of the outermost node that starts at an offset. */
function nodesByStart(program: Node): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  walk(program, (node) => {
    if (node !== program && node.type !== "JSXText") out.set(node.start, Math.max(node.end, out.get(node.start) ?? 0));
    return undefined;
  });
  return out;
}

/** Where code goes on: after white space, further comments, and the braces of a comment among JSX children. */
function codeAfter(text: string, comment: Range, later: readonly Range[]): number {
  const { end } = withBraces(text, comment);
  const start = end + text.slice(end).search(/\S|$/);
  const next = later.find((one) => withBraces(text, one).start === start);
  return next ? codeAfter(text, next, later) : start;
}

function withBraces(text: string, { start, end }: Range): Range {
  const open = /\{\s*$/.exec(text.slice(0, start));
  const close = /^\s*\}/.exec(text.slice(end));
  return text.startsWith("/*", start) && open && close
    ? { start: open.index, end: end + close[0].length }
    : { start, end };
}

function located<T>(text: string, at: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`line ${lineAt(text, at)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
