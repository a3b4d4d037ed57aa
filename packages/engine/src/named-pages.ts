/**
 * Pages of an application that its screens name: where a server writes pages itself, each brings texts and files of its own.
 * Takes what there is of the application, gives paths. Where the pages so far are shells that scripts fill, a server has
 * nothing else to give, and none is named.
 */
import { analyze } from "./analyze.ts";
import type { Capture } from "./artifact.ts";
import type { SignatureIndex } from "./attribute/index.ts";
import { pageTrait } from "./html/page-trait.ts";
import type { Parser } from "./parse/parser.ts";

export interface NamedPagesOptions {
  readonly parser: Parser;
  readonly signatures?: SignatureIndex;
  /** Whether somebody is signed in: a link that ends that may look like a screen, so only what surely is one is named. */
  readonly isSignedIn?: boolean;
}

export function namedPages(
  capture: Capture,
  { parser, signatures, isSignedIn = false }: NamedPagesOptions,
): readonly string[] {
  const pages = capture.artifacts.filter(({ kind }) => kind === "html");
  if (pages.every(({ text }) => pageTrait(text).words === "")) return [];
  const { specification } = analyze(capture, { parser, ...(signatures && { signatures }) });
  const screens = specification.points.screens.statements;
  const sure = screens.filter(({ basis }) => !isSignedIn || basis !== "inferred");
  const paths = sure.map(({ path }) => path);
  return [...new Set(paths.filter(isPlain))].sort();
}

/** Without a hole, and of this site. */
const isPlain = (path: string): boolean => /^\/(?!\/)[^{}*:?#]*$/.test(path);

/** What tells pages apart: a server that gives one page for all addresses gives the same. */
export function samePage(html: string): string {
  const { title, words, loads } = pageTrait(html);
  return JSON.stringify([title, words, loads]);
}
