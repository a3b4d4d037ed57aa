/**
 * Takes all sightings of one name apart into the things that they are sightings of: what is read from one variable,
 * written in one literal or named in one place is one thing, and things that share what few others have are one.
 * The first is the one of which most is read; each of the others is a thing that only shares the name.
 */
import { COMMON, VAGUE } from "../../language/naming.ts";
import { pushAll } from "../../lists.ts";
import { addTo } from "../../multimap.ts";
import { AROUND } from "../../platform/built-in.ts";
import type { Binding } from "../../scope/binding.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { wordSet } from "../../word-set.ts";
import { capitalised, isEmptyName, kindName } from "../subjects/words.ts";
import { type FieldSighting, isSeen } from "./sighting.ts";

/** So many fields of every kind are needed for the same kinship. */
const MIN_SHARED = 3;
/** So many fields of its own show another thing of the same name. */
const MIN_OWN = 3;
/** So many fields, of which none is known, may still be the thing's. */
const MOST_APART = 3;

/** So many fields that a schema describes are those of a thing, whatever else it holds. */
const MIN_DESCRIBED = 5;

/** So many fields in one literal are a whole thing. */
const MIN_WHOLE = 3;

/** Of the answer to a request (fetch), under the name of what was asked for. */
const ANSWER = ["ok", "statusText"];
const OF_ANSWERS = wordSet("ok status statusText headers url redirected body bodyUsed type");

/** So has what only the place where it is held gives a name: `drawer.data.map(...)`. */
const isVague = ({ owner, named }: FieldSighting): boolean =>
  VAGUE.has(owner.toLowerCase()) || named.name.includes(" ");

interface Thing {
  readonly fields: Set<string>;
  readonly sightings: FieldSighting[];
  /** Whether a schema has some of its fields. */
  isDescribed: boolean;
}

export function thingsOf(sightings: readonly FieldSighting[]): readonly (readonly FieldSighting[])[] {
  const seen = places(sightings).filter((place) => !isEntry(place) && !isAnswer(place));
  const things = [...joined(seen.filter((place) => !isHolder(place))), ...joined(seen.filter(isHolder))];
  const used = things.find(isUsed) ?? things[0];
  const main = things.find((thing) => used && thing.isDescribed && isOtherForm(thing, used)) ?? used;
  if (!main) return [];
  const apart: FieldSighting[][] = [];
  const isMainOf = likely(main);
  for (const other of things) {
    if (other === main) continue;
    if (isMainOf(other)) pushAll(main.sightings, other.sightings);
    else if (!isHolder(other) && ownOf(other).length >= MIN_OWN) apart.push(other.sightings);
  }
  return [main.sightings, ...apart];
}

/** `answer.ok ? answer.status : ...`: nothing is read but what every answer to a request has (Fetch). */
const isAnswer = ({ fields, sightings }: Thing): boolean =>
  ANSWER.some((field) => fields.has(field)) &&
  [...fields].every((field) => OF_ANSWERS.has(field)) &&
  sightings.every(isSeen);

/** Its fields that few things have. */
const ownOf = ({ fields }: Thing): readonly string[] => [...fields].filter((field) => !COMMON.has(field));

/** An entry of a map, as `Object.entries` and Angular's `keyvalue` write it. */
const isEntry = ({ fields, sightings }: Thing): boolean =>
  fields.size === 2 && fields.has("key") && fields.has("value") && sightings.every(isSeen);

/**
 * What holds the thing, or a list of it, is called by it: the answer to a request for users, an event that says of a
 * network `{network}`. What else is read there is not the thing's.
 */
function isHolder({ fields, sightings }: Thing): boolean {
  const [one] = sightings;
  if (!one) return false;
  const isSent = sightings.some(({ named }) => named.sent);
  const others = [...fields].filter((field) => kindName(field) !== one.owner && !AROUND.has(field));
  // a mention may tell how many mentions there are: what describes so much beside them is no answer that holds a list
  const described = new Set(sightings.flatMap(({ kind, field }) => (kind === "schema" ? [field] : [])));
  if (others.filter((field) => described.has(field)).length >= MIN_DESCRIBED) return false;
  return [...fields].some(
    (field) => kindName(field) === one.owner && (capitalised(field) !== one.owner || (isSent && others.length === 0)),
  );
}

/** What is only written elsewhere, or only sent, is another thing; so is what has a name that many things have. */
function likely(main: Thing): (other: Thing) => boolean {
  const [one] = main.sightings;
  const isSpecific = /[a-z0-9][A-Z]/.test(one?.owner ?? "");
  const is = { holder: isHolder(main), vague: one && isVague(one), whole: isWhole(main), used: isUsed(main) };
  const hasOwn = ownOf(main).length > 0;
  // answers have what operations select, and nothing else
  const isClosed = isSelected(main);
  return (other) => {
    if (isClosed && isSelected(other)) return !is.vague && hasShared(other, main);
    if (isClosed && ![...other.fields].every((field) => main.fields.has(field))) return false;
    if (is.vague || ANSWER.some((field) => other.fields.has(field))) return false;
    if (isHolder(other) !== is.holder) return false;
    const own = ownOf(other).length;
    if (own > 0 && !hasOwn && !isSpecific) return false;
    if (!isSpecific && (own === 0 || own > MOST_APART)) return false;
    if (!hasShared(other, main, !isSpecific)) {
      if (is.whole) return false;
      if (other.sightings.every(({ named }) => named.sent) && !(isSpecific && other.fields.size === 1 && own === 1))
        return false;
      if (!isSpecific && other.fields.size > 1) return false;
    }
    return is.used ? isUsed(other) : other.sightings.some(({ kind }) => kind === "sent");
  };
}

const isSelected = ({ sightings }: Thing): boolean => sightings.some(({ kind }) => kind === "selected");

/** Whether a schema describes it, or one literal has all that is known of it: nothing is left for others to show. */
function isWhole({ fields, sightings }: Thing): boolean {
  const places = new Map<Node, Set<string>>();
  for (const { kind, group, field } of sightings) {
    if (kind === "schema") return true;
    if (kind === "literal" || kind === "initial") addTo(places, group, field);
  }
  return [...places.values()].some((own) => own.size === fields.size && own.size >= MIN_WHOLE);
}

/** `isRare`: whether they share what few things have: a user and a session both have an `id`. */
const hasShared = (a: Thing, b: Thing, isRare = false): boolean =>
  [...a.fields].some((field) => b.fields.has(field) && !(isRare && COMMON.has(field)));

/** Whether it is read, and not only written or sent. */
const isUsed = ({ sightings }: Thing): boolean => sightings.some(({ kind }) => kind !== "literal" && kind !== "sent");

/** What is seen of one variable, in one literal, or under a name that stands in one place. */
function places(sightings: readonly FieldSighting[]): readonly Thing[] {
  const at = new Map<unknown, Thing>();
  const things = new Set<Thing>();
  const absorbed = new Map<Thing, Thing>();
  const nowAt = (key: unknown): readonly Thing[] => {
    let thing = at.get(key);
    for (let into = thing; into; into = absorbed.get(into)) thing = into;
    return thing ? [thing] : [];
  };
  for (const sighting of sightings) {
    const path = pathOf(sighting);
    const keys = [placeOf(sighting), nameOf(sighting), ...(path === undefined ? [] : [path])];
    const known = new Set(keys.flatMap(nowAt));
    const [thing = { fields: new Set<string>(), sightings: [], isDescribed: false }] = known;
    things.add(thing);
    for (const other of known) {
      if (other === thing) continue;
      absorb(thing, other);
      things.delete(other);
      absorbed.set(other, thing);
    }
    thing.fields.add(sighting.field);
    thing.sightings.push(sighting);
    thing.isDescribed ||= sighting.kind === "schema";
    for (const key of keys) at.set(key, thing);
  }
  return [...things];
}

function absorb(thing: Thing, { fields, sightings, isDescribed }: Thing): void {
  thing.isDescribed ||= isDescribed;
  for (const field of fields) thing.fields.add(field);
  pushAll(thing.sightings, sightings);
}

/** What a field of a thing of one name holds is of one kind: `settings.env.lang` here, `settings.env.platform` there. */
function pathOf({ kind, group }: FieldSighting): string | undefined {
  if (kind !== "read" || group.type !== "MemberExpression" || group.object.type !== "MemberExpression")
    return undefined;
  const [of, key] = [group.object, group].map((node) => keyName(node.property, node.computed));
  return of === undefined || key === undefined || isEmptyName(of) || isEmptyName(key) ? undefined : `.${of}.${key}`;
}

/** What is sent to an address is another thing than what it answers. */
const nameOf = ({ kind, named: { at } }: FieldSighting): string =>
  `${at.script.file}:${at.script.base + at.start}:${isSeen({ kind })}`;

function placeOf({ kind, group, at: { module, unit } }: FieldSighting): Binding | Node | string {
  if (kind !== "read") return group;
  const path: string[] = [];
  let node: Node = group;
  while (node.type === "MemberExpression" || node.type === "ChainExpression") {
    if (node.type === "ChainExpression") node = node.expression;
    else {
      path.push(keyName(node.property, node.computed) ?? "[]");
      node = node.object;
    }
  }
  const { script } = module;
  if (node.type === "Identifier") {
    const binding = script.scopes.bindingOf.get(node);
    if (binding && path.length === 0) return binding;
    const root = binding?.declaration.start ?? node.start;
    return `${script.file}:${script.base + root}:${path.join(".")}`;
  }
  return `${script.file}:${script.base + unit.node.start}:${path.join(".")}`;
}

/** So many names in one style, and hardly any in the other, show in which form a thing is written. */
const MIN_STYLED = 2;
const MOST_STYLED = 3;

/**
 * A thing that a model describes with `profileImage` and that an address answers with `profile_image` is known in two
 * forms, and each has the fields of its own.
 */
function isOtherForm(a: Thing, b: Thing): boolean {
  if (!a.isDescribed && !b.isDescribed) return false;
  const [one, other] = [styleOf(a), styleOf(b)];
  return one !== undefined && other !== undefined && one !== other;
}

function styleOf({ fields }: Thing): "camel" | "snake" | undefined {
  const names = [...fields];
  const camel = names.filter((name) => /[a-z\d][A-Z]/.test(name)).length;
  const snake = names.filter((name) => /[a-z\d]_[a-z]/.test(name)).length;
  if (camel >= MIN_STYLED && camel > snake * MOST_STYLED) return "camel";
  return snake >= MIN_STYLED && snake > camel * MOST_STYLED ? "snake" : undefined;
}

/** Things that share what few others have, or of which one has nothing that the other has not. */
function joined(places: readonly Thing[]): readonly Thing[] {
  let things = [...places].sort((a, b) => b.fields.size - a.fields.size);
  for (let before = things.length + 1; things.length < before; ) {
    before = things.length;
    const kept = new Kept();
    for (const thing of things) kept.add(thing);
    things = kept.things.sort((a, b) => b.fields.size - a.fields.size);
  }
  return things;
}

/** Things of which none is kin of another, by their fields: a thing is held against those only that may be its kin. */
class Kept {
  readonly things: Thing[] = [];
  /** Of each field the places in the list of those that have it. */
  private readonly having = new Map<string, Set<number>>();

  add(thing: Thing): void {
    const places = [...this.alike(thing)].sort((a, b) => a - b);
    const place = places.find((at) => isKin(thing, this.things[at])) ?? this.things.push(thing) - 1;
    const kin = this.things[place];
    if (kin && kin !== thing) absorb(kin, thing);
    for (const field of thing.fields) addTo(this.having, field, place);
  }

  /** Kin has all fields, three, or (`leastOwn`) some of the few: it has one of all, or one beside the most common ones. */
  private alike({ fields, sightings }: Thing): ReadonlySet<number> {
    const known = [...fields].map((field) => ({ field, places: this.having.get(field) ?? NONE }));
    known.sort((a, b) => a.places.size - b.places.size);
    const own = known.filter(({ field }) => !COMMON.has(field));
    const asked = [
      ...known.slice(0, Math.max(1, known.length - MIN_SHARED + 1)),
      ...own.slice(0, own.length - leastOwn(sightings) + 1),
    ];
    return new Set(asked.flatMap(({ places }) => [...places]));
  }
}

const NONE: ReadonlySet<number> = new Set();

function isKin(a: Thing, b: Thing | undefined): boolean {
  return b !== undefined && !isOtherForm(a, b) && areAlike(a.fields, b.fields, leastOwn(a.sightings));
}

/** So many shared fields that few things have make kin. */
const leastOwn = ([one]: readonly FieldSighting[]): number => (one && isVague(one) ? 2 : 1);

/** Whether two sets of fields share what few things have, or one has nothing that the other has not. */
export function areAlike(a: ReadonlySet<string>, b: Pick<ReadonlySet<string>, "has">, least = 1): boolean {
  const shared = [...a].filter((field) => b.has(field));
  if (shared.length === 0) return false;
  const own = shared.filter((field) => !COMMON.has(field)).length;
  return shared.length === a.size || shared.length >= MIN_SHARED || own >= least;
}
