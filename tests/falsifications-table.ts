/** Plants every kind of falsification in specifications of fixtures, and tells how many of them `asbuilt verify` finds, as Markdown. */
import { fileURLToPath } from "node:url";
import { capturePath } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import { type AnyStatement, POINTS, type Specification } from "@as-built/spec";
import { type PlainMaterial, plainMaterial } from "../apps/cli/src/verify/plain-material.ts";
import { notReproduced } from "../apps/cli/src/verify/reproduce.ts";
import { verify } from "../apps/cli/src/verify/verify.ts";
import { type Planted, plantedInEvidence, plantedInFields, plantedInFrame } from "./falsifications.ts";

const FIXTURES = ["example/vite/material", "seed-case/a/material", "next-builds/webpack/material"];

interface Count {
  planted: number;
  found: number;
  /** By a new analysis: `--reproduce`. */
  again: number;
}

/** By what was done, then by field. */
type Counts = Map<string, Map<string, Count>>;

export async function countFalsifications(): Promise<Counts> {
  const counts: Counts = new Map();
  for (const fixture of FIXTURES) await count(fixture, counts);
  return counts;
}

export function tableOf(counts: Counts): string {
  const rows = Array.from(counts, ([how, byField]) => row(how, byField));
  const all = sum(Array.from(counts.values()).flatMap((byField) => [...byField.values()]));
  return [
    "| falsification | planted | found | by `--reproduce` | not all found without it |",
    "| --- | ---: | ---: | ---: | --- |",
    ...rows,
    `| all | ${all.planted} | ${all.found} | ${all.again} | |`,
  ].join("\n");
}

function row(how: string, byField: ReadonlyMap<string, Count>): string {
  const { planted, found, again } = sum([...byField.values()]);
  const words = missedIn(byField).map(([field, one]) => `\`${field}\` ${one.found} of ${one.planted}`);
  return `| ${how} | ${planted} | ${found} | ${again} | ${words.join(", ")} |`;
}

export const missedIn = (byField: ReadonlyMap<string, Count>): readonly (readonly [string, Count])[] =>
  Array.from(byField).filter(([, one]) => one.found < one.planted);

const sum = (counts: readonly Count[]): Count => ({
  planted: counts.reduce((total, one) => total + one.planted, 0),
  found: counts.reduce((total, one) => total + one.found, 0),
  again: counts.reduce((total, one) => total + one.again, 0),
});

async function count(fixture: string, counts: Counts): Promise<void> {
  const folder = fileURLToPath(new URL(`../fixtures/${fixture}`, import.meta.url));
  const capture = await capturePath(folder);
  const { specification } = analyze(capture, { parser: oxcParser(), signatures: loadSignatures() });
  const files = plainMaterial(capture.artifacts);
  const texts = new Map(Array.from(files, ([id, { text }]) => [id, text]));
  for (const kind of [
    plantedInFields(specification),
    plantedInEvidence(specification, texts),
    plantedInFrame(specification),
  ])
    for (const planted of kind) {
      const found = foundIn(planted, specification, files);
      add(planted, { found, again: notReproduced(planted.specification, specification) }, counts);
    }
}

type Found = ReturnType<typeof verify>;

/** A statement without the format's shape keeps all others from being checked: these are checked beside the true ones. */
function foundIn(planted: Planted, original: Specification, files: PlainMaterial): Found {
  const found = verify(planted.specification, files);
  const malformed = new Set(found.flatMap(({ code, where }) => (code === "malformed" ? [where] : [])));
  if (!planted.ids.some((id) => malformed.has(id))) return found;
  const rest = structuredClone(planted.specification);
  for (const { name } of POINTS) {
    const statements: readonly AnyStatement[] = original.points[name].statements;
    const mended: readonly AnyStatement[] = rest.points[name].statements;
    const list = mended.map((one, at) => (malformed.has(one.id) ? statements[at] : one));
    Reflect.set(rest.points[name], "statements", list);
  }
  return [...found, ...verify(rest, files)];
}

interface Lists {
  readonly found: Found;
  readonly again: Found;
}

function add({ field, how, ids }: Planted, { found, again }: Lists, counts: Counts): void {
  const byField = counts.get(how) ?? new Map<string, Count>();
  counts.set(how, byField);
  const one = byField.get(field) ?? { planted: 0, found: 0, again: 0 };
  byField.set(field, one);
  one.planted += Math.max(1, ids.length);
  one.found += hitsOf(ids, found);
  one.again += hitsOf(ids, again);
}

/** How many of the statements are named; where none was changed, whether anything is found. */
function hitsOf(ids: readonly string[], found: Found): number {
  const where = new Set(found.map((falsehood) => falsehood.where));
  const whats = found.map(({ what }) => what).join("\n");
  return ids.length === 0 ? Math.min(1, found.length) : ids.filter((id) => where.has(id) || whats.includes(id)).length;
}
