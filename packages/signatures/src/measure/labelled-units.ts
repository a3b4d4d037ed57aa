/**
 * Units whose side is known, with what they show, as attribution meets them where the index does not know their package:
 * with the whole index and with packages left out of it. The truth is that of source maps (`truth.json`), or of the
 * sources beside the material: code is the product's where its names and texts stand in them.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyze, type Capture, type SignatureIndex, shownTraits } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { captureOf, filesIn } from "./material.ts";
import type { Run, Truth } from "./score.ts";
import type { Specification } from "./specification.ts";
import { variantOf, without } from "./variants.ts";

export interface LabelledUnit {
  readonly app: string;
  /** Of a library: its package; of packages that nothing names: the application. */
  readonly owner: string;
  readonly product: boolean;
  /** Whether that is told by source maps. */
  readonly hasMaps: boolean;
  readonly size: number;
  readonly traits: readonly string[];
}

interface Label {
  readonly product: boolean;
  readonly owner: string;
}

type Provenance = Specification["provenance"];
type LabelOf = (file: string, start: number, end: number) => Label | undefined;

const parser = oxcParser();
/** Shares of the packages that are left out together, in percent; packages with so much code also one by one. */
const SHARES = [25, 50, 75];
const LEAST_ALONE = 1000;

export function labelledUnits(folder: string, app: string, index: SignatureIndex): readonly LabelledUnit[] {
  const root = join(folder, app);
  const capture = captureOf(join(root, "material"));
  const hasMaps = existsSync(join(root, "truth.json"));
  const { provenance } = analyze(capture, { parser, signatures: index }).specification;
  const labelOf = hasMaps
    ? ofMaps(join(root, "truth.json"))
    : ofSources(join(root, "source"), capture, provenance, app);
  const indices = [
    index,
    ...(hasMaps ? [] : largeOnes(provenance).map((name) => without(index, (other) => other === name))),
    ...SHARES.map((share) => variantOf(index, 1, share)),
  ];
  const seen = new Map<string, LabelledUnit>();
  for (const units of shownTraits(capture, parser, indices)) {
    for (const { file, start, end, traits } of units) {
      const label = traits && labelOf(file, start, end);
      if (label && traits.length > 0)
        seen.set([file, start, ...traits].join(), { app, ...label, hasMaps, size: end - start, traits });
    }
  }
  return [...seen.values()];
}

/** Names of the components that have enough code in the material. */
function largeOnes({ components, regions }: Provenance): readonly string[] {
  const sizes = new Map<string, number>();
  for (const { component, start, end } of regions)
    if (component) sizes.set(component, (sizes.get(component) ?? 0) + end - start);
  return components.filter(({ id }) => (sizes.get(id) ?? 0) >= LEAST_ALONE).map(({ name }) => name);
}

function ofMaps(path: string): LabelOf {
  const { files }: Truth = JSON.parse(readFileSync(path, "utf8"));
  return (file, start, end) => {
    const [, , kind, name] = around(files[file] ?? [], start, end, (run: Run) => run) ?? [];
    return kind && { product: kind === "product", owner: name ?? "" };
  };
}

/** The one that holds the middle of a range. */
const around = <T>(list: readonly T[], start: number, end: number, rangeOf: (one: T) => readonly unknown[]) =>
  list.find((one) => {
    const [from, to] = rangeOf(one);
    return Number(from) <= (start + end) / 2 && (start + end) / 2 < Number(to);
  });

/** Words of three letters and less are a minifier's, and so many are needed to tell; shares of those in the sources. */
const WORD = /[\p{L}\p{N}_$]{4,}/gu;
const ENOUGH = 3;
const OWN = 0.65;
const OTHERS = 0.4;
/** Words of the language and the platform stand in all code. */
const COMMON = new Set(
  "await break case catch class const continue default delete else export extends false finally function import instanceof null return static super switch this throw true typeof void while async Array Boolean Date Error JSON Math Number Object Promise String Symbol window document console undefined length push filter then value name prototype call apply type forEach toString join slice split concat indexOf find error message target data props children string number boolean object div span template init".split(
    " ",
  ),
);

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(WORD) ?? []).filter((word) => !COMMON.has(word) && !/^\d+$/.test(word)));

function ofSources(folder: string, { artifacts }: Capture, { components, regions }: Provenance, app: string): LabelOf {
  const sources = filesIn(folder, /(?<!package|package-lock)\.(m?[jt]sx?|vue|svelte|html|json)$/);
  const own = wordsIn(sources.map((path) => readFileSync(join(folder, path), "utf8")).join("\n"));
  const names = new Map(components.map(({ id, name }) => [id, name]));
  const texts = new Map<string, string>(artifacts.map(({ id, text }) => [id, text]));
  return (file, start, end) => {
    const here = regions.filter((region) => region.file === file);
    const known = around(here, start, end, (region) => [region.start, region.end])?.component;
    if (known) return { product: false, owner: names.get(known) ?? "" };
    const words = [...wordsIn(texts.get(file)?.slice(start, end) ?? "")];
    const share = words.filter((word) => own.has(word)).length / words.length;
    if (words.length < ENOUGH || (share > OTHERS && share < OWN)) return undefined;
    return { product: share >= OWN, owner: app };
  };
}
