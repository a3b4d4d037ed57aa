/** Of some catalogues those whose keys stand in code as texts: `t("shelf.empty")`. */
import { literalString } from "../../syntax/literals.ts";
import { walk } from "../../syntax/walk.ts";
import type { Unit } from "../../unpack/units.ts";
import type { Catalogue } from "./catalogue.ts";

/** So many keys that nobody writes by chance. */
const MIN_ASKED = 20;
/** `shelf.empty`, `shelf_empty`, `shelfEmpty`: single words are no evidence. */
const TELLING = /^[A-Za-z][\w-]*(?:[._:/-][\w-]+|[a-z][A-Z])/;

export function keysAskedFor(catalogues: readonly Catalogue[], units: readonly Unit[]): readonly Catalogue[] {
  const keys = catalogues.map(
    ({ entries }) => new Set(entries.map(({ key }) => key).filter((key) => TELLING.test(key))),
  );
  const all = new Set(keys.flatMap((one) => [...one]));
  const asked = new Set<string>();
  for (const { node } of units)
    walk(node, (inner) => {
      const text = inner.type === "Literal" || inner.type === "TemplateLiteral" ? literalString(inner) : undefined;
      if (text !== undefined && all.has(text)) asked.add(text);
      return undefined;
    });
  return catalogues.filter((_, index) => [...(keys[index] ?? [])].filter((key) => asked.has(key)).length >= MIN_ASKED);
}
