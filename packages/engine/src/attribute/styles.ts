/**
 * Components that stand in style sheets: by the names in their selectors and of their properties, in the order in which
 * the index knows them, or by a banner that names a package and its version. Style sheets have no regions; a component
 * comes with the longest stretch of it.
 */
import type { FileId } from "@as-built/spec";
import { type PublishedFile, publishedFile } from "../parse/published-files.ts";
import { type Banner, bannerPackage, bannersIn } from "./banners.ts";
import { everyOf } from "./evidence.ts";
import { standingOf } from "./presence.ts";
import { kindOf, type SignatureIndex } from "./signatures.ts";
import { styleTokens } from "./style-tokens.ts";
import { GRAM, gramAt, type Tokens } from "./tokens.ts";
import type { UnplacedComponent } from "./unplaced.ts";
import type { Owners } from "./votes.ts";

/** So many different grams, and such a part of a component's sheets, make it sure; of large sheets parts are used. */
const ENOUGH = 12;
const PART = 0.3;
const PART_OF_LARGE = 0.2;
const LARGE = 8;
/** A component that shares its grams with one that explains more needs such a part of them for itself ... */
const OWN = 0.5;
/** ... and must stand there by half, where so little of its sheets is its own. */
const LITTLE_OWN = 0.6;
const HALF = 0.5;
/** Known grams with at most so many unknown ones between them are one stretch. */
const NEAR = 8;

/** In the order of the files, then of the index. */
export function styleComponents(
  sheets: ReadonlyMap<FileId, string>,
  index: SignatureIndex,
): readonly UnplacedComponent[] {
  return [...sheets].flatMap(([file, text]): readonly UnplacedComponent[] => {
    const published = publishedFile(file, text);
    if (published) return [wholeSheet(published, file, text, index)];
    const sheet = read(text, index);
    const banners = new Map(bannersIn(text).flatMap((banner) => named(banner, index)));
    const found = chosen(sheet, index);
    const shown = [...banners.keys()].filter((number) => !found.includes(number));
    return [
      ...found.map((number) => placed(number, banners.get(number), file, sheet, text, index)),
      ...shown.map((number) => placed(number, banners.get(number), file, sheet, text, index)),
    ];
  });
}

/** A sheet that a package publishes to be copied as it is: its header says whose it is. */
function wholeSheet(
  { name, version }: PublishedFile,
  file: FileId,
  text: string,
  index: SignatureIndex,
): UnplacedComponent {
  const component = { name, kind: kindOf(name, index), ...(version === undefined ? {} : { version }) };
  return { component, shownBy: "banner", file, start: 0, end: text.indexOf("*/") + 2, size: text.length };
}

interface Sheet {
  readonly tokens: Tokens;
  /** Owners of each gram, by the token it begins at. */
  readonly owners: readonly Owners[];
  readonly known: ReadonlyMap<Owners, number>;
}

function read(text: string, index: SignatureIndex): Sheet {
  const tokens = styleTokens(text);
  const owners: Owners[] = [];
  const known = new Map<Owners, number>();
  const seen = new Set<number>();
  for (let at = 0; at + GRAM <= tokens.hashes.length; at++) {
    const gram = gramAt(tokens.hashes, at);
    const found = gram === 0 ? [] : index.lookup(gram);
    owners.push(found);
    if (found.length === 0 || seen.has(gram)) continue;
    seen.add(gram);
    known.set(found, (known.get(found) ?? 0) + 1);
  }
  return { tokens, owners, known };
}

/** What explains most is taken first; its grams speak for no other one then. */
function chosen({ known }: Sheet, index: SignatureIndex): readonly number[] {
  const left = new Map(known);
  const all = countsOf(known);
  const inSheets = new Set(
    [...all.keys()].filter((number) => index.components[number]?.style && !index.components[number].fonts),
  );
  const { doubted, covered } = standingOf([{ fresh: known }], inSheets, index);
  const candidates = new Set([...inSheets].filter((number) => !doubted.has(number)));
  const out: number[] = [];
  for (;;) {
    const counts = countsOf(left);
    const sure = [...candidates].filter((number) => {
      const own = counts.get(number) ?? 0;
      return (
        own >= ENOUGH && own >= OWN * (all.get(number) ?? 0) && covered(number) >= partOf(number, out.length > 0, index)
      );
    });
    const best = sure.reduce((most, number) => {
      const more = weight(number, counts, index) - weight(most, counts, index);
      return more > 0 || (more === 0 && number < most) ? number : most;
    }, sure[0] ?? -1);
    if (best < 0) return out.sort((a, b) => a - b);
    out.push(best);
    candidates.delete(best);
    for (const set of left.keys()) if (set.includes(best)) left.delete(set);
  }
}

/** How much of a component's sheets must stand there; more of one that copies others, where one is found already. */
function partOf(number: number, late: boolean, { components, sole }: SignatureIndex): number {
  const { grams = 1, every = 1 } = components[number] ?? {};
  if (late && (sole[number] ?? 0) < LITTLE_OWN * grams) return HALF;
  return every >= LARGE ? PART_OF_LARGE : PART;
}

const weight = (number: number, counts: ReadonlyMap<number, number>, { components }: SignatureIndex): number =>
  (counts.get(number) ?? 0) * (components[number]?.every ?? 1);

function countsOf(known: ReadonlyMap<Owners, number>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [owners, hits] of known) for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + hits);
  return counts;
}

/** The component of a banner's name, with its banner. */
function named(banner: Banner, { components }: SignatureIndex): readonly (readonly [number, Banner])[] {
  const number = bannerPackage(banner.name, components);
  return number === undefined ? [] : [[number, banner]];
}

function placed(
  number: number,
  banner: Banner | undefined,
  file: FileId,
  { tokens, owners }: Sheet,
  text: string,
  index: SignatureIndex,
): UnplacedComponent {
  const gap = NEAR * everyOf([number], index);
  let longest = { start: 0, end: 0 };
  let size = 0;
  let from = -1;
  let last = -1;
  const close = (): void => {
    if (from < 0) return;
    const start = tokens.offsets[from] ?? 0;
    const end = tokens.offsets[last + GRAM] ?? text.length;
    size += end - start;
    if (end - start > longest.end - longest.start) longest = { start, end };
    from = -1;
  };
  owners.forEach((set, at) => {
    if (!set.includes(number)) return;
    if (from >= 0 && at - last > gap) close();
    if (from < 0) from = at;
    last = at;
  });
  close();
  const { name = "", kind = "library" } = index.components[number] ?? {};
  const component = { name, kind, ...(banner ? { version: banner.version } : {}) };
  const place = size > 0 ? longest : { start: banner?.start ?? 0, end: banner?.end ?? 0 };
  return { component, shownBy: size > 0 ? "index" : "banner", file, ...place, size };
}
