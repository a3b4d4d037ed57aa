/**
 * Gaps: where the specification has to say that code was read and not understood. Takes scripts, units, their origins
 * and the pages of the capture, and gives what belongs into `material.gaps`; the same material gives the same list.
 *
 * Code is *nobody's* where it is neither the product's nor of a named component and is no data (`isData`). Five rules:
 *
 * - not-parsed: a script that may be sound, and that the parser might not have come back from.
 * - bound-reached: evaluation ended at a bound of the whole analysis, and which code it did not come to is not known; or a
 *   bound of one question has left something out of the code that is counted.
 * - one-piece: a unit of {@link LARGE} code units or more without a component. Units are what has one origin each, so
 *   one that large is several authors' code under one guess, whatever the guess is, `product` included.
 * - not-recognised: nobody's code is more than half of all code, and {@link LARGE} or more.
 * - no-product-code: nothing was found to be the product's, and so much is nobody's that the product may be in it.
 *   How much that is depends on what the capture shows. A page that runs scripts is an application, whatever elements
 *   stand in its body: {@link SCRAPS} of the code, or {@link LARGE}, is enough. Without a page the scripts may be the
 *   vendors' alone: then {@link MOST} of the code, or {@link LARGE}. Framework code whose every part has a name, with or
 *   without a page, is no gap: that material holds no product, and this can be said.
 */
import type { FileId, Gap } from "@as-built/spec";
import { GAP_CODES, offset } from "@as-built/spec";
import type { UnitOrigin } from "../attribute/index.ts";
import type { HtmlDocument } from "../html/document.ts";
import { type RefusedScript, runsAsScript } from "../parse/parse-scripts.ts";
import { inFile, type Script } from "../script.ts";
import type { Unit, UnitGraph } from "../unpack/units.ts";
import { isData } from "./is-data.ts";

/** Code units. Units are cut to a few thousand wherever something opens them: what is so much larger was not opened. */
const LARGE = 100_000;
/** Share of all code. From here on the specification covers the smaller part. */
const MOST = 0.5;
/** Share of all code. Scraps that recognition leaves of framework code whose packages it knows are 4 % and less. */
const SCRAPS = 0.1;
/** Code units. Less is a snippet in a page (measuring, choosing a theme), no application. */
const SNIPPET = 1000;

export interface GapInput {
  readonly scripts: readonly Script[];
  readonly units: UnitGraph;
  readonly origins: readonly UnitOrigin[];
  readonly pages: ReadonlyMap<FileId, HtmlDocument>;
  readonly refused: readonly RefusedScript[];
  /** Code units of which a bound has something left out; infinite where evaluation ended. */
  readonly cutOff: number;
}

export const gapsOf = (input: GapInput): readonly Gap[] =>
  [...notParsed(input), ...cutOff(input), ...notUnderstood(input)].sort(inOrder);

function cutOff({ scripts, cutOff }: GapInput): readonly Gap[] {
  const of = sum(scripts.map(({ text }) => text.length));
  return cutOff > 0 ? [{ code: "bound-reached", size: Math.min(cutOff, of), of }] : [];
}

function notParsed({ scripts, refused }: GapInput): readonly Gap[] {
  const read = sum(scripts.map(({ text }) => text.length));
  const of = read + sum(refused.map(({ start, end }) => end - start));
  return refused.map(({ file, start, end }) => ({
    code: "not-parsed",
    file,
    start: offset(start),
    end: offset(end),
    size: end - start,
    of,
  }));
}

function notUnderstood(input: GapInput): readonly Gap[] {
  const { scripts, units, origins } = input;
  const hasProduct = origins.some(({ origin }) => origin === "product");
  const all = sum(scripts.map(({ text }) => text.length));
  const unclaimed = units.units.filter(({ index }) => isNobodys(origins[index]));
  const large = units.units.filter((unit) => !unit.shell && sizeOf(unit) >= LARGE && !origins[unit.index]?.component);
  // most captures have no gap, and their code is not walked again
  const raw = sum(unclaimed.map(sizeOf));
  if (large.length === 0 && raw <= MOST * all && (hasProduct || raw < SNIPPET)) return [];

  const [data = [], code = []] = partition(unclaimed, isData);
  const of = all - sum(data.map(sizeOf));
  const size = sum(code.map(sizeOf));
  const whole = { ...fileOfMost(code, size), size, of };
  const gaps: Gap[] = large
    .filter((unit) => !isData(unit))
    .map((unit) => ({ code: "one-piece", ...inFile(unit.module.script, unit), size: sizeOf(unit), of }));
  if (size > MOST * of && size >= LARGE) gaps.push({ code: "not-recognised", ...whole });
  const enough = Math.min(LARGE, (drawsApplication(input) ? SCRAPS : MOST) * of);
  if (!hasProduct && size >= Math.max(SNIPPET, enough)) gaps.push({ code: "no-product-code", ...whole });
  return gaps;
}

/** Whether more code was not understood than was read as the product's: then little of the product is shown. */
export function outweighProduct(
  gaps: readonly Gap[],
  { units, origins }: Pick<GapInput, "units" | "origins">,
): boolean {
  const pieces = gaps.filter(({ code }) => code === "one-piece");
  const starts = new Set(pieces.map(({ file, start }) => `${start} ${file}`));
  const isPiece = ({ module: { script }, start }: Unit): boolean => starts.has(`${script.base + start} ${script.file}`);
  const read = units.units.filter((unit) => origins[unit.index]?.origin === "product" && !isPiece(unit));
  const lost = Math.max(sum(pieces.map(({ size }) => size)), ...gaps.map(({ size }) => size));
  return gaps.length > 0 && lost > sum(read.map(sizeOf));
}

const isNobodys = (found: UnitOrigin | undefined): boolean => !found?.component && found?.origin !== "product";

const drawsApplication = ({ pages }: GapInput): boolean =>
  [...pages.values()].some(({ elements }) => elements.some(runsAsScript));

/** The file that holds more than half of some code. */
function fileOfMost(code: readonly Unit[], size: number): Pick<Gap, "file"> {
  for (const [file, own] of Map.groupBy(code, ({ module: { script } }) => script.file))
    if (sum(own.map(sizeOf)) > size / 2) return { file };
  return {};
}

const sizeOf = ({ start, end }: Unit): number => end - start;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function partition<T>(list: readonly T[], test: (one: T) => boolean): readonly [T[], T[]] {
  const [yes, no]: [T[], T[]] = [[], []];
  for (const one of list) (test(one) ? yes : no).push(one);
  return [yes, no];
}

function inOrder(a: Gap, b: Gap): number {
  const [one = "", other = ""] = [a.file, b.file];
  return (
    GAP_CODES.indexOf(a.code) - GAP_CODES.indexOf(b.code) ||
    (one < other ? -1 : one > other ? 1 : (a.start ?? 0) - (b.start ?? 0))
  );
}
