/**
 * The pipeline: parse, unpack, attribute, evaluate, extract, assemble. One direction, no way back.
 * The same capture gives the same specification, to the byte, in whatever order its files come.
 */
import type { FileId, Specification } from "@as-built/spec";
import type { Artifact, Capture } from "./artifact.ts";
import { assembleSpecification } from "./assemble/assemble.ts";
import { failureOf } from "./assemble/capture-words.ts";
import {
  attribute,
  carriedComponents,
  fontComponents,
  holdsSeveral,
  licenseNotices,
  NO_SIGNATURES,
  noticedComponents,
  noticedVersions,
  noticesIn,
  type SignatureIndex,
  sharedComponents,
  styleComponents,
  wholeComponents,
} from "./attribute/index.ts";
import { attributionUnits, withShells } from "./attribution-units.ts";
import { Evaluator } from "./evaluate/evaluator.ts";
import { withAnswers } from "./extract/answers/with-answers.ts";
import { CallGraph } from "./extract/call-graph.ts";
import { componentEvents } from "./extract/component-events.ts";
import { statedOnce } from "./extract/constants/stated-once.ts";
import { withCauses } from "./extract/errors/causes.ts";
import type { Fact } from "./extract/fact.ts";
import { frameworkRoutes } from "./extract/framework-routes/framework-routes.ts";
import { FunctionsByName } from "./extract/functions-by-name.ts";
import { HandedInSurvey } from "./extract/handed-on.ts";
import { withOperations } from "./extract/http/named-operations.ts";
import { withPostedDocuments } from "./extract/http/posted-documents.ts";
import { unknownClients } from "./extract/http/unknown-clients.ts";
import { Words } from "./extract/i18n/words.ts";
import { leftOutFacts } from "./extract/left-out/left-out.ts";
import { dispatched, intoEffects } from "./extract/middlewares.ts";
import { linkedPages } from "./extract/next-pages/linked-pages.ts";
import { namesOfPages } from "./extract/purpose/page-names.ts";
import { References } from "./extract/references.ts";
import * as extractors from "./extract/registry.ts";
import { guardsOfScreens } from "./extract/roles/route-guards.ts";
import { unroutedScreens } from "./extract/routes/asked/unrouted-screens.ts";
import { type OnFound, runExtractors } from "./extract/run-extractors.ts";
import { standings } from "./extract/standing/standing.ts";
import { surveyUnits } from "./extract/survey.ts";
import { findingsIn, type Known, librariesIn } from "./known.ts";
import { compileModels } from "./models/compile.ts";
import { MODELS } from "./models/index.ts";
import { Interpreter } from "./models/interpret.ts";
import type { Model } from "./models/model.ts";
import { append } from "./multimap.ts";
import { parseScripts } from "./parse/parse-scripts.ts";
import type { Parser } from "./parse/parser.ts";
import { ProductCode } from "./product-code.ts";
import { raisedCode } from "./raised-code.ts";
import type { Script } from "./script.ts";
import { absencesOf } from "./unpack/absences.ts";
import { sharedPackages } from "./unpack/federation.ts";
import { ImportMap } from "./unpack/import-map.ts";
import { ModuleGraph } from "./unpack/module-graph.ts";
import { Parents } from "./unpack/parents.ts";
import { buildUnits } from "./unpack/units.ts";

export const STAGES = ["parse", "unpack", "attribute", "extract", "assemble"] as const;
export type Stage = (typeof STAGES)[number];

/** How far a stage is: `done` of `total` files, modules or statements; and what is newly known. */
export interface Progress {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
  readonly known?: Known;
}

export interface AnalyzeOptions {
  readonly parser: Parser;
  /** Known library code; without it only structure tells whose code it is. */
  readonly signatures?: SignatureIndex;
  /** What is known of a team's own libraries, beside those that come along. */
  readonly models?: readonly Model[];
  readonly onProgress?: (progress: Progress) => void;
}

export interface Analysis {
  readonly specification: Specification;
  /** Decoded text of every file that evidence points into. */
  readonly texts: ReadonlyMap<FileId, string>;
}

export function analyze(
  capture: Capture,
  { parser, signatures = NO_SIGNATURES, models = [], onProgress }: AnalyzeOptions,
): Analysis {
  const at = (stage: Stage, done: number, total: number, known?: Known): void =>
    onProgress?.({ stage, done, total, ...(known && { known }) });
  const artifacts = [...capture.artifacts].sort(byId);
  const texts = new Map(artifacts.filter(hasText).map(({ id, text }) => [id, text]));

  const parsed = parseScripts(artifacts, parser, (done, total) => at("parse", done, total));
  const { pages, failures } = parsed;

  at("unpack", 0, 1, { scripts: parsed.scripts.length });
  const importMap = new ImportMap(pages);
  const shipped = new ModuleGraph(parsed.scripts, importMap);
  const cut = buildUnits(shipped, holdsSeveral(signatures));
  const files = new Set<string>(artifacts.map(({ id }) => id));
  const { absent, unread, cutUnits } = absencesOf({ graph: shipped, importMap, pages, files }, capture.failures);

  at("attribute", 0, 1, { modules: shipped.modules.length });
  const shared = sharedPackages(shipped);
  const pieces = attributionUnits(shipped, cut, shared);
  const documents = [...pages].map(([file, document]) => ({ file, document }));
  const comments = commentsOf(parsed.scripts);
  const notices = licenseNotices(keptNotices(comments, artifacts), signatures);
  const told = {
    texts,
    comments,
    signatures,
    names: namesOfPages(documents),
    noticed: noticedVersions(notices, signatures),
  };
  const owners = withShells(cut, attribute(pieces, told));
  const sheets = new Map(artifacts.flatMap(({ id, kind, text }) => (kind === "style" ? [[id, text] as const] : [])));
  const unplaced = [
    ...sharedComponents(shared, signatures),
    ...wholeComponents(pieces, owners, signatures),
    ...carriedComponents(pieces, owners, { texts, signatures }),
    ...styleComponents(sheets, signatures),
    ...fontComponents(sheets, signatures),
    ...noticedComponents(notices, signatures),
  ];
  const indexed = new Set(signatures.components.map(({ name }) => name));
  const isIndexed = (name: string): boolean => indexed.has(name);
  const asShipped = new ProductCode(cut, owners, isIndexed);
  const { scripts, graph, units, origins } = raisedCode(
    { scripts: parsed.scripts, graph: shipped, units: cut, origins: owners },
    importMap,
    asShipped.foreignAt,
  );
  const product = units === cut ? asShipped : new ProductCode(units, origins, isIndexed);

  at("extract", 0, 1, { libraries: librariesIn(origins) });
  const data = artifacts.filter(({ kind }) => kind === "json");
  const words = new Words(product.open(), data, product.unnamed());
  const readable = product.readable().filter((unit) => !words.isOnlyTranslation(unit));
  const survey = surveyUnits(readable);
  const { calls: helperCalls } = surveyUnits(product.helpers());
  const libraries = compileModels([...models, ...MODELS]);
  const ev = new Evaluator(graph, product.foreignAt, new HandedInSurvey(survey), undefined, libraries.translating);
  const parents = new Parents(units);
  const byName = new FunctionsByName(survey, parents, ev, product.speaksAt);
  const sent = [...dispatched(survey, parents, ev), ...intoEffects(survey, ev), ...componentEvents(survey, ev)];
  const calls = new CallGraph([...survey.calls, ...helperCalls], ev, product.speaksAt, byName, sent);
  const known = new Interpreter(libraries, ev);
  const references = new References(
    ev,
    parents,
    readable.map(({ module }) => module),
  );
  const context = { ev, calls, models: known, parents, references, words, pages: documents };
  const { speaks } = product;
  const inferred = (found: readonly Fact[]) =>
    unknownClients(survey, found, context).filter(({ unit }) => !unit || speaks(unit));
  const follow = (found: readonly Fact[]) =>
    withAnswers(withOperations(withPostedDocuments([...found, ...inferred(found)])), survey, context, speaks);
  const onFound: OnFound | undefined =
    onProgress && ((share, found) => at("extract", share, 1, { findings: findingsIn(found) }));
  const input = { survey, helperCalls, speaks, pages: documents, data, follow, onFound };
  const extracted = runExtractors(Object.values(extractors), input, context);
  const found = statedOnce(extracted.facts);
  const said = [...withCauses(found, ev, calls), ...frameworkRoutes(scripts, data, ev)];
  const linked = linkedPages(scripts, survey, context, said);
  const routed = [...said, ...linked.filter(({ unit }) => !unit || product.speaks(unit))];
  const screens = [...routed, ...unroutedScreens(survey, context, routed)];
  const facts = [...screens, ...guardsOfScreens(screens)];

  at("assemble", 0, 1);
  const specification = assembleSpecification({
    capture: { ...capture, artifacts },
    graph: shipped,
    scripts: parsed.scripts,
    cut,
    origins: owners,
    units,
    unplaced,
    product,
    facts,
    survey,
    standings: standings(survey, context),
    leftOut: leftOutFacts(cut.units, owners),
    calls,
    ev,
    parents,
    references,
    absent,
    unread,
    pages,
    texts,
    refused: parsed.refused,
    cutOff: ev.budget.isSpent ? Number.POSITIVE_INFINITY : ev.budget.cutUnits + cutUnits,
    locales: words.locales(),
    failures: [...unread.map(failureOf), ...failures, ...extracted.failures],
  });
  return { specification, texts };
}

const byId = (a: Artifact, b: Artifact): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const hasText = ({ kind, text }: Artifact): boolean =>
  kind === "script" || kind === "html" || kind === "json" || kind === "style" || text !== "";

/** Comments of scripts, but for the one at the beginning, which may be the product's own, and of files of notices. */
const keptNotices = (
  comments: ReturnType<typeof commentsOf>,
  artifacts: readonly Artifact[],
): Parameters<typeof licenseNotices>[0] =>
  new Map([
    ...[...comments].map(([file, list]) => [file, list.filter(({ start }) => start > 0)] as const),
    ...artifacts.flatMap(({ id, kind, text }) => (kind === "other" ? [[id, noticesIn(text)] as const] : [])),
  ]);

function commentsOf(scripts: readonly Script[]): ReadonlyMap<FileId, Script["comments"]> {
  const out = new Map<FileId, Script["comments"][number][]>();
  for (const { file, base, comments } of scripts)
    for (const comment of comments)
      append(out, file, base === 0 ? comment : { ...comment, start: comment.start + base, end: comment.end + base });
  return out;
}
