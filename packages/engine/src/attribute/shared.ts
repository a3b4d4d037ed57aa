/**
 * Packages that a module federation shares. Their code stands in the material under the number of a module, so that
 * they are in the inventory even where no other sign names them; whose the code is, is not decided by this.
 */
import type { SharedPackage } from "../unpack/federation.ts";
import { packageOf } from "./package-name.ts";
import { kindOf, type SignatureIndex } from "./signatures.ts";
import type { UnplacedComponent } from "./unplaced.ts";

export const sharedComponents = (
  shared: readonly SharedPackage[],
  index: SignatureIndex,
): readonly UnplacedComponent[] =>
  shared.map(({ name, version, from, start, end }) => {
    const own = packageOf(name);
    const { file, base } = from.script;
    return {
      component: { name: own, kind: kindOf(own, index), version },
      shownBy: "shared",
      file,
      start: base + start,
      end: base + end,
      size: 0,
    };
  });
