/**
 * Frameworks whose code stands in the material only as a part that nothing else brings: `vue` has hardly a line of its
 * own, all of it is `@vue/runtime-dom`. Such a framework is in the inventory, without a region.
 */
import type { SignatureIndex } from "./signatures.ts";
import type { AttributionUnit, UnitOrigin } from "./unit.ts";
import type { UnplacedComponent } from "./unplaced.ts";

/** Each with the largest unit of its part. */
export function wholeComponents(
  units: readonly AttributionUnit[],
  origins: readonly UnitOrigin[],
  { components }: SignatureIndex,
): readonly UnplacedComponent[] {
  const parts = new Map(
    components.flatMap(({ name, partOf, together, style }) => {
      const whole = style ? undefined : components[partOf ?? -1];
      return whole ? [[name, { whole, isSame: together?.includes(partOf ?? -1) ?? false }] as const] : [];
    }),
  );
  const found = new Map<string, UnplacedComponent>();
  origins.forEach(({ component }, at) => {
    const part = component && parts.get(component.name);
    const unit = units[at];
    if (!part || !unit) return;
    const { name, kind } = part.whole;
    const known = found.get(name);
    if (known && known.end - known.start >= unit.end - unit.start) return;
    const version = part.isSame && component.version !== undefined ? { version: component.version } : {};
    const { file, start, end } = unit;
    found.set(name, { component: { name, kind, ...version }, shownBy: "part", file, start, end, size: 0 });
  });
  return [...found.values()];
}
