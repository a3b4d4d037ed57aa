/**
 * Routes that parts of an application bring along and that one piece of code puts in place, as plug-in interfaces have
 * it: `for (const part of parts) router.addRoute({path: "/" + part.id, component: Frame, children: part.routes})`. Which
 * parts there are is decided when it runs; what a part is, is told by the two properties that are read of it.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Source, Value } from "../../evaluate/value.ts";
import { literalObject, stringOf } from "../../evaluate/value.ts";
import type { Binding } from "../../scope/binding.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import { placeOfNode } from "../name-place.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting } from "../survey.ts";
import { isRoutePath } from "./route-path.ts";

export interface Mount {
  readonly at: Sighting<ObjectExpression>;
  /** What stands before and behind the part's own piece of the path. */
  readonly before: string;
  readonly after: string;
  readonly pathKey: string;
  readonly childrenKey: string;
}

/** A part that is put in place. */
export interface Mounted {
  readonly path: string;
  readonly pieces: readonly Source[];
  /** Its routes. */
  readonly children: Value;
}

/** Where both the path and the children of a route are read of one thing that comes in: a parameter, or in a loop. */
export function mountOf(at: Sighting<ObjectExpression>): Mount | undefined {
  const path = pathPiece(propertyOf(at.node, "path"));
  const children = propertyOf(at.node, "children");
  const [pathRead, childrenRead] = [path && readOf(path.piece, at), children && readOf(children, at)];
  if (!path || !pathRead || !childrenRead || pathRead.of !== childrenRead.of) return undefined;
  const { before, after } = path;
  return { at, before, after, pathKey: pathRead.key, childrenKey: childrenRead.key };
}

interface PathPiece {
  readonly before: string;
  readonly after: string;
  readonly piece: Node;
}

/** `/${part.id}`, `"/" + part.id`, `part.path` */
function pathPiece(path: Node | undefined): PathPiece | undefined {
  if (path?.type === "MemberExpression") return { before: "", after: "", piece: path };
  if (path?.type === "BinaryExpression" && path.operator === "+") {
    const before = literalString(path.left);
    return before === undefined ? undefined : { before, after: "", piece: path.right };
  }
  if (path?.type !== "TemplateLiteral" || path.expressions.length !== 1) return undefined;
  const [before, after] = path.quasis.map(({ value }) => value.cooked);
  const [piece] = path.expressions;
  return piece && typeof before === "string" && typeof after === "string" ? { before, after, piece } : undefined;
}

interface Read {
  readonly of: Binding;
  readonly key: string;
}

function readOf(node: Node, { module }: Sighting<Node>): Read | undefined {
  if (node.type !== "MemberExpression" || node.object.type !== "Identifier") return undefined;
  const of = module.script.scopes.bindingOf.get(node.object);
  const key = keyName(node.property, node.computed);
  const [definition, ...more] = (of?.definitions ?? []).slice(0, 2);
  const comesIn = definition?.kind === "element" || definition?.kind === "param";
  return of && key !== undefined && comesIn && more.length === 0 ? { of, key } : undefined;
}

/** The objects of the program that have both properties: a text, and a list. */
export function mountedParts(
  { at: mount, before, after, pathKey, childrenKey }: Mount,
  objects: readonly Sighting<ObjectExpression>[],
  ev: Evaluator,
): readonly Mounted[] {
  return objectsWith(objects, childrenKey).flatMap(({ node, module }) => {
    if (!fixedKeys(node).has(pathKey)) return [];
    const value = literalObject(node, module);
    const own = ev.member(value, pathKey);
    const text = stringOf(own);
    const children = ev.member(value, childrenKey);
    if (text === undefined || children.kind !== "array" || !isRoutePath(text)) return [];
    const path = propertyOf(mount.node, "path") ?? mount.node;
    const pieces = own.kind === "constant" ? own.sources : [];
    return [{ path: `${before}${text}${after}`, pieces: [placeOfNode(path, mount.module), ...pieces], children }];
  });
}
