/**
 * Middleware that routes name: `{path, component, meta: {middleware: ["auth", "admin"]}}` of Vue Router's applications,
 * `{path, middleware: "auth"}` of Nuxt 2 and 3. Of those that run before a page the ones count that are called by who may
 * see it.
 */
import { literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import type { Fact } from "../fact.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting, Survey } from "../survey.ts";
import { roleFact } from "./role-fact.ts";

const WHO =
  /auth|guest|admin|owner|member|user(?!agent)|staff|tenant|roles?\b|permission|rbac|\bacl\b|verified|signed|log(?:ged)?-?in|enterprise|premium|subscri|licen[cs]e|private|protected/i;

export const routeMiddleware = ({ objects }: Survey): readonly Fact[] =>
  objectsWith(objects, "path").flatMap((at) => (isRoute(at.node) ? namesOf(at) : []));

function isRoute(node: ObjectExpression): boolean {
  const keys = fixedKeys(node);
  return ["component", "components", "name", "children", "redirect", "file"].some((key) => keys.has(key));
}

function namesOf(at: Sighting<ObjectExpression>): readonly Fact[] {
  const meta = propertyOf(at.node, "meta");
  const lists = [
    propertyOf(at.node, "middleware"),
    meta?.type === "ObjectExpression" ? propertyOf(meta, "middleware") : undefined,
  ];
  return lists.flatMap((list) => {
    const items: readonly (Node | null)[] = list?.type === "ArrayExpression" ? list.elements : [list ?? null];
    return items.flatMap((node) => {
      const name = node ? literalString(node) : undefined;
      return node && name !== undefined && /^[A-Za-z][\w:.-]{1,60}$/.test(name) && WHO.test(name)
        ? [roleFact({ kind: "guard", name }, { ...at, node })]
        : [];
    });
  });
}
