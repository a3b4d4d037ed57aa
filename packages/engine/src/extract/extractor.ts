/**
 * An extractor: what it looks at and what it reports. It gets one sighting at a time, asks the evaluator, and returns
 * facts. It never traverses and never throws at odd input.
 */
import type { FileId } from "@as-built/spec";
import type { Artifact } from "../artifact.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { HtmlDocument } from "../html/document.ts";
import type { Interpreter } from "../models/interpret.ts";
import type { CallLike } from "../syntax/nodes.ts";
import type { Parents } from "../unpack/parents.ts";
import type { Answered } from "./answers/with-answers.ts";
import type { CallGraph } from "./call-graph.ts";
import type { Fact } from "./fact.ts";
import type { Words } from "./i18n/words.ts";
import type { References } from "./references.ts";
import type { Sighting, Survey, ThrowNode } from "./survey.ts";

export interface ExtractContext {
  readonly ev: Evaluator;
  readonly calls: CallGraph;
  /** What stands around a node. */
  readonly parents: Parents;
  /** Where a name is read, in all modules. */
  readonly references: References;
  /** What is known of libraries. */
  readonly models: Interpreter;
  /** Texts by key, from catalogues. */
  readonly words: Words;
  /** What the pages and manifests call the product. */
  readonly pages: readonly Page[];
}

export interface Page {
  readonly file: FileId;
  readonly document: HtmlDocument;
}

/** One handler for each kind of sighting that an extractor wants. */
export interface Extractor {
  /** States the effect: "http-calls", "react-router-screens". */
  readonly name: string;
  readonly call?: (sighting: Sighting<CallLike>, context: ExtractContext) => readonly Fact[];
  readonly throws?: (sighting: Sighting<ThrowNode>, context: ExtractContext) => readonly Fact[];
  /** Everything at once, for what is put together from many places. */
  readonly all?: (survey: Survey, context: ExtractContext) => readonly Fact[];
  /** Everything, when the answers of all calls have been followed. */
  readonly answered?: (survey: Survey, context: ExtractContext, answers: readonly Answered[]) => readonly Fact[];
  /** What follows from the facts of all extractors. */
  readonly stated?: (facts: readonly Fact[]) => readonly Fact[];
  readonly page?: (page: Page) => readonly Fact[];
  readonly data?: (artifact: Artifact) => readonly Fact[];
}
