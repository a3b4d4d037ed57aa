/**
 * What an enumeration is called: what its members are compared with or assigned to most often, `channel.state = S.OPEN`;
 * else the key, argument or variable that they are given to.
 */

import type { Source } from "../../evaluate/value.ts";
import { append } from "../../multimap.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import { placeOfNode } from "../name-place.ts";
import type { Named } from "../subjects/named.ts";
import type { Namer } from "../subjects/namer.ts";
import type { Subject, Subjects } from "../subjects/subject.ts";
import { wordsOf } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { Candidate, Observation, Text } from "./candidate.ts";
import type { Enums } from "./enums.ts";

/** Most uses that are asked for a name. */
const MAX_USES = 12;

/** `seen`: what values are compared with and set to; a member of an enumeration is seen where the enumeration has it. */
export function namedEnums(
  { candidates, members }: Enums,
  survey: Survey,
  namer: Namer,
  seen: readonly Observation[],
  subjects: Subjects,
): readonly Candidate[] {
  const subjectOf = takenBy(seen);
  const turned = new Map<Binding, Subject>();
  const names = new Map<Binding, Map<string, { readonly named: Named; uses: number }>>();
  const asked = new Map<Binding, number>();
  for (const { node, module } of survey.members) {
    const binding = bindingAt(node.object, module.script.scopes);
    const key = keyName(node.property, node.computed);
    // `State[order.state]`: which of its names a number has
    const by = binding && node.computed && members.has(binding) ? subjects.of(node.property, module) : undefined;
    if (binding && by?.name !== undefined && !turned.has(binding)) turned.set(binding, by);
    if (!binding || key === undefined || !members.get(binding)?.has(key)) continue;
    const uses = asked.get(binding) ?? 0;
    asked.set(binding, uses + 1);
    const named = uses < MAX_USES ? namer.goal(node, module) : undefined;
    if (!named) continue;
    const own = names.get(binding) ?? new Map<string, { readonly named: Named; uses: number }>();
    names.set(binding, own);
    const known = own.get(named.name);
    if (known) known.uses++;
    else own.set(named.name, { named, uses: 1 });
  }
  const read = new Set(survey.members.map(({ node }) => memberName(node.object)));
  return candidates.flatMap(({ of, kept, own = of && members.get(of), isCounted, ...candidate }) => {
    const [most] = [...((of && names.get(of)?.values()) ?? [])].sort((a, b) => b.uses - a.uses);
    const goal = most && { key: `goal:${most.named.name}`, name: most.named.name, at: most.named.at };
    const subject =
      subjectOf(candidate.values, own) ??
      (of && turned.get(of)) ??
      goal ??
      (of && exportedAs(of, candidate, own, survey)) ??
      (read.has(kept?.name) ? kept : undefined);
    if (subject) return [{ ...candidate, subject }];
    // `style={{zIndex: Layer.TIP}}`: numbers with names, that nothing is compared with or kept as
    return isCounted ? [] : [candidate];
  });
}

/** The name under which others ask for a member of it, `kinds.ParcelKind.Heavy`, where a bundler keeps such names. */
function exportedAs(
  of: Binding,
  { unit: { module } }: Candidate,
  members: Members | undefined,
  { members: reads }: Survey,
): Subject | undefined {
  const { scopes } = module.script;
  for (const [name, target] of module.exports) {
    if (target.kind !== "local" || bindingAt(target.node, scopes) !== of) continue;
    const words = wordsOf(name).filter((word, index) => index > 0 || word.length > 1);
    const isAsked = ({ node }: (typeof reads)[number]): boolean =>
      members?.has(keyName(node.property, node.computed) ?? "") === true && memberName(node.object) === name;
    if (words.length > 1 && words.every((word) => word.length > 2) && reads.some(isAsked))
      return { key: `goal:${name}`, name: words.join(""), at: placeOfNode(target.node, module) };
  }
  return undefined;
}

type Members = ReadonlyMap<string, Text>;

/** The property that takes most of some values, where each is known by its place; not the member that has it. */
function takenBy(seen: readonly Observation[]): (values: readonly Text[], own?: Members) => Subject | undefined {
  const byPlace = new Map<string, Subject[]>();
  for (const { at, subject } of seen) if (subject.name !== undefined) append(byPlace, placeKey(at), subject);
  return (values, own) => {
    const uses = new Map<string, { readonly subject: Subject; count: number }>();
    for (const subject of values.flatMap(({ at }) => byPlace.get(placeKey(at)) ?? [])) {
      if (own?.has(subject.name ?? "")) continue;
      const key = `${subject.owner ?? ""}.${subject.name}`;
      const known = uses.get(key);
      if (known) known.count++;
      else uses.set(key, { subject, count: 1 });
    }
    const isOwned = ({ owner }: Subject): number => (owner === undefined ? 0 : 1);
    return [...uses.values()].sort((a, b) => isOwned(b.subject) - isOwned(a.subject) || b.count - a.count)[0]?.subject;
  };
}

/** A text ends where the assignment ends that makes it a member. */
const placeKey = ({ script, end }: Source): string => `${script.file}:${end}`;
