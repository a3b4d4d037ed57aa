/** Small programs for tests of the inner stages: sources in, the module graph and an evaluator out. */
import { fileId } from "@as-built/spec";
import { Evaluator } from "../src/evaluate/evaluator.ts";
import { texts, written } from "../src/evaluate/text.ts";
import type { Value } from "../src/evaluate/value.ts";
import { CallGraph } from "../src/extract/call-graph.ts";
import type { ExtractContext } from "../src/extract/extractor.ts";
import { Words } from "../src/extract/i18n/words.ts";
import { References } from "../src/extract/references.ts";
import { type Survey, surveyUnits } from "../src/extract/survey.ts";
import { compileModels } from "../src/models/compile.ts";
import { MODELS } from "../src/models/index.ts";
import { Interpreter } from "../src/models/interpret.ts";
import { oxcParser } from "../src/parse/oxc.ts";
import { parseScripts } from "../src/parse/parse-scripts.ts";
import type { Module } from "../src/unpack/module.ts";
import { ModuleGraph } from "../src/unpack/module-graph.ts";
import { Parents } from "../src/unpack/parents.ts";
import { buildUnits } from "../src/unpack/units.ts";

export interface TestProgram {
  readonly graph: ModuleGraph;
  readonly ev: Evaluator;
  /** The module of a file, or of a registry key. */
  module(key: string): Module;
  /** The value of an export of a module. */
  exported(key: string, name: string): Value;
}

const parser = oxcParser();

export function programOf(files: Readonly<Record<string, string>>): TestProgram {
  const artifacts = Object.entries(files).map(([id, text]) => ({
    id: fileId(id),
    kind: "script" as const,
    text,
    bytes: text.length,
    sha256: "",
  }));
  const { scripts, failures } = parseScripts(artifacts, parser, () => undefined);
  if (failures[0]) throw new Error(`${failures[0].file}: ${failures[0].error}`);
  const graph = new ModuleGraph(scripts);
  const ev = new Evaluator(graph, () => undefined, undefined, undefined, compileModels(MODELS).translating);
  const module = (key: string): Module => {
    const found = graph.modules.find((m) => m.key === key);
    if (!found) throw new Error(`no module ${key}`);
    return found;
  };
  return { graph, ev, module, exported: (key, name) => ev.member({ kind: "namespace", module: module(key) }, name) };
}

/** What extractors are given of a small program, all of it the product's. */
export function contextOf(files: Readonly<Record<string, string>>): {
  readonly survey: Survey;
  readonly context: ExtractContext;
} {
  const { graph, ev } = programOf(files);
  const pieces = buildUnits(graph);
  const { units } = pieces;
  const survey = surveyUnits(units);
  const calls = new CallGraph(survey.calls, ev, () => true);
  const parents = new Parents(pieces);
  return {
    survey,
    context: {
      ev,
      calls,
      models: new Interpreter(compileModels(MODELS), ev),
      parents,
      references: new References(ev, parents, graph.modules),
      words: new Words(units, []),
      pages: [],
    },
  };
}

/** The strings that `export const x = ...` may be, holes as {name}. */
export function textsOf(source: string): readonly string[] {
  return texts(programOf({ "a.js": source }).exported("a.js", "x")).map((text) => written(text));
}
