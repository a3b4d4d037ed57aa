/** The way from an expression to a function that it holds: keys, calls, and whatever a library makes of what it is given. */
import { keyName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";

/** What a call gives back. */
export const GIVEN = "()";
/** What a library has made of a value: by which way it hands it on is not known, so the keys that follow are looked for in all of it. */
export const ANY = "*";
/** Something else of what a library has made, `useStore.getState`: what is read or called of it may still lead there. */
export const PART = "*.";

export type Path = readonly string[];

/** The rest of the way behind a key; undefined where the key leads elsewhere. */
export function behind(key: string, path: Path): Path | undefined {
  const [first, second, ...rest] = path;
  if (first === key) return path.slice(1);
  if (first !== ANY && first !== PART) return undefined;
  if (second === undefined) return path;
  return second === key ? rest : [PART, second, ...rest];
}

/** The names that a pattern binds, each with what is left of the way. */
export function boundBy(target: Node | null | undefined, path: Path): readonly (readonly [Node, Path])[] {
  switch (target?.type) {
    case "AssignmentPattern":
      return boundBy(target.left, path);
    case "ObjectPattern": {
      const named = new Set<string>();
      return target.properties.flatMap((one) => {
        if (one.type !== "Property") return named.has(path[0] ?? "") ? [] : boundBy(one.argument, path);
        const key = keyName(one.key, one.computed);
        if (key === undefined) return boundBy(one.value, path);
        named.add(key);
        const rest = behind(key, path);
        return rest ? boundBy(one.value, rest) : [];
      });
    }
    case "ArrayPattern":
      return target.elements.flatMap((one, index) => {
        const rest = behind(String(index), path);
        return one && rest ? boundBy(one, rest) : [];
      });
    case "Identifier":
    case "MemberExpression":
      return [[target, path]];
    default:
      return [];
  }
}
