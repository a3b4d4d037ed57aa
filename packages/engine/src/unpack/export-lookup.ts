/**
 * Where an exported name is defined: through re-exports, `export *` and the namespaces of wrapped modules. Takes how
 * modules find each other; each module is asked once for a name, so barrels that name each other in a circle end, and
 * a question looks at no more than `MAX_ASKED` modules behind the first that has several to ask.
 */
import { addTo } from "../multimap.ts";
import type { ExportTarget, Module } from "./module.ts";

export interface Exported {
  readonly module: Module;
  readonly target: Extract<ExportTarget, { kind: "local" }> | { readonly kind: "namespace" };
}

type ReExport = Extract<ExportTarget, { kind: "from" }>;

/** How modules find each other. */
export interface Links {
  /** The module that a specifier or registry key names. */
  resolve(from: Module, named: string): Module | undefined;
  /** Modules inside the code of others whose exports are a module's own, too. */
  starsOf(module: Module): readonly Module[];
}

/** Most modules that are asked for one name, where there are several to ask: what one module hands on is remembered. */
const MAX_ASKED = 1000;

const NAMESPACE = { kind: "namespace" } as const;

/** A module that is asked for a name. */
interface Question {
  readonly module: Module;
  readonly name: string;
}

export class ExportLookup {
  private readonly links: Links;
  private readonly stars = new Map<Module, readonly Module[]>();
  /** What was found for names of modules that only hand on what one other module has. */
  private readonly handed = new Map<Module, Map<string, Exported | undefined>>();

  constructor(links: Links) {
    this.links = links;
  }

  find(module: Module, name: string): Exported | undefined {
    const asked = new Map<Module, Set<string>>();
    // the last one is asked next: all that stands behind one `export *` comes before the one after it
    const open: Question[] = [{ module, name }];
    let left = MAX_ASKED;
    const way: Question[] = [];
    let isOneWay = true;
    const found = (exported: Exported | undefined): Exported | undefined => {
      if (isOneWay) for (const one of way) this.keep(one, exported);
      return exported;
    };
    for (let next = open.pop(); next && left > 0; next = open.pop()) {
      const known = isOneWay ? this.handed.get(next.module) : undefined;
      if (known?.has(next.name)) return found(known.get(next.name));
      if (asked.get(next.module)?.has(next.name)) continue;
      addTo(asked, next.module, next.name);
      if (!isOneWay) left--;
      const target = next.name === "*" ? NAMESPACE : next.module.exports.get(next.name);
      if (target && target.kind !== "from") return found({ module: next.module, target });
      way.push(next);
      const stars = target ? [] : this.starsOf(next.module);
      isOneWay &&= stars.length < 2;
      if (target) this.openReExport(next.module, target, open);
      for (const star of stars) open.push({ module: star, name: next.name });
    }
    return found(undefined);
  }

  private keep({ module, name }: Question, exported: Exported | undefined): void {
    const names = this.handed.get(module) ?? new Map<string, Exported | undefined>();
    this.handed.set(module, names.set(name, exported));
  }

  private openReExport(from: Module, { source, name }: ReExport, open: Question[]): void {
    const module = this.links.resolve(from, source);
    if (module) open.push({ module, name });
  }

  /** The modules whose exports are all a module's own, too; the first one last. */
  private starsOf(module: Module): readonly Module[] {
    const known = this.stars.get(module);
    if (known) return known;
    const sources = [...new Set(module.starExports)];
    const found = [
      ...sources.flatMap((source) => this.links.resolve(module, source) ?? []),
      ...this.links.starsOf(module),
    ];
    this.stars.set(module, found.reverse());
    return found;
  }
}
