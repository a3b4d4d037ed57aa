/**
 * Whose code is it: an origin for every unit, with the basis on which it was found. Index first, then the graph, then
 * what the code itself shows; what remains is unknown. The same units give the same origins.
 */
import type { Origin } from "@as-built/spec";
import { angularjsPackage, isAngularjs } from "./angularjs-packages.ts";
import { ofAngularjsRoot } from "./angularjs-root.ts";
import { type Banner, bannersOf, packageName, versionNotes } from "./banners.ts";
import { type Belief, type BeliefInput, productOdds, shownBy } from "./belief.ts";
import { usedByKnown } from "./closure.ts";
import { compiledTogether } from "./compiled-together.ts";
import type { SignatureComponent } from "./component.ts";
import { isConfiguration } from "./configuration.ts";
import { productPrior } from "./coverage.ts";
import { dataForProduct } from "./data-for-product.ts";
import { enclosed } from "./enclosed.ts";
import { entriesOf } from "./entries.ts";
import { featuresOf } from "./features.ts";
import { fillGaps } from "./gaps.ts";
import { isGeneratedParser } from "./generated-parser.ts";
import { holdsGraphqlText, holdsGraphqlTree } from "./graphql-documents.ts";
import { initialData } from "./initial-data.ts";
import { isInstalledManifest } from "./installed-manifest.ts";
import { type JoinedFile, joinedFiles } from "./joined-files.ts";
import { type Known, recognise } from "./known.ts";
import { isHoistedCommonJs } from "./module-form.ts";
import { namesByGraph } from "./names.ts";
import { namesProduct } from "./names-product.ts";
import { isNuxtComponent, withNuxtApp } from "./nuxt-components.ts";
import { ofOneFile } from "./one-file.ts";
import { onlyForLibraries } from "./only-for-libraries.ts";
import { asksOwnServer, refersToServer } from "./own-server.ts";
import { isOfVendors, type SourcePath, sourcePaths, vendorFiles, withEntries } from "./paths.ts";
import { isReadyMade } from "./ready-made.ts";
import { releaseRanges } from "./release-ranges.ts";
import { withRequested, withShared } from "./requested.ts";
import { holdsRouteTable } from "./route-table.ts";
import { settled } from "./settled-names.ts";
import { shelvedLibraries } from "./shelved-libraries.ts";
import type { SignatureIndex } from "./signatures.ts";
import { isPublishedSheet, isStyleModule } from "./style-modules.ts";
import type { AttributionContext, AttributionUnit, OriginBasis, UnitOrigin } from "./unit.ts";
import { usedDirectly } from "./used-directly.ts";
import { usingOwn } from "./using-own.ts";
import { type KnownVersion, versionsOf } from "./versions.ts";
import { withWritten } from "./written-paths.ts";

/** Log odds of being product: from here on product, from here down library, between them unknown. Nearer to 0 half is wrong. */
const PRODUCT = 2;
const LIBRARY = -2;
const SHOWN = 0.2;
/** Share of known grams from which on a version constant in a unit is its component's. */
const SURE = 0.3;

/** What each unit shows by itself, and what the index says of it. */
interface Signs {
  readonly known: Known;
  readonly commonJs: readonly boolean[];
  readonly styles: readonly boolean[];
  /** Made for whoever uses it: data, and parsers that a tool wrote. */
  readonly configures: readonly boolean[];
  readonly parses: readonly boolean[];
  /** Holds a document of GraphQL, or asks a server of its own. */
  readonly asks: readonly boolean[];
}

function signsOf(
  units: readonly AttributionUnit[],
  signatures: SignatureIndex,
  textOf: (unit: AttributionUnit | undefined) => string,
): Signs {
  const commonJs = units.map((unit) => isHoistedCommonJs(unit.node, textOf(unit)));
  const known = recognise(
    units,
    signatures,
    (at) => (commonJs[at] ? "commonjs" : units[at]?.form),
    (at) => textOf(units[at]),
  );
  const asks = units.map((unit, at) => {
    const text = textOf(unit);
    if (holdsGraphqlTree(unit.node, text) || refersToServer(text)) return true;
    return known.recognised[at] !== true && (holdsGraphqlText(text) || asksOwnServer(text));
  });
  const styles = units.map((unit) => isStyleModule(textOf(unit)) && !isReadyMade(textOf(unit)));
  const parses = units.map((unit, at) => isGeneratedParser(textOf(unit), known.evidence[at]?.share ?? 0));
  const configures = units.map((unit, at) => parses[at] === true || isConfiguration(unit.node, textOf(unit)));
  return { known, commonJs, styles, configures, parses, asks };
}

/** What is known of the units before anything is believed of the rest. */
interface Ground {
  readonly textOf: (unit: AttributionUnit | undefined) => string;
  readonly paths: readonly (SourcePath | undefined)[];
  /** Belongs to what a page starts by its name. */
  readonly rooted: readonly boolean[];
  readonly joined: ReadonlyMap<number, JoinedFile>;
  readonly signs: Signs;
  readonly isHelper: (component: number) => boolean;
  /** Of what recognised code uses. */
  readonly used: readonly boolean[];
  readonly belief: BeliefInput;
}

function groundOf(units: readonly AttributionUnit[], context: AttributionContext): Ground {
  const { signatures } = context;
  const textOf = (unit: AttributionUnit | undefined): string =>
    unit ? (context.texts.get(unit.file)?.slice(unit.start, unit.end) ?? "") : "";
  const rooted = ofAngularjsRoot(units, context.texts.values(), textOf);
  const signs = signsOf(units, signatures, textOf);
  const joined = joinedFiles(units, context, (at) => rooted[at] === true || signs.asks[at] === true);
  const told = withRequested(sourcePaths(units, context.comments), units, signs.known, signatures);
  const offered = withShared(told, units, signs.known, signatures);
  const written = withWritten(offered, units, signs.known.recognised, (at) => textOf(units[at]));
  const entered = withEntries(written, units, (at) => signs.known.recognised[at] === true);
  const stated = withNuxtApp(entered, units, (at) => textOf(units[at]));
  const shelved = shelvedLibraries(units, context);
  const isShelved = units.map(({ file }) => shelved.has(file));
  // the paths of its own build say "./src/..." of it
  const paths = stated.map((path, at) => (isShelved[at] && path?.side === "product" ? undefined : path));
  const { known, commonJs, styles, configures, asks } = signs;
  const isHelper = (component: number): boolean => signatures.components[component]?.kind === "runtime";
  const helper = known.component.map(
    (number, at) => styles[at] === true || isHelper(number) || units[at]?.runtimeOf !== undefined,
  );
  const { used, ofKnown } = usedByKnown(units, known, {
    isHelper: (at) => helper[at] === true,
    isProduct: (at) => !isShelved[at] && (asks[at] === true || paths[at]?.side === "product" || rooted[at] === true),
    isOfPackage: (at) => isForeign(paths[at]),
  });
  const isBundle = (at: number): boolean =>
    (commonJs[at] === true || units[at]?.form === "commonjs") && isReadyMade(textOf(units[at]));
  const isOfOthers = (at: number): boolean => helper[at] === true || known.recognised[at] === true;
  const ofVendors = vendorFiles(units, isOfOthers, context.texts);
  const third = units.map((unit, at) => {
    const side = paths[at]?.side;
    if (isShelved[at]) return true;
    if (side === undefined && rooted[at]) return false;
    if (
      side === undefined &&
      (joined.get(at)?.isKnown || isOfVendors(unit) || ofVendors.has(unit.file) || saysItsPackage(textOf(unit)))
    )
      return true;
    if (side === undefined && styles[at] && isPublishedSheet(textOf(unit))) return true;
    if (side !== undefined || styles[at] || configures[at] || asks[at]) return isForeign(paths[at]);
    return known.recognised[at] === true || (used[at] === true && !holdsRouteTable(unit.node)) || isBundle(at);
  });
  const named = namesProduct({
    units: units.length,
    names: context.names ?? [],
    textOf: (at) => textOf(units[at]),
    isKnown: (at) => known.recognised[at] === true || third[at] === true,
  });
  const own = usingOwn({
    units,
    isOwn: (at) => asks[at] === true || rooted[at] === true || paths[at]?.side === "product",
    isOther: (at) => third[at] === true || helper[at] === true,
  });
  const belief: BeliefInput = {
    units,
    textOf: (at) => textOf(units[at]),
    third,
    helper,
    commonJs: commonJs.map((is, at) => is || units[at]?.inModule === true),
    tokens: known.votes.map(({ tokens }) => tokens),
    isOwn: (at) => own[at] === true,
    isNamed: (at) => named[at] === true,
    components: (at) => componentsUsed(at, units, known, signatures),
    known: (at) => known.evidence[at] ?? { grams: 0, hits: 0 },
    prior: productPrior(units, known, ofKnown),
  };
  return { textOf, paths, rooted, joined, signs, isHelper, used: ofKnown, belief };
}

const isForeign = (path: SourcePath | undefined): boolean => path !== undefined && path.side !== "product";

/** In whatever release: a module of AngularJS goes by the name that the package documents. */
const packageInside = (text: string): string | undefined => (isNuxtComponent(text) ? "nuxt" : angularjsPackage(text));
const saysItsPackage = (text: string): boolean => packageInside(text) !== undefined || isInstalledManifest(text);

/** What each unit that no index knows shows of who wrote it: what the weights of `traits.ts` are measured on. */
export const traitsOfUnits = (
  units: readonly AttributionUnit[],
  context: AttributionContext,
): readonly (readonly string[] | undefined)[] => shownBy(groundOf(units, context).belief);

/** One origin per unit, in the order of the units. */
export function attribute(units: readonly AttributionUnit[], context: AttributionContext): readonly UnitOrigin[] {
  const { signatures } = context;
  const { textOf, paths, rooted, joined, signs, isHelper, used, belief } = groundOf(units, context);
  const { known, commonJs, styles, configures, parses, asks } = signs;
  const { third, helper } = belief;
  const beliefs = productOdds(belief);
  const ofGraph = namesByGraph(units, known, used, isHelper);
  const around = {
    units,
    names: ofGraph,
    isThird: (at: number) => third[at] === true,
    isHelper: (at: number) => helper[at] === true,
    isSettled: (at: number) => Boolean(paths[at] ?? (styles[at] || configures[at] || asks[at])),
  };
  const entries = entriesOf({
    ...around,
    main: known.main,
    sole: (at) => known.evidence[at]?.sole ?? 0,
    grams: (at) => known.evidence[at]?.grams ?? 0,
  });
  const holder = enclosed(around).map((number, at) => (number < 0 ? (entries[at] ?? -1) : number));
  const believed = beliefs.map((belief, at) => {
    if (paths[at]?.side === "product" || rooted[at]) return "product";
    return (holder[at] ?? -1) >= 0 ? "library" : sideOf(belief);
  });
  const direct = usedDirectly({
    units,
    isThird: (at) => third[at] === true || (ofGraph[at] ?? -1) >= 0 || (holder[at] ?? -1) >= 0,
    isProduct: (at) => believed[at] === "product",
    isLibrary: (at) => believed[at] === "library",
    isHelper: (at) => helper[at] === true,
  });
  const together = compiledTogether({
    units,
    isThird: (at) => third[at] === true,
    isProduct: (at) => believed[at] === "product",
    isLibrary: (at) => believed[at] === "library",
  });
  const apart = onlyForLibraries({
    units,
    isThird: (at) => third[at] === true,
    isHelper: (at) => helper[at] === true,
    isLibrary: (at) => believed[at] === "library",
    isOwn: belief.isOwn,
  });
  const sides = believed.map((side, at) => (together[at] || apart[at] ? "library" : direct[at] ? "product" : side));
  const initial = initialData(units, (at) => third[at] === true);
  const isSilent = (at: number): boolean =>
    styles[at] === true || configures[at] === true || initial[at] === true || known.evidence[at]?.grams === 0;
  const silent = sides.map((side, at) => side !== "product" && isSilent(at));
  const inherited = usedByProduct(units, silent, (at) => !third[at] && sides[at] === "product");
  const kept = dataForProduct({
    units,
    isThird: (at) => third[at] === true,
    isProduct: (at) => !third[at] && sides[at] === "product",
    isUnknown: (at) => (known.evidence[at]?.hits ?? 0) === 0 && paths[at] === undefined && !helper[at],
    speaks: (at) => speaksToPeople(units[at], textOf(units[at])),
  });
  const { of: banners, inside } = bannersOf(units, context.comments, signatures.components);
  const byGraph = fillGaps(
    units,
    ofGraph.map((number, at) => (number < 0 ? (holder[at] ?? -1) : number)),
    (at) => third[at] === true || sides[at] === "library",
    (at) => known.evidence[at]?.grams ?? 0,
  );
  const ofFiles = ofOneFile(byGraph, units, (at) => commonJs[at] === true || units[at]?.form === "commonjs");
  // `var Api=function(){...}()` between helpers that the compiler has put there for it is not the compiler's
  const isLent = (number: number, at: number): boolean => isHelper(number) && known.main[at] !== number;
  const names = settled(ofFiles, units, known.evidence, banners, signatures).map((number, at) =>
    isLent(number, at) || parses[at] ? -1 : number,
  );
  const versionOf = versionsOf({
    units,
    texts: context.texts,
    banners,
    inside: [...inside, ...(context.noticed ?? [])],
    notes: versionNotes(units, context.comments),
    component: names,
    isSure: (at) => known.component[at] === names[at] && (known.evidence[at]?.share ?? 0) >= SURE,
    isForeign: (at) => third[at] === true || sides[at] === "library" || units[at]?.runtimeOf !== undefined,
    components: signatures.components,
    ranges: releaseRanges(known.votes, names, signatures),
  });
  const next = signatures.components.findIndex(({ name }) => name === "next");
  return units.map(({ runtimeOf, requested }, at): UnitOrigin => {
    if (runtimeOf !== undefined) return ofRuntime(runtimeOf);
    if (isNextManifest(textOf(units[at])))
      return ofComponent({ ...NEXT, ...signatures.components[next] }, versionOf(at, next), "structure");
    const path = paths[at];
    if (path?.side === "product") return { origin: "product", basis: "path" };
    if (path?.side === "others") return { origin: "library", basis: "path" };
    if (path) return ofPackage(path, signatures, versionOf(at, names[at] ?? -1));
    const number = names[at] ?? -1;
    if (requested !== undefined && (third[at] || sides[at] === "library"))
      return ofPackage({ side: "package", name: requested }, signatures, versionOf(at, number));
    const component = signatures.components[number];
    const isOthers = third[at] || sides[at] === "library";
    const ofFile = joined.get(at);
    if (ofFile && isOthers && (ofFile.isKnown || !component))
      return ofPackage({ side: "package", ...ofFile }, signatures, versionOf(at, number));
    const ofModule = isOthers ? packageInside(textOf(units[at])) : undefined;
    if (ofModule !== undefined)
      return ofPackage({ side: "package", name: ofModule }, signatures, versionOf(at, number));
    // code that asks a server of its own is the product's, whatever licence stands before it
    const banner = asks[at] ? undefined : banners.get(at);
    if (banner && third[at] && component?.name !== packageName(banner.name)) return ofBanner(banner);
    if (third[at]) return ofComponent(component, versionOf(at, number), known.recognised[at] ? "index" : "graph");
    if (banner) return ofBanner(banner);
    if (kept[at]) return { origin: "product", basis: "graph" };
    if (component && sides[at] === "library" && !asks[at])
      return ofComponent(component, versionOf(at, number), "structure");
    const origin = inherited[at] || asks[at] ? "product" : (sides[at] ?? "unknown");
    return { origin, basis: origin === "unknown" ? "none" : "structure" };
  });
}

/** Product needs something that shows it: that most unknown code is the product's is not enough. */
type Side = "product" | "library" | "unknown";

function sideOf({ shown, all }: Belief): Side {
  if (all >= PRODUCT && shown >= SHOWN) return "product";
  return all <= LIBRARY ? "library" : "unknown";
}

/** Data without a trait of its own (styles, tables, configuration) that product code uses. Small ones may stand in between. */
function usedByProduct(
  units: readonly AttributionUnit[],
  silent: readonly boolean[],
  isProduct: (unit: number) => boolean,
): readonly boolean[] {
  const inherited = units.map(() => false);
  const waiting = units.flatMap((_, at) => (isProduct(at) ? [at] : []));
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const next of [...(units[at]?.uses ?? []), ...(units[at]?.loads ?? [])]) {
      if (!silent[next] || inherited[next] || isProduct(next)) continue;
      inherited[next] = true;
      waiting.push(next);
    }
  }
  return inherited;
}

function speaksToPeople(unit: AttributionUnit | undefined, text: string): boolean {
  if (!unit) return false;
  const { sentences, addresses } = featuresOf(unit.node, text);
  return sentences > 0 || addresses > 0;
}

function componentsUsed(
  at: number,
  units: readonly AttributionUnit[],
  known: Known,
  { components }: SignatureIndex,
): number {
  const names = new Set<number>();
  for (const used of units[at]?.uses ?? []) {
    const number = known.component[used] ?? -1;
    if (number >= 0 && components[number]?.kind !== "runtime") names.add(number);
  }
  return names.size;
}

function ofComponent(component: SignatureComponent | undefined, version: KnownVersion, basis: OriginBasis): UnitOrigin {
  if (!component) return { origin: "library", basis };
  const { name, kind } = component;
  return { origin: originOf(kind), component: { name, kind, ...version }, basis };
}

function ofPackage(
  { name, version }: Extract<SourcePath, { side: "package" }>,
  { components }: SignatureIndex,
  shown: KnownVersion,
): UnitOrigin {
  const known = components.find((component) => component.name === name);
  const kind = known?.kind ?? "library";
  return ofComponent(
    { name, kind, every: 1, grams: 0, majors: [] },
    version === undefined ? shown : { version },
    "path",
  );
}

/** `self.__BUILD_MANIFEST=...`, `self.__SSG_MANIFEST=new Set`: lists that Next.js 9 to 16 writes for its router. */
const isNextManifest = (text: string): boolean =>
  /\bself\.__(BUILD|SSG|MIDDLEWARE|RSC)_(MANIFEST|MATCHERS)=[^=]/.test(text);

const NEXT: SignatureComponent = { name: "next", kind: "framework", every: 1, grams: 0, majors: [] };

const ofRuntime = (name: string): UnitOrigin => ({
  origin: "runtime",
  component: { kind: "runtime", name },
  basis: "structure",
});

const ofBanner = (banner: Banner): UnitOrigin => {
  if (isAngularjs(banner)) return { origin: "library", basis: "banner" };
  const { name, version } = banner;
  return { origin: "library", component: { kind: "library", name: packageName(name), version }, basis: "banner" };
};

function originOf(kind: SignatureComponent["kind"]): Origin {
  return kind === "polyfill" ? "library" : kind;
}
