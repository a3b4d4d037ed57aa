/** Screens as a tree by their paths, and as a map by what leads where. */
import type { Screen } from "@as-built/spec";

export interface ScreenBranch {
  /** Path from the root to here, e.g. "/settings/users". */
  readonly path: string;
  /** The last part of it. */
  readonly name: string;
  /** The screen that stands at this path; a part of a path may have none of its own. */
  readonly screen?: Screen;
  readonly children: readonly ScreenBranch[];
}

interface Growing {
  readonly path: string;
  readonly name: string;
  screen?: Screen;
  readonly children: Map<string, Growing>;
}

const ROOT = "/";

export function screenTree(screens: readonly Screen[]): readonly ScreenBranch[] {
  const root: Growing = { path: ROOT, name: ROOT, children: new Map() };
  for (const screen of screens) {
    let at = root;
    for (const part of screen.path.split("/").filter(Boolean)) {
      const path = at === root ? `/${part}` : `${at.path}/${part}`;
      const next = at.children.get(part) ?? { path, name: part, children: new Map() };
      at.children.set(part, next);
      at = next;
    }
    // Several entries of one application may have a screen at one path: the first stands for them.
    at.screen ??= screen;
  }
  const branches = [...root.children.values()].map(finished);
  return root.screen ? [{ path: ROOT, name: ROOT, screen: root.screen, children: [] }, ...branches] : branches;
}

function finished({ path, name, screen, children }: Growing): ScreenBranch {
  return { path, name, ...(screen ? { screen } : {}), children: [...children.values()].map(finished) };
}

export interface ScreenEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: "link" | "redirect" | "parent";
}

/** Edges between ids of screens: links, redirects, and from a screen to those below it. Each pair once, links first. */
export function screenEdges(screens: readonly Screen[]): readonly ScreenEdge[] {
  const byPath = new Map(screens.map((screen) => [anonymous(screen.path), screen]));
  const edges = new Map<string, ScreenEdge>();
  const add = (from: string, to: string | undefined, kind: ScreenEdge["kind"]) => {
    if (to === undefined || to === from || edges.has(`${from} ${to}`)) return;
    edges.set(`${from} ${to}`, { from, to, kind });
  };
  for (const { id, links = [] } of screens) for (const link of links) add(id, byPath.get(anonymous(link))?.id, "link");
  for (const { id, redirectsTo } of screens) {
    if (redirectsTo !== undefined) add(id, byPath.get(anonymous(redirectsTo))?.id, "redirect");
  }
  for (const screen of screens) {
    const above = screen.parent ?? nearestAbove(screen, byPath)?.id;
    if (above !== undefined && !edges.has(`${screen.id} ${above}`)) add(above, screen.id, "parent");
  }
  return [...edges.values()];
}

function nearestAbove(screen: Screen, byPath: ReadonlyMap<string, Screen>): Screen | undefined {
  const parts = anonymous(screen.path).split("/").filter(Boolean);
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const found = byPath.get(`/${parts.slice(0, length).join("/")}`);
    if (found) return found;
  }
  return undefined;
}

/** A path whose parameters have no names: two names of one parameter are one screen. */
const anonymous = (path: string): string => path.replace(/[?#].*$/s, "").replace(/\{[^{}]*\}/g, "{}");
