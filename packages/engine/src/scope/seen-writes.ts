/**
 * What a place sees of the properties that are written to a name: `send(options); options.method = "PUT"; send(options)`
 * sends two things. Where both stand in one function, the order of the text and the tests around them tell; what another
 * function, a loop or a `catch` writes may be written at any time, or never.
 */
import { rememberFor } from "../remember.ts";
import { type Guard, guardOf, guardsAlong } from "../syntax/conditions-around.ts";
import { type IdentifierNode, isFunction, type Node } from "../syntax/nodes.ts";
import { wayTo } from "../syntax/way-to.ts";
import type { Binding, PropertyWrite, ScopeTree } from "./binding.ts";
import { LOOPS } from "./definitions-in-order.ts";
import { allWritesTo } from "./writes-by-use.ts";

/** Most properties written to one name that are remembered. */
export const MAX_WRITES = 200;

export interface SeenWrite extends PropertyWrite {
  /** The tests under which it is written; undefined where something else decides. */
  readonly guards: readonly Guard[] | undefined;
}

/** The same for all places that see the same. */
export interface View {
  readonly writes: readonly SeenWrite[];
}

interface Placed {
  readonly write: PropertyWrite;
  /** From the scope of the name down to the write. */
  readonly way: readonly Node[];
}

const placed = rememberFor((binding: Binding, scopes: ScopeTree): readonly Placed[] =>
  allWritesTo(binding, scopes).map((write) => ({ write, way: wayTo(binding.scope.node, write.value) })),
);

/** What is seen where no place is asked for. */
export const writesTo = rememberFor((binding: Binding, scopes: ScopeTree): readonly SeenWrite[] =>
  placed(binding, scopes).map(({ write, way }) => ({ ...write, guards: guardsAlong(way) })),
);

const views = rememberFor((_: Binding) => new Map<string, View>());

/** What a read of a property sees, or of all of them where no key is given; undefined where it is what all places see. */
export function viewAt(
  binding: Binding,
  node: IdentifierNode,
  key: string | undefined,
  scopes: ScopeTree,
): View | undefined {
  const { scope } = binding;
  const writes = allWritesTo(binding, scopes);
  if (writes.length === 0 || writes.length > MAX_WRITES) return undefined;
  const isAsked = ({ path: [first], key: computed }: PropertyWrite): boolean =>
    !computed && (key === undefined || first === undefined || first === key);
  if (!writes.some(isAsked)) return undefined;
  const way = wayTo(scope.node, node);
  const plain = writesTo(binding, scopes);
  const seen = placed(binding, scopes).flatMap((one, index) => {
    const standing = isAsked(one.write) ? standingOf(one, way) : { rank: 0, guards: plain[index]?.guards };
    return standing ? [{ ...standing, index, write: one.write }] : [];
  });
  seen.sort((a, b) => a.rank - b.rank);
  const isPlain = ({ index, guards }: (typeof seen)[number], place: number): boolean =>
    index === place && guards?.length === plain[index]?.guards?.length;
  if (seen.length === plain.length && seen.every(isPlain)) return undefined;
  const known = views(binding);
  const text = seen.map(({ index, guards }) => [index, ...(guards?.map(written) ?? ["?"])].join()).join(" ");
  const view = known.get(text) ?? { writes: seen.map(({ write, guards }) => ({ ...write, guards })) };
  known.set(text, view);
  return view;
}

const written = ({ test, is }: Guard): string => `${test.start}${is ? "+" : "-"}`;

/** Which of two writes is the last one: that of the higher rank, then the one that stands behind the other. */
type Standing = Pick<SeenWrite, "guards"> & { readonly rank: -1 | 0 | 1 };

/** How a write is seen; undefined where it is not done yet. */
function standingOf({ write, way: own }: Placed, way: readonly Node[]): Standing | undefined {
  let shared = 1;
  while (shared < own.length - 1 && own[shared] === way[shared]) shared++;
  const below = own.slice(shared - 1);
  const common = own.slice(1, shared);
  const isHome = !common.some(isFunction);
  const read = way.at(-1);
  const isRepeated = common.slice(common.findLastIndex(isFunction) + 1).some(({ type }) => LOOPS.has(type));
  const inner = below.slice(1, -1).find(isFunction);
  if (inner) {
    // `send(options).then(() => { options.method = "DELETE"; ... })`: the function is not there yet
    const isLater =
      isHome && !isRepeated && inner.type !== "FunctionDeclaration" && !way.slice(shared).some(isFunction);
    return isLater && read && read.end <= inner.start ? undefined : { rank: 0, guards: undefined };
  }
  const guards = guardsAlong(below);
  const isBefore = read !== undefined && write.value.end <= read.start;
  if (way.slice(shared).some(isFunction)) {
    if (isHome) return { rank: -1, guards };
    return isBefore ? { rank: 1, guards } : { rank: 0, guards: undefined };
  }
  const [at, next] = [way[shared - 1], way[shared]];
  const here = at && next && guardOf(at, next);
  const isElsewhere = here && guards?.some(({ test, is }) => test === here.test && is !== here.is);
  if (isBefore && !isElsewhere) return { rank: isHome ? 0 : 1, guards };
  if (isHome && !isRepeated) return undefined;
  return { rank: isHome ? -1 : 0, guards: undefined };
}

/** What an object is put into that is handed on where it stands. */
const PARTS: ReadonlySet<Node["type"]> = new Set([
  "ObjectExpression",
  "Property",
  "ArrayExpression",
  "ConditionalExpression",
  "LogicalExpression",
]);

/** Whether an object is read where its name stands: it is handed to a call, as it is or within others, or becomes a text. */
export function isHandedOn({ scope }: Binding, node: IdentifierNode): boolean {
  const around = wayTo(scope.node, node).slice(0, -1);
  const at = around.findLastIndex(({ type }) => !PARTS.has(type));
  const [taker, part = node] = around.slice(at);
  switch (taker?.type) {
    case "CallExpression":
    case "NewExpression":
      return taker.callee !== part;
    case "TemplateLiteral":
      return true;
    case "BinaryExpression":
      return taker.operator === "+";
    default:
      return false;
  }
}
