/** The examples of docs/ARCHITECTURE.md give what stands below them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { fileId } from "@as-built/spec";
import { expect, it } from "vitest";
import { Evaluator } from "../../packages/engine/src/evaluate/evaluator.ts";
import { texts, written } from "../../packages/engine/src/evaluate/text.ts";
import type { Value } from "../../packages/engine/src/evaluate/value.ts";
import { parseScripts } from "../../packages/engine/src/parse/parse-scripts.ts";
import { raised } from "../../packages/engine/src/raise/raise.ts";
import { ModuleGraph } from "../../packages/engine/src/unpack/module-graph.ts";
import { printed } from "../../packages/engine/tests/print.ts";

const document = readFileSync(fileURLToPath(new URL("../../docs/ARCHITECTURE.md", import.meta.url)), "utf8");

/** Code, and what the document says it gives. */
function exampleOf(name: string): { readonly code: string; readonly gives: string } {
  const block = new RegExp(`^\`\`\`js example=${name}\n([^]*?)\n\`\`\`\n+\`\`\`text\n([^]*?)\n\`\`\``, "m").exec(
    document,
  );
  if (!block?.[1] || !block[2]) throw new Error(`docs/ARCHITECTURE.md has no example ${name}`);
  return { code: block[1], gives: block[2] };
}

const artifact = (text: string) =>
  ({ id: fileId("chunk.js"), kind: "script", text, bytes: text.length, sha256: "0" }) as const;

const graphOf = (text: string) => new ModuleGraph(parseScripts([artifact(text)], oxcParser(), () => {}).scripts);

const some = (label: string, names: readonly string[]) => (names.length > 0 ? `  ${label} ${names.join(", ")}` : "");

it("unpack: a chunk to modules", () => {
  const { code, gives } = exampleOf("unpack");
  const lines = graphOf(code).modules.map(({ id, exports, references }) => {
    const requires = references.map(({ target }) => target);
    return `${id}${some("exports", [...exports.keys()])}${some("requires", requires)}`;
  });
  expect(lines.join("\n")).toBe(gives);
});

it("raise: steps to a function that waits", () => {
  const { code, gives } = exampleOf("raise");
  const [script] = parseScripts([artifact(code)], oxcParser(), () => {}).scripts;
  if (!script) throw new Error("the example is no script");
  // `t` is `__awaiter` of a package that is not there
  expect(printed(raised({ ...script, elsewhere: () => ["__awaiter"] }, () => false))).toBe(gives);
});

it("evaluate: an expression to an abstract value", () => {
  const { code, gives } = exampleOf("evaluate");
  const graph = graphOf(code);
  const [module] = graph.modules;
  const fn = module?.body.find((statement) => statement.type === "FunctionDeclaration");
  if (!module || fn?.type !== "FunctionDeclaration") throw new Error("the example declares a function");
  const value = new Evaluator(graph, () => undefined).summary(fn, module);
  expect(
    `${shown(value)}\nwritten ${texts(value)
      .map((text) => written(text))
      .join(" ")}`,
  ).toBe(gives);
});

function shown(value: Value | string): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (value.kind === "template") return `template ${value.parts.map(shown).join(" ")}`;
  if (value.kind === "member") return `member(${shown(value.object)}, "${value.key}")`;
  return value.kind === "param" ? `param ${value.index}` : value.kind;
}

it("extract: a wrapper to resolved calls", () => {
  const { code, gives } = exampleOf("calls");
  // Labels, so that the few lines count as product code.
  const text = `${code}\ndocument.title="The tool desk of the library";`;
  const { specification } = analyze(
    { input: "example", digest: "0", artifacts: [artifact(text)], failures: [] },
    { parser: oxcParser() },
  );
  const lines = specification.points.calls.statements.flatMap(({ method, url, request, basis, evidence }) => [
    `${method} ${url}${some("body", Object.keys(request?.properties ?? {}))}  ${basis}`,
    ...evidence.filter(({ step }) => step !== undefined).map(({ step, quote }) => `  ${step} ${quote}`),
  ]);
  expect(lines.join("\n")).toBe(gives);
});
