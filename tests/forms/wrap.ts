/** Puts layers of wrappers around a part of a script, and what the part gives back out of them. */
import type { Random } from "./random.ts";
import type { Exported, Parts } from "./script-parts.ts";
import { WRAPPERS } from "./wrappers/index.ts";
import type { Code, Fresh, Trait, Wrapper } from "./wrappers/wrapper.ts";

/** How what a module exports gets out: as properties that are taken apart, read one by one, or assigned to names outside. */
export const WAYS_OUT = ["destructured", "members", "assigned"] as const;
export type WayOut = (typeof WAYS_OUT)[number];

export interface Wrapped {
  readonly text: string;
  /** Kinds, the outermost first. */
  readonly kinds: readonly string[];
}

/** Names that stand nowhere in the material, as short as a minifier's. */
export function freshNames(random: Random, taken: ReadonlySet<string>): Fresh {
  const used = new Set(taken);
  return () => {
    for (;;) {
      const name = LETTERS.charAt(random.below(52)) + random.below(1296).toString(36);
      if (!used.has(name) && !RESERVED.has(name)) {
        used.add(name);
        return name;
      }
    }
  };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const RESERVED = new Set(["do", "if", "in", "of", "as"]);

/** Wrappers that leave the meaning of a part as it is. */
export function fitting(part: Parts, sync: boolean): readonly Wrapper[] {
  const exports = part.exported.length > 0;
  const refused = new Set<Trait>([
    ...(part.usesThis ? (["ownThis"] as const) : []),
    ...(exports || sync ? (["later"] as const) : []),
    ...(part.module || sync ? (["loader"] as const) : []),
  ]);
  return WRAPPERS.filter(
    ({ traits }) => !traits.some((trait) => refused.has(trait)) && (!part.awaits || traits.includes("transparent")),
  );
}

/** @param layers the outermost first */
export function wrapped(part: Parts, layers: readonly Wrapper[], way: WayOut, fresh: Fresh): Wrapped {
  const { exported } = part;
  const kinds = layers.map(({ kind }) => kind);
  const around = (code: Code): Code => layers.toReversed().reduce((inner, layer) => layer.wrap(inner, fresh), code);
  const silent = layers.some(({ traits }) => traits.includes("silent"));
  if (exported.length === 0)
    return { text: part.before + around({ statements: part.body }).statements + part.after, kinds };
  const text = way === "assigned" || silent ? assigned(part, around, fresh) : given(part, around, way, fresh);
  return { text: part.before + text + part.after, kinds };
}

/** `let x;(()=>{...;x=a})();export{x as name}` */
function assigned({ body, exported }: Parts, around: (code: Code) => Code, fresh: Fresh): string {
  const outer = exported.map(({ local, as }) => ({ local, as, name: fresh() }));
  const writes = outer.map(({ local, name }) => `${name}=${local};`).join("");
  const { statements } = around({ statements: body + writes });
  return `let ${outer.map(({ name }) => name).join()};${statements}${exportList(outer)}`;
}

/** `const{a:x}=(()=>{...;return{a}})();export{x as name}` */
function given({ body, exported }: Parts, around: (code: Code) => Code, way: WayOut, fresh: Fresh): string {
  const outer = exported.map(({ local, as }) => ({ local, as, name: fresh() }));
  const object = `{${outer.map(({ as, local }) => `${as}:${local}`).join()}}`;
  const { statements, result } = around({ statements: body, result: object });
  const whole = fresh();
  const names =
    way === "destructured"
      ? `const {${outer.map(({ as, name }) => `${as}:${name}`).join()}}=${result};`
      : `const ${whole}=${result},${outer.map(({ as, name }) => `${name}=${whole}.${as}`).join()};`;
  return statements + names + exportList(outer);
}

const exportList = (list: readonly (Pick<Exported, "as"> & { readonly name: string })[]): string =>
  `export{${list.map(({ name, as }) => `${name} as ${as}`).join()}};`;
