/** Other ways to lay plain scripts into files: those of a page joined into one, or one cut in two that share their names. */
import type { Random } from "./random.ts";
import { cutInTwo } from "./script-parts.ts";

/** Texts by path: the scripts and pages of a material. */
export type Texts = ReadonlyMap<string, string>;

const TAG = /<script\b([^>]*)\bsrc="\/?([^"]+)"([^>]*)><\/script>/g;

interface Loaded {
  readonly tag: string;
  readonly path: string;
}

function loadedBy(page: string): readonly Loaded[] {
  return [...page.matchAll(TAG)].flatMap(([tag, before, path, after]) =>
    path === undefined || /type="module"|nomodule/i.test(`${before}${after}`) ? [] : [{ tag, path }],
  );
}

/** The scripts that a page loads in one file, the first one's; undefined where a page loads fewer than two. */
export function joined(texts: Texts): Texts | undefined {
  const pages = [...texts].filter(([path]) => path.endsWith(".html"));
  const [page] = pages;
  if (!page || pages.length > 1) return undefined;
  const scripts = loadedBy(page[1]).filter(({ path }) => texts.has(path));
  const [first, ...others] = scripts;
  if (!first || others.length === 0) return undefined;
  const out = new Map(texts);
  out.set(first.path, scripts.map(({ path }) => `${texts.get(path)?.trimEnd()}\n`).join(";"));
  for (const { path } of others) out.delete(path);
  out.set(
    page[0],
    others.reduce((html, { tag }) => html.replace(tag, ""), page[1]),
  );
  return out;
}

/** A page's only script, which is one function, as two scripts at the top. */
export function cut(texts: Texts, random: Random): Texts | undefined {
  const pages = [...texts].filter(([path]) => path.endsWith(".html"));
  const [page] = pages;
  const [only, ...more] = page ? loadedBy(page[1]).filter(({ path }) => texts.has(path)) : [];
  if (!page || !only || more.length > 0) return undefined;
  const halves = cutInTwo(texts.get(only.path) ?? "", random);
  if (!halves) return undefined;
  const second = only.path.replace(/(\.js)?$/, ".2.js");
  const out = new Map(texts);
  out.set(only.path, halves[0]);
  out.set(second, halves[1]);
  out.set(page[0], page[1].replace(only.tag, only.tag + only.tag.replace(only.path, second)));
  return out;
}
