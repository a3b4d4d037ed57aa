/**
 * ES module chunks, as Vite, Rollup, Rolldown and esbuild emit them: one module a file, whose statements may come from
 * many source modules (scope hoisting). Also plain scripts that no other format claims: a module without exports.
 */
import type { Range, Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { Node, Program, Statement } from "../syntax/nodes.ts";
import { levelsOf } from "./code-levels.ts";
import { esBundler } from "./es-bundlers.ts";
import { type EsHelpers, esHelpers } from "./es-helpers.ts";
import { lazyImports } from "./lazy-imports.ts";
import type { Claim, Code, ExportTarget, Format, ModuleDraft, ModuleReference } from "./module.ts";

export const isModuleSyntax = ({ type }: Node): boolean =>
  type === "ImportDeclaration" ||
  type === "ExportNamedDeclaration" ||
  type === "ExportDefaultDeclaration" ||
  type === "ExportAllDeclaration";

export const esModuleFormat = {
  name: "es-module",
  claim(script: Script): Claim | undefined {
    return script.program.body.some(isModuleSyntax) ? claimWhole(script) : undefined;
  },
} satisfies Format;

export const plainScriptFormat = {
  name: "script",
  claim(script: Script): Claim {
    return claimWhole(script);
  },
} satisfies Format;

/** A whole script as the only module of it. */
export function claimWhole(script: Script): Claim {
  const module = moduleOf(script);
  return { ...(esBundler(script.text) ?? bundlerByHelpers(module) ?? { bundler: "" }), modules: [module] };
}

function bundlerByHelpers({ helpers }: ModuleDraft): { readonly bundler: string; readonly seenAt: Range } | undefined {
  const [first] = helpers?.kinds.keys() ?? [];
  return helpers && first && { bundler: helpers.bundler, seenAt: { start: first.start, end: first.end } };
}

const whole = new WeakMap<Script, ModuleDraft>();

/** A whole script as one module, read once: each piece of a script that was joined of several starts from it. */
export function moduleOf(script: Script): ModuleDraft {
  const module = whole.get(script) ?? readWhole(script);
  whole.set(script, module);
  return module;
}

/** The helpers of a bundler in code, below whatever wrappers. */
export const helpersIn = (levels: readonly Code[]): EsHelpers | undefined =>
  levels.map(({ body }) => esHelpers(body)).find((found) => found !== undefined);

function readWhole(script: Script): ModuleDraft {
  const { program } = script;
  const helpers = helpersIn(levelsOf(script));
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
    ...(helpers ? { helpers } : {}),
    references: [...program.body.flatMap(staticReference), ...lazyImports(script, script.program)],
  };
}

/** `import{a}from"./x.js"`, `export*from"./x.js"` */
export function staticReference(statement: Statement): readonly ModuleReference[] {
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
