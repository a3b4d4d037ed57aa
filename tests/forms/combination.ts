/**
 * One combination: a material, where the layers go, which layers, how the scripts are laid into files, and who minifies
 * afterwards. All is drawn from a seed and a number, so that one that differs can be made again by itself.
 */

import { type Analysis, analyze, type Capture } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import type { FileId } from "@as-built/spec";
import { fileId } from "@as-built/spec";
import { parseSync } from "oxc-parser";
import { cut, joined, type Texts } from "./arrange.ts";
import { differences } from "./compare-forms.ts";
import { LARGE, type Material, type MaterialScript, materialOf, SMALL } from "./materials.ts";
import { MINIFIERS, type Minifier, NONE } from "./minifiers.ts";
import { type Random, randomOf } from "./random.ts";
import { innerOf, type Parsed, type Parts, parsed, tailsOf, wholeOf } from "./script-parts.ts";
import { fitting, freshNames, WAYS_OUT, type WayOut, wrapped } from "./wrap.ts";
import { WRAPPERS } from "./wrappers/index.ts";
import type { Wrapper } from "./wrappers/wrapper.ts";

export const PLACES = ["whole", "tail", "inner"] as const;
export type Place = (typeof PLACES)[number];
export type Arrangement = "as it is" | "joined" | "cut in two";

export interface Combination {
  readonly seed: number;
  readonly index: number;
  readonly material: string;
  readonly minifier: string;
  readonly tool: Minifier["tool"];
  readonly place: Place;
  readonly arrangement: Arrangement;
  /** How exports get out; undefined where nothing is exported. */
  readonly way: WayOut | undefined;
  /** Kinds of the layers around the longest script, the outermost first. */
  readonly kinds: readonly string[];
}

export interface Outcome extends Combination {
  readonly differences: readonly string[];
}

/** A combination and its texts, before a minifier. */
export interface Form {
  readonly combination: Combination;
  readonly material: Material;
  readonly minifier: Minifier;
  readonly texts: Texts;
}

const parser = oxcParser();
const signatures = loadSignatures();

/** One in so many combinations is made of a large material. */
const LARGE_SHARE = 0.15;
const DEPTHS = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5] as const;
/** Materials in which modules are not told apart: the others have their table and its runtime in one script. */
const IN_ONE_SCOPE = /iife|plain|umd/;
/** Tries until a valid script comes out: a wrapper may not fit what an earlier tool wrote. */
const TRIES = 20;

export async function formOf(seed: number, index: number, materials?: readonly string[]): Promise<Form> {
  const random = randomOf(seed, index);
  for (let tries = 0; tries < TRIES; tries++) {
    const form = await drawn(random, seed, index, materials);
    if (form && [...form.texts].every(([path, text]) => path.endsWith(".html") || isValid(text))) return form;
  }
  throw new Error(`no valid form for seed ${seed}, number ${index}`);
}

async function drawn(
  random: Random,
  seed: number,
  index: number,
  materials?: readonly string[],
): Promise<Form | undefined> {
  const laidOut = index >= ARRANGED ? ARRANGEMENTS[index % ARRANGEMENTS.length] : undefined;
  const name = random.pick(laidOut?.materials ?? materials ?? (random.chance(LARGE_SHARE) ? LARGE : SMALL));
  const material = await materialOf(name);
  const minifier = laidOut?.isCut || random.chance(0.35) ? NONE : random.pick(MINIFIERS);
  if (material.sharesNames && /toplevel|ES5/.test(minifier.name)) return undefined;
  const texts = textsOf(material.capture);
  const drawnSo = random.chance(0.85) ? "as it is" : random.pick<Arrangement>(["joined", "cut in two"]);
  const arrangement = laidOut ? (laidOut.isCut ? "cut in two" : "joined") : drawnSo;
  const place = random.chance(0.6) ? "whole" : random.pick(PLACES);
  const base = { seed, index, material: name, minifier: minifier.name, tool: minifier.tool, place, arrangement };
  if (arrangement === "cut in two") {
    if (minifier.tool !== "none" || !IN_ONE_SCOPE.test(name)) return undefined;
    const two = cut(texts, random);
    return two && { combination: { ...base, way: undefined, kinds: [] }, material, minifier, texts: two };
  }
  const laid = arrangement === "joined" ? joined(texts) : texts;
  if (!laid) return undefined;
  const made = layered(material, laid, { random, place, first: WRAPPERS[index % WRAPPERS.length] });
  return made && { combination: { ...base, way: made.way, kinds: made.kinds }, material, minifier, texts: made.texts };
}

/** Numbers from here on are scripts joined or cut in two: few materials have what that takes. */
export const ARRANGED = 1000;

const ARRANGEMENTS = [
  { isCut: false, materials: ["formats/rspack", "formats/webpack4", "formats/webpack5", "example/webpack"] },
  { isCut: false, materials: ["formats/rspack", "formats/webpack4", "formats/webpack5"] },
  { isCut: true, materials: ["formats/esbuild-iife", "formats/rollup-iife"] },
];

interface Draw {
  readonly random: Random;
  readonly place: Place;
  /** The layer that every combination has in its turn, so that each kind takes part. */
  readonly first: Wrapper | undefined;
}

interface Layered {
  readonly texts: Texts;
  readonly kinds: readonly string[];
  readonly way: WayOut | undefined;
}

/** The same layers around all scripts or around the longest alone, as far as they fit. */
function layered(material: Material, texts: Texts, { random, place, first }: Draw): Layered | undefined {
  const scripts = candidates(material, texts);
  const parts = scripts.flatMap((script) => {
    const part = partOf(script, place, random);
    return part && part.body.length > 0 ? [{ script, part }] : [];
  });
  const [longest] = parts;
  if (!longest) return undefined;
  const fresh = freshNames(random, new Set(material.scripts.flatMap(({ names }) => [...names])));
  const layers = layersFor(longest.part, material.sync, random, first);
  if (!layers) return undefined;
  const way = random.pick(WAYS_OUT);
  const out = new Map(texts);
  for (const { script, part } of random.chance(0.6) ? parts : [longest]) {
    const fit = new Set(fitting(part, material.sync));
    const own = layers.map((layer) => (fit.has(layer) ? layer : PLAIN)).filter((layer) => fit.has(layer));
    out.set(script.id, wrapped(part, own, way, fresh).text);
  }
  const kinds = layers.map(({ kind }) => kind);
  return { texts: out, kinds, way: longest.part.exported.length > 0 ? way : undefined };
}

const PLAIN = WRAPPERS[0] as Wrapper;

function layersFor(
  part: Parts,
  sync: boolean,
  random: Random,
  first: Wrapper | undefined,
): readonly Wrapper[] | undefined {
  const fit = fitting(part, sync);
  const inner = fit.filter(({ traits }) => !traits.includes("loader"));
  if (inner.length === 0 || (first && !fit.includes(first))) return undefined;
  const outermost = first ?? random.pick(fit);
  const others = Array.from({ length: random.pick(DEPTHS) - 1 }, () => random.pick(inner));
  if (outermost.traits.includes("loader")) return [outermost, ...others];
  const layers = [...others];
  layers.splice(random.below(others.length + 1), 0, outermost);
  return layers;
}

/** Scripts that may be wrapped, the longest first. */
function candidates({ scripts }: Material, texts: Texts): readonly (Parsed & { readonly id: string })[] {
  return scripts
    .flatMap((script): readonly MaterialScript[] => {
      const text = texts.get(script.id);
      if (text === undefined || script.fixed) return [];
      if (text === script.text) return [script];
      const changed = parsed(text);
      return changed ? [{ ...changed, id: script.id, fixed: false }] : [];
    })
    .sort((a, b) => b.text.length - a.text.length || (a.id < b.id ? -1 : 1));
}

function partOf(script: Parsed, place: Place, random: Random): Parts | undefined {
  if (place === "inner") return innerOf(script) ?? wholeOf(script);
  const tails = place === "tail" ? tailsOf(script) : [];
  return tails.length > 0 ? random.pick(tails) : wholeOf(script);
}

const isValid = (text: string): boolean =>
  parseSync("script.js", text, { lang: "js", sourceType: "unambiguous", showSemanticErrors: true }).errors.length === 0;

const textsOf = ({ artifacts }: Capture): Texts =>
  new Map(artifacts.flatMap(({ id, kind, text }) => (kind === "script" || kind === "html" ? [[id, text]] : [])));

/** The specification's differences between a form and its material, both minified alike. */
export async function outcomeOf(form: Form): Promise<Outcome> {
  const { combination, material, minifier, texts } = form;
  const before = await baseOf(material, minifier);
  const after = analysed(material.capture, await minified(material, texts, minifier));
  return { ...combination, differences: differences(before.specification, after.specification) };
}

const bases = new Map<string, Promise<Analysis>>();

function baseOf(material: Material, minifier: Minifier): Promise<Analysis> {
  const key = `${material.name} ${minifier.name}`;
  const known =
    bases.get(key) ??
    minified(material, textsOf(material.capture), minifier).then((texts) => analysed(material.capture, texts));
  bases.set(key, known);
  return known;
}

export async function minified({ scripts }: Material, texts: Texts, minifier: Minifier): Promise<Texts> {
  const modules = new Map(scripts.map(({ id, module }) => [id as string, module]));
  const entries = [...texts].map(async ([path, text]): Promise<[string, string]> => {
    const isScript = modules.has(path) || path.endsWith(".2.js");
    return [path, isScript ? await minifier.run(text, modules.get(path) ?? false) : text];
  });
  return new Map(await Promise.all(entries));
}

function analysed(capture: Capture, texts: Texts): Analysis {
  const kept = capture.artifacts.flatMap((artifact) => {
    const text = texts.get(artifact.id);
    if (text !== undefined) return [{ ...artifact, text }];
    return artifact.kind === "script" || artifact.kind === "html" ? [] : [artifact];
  });
  const known = new Set<FileId>(kept.map(({ id }) => id));
  const added = [...texts].flatMap(([path, text]) =>
    known.has(fileId(path))
      ? []
      : [{ id: fileId(path), kind: "script" as const, text, bytes: text.length, sha256: "" }],
  );
  return analyze({ ...capture, artifacts: [...kept, ...added] }, { parser, signatures });
}
