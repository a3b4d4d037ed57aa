/**
 * Which roles guard which screens: those that the words of a guard name (`roles=admin`), and those that a function asks
 * for that decides whether the screen is drawn. The screen then names the role, and the role allows the screen.
 */
import type { StatementId } from "@as-built/spec";
import type { Decided, Fact, FactOf, ScriptRange } from "../extract/fact.ts";
import { isHook } from "../extract/routes/route-guards.ts";
import { addTo } from "../multimap.ts";
import { partitionPoint } from "../partition-point.ts";
import { functionsAround } from "../scope/enclosing-functions.ts";
import type { Script } from "../script.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import { identityOf } from "./identity.ts";

/** A place where code asks for a role. */
type Asking = ScriptRange & { readonly id: StatementId };
type Asked = ReadonlyMap<FunctionNode, ReadonlySet<Asking>>;

interface Known {
  /** Roles and permissions by name, and the roles among them. */
  readonly named: ReadonlyMap<string, StatementId>;
  readonly rights: ReadonlyMap<string, StatementId>;
  /** Guards by the names of what they test. */
  readonly guards: ReadonlyMap<string, StatementId>;
  readonly asked: Asked;
  /** Roles where code asks for them that names them itself. */
  readonly asking: ReadonlyMap<Script, readonly Asking[]>;
}

export function withGuards(facts: readonly Fact[]): readonly Fact[] {
  const roles = facts.filter((fact) => fact.point === "roles");
  const screens = facts.filter((fact) => fact.point === "screens");
  const named = namesOf(roles.filter(({ content }) => content.kind !== "guard"));
  const tested = namesOf(roles.filter(({ content }) => content.kind === "guard"));
  const rights = namesOf(roles.filter(({ content }) => content.kind === "role"));
  const permissions = namesOf(roles.filter(({ content }) => content.kind === "permission"));
  const asking = roles.filter(({ isTold }) => !isTold);
  const asked = askedIn(asking, new Set(screens.flatMap(({ decided }) => decided?.by ?? [])));
  const places = placesOf(asking);
  const guards = new Map(
    screens.map((screen) => [screen, guardsOf(screen, { named, rights, guards: tested, asked, asking: places })]),
  );
  const allows = new Map<string, Set<StatementId>>();
  for (const [screen, words] of guards) for (const word of words) addTo(allows, word, identityOf(screen));
  // one list for all facts of one role: there may be thousands of both
  const allowedBy = new Map([...allows].map(([word, screens]) => [word, [...screens].sort()]));
  return facts.map((fact): Fact => {
    if (fact.point === "screens") {
      const own = guards.get(fact) ?? [];
      return own.length === 0 ? fact : { ...fact, content: { ...fact.content, guards: own } };
    }
    if (fact.point !== "roles") return fact;
    const listed = namedIn(fact.content.allows ?? [], permissions);
    const screens = allowedBy.get(identityOf(fact)) ?? [];
    const allowed = listed.length === 0 ? screens : [...new Set([...listed, ...screens])].sort();
    return allowed.length === 0 ? fact : { ...fact, content: { ...fact.content, allows: allowed } };
  });
}

/** A role that lists a permission by its name allows that permission. */
const namedIn = (words: readonly string[], named: ReadonlyMap<string, StatementId>): readonly string[] =>
  words.map((word) => named.get(word) ?? word);

/** A name that stands for one role or permission only. */
function namesOf(roles: readonly FactOf<"roles">[]): ReadonlyMap<string, StatementId> {
  const ids = new Map<string, Set<StatementId>>();
  for (const fact of roles) addTo(ids, fact.content.name, identityOf(fact));
  return new Map([...ids].flatMap(([name, [only, ...more]]) => (only && more.length === 0 ? [[name, only]] : [])));
}

function askedIn(roles: readonly Fact[], deciders: ReadonlySet<FunctionNode>): Asked {
  const out = new Map<FunctionNode, Set<Asking>>();
  for (const fact of roles) {
    for (const place of fact.evidence) {
      if (!("script" in place) || place.for !== undefined) continue;
      for (const fn of functionsAround(place.script.scopes, place.start))
        if (deciders.has(fn)) addTo(out, fn, { ...place, id: identityOf(fact) });
    }
  }
  return out;
}

/** Where code asks for roles, in the order of the code. */
function placesOf(roles: readonly Fact[]): Known["asking"] {
  const places = roles.flatMap((role) => {
    const id = identityOf(role);
    return role.evidence.flatMap((place) => ("script" in place && place.for === undefined ? [{ ...place, id }] : []));
  });
  return Map.groupBy(
    places.sort((a, b) => a.start - b.start),
    ({ script }) => script,
  );
}

const NOBODY: Decided = { by: [], tests: [], asks: [], refused: [], named: [] };

/** Ids before words; the name of a hook says nothing more where it is known what the hook asks for. */
function guardsOf(
  { content, decided }: FactOf<"screens">,
  { named, rights, guards, asked, asking }: Known,
): readonly string[] {
  const { by, tests, asks, refused } = decided ?? NOBODY;
  const isRefused = (place: Asking): boolean =>
    refused.some(({ script, start, end }) => script === place.script && start <= place.start && place.end <= end);
  const ids = new Set<string>();
  for (const fn of by) for (const place of asked.get(fn) ?? []) if (!isRefused(place)) ids.add(place.id);
  for (const { script, start, end } of tests) {
    const places = asking.get(script) ?? [];
    for (let at = partitionPoint(places, (one) => one.start >= start); at < places.length; at++) {
      const one = places[at];
      if (!one || one.start > end) break;
      if (one.end <= end && !isRefused(one)) ids.add(one.id);
    }
  }
  for (const text of asks) {
    const id = rights.get(text);
    if (id !== undefined) ids.add(id);
  }
  const known = ids.size > 0;
  const words: string[] = [];
  for (const word of content.guards ?? []) {
    const at = word.indexOf("=");
    const [key, name] = [word.slice(0, Math.max(0, at)), word.slice(at + 1)];
    const id = named.get(name) ?? (key === "" || key === "middleware" ? guards.get(name) : undefined);
    if (id !== undefined) ids.add(id);
    else if (!(known && isHook(word))) words.push(word);
  }
  return [...[...ids].sort(), ...words];
}
