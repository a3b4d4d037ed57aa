/**
 * The built fixtures as materials to wrap: their scripts taken apart, and what wrapping has to heed in each.
 */
import { fileURLToPath } from "node:url";
import { capturePath } from "@as-built/capture";
import type { Capture } from "@as-built/engine";
import { type Parsed, parsed } from "./script-parts.ts";

export interface MaterialScript extends Parsed {
  readonly id: string;
  /** Other scripts know it by names that it declares, or wait for it in a circle: it has to stay as it is. */
  readonly fixed: boolean;
}

export interface Material {
  readonly name: string;
  readonly capture: Capture;
  readonly scripts: readonly MaterialScript[];
  /** A loader waits for what the scripts register: they must do so at once. */
  readonly sync: boolean;
  /** Scripts share names at the top: a minifier must not rename those. */
  readonly sharesNames: boolean;
}

/** Ones that are analysed in a blink, from whose kinds most combinations are made. */
export const SMALL = [
  ...["almond", "browserify", "esbuild-esm", "esbuild-iife", "esbuild-plain", "federation", "import-map", "metro"],
  ...["parcel", "parcel-wrapped", "requirejs", "requirejs-split", "rolldown", "rollup-amd", "rollup-es", "rollup-iife"],
  ...["rollup-system", "rollup-umd", "rspack", "webpack4", "webpack4-single", "webpack5"],
].map((name) => `formats/${name}`);

export const LARGE = [
  ...["iife", "rollup", "rspack", "system", "vite", "webpack"].map((name) => `example/${name}`),
  ...["angular", "next", "nuxt", "react-router", "remix", "sveltekit"].map((name) => `frameworks/${name}`),
];

const loaded = new Map<string, Promise<Material>>();

/** Each is read once. */
export function materialOf(name: string): Promise<Material> {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
}

async function load(name: string): Promise<Material> {
  const capture = await capturePath(fileURLToPath(new URL(`../../fixtures/${name}/material`, import.meta.url)));
  const scripts = capture.artifacts.flatMap(({ id, kind, text }) => {
    const script = kind === "script" ? parsed(text) : undefined;
    return script ? [{ ...script, id }] : [];
  });
  const sharing = new Set(scripts.filter((one) => declaresFor(one, scripts)));
  const circular = new Set(scripts.filter((one) => waitsForItself(one, scripts)));
  return {
    name,
    capture,
    scripts: scripts.map((script) => ({ ...script, fixed: sharing.has(script) || circular.has(script) })),
    sync: scripts.some(({ text }) => /\bdefine\(|System\.register/.test(text)),
    sharesNames: sharing.size > 0,
  };
}

type Read = Parsed & { readonly id: string };

function declaresFor(script: Read, all: readonly Read[]): boolean {
  if (script.module) return false;
  const own = new Set(script.scopes.root.bindings.keys());
  return all.some((other) => other !== script && other.scopes.globals.some(({ name }) => own.has(name)));
}

/** By static imports; what is imported lazily has run when it is needed. */
function waitsForItself(script: Read, all: readonly Read[]): boolean {
  const seen = new Set<Read>();
  const open = importedBy(script, all);
  for (let next = open.pop(); next; next = open.pop()) {
    if (next === script) return true;
    if (!seen.has(next)) open.push(...importedBy(next, all));
    seen.add(next);
  }
  return false;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

function importedBy({ program }: Read, all: readonly Read[]): Read[] {
  const sources = program.body.flatMap((statement) =>
    "source" in statement && statement.source ? [lastPart(statement.source.value)] : [],
  );
  return all.filter(({ id }) => sources.includes(lastPart(id)));
}
