/**
 * Files that bundlers list in scripts: what Vite preloads with a lazy import, the build manifest of Next, the manifest of
 * React Router and Remix, what a module of Turbopack loads.
 */
import { pushAll } from "../lists.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import type { Node, Statement } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { Module } from "./module.ts";
import type { NamedFile } from "./webpack-chunk-files.ts";

/**
 * `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/a.css"])))=>i.map(i=>d[i])`
 * (Vite 5 to 8), `self.__BUILD_MANIFEST=function(e){return{"/":["static/chunks/pages/index-1a2b.js"]}}(...)` (Next 9
 * to 16), `window.__reactRouterManifest={"routes":{"root":{"module":"/assets/root-1a.js","css":[]}}}` (React Router 7;
 * `__remixManifest` in Remix 1 and 2).
 */
export function listedFiles(module: Module): readonly NamedFile[] {
  const { script, range } = module;
  return (range.start === 0 ? writtenLists(module) : turbopackLists(module)).flatMap((list) =>
    filesIn(list).map(({ path, node }) => ({ path, script, ranges: [{ start: node.start, end: node.end }] })),
  );
}

function writtenLists({ script, body }: Module): readonly Node[] {
  return body.flatMap((statement) => {
    const declared = statement.type === "VariableDeclaration" ? statement.declarations : [];
    const lists: Node[] = declared.filter(({ id }) => id.type === "Identifier" && id.name === "__vite__mapDeps");
    if (script.file.endsWith("_buildManifest.js") || isRouteManifest(statement)) lists.push(statement);
    return lists;
  });
}

/** `e.v(t=>Promise.all(["static/chunks/1f.js"].map(t=>e.l(t))).then(()=>t(79466)))` */
function turbopackLists({ script, range, body, wrapper }: Module): readonly Node[] {
  const lists: Node[] = [];
  const context = wrapper?.registry.startsWith("TURBOPACK") ? wrapper.contextParam : undefined;
  if (!context || !script.text.slice(range.start, range.end).includes(".l(")) return lists;
  for (const statement of body) {
    walk(statement, (node) => {
      if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
      const { object } = node.callee;
      const isContext = object.type === "Identifier" && script.scopes.bindingOf.get(object) === context;
      if (isContext && memberName(node.callee) === "v") pushAll(lists, node.arguments.slice(0, 1));
      return undefined;
    });
  }
  return lists;
}

const isRouteManifest = (statement: Statement): boolean =>
  statement.type === "ExpressionStatement" &&
  statement.expression.type === "AssignmentExpression" &&
  /^__(?:reactRouter|remix)Manifest$/.test(memberName(statement.expression.left) ?? "");

function filesIn(root: Node): readonly { readonly path: string; readonly node: Node }[] {
  const out: { path: string; node: Node }[] = [];
  walk(root, (node) => {
    const path = literalString(node);
    if (path !== undefined && /^[^:?#/]*\/[^:?#]*\.(?:js|mjs|css)$/.test(path)) out.push({ path, node });
    return undefined;
  });
  return out;
}
