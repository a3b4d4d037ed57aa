/**
 * The examples of a file that is no script: pages (`examples.html`, annotations in HTML comments) and manifests
 * (`examples.manifest`, annotations in lines that start with `//` and are blanked before the analysis). An annotation
 * is about the next line that is not an annotation.
 */
import { readAnnotation } from "./annotation.ts";
import { type Example, exampleOf, type Note, partsOf } from "./example.ts";

interface Syntax {
  readonly head: RegExp;
  /** A whole line that is a comment, with its text as the only group. */
  readonly comment: RegExp;
}

const HTML: Syntax = { head: /^[ \t]*<!-- example:(.*)-->$/gm, comment: /^[ \t]*<!--(.*)-->$/gm };
const MANIFEST: Syntax = { head: /^[ \t]*\/\/ example:(.*)$/gm, comment: /^[ \t]*\/\/(.*)$/gm };

export const pageExamples = (text: string): readonly Example[] => examples(text, HTML);

export const manifestExamples = (text: string): readonly Example[] =>
  examples(text, MANIFEST).map((example) => ({ ...example, text: withoutComments(example.text, MANIFEST.comment) }));

const withoutComments = (text: string, comment: RegExp): string =>
  text.replace(comment, (line) => " ".repeat(line.length));

const examples = (text: string, { head, comment }: Syntax): readonly Example[] =>
  partsOf(text, head).map((part) => exampleOf(part, notesOf(part.text, comment)));

function notesOf(text: string, comment: RegExp): readonly Note[] {
  const code = withoutComments(text, comment);
  return [...text.matchAll(comment)].flatMap((line): readonly Note[] => {
    const annotation = readAnnotation(line[1] ?? "");
    if (!annotation) return [];
    const from = line.index + line[0].length;
    if (annotation.says === "skip") return [{ annotation, at: { start: line.index, end: from } }];
    const start = from + code.slice(from).search(/\S/);
    if (start < from) throw new Error(`"${line[0].trim()}": nothing stands under the annotation`);
    const end = code.indexOf("\n", start);
    return [{ annotation, at: { start, end: end < 0 ? code.length : end } }];
  });
}
