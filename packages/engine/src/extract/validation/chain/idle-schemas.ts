/**
 * Schemas that nothing reads: a bundler that drops what a module exports and nobody imports keeps the calls that made it,
 * as it does not know that they have no effect: `j({id:A().min(1)});`, and `var N=A().max(80);` of which only such
 * remains are made, and `var F=(j({name:A()}),j({title:A()}));`, where a minifier joins what is dropped with what is kept.
 * They check nothing. A handful of
 * statements may be meant otherwise; those that remain come in numbers.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { partitionPoint } from "../../../partition-point.ts";
import type { Binding } from "../../../scope/binding.ts";
import { bindingAt, onlyDefinition } from "../../../scope/binding-at.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Sighting } from "../../survey.ts";
import type { Place } from "../violation.ts";
import { chainOf } from "./chain.ts";

/** So many schemas that are thrown away where they are made. */
const MIN_THROWN = 5;
/** How often it is asked what is made of what is idle. */
const MAX_ROUNDS = 16;

/** What stands in a module by itself: an expression that is thrown away, or a variable. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly binding: Binding | undefined;
  readonly isSchema: boolean;
}

/** Whether a place is in a schema that nothing reads. */
export function idleSchemas(ev: Evaluator): (at: Sighting<Node>) => boolean {
  const known = new Map<Module, ReadonlySet<Piece>>();
  const pieces = new Map<Module, readonly Piece[]>();
  return ({ node, module }) => {
    let idle = known.get(module);
    if (!idle) {
      const all = piecesOf(module, ev);
      idle = idleOf(all);
      pieces.set(module, all);
      known.set(module, idle);
    }
    const piece = idle.size === 0 ? undefined : pieceAt(pieces.get(module) ?? [], node.start);
    return piece !== undefined && idle.has(piece);
  };
}

function idleOf(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const idle = new Set(pieces.filter(({ binding }) => binding === undefined));
  let open = pieces.filter(({ binding }) => binding !== undefined);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = idle.size;
    open = open.filter((piece) => {
      const isIdle = (piece.binding?.references ?? []).every(({ start }) => {
        const user = pieceAt(pieces, start);
        return user !== undefined && (user === piece || idle.has(user));
      });
      if (isIdle) idle.add(piece);
      return !isIdle;
    });
    if (idle.size === before) break;
  }
  return idle;
}

/** What is thrown away, and variables that hold a schema or what one is made of, in the order of the text. */
function piecesOf(module: Module, ev: Evaluator): readonly Piece[] {
  const place = { module, ev };
  const piece = (node: Node, { start, end }: Node, binding: Binding | undefined): readonly Piece[] => {
    const isSchema =
      node.type === "CallExpression" && makesSchema(node, place) && !CHECKS.test(memberName(node.callee) ?? "");
    return isSchema || isPlain(node) ? [{ start, end, binding, isSchema }] : [];
  };
  const thrown = module.body.flatMap((statement) =>
    statement.type === "ExpressionStatement" ? thrownIn(statement.expression) : [],
  );
  const alone = thrown.flatMap((one) => piece(one, one, undefined));
  const isMany = alone.filter(({ isSchema }) => isSchema).length >= MIN_THROWN;
  const named = module.body.flatMap((statement): readonly Piece[] => {
    if (statement.type !== "VariableDeclaration") return [];
    return statement.declarations.flatMap((declarator): readonly Piece[] => {
      const { id, init } = declarator;
      const binding = bindingAt(id, module.script.scopes);
      const only = onlyDefinition(binding);
      if (!binding || !init || !only || binding.writes.length > 0) return [];
      const all = thrownIn(init);
      const dropped = all.slice(0, -1).flatMap((one) => piece(one, one, undefined));
      const kept = all.at(-1) ?? init;
      return [...dropped, ...piece(kept, all.length === 1 ? declarator : kept, binding)];
    });
  });
  return [...named, ...(isMany ? alone : [])].sort((a, b) => a.start - b.start);
}

/** What is thrown away and has checked something: `schema.parse(order);` of zod, `validateSync` of yup, `assert` of joi. */
const CHECKS = /^(?:safeParse|parse|validate|assert|attempt|cast|isValid)/;

const thrownIn = (node: Node): readonly Node[] =>
  node.type === "SequenceExpression" ? node.expressions.flatMap(thrownIn) : [node];

/** Methods that make one schema of another, of zod 3 and 4 and what is added to it. */
const SHAPES =
  /^(?:extend|pick|omit|merge|partial|deepPartial|catchall|keyof|and|or|openapi|describe|meta|brand|default)$/;

/** `j({...})`, `z.array(x).min(1)`, `base.extend({...})`. */
function makesSchema(node: Node, place: Place): boolean {
  if (chainOf(node, place)) return true;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  if (!SHAPES.test(memberName(node.callee) ?? "")) return false;
  const { object } = node.callee;
  if (object.type === "CallExpression") return makesSchema(object, place);
  const binding = bindingAt(object, place.module.script.scopes);
  const only = onlyDefinition(binding);
  return only?.kind === "value" && only.from.type === "CallExpression" && chainOf(only.from, place) !== undefined;
}

const PLAIN: ReadonlySet<Node["type"]> = new Set([
  "ObjectExpression",
  "ArrayExpression",
  "Literal",
  "TemplateLiteral",
  "Identifier",
  "MemberExpression",
  "ClassExpression",
]);

/** What has no effect where it stands: `new Set([...])`, too. */
const isPlain = (node: Node): boolean =>
  PLAIN.has(node.type) ||
  (node.type === "NewExpression" && node.callee.type === "Identifier" && /^(?:Set|Map)$/.test(node.callee.name));

/** The last that begins at or before an offset, where it reaches so far. */
function pieceAt(pieces: readonly Piece[], offset: number): Piece | undefined {
  const found = pieces[partitionPoint(pieces, ({ start }) => start > offset) - 1];
  return found && offset < found.end ? found : undefined;
}
