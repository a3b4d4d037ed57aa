/**
 * Product or library, for code that no index knows. Log odds of being product, from four sources: how much of the
 * material's library code the index knows (so how likely unknown code is a library's), what the code itself shows, the
 * graph (a library never uses the product), and the neighbours (the modules of a package stand together).
 */
import { pushAll } from "../lists.ts";
import { isFunction, type Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { type BeliefNode, beliefNodes } from "./belief-nodes.ts";
import { copiesAmong } from "./copies.ts";
import { addedUp, featuresOf } from "./features.ts";
import { smooth } from "./smooth.ts";
import { type Shown, traitsOf, weightOf } from "./traits.ts";
import type { AttributionUnit } from "./unit.ts";
import { usersOf } from "./users.ts";
import { speaksAlike } from "./vocabulary.ts";
import { endOfModule } from "./votes.ts";

/** Rounds of exchanging what units say of each other; more change little. */
const ROUNDS = 5;
/** Log odds of a unit that is known to be third-party, as what it uses sees it. */
const THIRD_PARTY = -4;
/**
 * The same as its neighbours see it: the index knows its package and not them, so they are likely of another one. What has
 * hardly a token, `r=n(28)` say, is no code of a package.
 */
const THIRD_PARTY_BESIDE = -1.5;
const LEAST_TOKENS = 7;
/** Of a user and what it uses: how much rarer than both of one side it is that ... */
const PRODUCT_USES_LIBRARY = 0.6;
const LIBRARY_USES_PRODUCT = 0.02;

/** Of units that are the product's by more; libraries with a document for a server of their own exist. */
const OWN = 6;
/** Of units that hold the product's name. */
const NAMED = 3;
/** Of files as their authors wrote them: what is shipped is a package's minified script, and the page's own as it is. */
const WRITTEN = 2;

/** Log odds by itself, and with all that others say, from which on a unit is surely the product's. */
const SHOWS_ITSELF = 1.5;
const SURE = 4;
/** Of a unit that has much of the words of these: third-party code hardly does. */
const ALIKE = 8;

export interface BeliefInput {
  readonly units: readonly AttributionUnit[];
  readonly textOf: (unit: number) => string;
  /** Known to be third-party, by the index or by the graph. */
  readonly third: readonly boolean[];
  /** Code of bundlers and transpilers, which stands beside and calls code of both sides. */
  readonly helper: readonly boolean[];
  /** CommonJS modules in scope-hoisted scripts and inside other modules. */
  readonly commonJs: readonly boolean[];
  /** Tokens of each unit, as the fingerprint has them. */
  readonly tokens: readonly Uint32Array[];
  /** Units that are the product's by more than they show: a path, a document for one server. */
  readonly isOwn: (unit: number) => boolean;
  /** Units that hold the product's name. */
  readonly isNamed: (unit: number) => boolean;
  /** Distinct components of the index that each unit uses directly. */
  readonly components: (unit: number) => number;
  /** What the index knows of each unit that is not known to be third-party. */
  readonly known: (unit: number) => Shown["known"];
  /** Log odds of being product before looking at the code. */
  readonly prior: number;
}

/** Log odds of being product. */
export interface Belief {
  /** From what the unit, its neighbours and the graph show. */
  readonly shown: number;
  /** The same with the prior. */
  readonly all: number;
}

/** One per unit; of no meaning for units that are known to be third-party. */
export function productOdds(input: BeliefInput): readonly Belief[] {
  const { units, third, helper, prior } = input;
  const shown = showing(input);
  const isKnown = (at: number): boolean => third[at] === true || helper[at] === true;
  const { nodeOf, nodes } = beliefNodes(units, isKnown);
  const others = (at: number): number =>
    helper[at] || (input.tokens[at]?.length ?? 0) < LEAST_TOKENS ? 0 : THIRD_PARTY_BESIDE;
  const local = nodes.map(({ parts, isWritten }) => {
    const all = parts.flatMap((at) => shown[at] ?? []);
    if (all.length === 0) return others(parts[0] ?? 0);
    const own = (parts.some(input.isOwn) ? OWN : 0) + (parts.some(input.isNamed) ? NAMED : 0);
    const traits = all.length > 1 ? traitsOf(together(all)) : traitsOfUnit(all[0]);
    return traits.reduce((sum, trait) => sum + weightOf(trait), own + (isWritten ? WRITTEN : 0));
  });
  const isThird = nodes.map(({ parts: [first = 0] }) => third[first] === true);
  const isHelper = nodes.map(({ parts: [first = 0] }) => helper[first] === true);
  const users = usersOf(nodes, ({ uses }) => uses);
  const exchanged = (alone: readonly number[]): readonly number[] => {
    let belief = along(nodes, alone);
    for (let round = 0; round < ROUNDS; round++) {
      const said: Said = {
        ofUsed: belief.map((odds, at) => (isThird[at] ? undefined : ofUsed(odds))),
        ofUser: belief.map((odds, at) => (isHelper[at] ? undefined : ofUser(isThird[at] ? THIRD_PARTY : odds))),
      };
      const told = alone.map((own, at) => (isThird[at] ? own : own + fromGraph(nodes[at], users[at] ?? [], said)));
      belief = along(nodes, told);
    }
    return belief;
  };
  const ofUnits = (odds: readonly number[]): readonly number[] => nodeOf.map((node) => odds[node] ?? 0);
  const first = exchanged(local);
  const all = ofUnits(first).map((odds) => odds + prior);
  const alone = ofUnits(local);
  const alike = speaksAlike({
    tokens: input.tokens,
    isThird: isKnown,
    isSure: (at) => (alone[at] ?? 0) >= SHOWS_ITSELF && (all[at] ?? 0) >= SURE,
  });
  const isNews = alike.some((is, at) => is && (all[at] ?? 0) < SURE);
  const told = (): readonly number[] =>
    local.map((own, node) => (nodes[node]?.parts.some((at) => alike[at]) ? own + ALIKE : own));
  return ofUnits(isNews ? exchanged(told()) : first).map((odds) => ({ shown: odds, all: odds + prior }));
}

/** What each unit shows of who wrote it; undefined: that is known. */
export const shownBy = (input: BeliefInput): readonly (readonly string[] | undefined)[] =>
  showing(input).map((shown) => shown && traitsOfUnit(shown));

interface ShownByUnit extends Shown {
  /** Whether it stands there several times, as helpers of compilers do. */
  readonly isCopied: boolean;
}

function showing(input: BeliefInput): readonly (ShownByUnit | undefined)[] {
  const { units, third, helper, components, known } = input;
  const isWrapped = wrapsForeignCode(input);
  const texts = units.map((_, at) => (helper[at] || third[at] ? "" : input.textOf(at)));
  const copied = copiesAmong(texts);
  return units.map(({ node }, at) => {
    if (helper[at] || third[at]) return undefined;
    const features = featuresOf(node, texts[at] ?? "");
    // what speaks to people or to a server is no compiler's, however often it stands there
    const { sentences, addresses, elements } = features;
    const isCopied = copied[at] === true && sentences + addresses + elements === 0;
    return { features, components: components(at), known: known(at), isWrapped: isWrapped(at), isCopied };
  });
}

const traitsOfUnit = (shown: ShownByUnit | undefined): readonly string[] =>
  !shown || shown.isCopied ? [] : traitsOf(shown);

/** What several parts show as one. */
const together = (parts: readonly Shown[]): Shown => ({
  features: addedUp(parts.map(({ features }) => features)),
  known: {
    grams: parts.reduce((sum, { known }) => sum + known.grams, 0),
    hits: parts.reduce((sum, { known }) => sum + known.hits, 0),
  },
  components: parts.reduce((most, { components }) => Math.max(most, components), 0),
  isWrapped: parts.some(({ isWrapped }) => isWrapped),
});

/**
 * CommonJS modules, where most of what is not known is none: then the product is none, either. Those that a compiler made of ES
 * modules, and marked, may be anybody's; data, templates and addresses of files come by loaders from the product's folder.
 */
function wrapsForeignCode({ units, third, textOf, commonJs }: BeliefInput): (unit: number) => boolean {
  const modulesWith = (words: string): ReadonlySet<number> =>
    new Set(units.flatMap(({ module, form }, at) => (form === "commonjs" && textOf(at).includes(words) ? module : [])));
  const written = modulesWith(".exports");
  const compiled = modulesWith("__esModule");
  const isWrapped = units.map(
    ({ module, node }, at) =>
      commonJs[at] === true || (written.has(module) && !compiled.has(module) && holdsCode(node)),
  );
  let wrapped = 0;
  let plain = 0;
  units.forEach(({ start, end }, at) => {
    if (third[at]) return;
    if (isWrapped[at]) wrapped += end - start;
    else plain += end - start;
  });
  return (at) => wrapped < plain && isWrapped[at] === true;
}

/** A function or a class, beside that of the module itself. */
function holdsCode(unit: Node): boolean {
  let holds = unit.type === "FunctionDeclaration";
  walk(unit, (node) => {
    holds ||= node !== unit && isFunction(node);
    return holds ? false : undefined;
  });
  return holds;
}

/** What units say of those that use them and of those that they use; undefined: nothing. */
interface Said {
  readonly ofUsed: readonly (number | undefined)[];
  readonly ofUser: readonly (number | undefined)[];
}

/** The strongest word for and against, of those that use a unit and of those that it uses. */
function fromGraph(node: BeliefNode | undefined, users: readonly number[], said: Said): number {
  let most = 0;
  let least = 0;
  const hear = (messages: readonly (number | undefined)[], from: readonly number[]): void => {
    for (const other of from) {
      const message = messages[other] ?? 0;
      most = Math.max(most, message);
      least = Math.min(least, message);
    }
  };
  hear(said.ofUsed, node?.uses ?? []);
  hear(said.ofUser, users);
  return most + least;
}

function ofUsed(odds: number): number {
  const product = probability(odds);
  const library = 1 - product;
  return Math.log((product + PRODUCT_USES_LIBRARY * library) / (LIBRARY_USES_PRODUCT * product + library));
}

function ofUser(odds: number): number {
  const product = probability(odds);
  const library = 1 - product;
  return Math.log((product + LIBRARY_USES_PRODUCT * library) / (PRODUCT_USES_LIBRARY * product + library));
}

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

function along(nodes: readonly BeliefNode[], odds: readonly number[]): readonly number[] {
  const out: number[] = [];
  for (let from = 0; from < nodes.length; ) {
    const to = endOfModule(nodes, from);
    pushAll(out, smooth(odds.slice(from, to)));
    from = to;
  }
  return out;
}
