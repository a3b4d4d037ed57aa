/**
 * Routes of SvelteKit 1 and 2: the generated module of the client exports `nodes`, functions that load a page or a
 * layout each, and `dictionary`, from the id of a route to the numbers of its page and layouts:
 * `const d={"/":[2],"/(shop)/orders/[id=number]":[3,[0]],"/docs/[...rest]":[~4]}`.
 */
import { fileId } from "@as-built/spec";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type FunctionValue, outcomes } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { onlyValueOf } from "../../scope/binding-at.ts";
import type { Script } from "../../script.ts";
import { keyName, literalString, literalValue } from "../../syntax/literals.ts";
import type { FunctionNode, Node } from "../../syntax/nodes.ts";
import { holds } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import { resolvePath } from "../../unpack/paths.ts";
import type { Fact } from "../fact.ts";
import { together } from "../routes/decided-by.ts";
import { leadingAway } from "../routes/leading-away.ts";
import { readsParams } from "../routes/leads.ts";
import { deciding, placeOf } from "../routes/route-guards.ts";
import type { RouteWord } from "../routes/route-words.ts";

export function svelteRoutes(scripts: readonly Script[], ev: Evaluator): readonly Fact[] {
  const files = new Set<string>(scripts.map(({ file }) => file));
  const guarded = loadGuards(ev);
  return scripts.flatMap((script) => {
    if (!script.text.includes("dictionary") || !script.text.includes("matchers")) return [];
    const dictionary = exportedValue(script, "dictionary");
    const nodes = exportedValue(script, "nodes");
    if (dictionary?.type !== "ObjectExpression" || nodes?.type !== "ArrayExpression") return [];
    return dictionary.properties.flatMap((property): readonly Fact[] => {
      if (property.type !== "Property") return [];
      const id = keyName(property.key, property.computed);
      if (!id?.startsWith("/")) return [];
      const node = nodes.elements[pageNumber(property.value) ?? -1];
      const chunk = node ? chunkOf(node, script, files) : undefined;
      const around = [...layoutNumbers(property.value)].flatMap((number) => nodes.elements[number] ?? []);
      const asked = around.flatMap((layout) => guarded(chunkOf(layout, script, files), true));
      return [routeFact(property, { script, id, chunk, guards: [...asked, ...guarded(chunk, false)] })];
    });
  });
}

interface Known {
  readonly script: Script;
  readonly id: string;
  readonly chunk: string | undefined;
  readonly guards: readonly RouteWord[];
}

function routeFact({ start, end }: Node, { script, id, chunk, guards }: Known): Fact {
  const path = svelteKitPath(id);
  const words = [...new Set(guards.map(({ text }) => text))].filter(
    (text) => text !== "" && text !== `redirect=${path}`,
  );
  return {
    point: "screens",
    content: {
      path,
      ...(chunk === undefined ? {} : { chunk: fileId(chunk) }),
      ...(words.length > 0 ? { guards: words } : {}),
    },
    basis: "shown",
    evidence: [
      { script, start, end, says: "route in the dictionary of the build" },
      ...guards.flatMap(({ evidence }) => evidence),
    ],
    decided: together(guards),
  };
}

/** Groups are no part of the address; `[[lang]]` may be missing, `[...rest]` takes all that is left. */
export function svelteKitPath(id: string): string {
  const segments = id.split("/").filter((segment) => segment !== "" && !/^\(.*\)$/.test(segment));
  return `/${segments.map(segmentPattern).join("/")}`;
}

const segmentPattern = (segment: string): string =>
  segment
    .replace(/\[x\+([0-9a-f]{2})\]/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\[\[([^[\]=]+)(?:=[^[\]]*)?\]\]/g, "{$1?}")
    .replace(/\[\.\.\.([^[\]=]+)(?:=[^[\]]*)?\]/g, "{$1*}")
    .replace(/\[([^[\]=]+)(?:=[^[\]]*)?\]/g, "{$1}");

/** `[3,[0]]`, `[~3]`: the complement says that the server has data for it. */
const pageNumber = (value: Node): number | undefined =>
  value.type === "ArrayExpression" ? numberOf(value.elements[0]) : undefined;

function numberOf(first: Node | null | undefined): number | undefined {
  const inner = first?.type === "UnaryExpression" && first.operator === "~" ? first.argument : first;
  if (inner?.type === "UnaryExpression" || inner?.type !== "Literal" || typeof inner.value !== "number")
    return first?.type === "UnaryExpression" && first.operator === "-" ? complement(first.argument) : undefined;
  return inner.value;
}

/** The layouts around a page, `[0]` of `[3,[0]]`, and the one around all. */
function layoutNumbers(value: Node): ReadonlySet<number> {
  const list = value.type === "ArrayExpression" ? value.elements[1] : undefined;
  const numbers = list?.type === "ArrayExpression" ? list.elements.map(numberOf) : [];
  return new Set([0, ...numbers.filter((number) => number !== undefined)]);
}

/** Minified, `~3` is `-4`. */
const complement = (node: Node): number | undefined =>
  node.type === "Literal" && typeof node.value === "number" ? node.value - 1 : undefined;

/** `()=>import("../nodes/3.1a.js")`, perhaps inside a preload helper. */
function chunkOf({ start, end }: Node, script: Script, files: ReadonlySet<string>): string | undefined {
  const found = script.scopes.lazyImports.find(({ source }) => source.start >= start && source.end <= end);
  const target = found && literalString(found.source);
  return target === undefined ? undefined : resolvePath(script.file, target).find((path) => files.has(path));
}

function exportedValue(script: Script, name: string): Node | undefined {
  for (const statement of script.program.body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.source) continue;
    const listed = statement.specifiers.find(({ exported }) => keyName(exported, false) === name);
    if (listed?.local.type === "Identifier") return onlyValueOf(script.scopes.bindingOf.get(listed.local));
    const { declaration } = statement;
    const declared = declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
    const own = declared.find(({ id }) => id.type === "Identifier" && id.name === name);
    if (own) return own.init ?? undefined;
  }
  return undefined;
}

/** Gives the guards of a file; `isAround`: of a layout, which does not ask for what a page shows. */
function loadGuards(ev: Evaluator): (file: string | undefined, isAround: boolean) => readonly RouteWord[] {
  const byFile = new Map<string, Module>(ev.graph.modules.map((module) => [module.script.file, module]));
  // one layout stands around many pages
  const guards = (isAround: boolean): ((module: Module) => readonly RouteWord[]) =>
    rememberFor((module) => {
      const universal = ev.member({ kind: "namespace", module }, "universal");
      return outcomes(ev.member(universal, "load")).flatMap((load) =>
        load.kind === "function" && (isAround || !readsParams(load.node)) ? guardsIn(load, ev) : [],
      );
    });
  const [around, own] = [guards(true), guards(false)];
  return (file, isAround) => {
    const module = file === undefined ? undefined : byFile.get(file);
    return module ? (isAround ? around : own)(module) : [];
  };
}

function guardsIn(load: FunctionValue, ev: Evaluator): readonly RouteWord[] {
  const leads = leadingAway(load, ev);
  if (leads.length === 0 && !refuses(load.node)) return [];
  return [...leads, { text: leads.length === 0 ? "load" : "", evidence: placeOf(load), ...deciding(load, ev) }];
}

/** `error(401)` and `error(403)`: who asks may not see it. */
const refuses = (load: FunctionNode): boolean =>
  holds(load, (node) => {
    const status = node.type === "CallExpression" ? literalValue(node.arguments[0])?.value : undefined;
    return status === 401 || status === 403;
  });
