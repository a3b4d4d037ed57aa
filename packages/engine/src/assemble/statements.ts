/** Facts to statements: identity, merging, basis, origin, order. */
import type { Basis, Call, Entity, Field, PointName, Screen, Statement, StatementOf, StateSet } from "@as-built/spec";
import { isNonEmpty, statementId } from "@as-built/spec";
import type { Fact } from "../extract/fact.ts";
import type { Unit } from "../unpack/units.ts";
import { type EvidenceSource, evidenceOf, mergedEvidence } from "./evidence.ts";
import { distinction, identityOf } from "./identity.ts";
import { mergeContent } from "./merge-content.ts";
import { MAX_SCREENS, type ScreenLinks } from "./screen-links.ts";
import { writable } from "./writable.ts";

export interface StatementSource extends EvidenceSource {
  /** Whether a unit's origin is undetermined. */
  readonly isUndetermined: (unit: Unit) => boolean;
  readonly links: ScreenLinks;
}

const STRENGTH: Readonly<Record<Basis, number>> = { shown: 0, derived: 1, inferred: 2 };

type Statements = { readonly [P in PointName]: readonly StatementOf[P][] };

export function statementsOf(facts: readonly Fact[], source: StatementSource): Statements {
  const { calls, usedBy } = source.links;
  const things = ofPoint("entities", facts, source).filter(isProduct);
  const known = new Set(things.map(({ id }) => id));
  return {
    purpose: ofPoint("purpose", facts, source),
    screens: belowParents(ofPoint("screens", facts, source), facts).map((screen) => linked(screen, "calls", calls)),
    entities: things.map((thing) => referringTo(thing, known)),
    states: ofPoint("states", facts, source)
      .filter((states) => isProduct(states) || isNamed(states))
      .map((states) => ofKnown(states, known)),
    validation: ofPoint("validation", facts, source),
    roles: ofPoint("roles", facts, source),
    calls: ofPoint("calls", facts, source).map((call) => linked(call, "usedBy", usedBy)),
    errors: ofPoint("errors", facts, source).filter((error) => isProduct(error) || isForUsers(error)),
    constants: ofPoint("constants", facts, source),
  };
}

/** Libraries throw for whoever uses them, and tell statuses apart. */
const isForUsers = ({ kind, message }: StatementOf["errors"]): boolean =>
  kind === "shown" || kind === "mapped" || (kind === "status" && message !== undefined);

/** Every library has things of its own: those of code that may be a library's are not stated. */
const isProduct = ({ origin }: Statement): boolean => origin !== "unknown";

/** A field refers only to what is stated. */
function referringTo(entity: Entity, known: ReadonlySet<Statement["id"]>): Entity {
  const [first, ...rest] = entity.fields;
  const kept = ({ refersTo, basis, ...field }: Field): Field =>
    refersTo !== undefined && known.has(refersTo) ? { ...field, refersTo, ...(basis && { basis }) } : field;
  return { ...entity, fields: [kept(first), ...rest.map(kept)] };
}

/** Whether something in the code says what the values are values of. */
const isNamed = ({ evidence }: Statement): boolean => evidence.some((one) => one.for === "/name");

/** The thing that states belong to is linked where it is stated. */
function ofKnown({ entity, ...states }: StateSet, known: ReadonlySet<Statement["id"]>): StateSet {
  return entity !== undefined && known.has(entity) ? { ...states, entity } : states;
}

/** Only links to statements that exist; both ends come from the same facts. */
function linked<S extends Screen | Call>(statement: S, as: "calls" | "usedBy", links: ScreenLinks["calls"]): S {
  const targets = links.get(statement.id);
  return targets ? { ...statement, [as]: [...targets].sort() } : statement;
}

/** A screen's parent is the screen at the path of the innermost route around it that is one. */
function belowParents(screens: readonly Screen[], facts: readonly Fact[]): readonly Screen[] {
  const ids = new Map(screens.map(({ path, id }) => [path, id]));
  const parents = new Map(
    facts.flatMap((fact) => {
      const own = identityOf(fact);
      const parent = fact.below?.map((path) => ids.get(path)).find((id) => id !== undefined && id !== own);
      return parent === undefined ? [] : [[own, parent]];
    }),
  );
  return screens.map((screen) => {
    const parent = parents.get(screen.id);
    return parent === undefined ? screen : { ...screen, parent };
  });
}

function ofPoint<P extends PointName>(
  point: P,
  facts: readonly Fact[],
  source: StatementSource,
): readonly StatementOf[P][] {
  const own = facts.filter((fact) => fact.point === point);
  const groups = Map.groupBy(own, (fact) => `${identityOf(fact)}\n${distinction(fact)}`);
  const statements = [...groups.values()].flatMap((group) => statementOf<P>(group, source));
  return numbered(withoutCopies(statements.sort((a, b) => order(a.id, b.id) || order(content(a), content(b)))));
}

/** What several scripts hold the same code of, as bundles for several pages do, is stated once. */
function withoutCopies<S extends Statement>(statements: readonly S[]): readonly S[] {
  const files = new Map<string, string>();
  return statements.filter((statement) => {
    const { evidence, ...own } = statement;
    const key = JSON.stringify([own, evidence[0].quote]);
    const first = files.get(key) ?? evidence[0].file;
    files.set(key, first);
    return first === evidence[0].file;
  });
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const content = (statement: Statement): string =>
  JSON.stringify({ ...statement, evidence: undefined }) + placeOf(statement);

const placeOf = ({ evidence: [{ file, start }] }: Statement): string => `${file} ${String(start).padStart(9, "0")}`;

/** Where two things share an id, `~2` follows, in the order of what they state. */
function numbered<S extends Statement>(statements: readonly S[]): readonly S[] {
  const seen = new Map<string, number>();
  return statements.map((statement) => {
    const count = (seen.get(statement.id) ?? 0) + 1;
    seen.set(statement.id, count);
    return count === 1 ? statement : { ...statement, id: statementId(`${statement.id}~${count}`) };
  });
}

function statementOf<P extends PointName>(group: readonly Fact[], source: StatementSource): readonly StatementOf[P][] {
  const undetermined = (fact: Fact): boolean => fact.unit !== undefined && source.isUndetermined(fact.unit);
  const ordered: readonly Fact[] = [...group].sort((a, b) => rank(a, undetermined) - rank(b, undetermined));
  const evidence = mergedEvidence(ordered, source);
  if (!isNonEmpty(ordered) || !evidence) return [];
  const [first] = ordered;
  const content = writable(contentOf(mergeContent(ordered), source));
  if (!content) return [];
  const unknown = undetermined(first);
  const reasons = group.flatMap((fact) => fact.reasons ?? []);
  const statement = {
    id: identityOf(first),
    ...content,
    basis: unknown ? "inferred" : first.basis,
    ...(unknown ? { origin: "unknown" } : {}),
    ...(group.length > 1 && group.length > evidence.length ? { sightings: group.length } : {}),
    ...(reasons.length > 0 ? { reasons } : {}),
    evidence,
  };
  return [statement as unknown as StatementOf[P]];
}

/** The content with quotes for the ranges inside of it, and with screens only where they are few. */
function contentOf({ point, content }: Fact, source: EvidenceSource): object {
  const { screens, ...own } = content;
  const few = screens && screens.length <= MAX_SCREENS ? { screens } : {};
  if (point !== "states" || !content.transitions) return { ...own, ...few };
  const transitions = content.transitions.map((one) => ({
    ...one,
    evidence: one.evidence.flatMap((item) => evidenceOf(item, source) ?? []),
  }));
  return { ...own, transitions, ...few };
}

/** Product before undetermined code, and what stands there before what was computed. */
const rank = (fact: Fact, undetermined: (fact: Fact) => boolean): number =>
  STRENGTH[fact.basis] + (undetermined(fact) ? 10 : 0);
