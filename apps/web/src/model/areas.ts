/**
 * The areas of an application, from its addresses: what stands below the part that most of them share. An area ends before
 * the first hole, so `/api/admin/projects/{id}/tags` is in `/api/admin/projects` where most calls go to `/api/admin`.
 */

/** Gives the area of an address among the given ones. */
export function areasOf(addresses: readonly string[]): (address: string) => string {
  const trunk = trunkOf(addresses.map(segmentsOf));
  return (address) => {
    const segments = segmentsOf(address);
    const shared = trunk.findIndex((segment, index) => segments[index] !== segment);
    const depth = shared < 0 ? trunk.length : shared;
    return nameOf(literal(segments).slice(0, depth + 1));
  };
}

/** Shared by more than half, and cut where the addresses part: what they all share is no area of its own. */
function trunkOf(addresses: readonly (readonly string[])[]): readonly string[] {
  const trunk: string[] = [];
  let parted = 0;
  let below = addresses;
  for (;;) {
    const counts = new Map<string, number>();
    for (const segments of below) {
      const next = segments[trunk.length];
      if (next !== undefined && !isHole(next)) counts.set(next, (counts.get(next) ?? 0) + 1);
    }
    if (counts.size > 1) parted = trunk.length;
    const most = [...counts].find(([, count]) => count * 2 > addresses.length)?.[0];
    if (most === undefined) return trunk.slice(0, parted);
    below = below.filter((segments) => segments[trunk.length] === most);
    trunk.push(most);
  }
}

/** Without the base or tenant that a leading hole stands for; the host of an absolute address is its first segment. */
function segmentsOf(address: string): readonly string[] {
  const [host = ""] = /^[a-z][a-z\d+.-]*:\/\/[^/]*/i.exec(address) ?? [];
  const path = address.slice(host.length);
  const segments = path.replace(/^\/?\{[^{}]*\}(?=\/)/, "").split("/");
  return [host, ...segments].filter((segment) => segment !== "");
}

const isHole = (segment: string): boolean => segment.includes("{");

function literal(segments: readonly string[]): readonly string[] {
  const hole = segments.findIndex(isHole);
  return hole < 0 ? segments : segments.slice(0, hole);
}

const nameOf = (segments: readonly string[]): string =>
  segments[0]?.includes("://") ? segments.join("/") : `/${segments.join("/")}`;
