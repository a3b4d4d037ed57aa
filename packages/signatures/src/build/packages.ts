/** The packages below a folder of installed packages, nested ones included, each once per version. */
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly type?: string;
  readonly main?: unknown;
  readonly module?: unknown;
  readonly style?: unknown;
  readonly exports?: unknown;
  readonly browser?: unknown;
  readonly bin?: unknown;
  readonly keywords?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Sorted by name, then version. Of the same name and version the first found counts. */
export function installedPackages(roots: readonly string[]): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const seen = new Set<string>();
  for (const root of roots) collect(join(root, "node_modules"), found, seen);
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, installed]) => installed);
}

/** Packages of a workspace are links to each other, so a folder may be met again below itself. */
function collect(modules: string, found: Map<string, InstalledPackage>, seen: Set<string>): void {
  if (!existsSync(modules)) return;
  const real = realpathSync(modules);
  if (seen.has(real)) return;
  seen.add(real);
  for (const folder of packageFolders(modules)) {
    const installed = readPackage(folder);
    if (installed && !found.has(`${installed.name}@${installed.version}`))
      found.set(`${installed.name}@${installed.version}`, installed);
    collect(join(folder, "node_modules"), found, seen);
  }
}

function packageFolders(modules: string): readonly string[] {
  const names = readdirSync(modules).filter((name) => !name.startsWith("."));
  return names.flatMap((name) =>
    name.startsWith("@")
      ? readdirSync(join(modules, name)).map((inner) => join(modules, name, inner))
      : [join(modules, name)],
  );
}

/** Whether the package has a build of ES modules. */
export const hasEsm = ({ type, module, exports }: Manifest): boolean =>
  type === "module" || module !== undefined || /"(import|module)"|\.mjs"/.test(JSON.stringify(exports ?? ""));

/** Whether nothing but ES modules is shipped. */
export const hasOnlyEsm = ({ type, main, exports }: Manifest): boolean =>
  type === "module" && !/"require"|\.cjs"/.test(JSON.stringify([main, exports]));

export function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    // Throws where it is nested too deeply for those who walk it.
    JSON.stringify(manifest);
    return manifest;
  } catch {
    return undefined;
  }
}

function readPackage(folder: string): InstalledPackage | undefined {
  const manifest = readManifest(folder);
  const { name, version } = manifest ?? {};
  if (!manifest || !isText(name) || !isText(version)) return undefined;
  return { name, version, folder, manifest };
}

/** Whatever the manifest of a package says that somebody published. */
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
