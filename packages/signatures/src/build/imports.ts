/**
 * How a module's imports are written in a bundle. A bundler turns a binding that is imported from an ES module into a
 * plain name (or a mangled property), and one from a CommonJS module into a property that keeps its name
 * (`r.useState`).
 */
import type { ImportView, ParsedScript } from "@as-built/engine";

type Program = ParsedScript["program"];
type ImportDeclaration = Extract<Program["body"][number], { type: "ImportDeclaration" }>;

/** Whether imports from this specifier keep their names. */
export type KeepsNames = (specifier: string) => boolean;

/** `undefined`: the file imports nothing, so one view is enough. */
export function importView(program: Program, keepsNames: KeepsNames): ImportView | undefined {
  const kept = new Map<string, string>();
  const erased = new Set<string>();
  let any = false;
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration") continue;
    any = true;
    read(statement, keepsNames(statement.source.value), kept, erased);
  }
  return any ? { kept, erased } : undefined;
}

function read(declaration: ImportDeclaration, keeps: boolean, kept: Map<string, string>, erased: Set<string>): void {
  for (const specifier of declaration.specifiers) {
    if (specifier.type === "ImportNamespaceSpecifier") {
      if (!keeps) erased.add(specifier.local.name);
    } else if (specifier.type === "ImportSpecifier" && keeps) {
      const { imported } = specifier;
      kept.set(specifier.local.name, imported.type === "Literal" ? imported.value : imported.name);
    }
  }
}
