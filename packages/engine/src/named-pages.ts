/**
 * Pages of an application that its screens name: where a server writes pages itself, each brings texts and files of its own.
 * Takes what there is of the application, gives paths. Of screens with a parameter one page stands for all, where a page
 * links to one. Where the pages so far are shells that scripts fill, a server has nothing else to give, and none is named.
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
  const traits = pages.map(({ text }) => pageTrait(text));
  if (traits.every(({ words }) => words === "")) return [];
  const { specification } = analyze(capture, { parser, ...(signatures && { signatures }) });
  const screens = specification.points.screens.statements;
  const sure = screens.filter(({ basis }) => !isSignedIn || basis !== "inferred");
  const paths = new Set(sure.map(({ path }) => path));
  // an entry of somebody who is signed in is nobody else's
  const links = isSignedIn ? [] : traits.flatMap((trait) => trait.links.map(pathOf)).filter(isPlain);
  const sorted = [...new Set(links)].filter((link) => !paths.has(link)).sort();
  const entries = [...paths].flatMap((path) => sorted.find((link) => isEntryOf(path, link)) ?? []);
  return [...new Set([...[...paths].filter(isPlain), ...entries])].sort();
}

const pathOf = (link: string): string => link.replace(/[?#].*$/s, "");

/** Without a hole, and of this site. */
const isPlain = (path: string): boolean => /^\/(?!\/)[^{}*:?#]*$/.test(path);

/** Whether `/orders/17` is one of the pages of `/orders/{id}`. */
function isEntryOf(pattern: string, path: string): boolean {
  const [asked, given] = [pattern.split("/"), path.split("/")];
  if (asked.length !== given.length || !pattern.includes("{")) return false;
  return asked.every((part, at) => (/^\{[^{}?*]*\}$/.test(part) ? given[at] !== "" : part === given[at]));
}

/** What tells pages apart: a server that gives one page for all addresses gives the same. */
export function samePage(html: string): string {
  const { title, words, loads } = pageTrait(html);
  return JSON.stringify([title, words, loads]);
}
