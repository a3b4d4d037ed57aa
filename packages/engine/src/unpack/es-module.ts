/**
 * ES module chunks, as Vite, Rollup, Rolldown and esbuild emit them: one module a file, whose statements may come from
 * many source modules (scope hoisting). Also plain scripts that no other format claims: a module without exports.
 */

import type { Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { Node, Program, Statement } from "../syntax/nodes.ts";
import { esBundler } from "./es-bundlers.ts";
import { lazyImports } from "./lazy-imports.ts";
import type { Claim, ExportTarget, Format, ModuleDraft, ModuleReference } from "./module.ts";

const isModuleSyntax = ({ type }: Node): boolean =>
  type === "ImportDeclaration" ||
  type === "ExportNamedDeclaration" ||
  type === "ExportDefaultDeclaration" ||
  type === "ExportAllDeclaration";

export const esModuleFormat = {
  name: "es-module",
  claim(script: Script): Claim | undefined {
    if (!script.program.body.some(isModuleSyntax)) return undefined;
    const { bundler = "", ...seen } = esBundler(script.text) ?? {};
    return { bundler, ...seen, modules: [moduleOf(script)] };
  },
} satisfies Format;

export const plainScriptFormat = {
  name: "script",
  claim(script: Script): Claim {
    const { bundler = "", ...seen } = esBundler(script.text) ?? {};
    return { bundler, ...seen, modules: [moduleOf(script)] };
  },
} satisfies Format;

/** A whole script as one module. */
export function moduleOf(script: Script): ModuleDraft {
  const { program } = script;
  return {
    script,
    range: { start: 0, end: script.text.length },
    key: script.file,
    body: program.body,
    scopeNode: program,
    exports: exportsOf(program),
    starExports: program.body.flatMap((s) =>
      s.type === "ExportAllDeclaration" && !s.exported ? [s.source.value] : [],
    ),
    references: [...program.body.flatMap(staticReference), ...lazyImports(script, script.program)],
  };
}

function staticReference(statement: Statement): readonly ModuleReference[] {
  if (
    statement.type !== "ImportDeclaration" &&
    statement.type !== "ExportAllDeclaration" &&
    statement.type !== "ExportNamedDeclaration"
  ) {
    return [];
  }
  const { source } = statement;
  return source ? [{ target: source.value, start: source.start, end: source.end, lazy: false }] : [];
}

function exportsOf(program: Program): ReadonlyMap<string, ExportTarget> {
  const out = new Map<string, ExportTarget>();
  for (const statement of program.body) for (const [name, target] of exportedBy(statement)) out.set(name, target);
  return out;
}

function exportedBy(statement: Statement): readonly (readonly [string, ExportTarget])[] {
  if (statement.type === "ExportDefaultDeclaration") return [["default", defaultTarget(statement.declaration)]];
  if (statement.type === "ExportAllDeclaration" && statement.exported) {
    return [[keyName(statement.exported, false) ?? "", { kind: "from", source: statement.source.value, name: "*" }]];
  }
  if (statement.type !== "ExportNamedDeclaration") return [];
  const { declaration, source } = statement;
  const declared = declaration ? declaredNames(declaration) : [];
  const listed = statement.specifiers.map(({ local, exported }): readonly [string, ExportTarget] => {
    const name = keyName(exported, false) ?? "";
    if (source) return [name, { kind: "from", source: source.value, name: keyName(local, false) ?? "" }];
    return [name, { kind: "local", node: local }];
  });
  return [...declared, ...listed];
}

/** A named default is known by its binding, so that later assignments to it count. */
function defaultTarget(node: Node): ExportTarget {
  const named = (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") && node.id;
  return { kind: "local", node: named || node };
}

function declaredNames(declaration: Node): readonly (readonly [string, ExportTarget])[] {
  if (declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration") {
    return declaration.id ? [[declaration.id.name, { kind: "local", node: declaration.id }]] : [];
  }
  if (declaration.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id }) =>
    id.type === "Identifier" ? [[id.name, { kind: "local", node: id }] as const] : [],
  );
}
