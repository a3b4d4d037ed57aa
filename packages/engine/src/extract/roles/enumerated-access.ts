/**
 * An enumeration of all permissions, or roles, of a program, as TypeScript compiles one: where some of its members are
 * asked for as such (`requiresPermission: Permission.ReadOrder`, `hasRole(Role.Clerk)`), the others are that, too.
 */
import type { ExtractContext } from "../extractor.ts";
import type { Fact, FactEvidence, ScriptRange } from "../fact.ts";
import type { Survey } from "../survey.ts";
import type { AccessKind } from "./access-names.ts";
import { enumGroups } from "./enum-assignments.ts";
import { roleFact } from "./role-fact.ts";
import { isAccessName } from "./role-words.ts";

/** So many members are asked for. */
const MIN_ASKED = 2;
/** A shorter one is of something else, of which permissions are a part, unless half of it is asked for. */
const MIN_MEMBERS = 5;
const MIN_SHORT = 3;
/** At most such a part may be texts that cannot name a permission. */
const MOST_ODD = 0.05;

/** Names that are asked for, and where. */
type Asked = ReadonlyMap<string, ScriptRange>;

/** `shown`: permissions and roles that other rules have found, of which those of an enumeration count. */
export const enumeratedAccess = (survey: Survey, shown: readonly Fact[], context: ExtractContext): readonly Fact[] =>
  (["permission", "role"] as const).flatMap((kind) => enumeratedAs(kind, survey, shown, context));

function enumeratedAs(
  kind: AccessKind,
  { assignments }: Survey,
  shown: readonly Fact[],
  { ev }: ExtractContext,
): readonly Fact[] {
  const asked = askedIn(shown, kind);
  if (asked.size < MIN_ASKED) return [];
  return enumGroups(assignments, ev).flatMap((group) => {
    const names = group.map(({ name }) => name);
    if (!areAsked(names, asked)) return [];
    const premises = premisesOf(names, asked);
    return group
      .filter(({ name }) => isAccessName(name))
      .map(({ name, at }) => roleFact({ kind, name, basis: "derived", premises }, at));
  });
}

function askedIn(facts: readonly Fact[], kind: AccessKind): Asked {
  const asked = new Map<string, ScriptRange>();
  for (const { content, evidence } of facts) {
    const isOfKind = "kind" in content && content.kind === kind && "name" in content;
    const [place] = evidence;
    if (isOfKind && content.name !== undefined && !asked.has(content.name) && "script" in place)
      asked.set(content.name, { script: place.script, start: place.start, end: place.end });
  }
  return asked;
}

function areAsked(names: readonly string[], asked: Asked): boolean {
  const known = names.filter((name) => asked.has(name)).length;
  if (known < MIN_ASKED || names.length < (known * 2 >= names.length ? MIN_SHORT : MIN_MEMBERS)) return false;
  return names.filter((name) => !isAccessName(name)).length <= names.length * MOST_ODD;
}

const premisesOf = (names: readonly string[], asked: Asked): readonly FactEvidence[] =>
  names
    .flatMap((name) => asked.get(name) ?? [])
    .slice(0, MIN_ASKED)
    .map((range) => ({ ...range, says: "another member, asked for" }));
