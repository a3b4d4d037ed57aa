/** What wrapping changed: statements of the nine points, libraries, and whose code it is by characters. */
import { compareSpecifications, type Located, type Specification } from "@as-built/spec";

/** Lines of text: `calls - GET /x`, `libraries + dayjs`; none where nothing changed. */
export function differences(base: Specification, form: Specification): readonly string[] {
  return [...ofPoints(base, form), ...ofLibraries(base, form), ...ofOrigins(base, form), ...ofFailures(form)];
}

const idOf = ({ statement: { id } }: Located): string => (id.length > 120 ? `${id.slice(0, 119)}…` : id);

function ofPoints(base: Specification, form: Specification): readonly string[] {
  return compareSpecifications(base, form).flatMap(({ point, added, removed, changed }) => [
    ...removed.flatMap((one) => renamed(one, added) ?? [`${point} - ${idOf(one)}`]),
    ...added.flatMap((one) => (renamed(one, removed) ? [] : [`${point} + ${idOf(one)}`])),
    ...changed.map(({ before, changes }) => `${point} ~ ${idOf(before)}: ${changes.map(shown).join("; ")}`),
  ]);
}

/** A constant under another name: its name is made of the words around its uses. */
function renamed(one: Located, others: readonly Located[]): readonly string[] | undefined {
  if (one.point !== "constants") return undefined;
  const value = JSON.stringify(one.statement.value);
  const other = others.find((each) => each.point === "constants" && JSON.stringify(each.statement.value) === value);
  return other && [`${RENAMED} ${value}: ${idOf(one)} -> ${idOf(other)}`];
}

const RENAMED = "constants ~ name of";

/** Whether nothing but names of constants differs. */
export const areNames = (lines: readonly string[]): boolean =>
  lines.length > 0 && lines.every((line) => line.startsWith(RENAMED));

const shown = ({ property, before, after }: { property: string; before?: unknown; after?: unknown }): string =>
  `${property} ${short(before)} -> ${short(after)}`;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function ofLibraries(base: Specification, form: Specification): readonly string[] {
  const [before, after] = [base, form].map(
    ({ provenance }) =>
      new Set(
        provenance.components.filter(({ kind }) => kind !== "runtime").map((one) => `${one.name}@${one.version ?? ""}`),
      ),
  );
  return [
    ...[...(before ?? [])].filter((name) => !after?.has(name)).map((name) => `libraries - ${name}`),
    ...[...(after ?? [])].filter((name) => !before?.has(name)).map((name) => `libraries + ${name}`),
  ];
}

/** Percentage points by which an origin's share may differ beyond what the wrappers themselves add. */
const TOLERANCE = 2;

function ofOrigins(base: Specification, form: Specification): readonly string[] {
  const [before, after] = [shares(base), shares(form)];
  const room = TOLERANCE + (100 * Math.abs(after.all - before.all)) / Math.max(after.all, before.all, 1);
  return (["product", "third", "unknown"] as const).flatMap((origin) => {
    const [was, is] = [before[origin], after[origin]];
    return Math.abs(is - was) > room ? [`origin ~ ${origin} ${was.toFixed(1)} % -> ${is.toFixed(1)} %`] : [];
  });
}

interface Shares {
  readonly all: number;
  readonly product: number;
  readonly third: number;
  readonly unknown: number;
}

function shares({ provenance: { totals } }: Specification): Shares {
  const { runtime, framework, library, product, unknown } = totals;
  const all = runtime + framework + library + product + unknown;
  const percent = (units: number): number => (100 * units) / Math.max(1, all);
  return { all, product: percent(product), third: percent(runtime + framework + library), unknown: percent(unknown) };
}

const ofFailures = ({ material }: Specification): readonly string[] =>
  material.failures.map(({ file, error }) => `failure ${file}: ${error}`);
