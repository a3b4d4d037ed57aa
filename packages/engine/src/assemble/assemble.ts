/** The specification from facts and provenance: the nine points, what is missing, what could not be read. */
import type {
  Bundler,
  Component,
  Evidence,
  Failure,
  FileId,
  Gap,
  Missing,
  Point,
  PointName,
  Points,
  Specification,
  StatementOf,
} from "@as-built/spec";
import { FORMAT, MAX_QUOTE } from "@as-built/spec";
import type { Capture, CaptureFailure } from "../artifact.ts";
import type { UnitOrigin, UnplacedComponent } from "../attribute/index.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { CallGraph } from "../extract/call-graph.ts";
import type { Fact } from "../extract/fact.ts";
import { openRequests } from "../extract/http/open-requests.ts";
import type { LeftOutFact } from "../extract/left-out/fact.ts";
import type { References } from "../extract/references.ts";
import type { Standing } from "../extract/standing/standing.ts";
import type { Survey } from "../extract/survey.ts";
import type { HtmlDocument } from "../html/document.ts";
import type { RefusedScript } from "../parse/parse-scripts.ts";
import type { ProductCode } from "../product-code.ts";
import { inFile, type Script } from "../script.ts";
import type { Absence } from "../unpack/absences.ts";
import type { BundlerSighting } from "../unpack/module.ts";
import type { ModuleGraph } from "../unpack/module-graph.ts";
import type { Parents } from "../unpack/parents.ts";
import type { UnitGraph } from "../unpack/units.ts";
import { ENGINE_VERSION } from "../version.ts";
import { underBases } from "./call-bases.ts";
import { captureWords, reasonWords } from "./capture-words.ts";
import { quoted } from "./evidence.ts";
import { gapsOf, outweighProduct } from "./gaps.ts";
import { withGuards } from "./guard-links.ts";
import { withGuardedParts } from "./guarded-parts.ts";
import { leftOutOf } from "./left-out.ts";
import { notShown } from "./not-shown.ts";
import { provenanceOf } from "./provenance.ts";
import { screenLinks, withScreens } from "./screen-links.ts";
import { withStandings } from "./screen-standings.ts";
import { withStatedBases } from "./stated-bases.ts";
import { statementsOf } from "./statements.ts";
import { joinTraffic } from "./traffic/join-traffic.ts";
import { withUnplaced } from "./unplaced-components.ts";
import { unreadRequests } from "./unread-requests.ts";
import { WayUp } from "./way-up.ts";

export interface AssembleInput {
  readonly capture: Capture;
  /** What is shipped, of which it is told whose it is. */
  readonly scripts: readonly Script[];
  readonly graph: ModuleGraph;
  readonly cut: UnitGraph;
  readonly origins: readonly UnitOrigin[];
  /** Of the code that is read. */
  readonly units: UnitGraph;
  readonly unplaced: readonly UnplacedComponent[];
  readonly product: ProductCode;
  readonly facts: readonly Fact[];
  /** What the code that is read consists of. */
  readonly survey: Survey;
  /** What stands on screens. */
  readonly standings: readonly Standing[];
  readonly leftOut: readonly LeftOutFact[];
  readonly calls: CallGraph;
  readonly ev: Evaluator;
  readonly parents: Parents;
  readonly references: References;
  readonly absent: readonly Absence[];
  readonly unread: readonly CaptureFailure[];
  readonly pages: ReadonlyMap<FileId, HtmlDocument>;
  readonly texts: ReadonlyMap<FileId, string>;
  readonly failures: readonly Failure[];
  readonly refused: readonly RefusedScript[];
  /** Code units of which a bound has something left out; infinite where evaluation ended. */
  readonly cutOff: number;
  /** Languages of the catalogues, sorted. */
  readonly locales: readonly string[];
}

/** What a page or a manifest calls the application comes before names in its code. */
function nameOf(purpose: Points["purpose"]["statements"], scripts: ReadonlySet<FileId>): string | undefined {
  const names = purpose.filter(({ kind }) => kind === "name");
  const outside = names.find(({ evidence }) => evidence.some(({ file }) => !scripts.has(file)));
  return (outside ?? names[0])?.text;
}

export function assembleSpecification(input: AssembleInput): Specification {
  const { capture, scripts, graph, cut, origins, texts, failures, locales } = input;
  const inScripts = provenanceOf(scripts, cut, origins, texts);
  const provenance = { ...inScripts, components: withUnplaced(inScripts.components, input.unplaced, texts) };
  const gaps = gapsOf({ ...input, units: cut });
  const { points, traffic } = withTraffic(pointsOf(input, provenance.components, gaps), capture);
  const name = nameOf(points.purpose.statements, new Set(scripts.map(({ file }) => file)));
  const bundlers = bundlersOf(graph.bundlers, texts);
  return {
    format: FORMAT,
    tool: { name: "as-built", version: ENGINE_VERSION },
    subject: { ...(name === undefined ? {} : { name }), input: capture.input, digest: capture.digest },
    material: {
      files: capture.artifacts.map(({ id, kind, url, bytes, sha256 }) => ({
        id,
        kind,
        ...(url === undefined ? {} : { url }),
        bytes,
        sha256,
      })),
      ...(bundlers.length > 0 ? { bundlers } : {}),
      modules: graph.modules.length,
      missing: input.absent.map((one) => missingOf(one, texts)),
      failures: [...failures].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.at ?? 0) - (b.at ?? 0))),
      ...(locales.length > 0 ? { locales } : {}),
      ...(gaps.length > 0 ? { gaps } : {}),
    },
    provenance,
    points,
    ...(traffic && { traffic }),
  };
}

function withTraffic(
  points: Points,
  { artifacts, traffic: recorded }: Capture,
): Pick<Specification, "points" | "traffic"> {
  if (recorded === undefined) return { points };
  const scripts = artifacts.filter(({ kind }) => kind === "script");
  // a page may hold data of whoever opened it; it is asked only where all code stands in pages
  const own = scripts.length > 0 ? scripts : artifacts.filter(({ kind }) => kind === "html");
  const texts = own.map(({ text }) => text);
  const { calls, traffic } = joinTraffic(recorded, points.calls.statements, texts);
  return { points: { ...points, calls: { ...points.calls, statements: calls } }, traffic };
}

function pointsOf(input: AssembleInput, components: readonly Component[], gaps: readonly Gap[]): Points {
  const { units, product, survey, standings, calls, ev, parents, references, texts } = input;
  const facts = withGuardedParts(withStatedBases(underBases(input.facts)), survey, standings);
  const way = new WayUp({ facts, calls, units, ev, parents, references });
  const statements = statementsOf(withGuards(withScreens(withStandings(facts, standings, way), way)), {
    texts,
    units,
    isUndetermined: product.isUndetermined,
    links: screenLinks(facts, way),
  });
  const isMostlyGaps = outweighProduct(gaps, input);
  const hasProduct = product.readable().some((unit) => product.isProduct(unit));
  const unread = unreadRequests(openRequests(calls), facts);
  const point = <P extends PointName>(name: P): Point<StatementOf[P]> => {
    const own = statements[name];
    const shown = own.length > 0;
    const leftOut = leftOutOf(name, input.leftOut, components, { texts, units: input.cut });
    return {
      shown,
      statements: own,
      ...notShown({
        point: name,
        statements: own.length,
        hasProduct,
        absences: input,
        leftOut,
        gaps,
        isMostlyGaps,
        unread: name === "calls" ? unread : [],
      }),
      ...(leftOut.length > 0 ? { leftOut } : {}),
    };
  };
  return {
    purpose: point("purpose"),
    screens: point("screens"),
    entities: point("entities"),
    states: point("states"),
    validation: point("validation"),
    roles: point("roles"),
    calls: point("calls"),
    errors: point("errors"),
    constants: point("constants"),
  };
}

/** One entry for each bundler, with its files and the shape by which the first was recognised. */
function bundlersOf(sightings: readonly BundlerSighting[], texts: ReadonlyMap<FileId, string>): readonly Bundler[] {
  const names = [...new Set(sightings.map(({ name }) => name))].sort();
  return names.map((name) => {
    const own = sightings.filter((sighting) => sighting.name === name);
    return {
      name,
      files: [...new Set(own.map(({ file }) => file))].sort(),
      evidence: own.slice(0, 1).flatMap((sighting) => bundlerEvidence(sighting, texts)),
    };
  });
}

function bundlerEvidence({ script, range }: BundlerSighting, texts: ReadonlyMap<FileId, string>): readonly Evidence[] {
  const found = range && quoted(inFile(script, range), texts, "shape of the bundle", MAX_QUOTE);
  return found ? [found] : [];
}

function missingOf({ reference, places, failure }: Absence, texts: ReadonlyMap<FileId, string>): Missing {
  const words = places.length > 0 ? reasonWords : captureWords;
  return {
    reference,
    ...(failure && { code: failure.code, error: words(failure) }),
    evidence: places.flatMap((place) => quoted(place, texts, "reference") ?? []),
  };
}
