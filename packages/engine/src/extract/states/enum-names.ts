/** What an enumeration is called: the key, argument or variable that its members are given to most often. */

import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Named } from "../subjects/named.ts";
import type { Namer } from "../subjects/namer.ts";
import type { Survey } from "../survey.ts";
import type { Candidate } from "./candidate.ts";
import type { Enums } from "./enums.ts";

/** Most uses that are asked for a name. */
const MAX_USES = 12;

export function namedEnums({ candidates, members }: Enums, survey: Survey, namer: Namer): readonly Candidate[] {
  const names = new Map<Binding, Map<string, { readonly named: Named; uses: number }>>();
  const asked = new Map<Binding, number>();
  for (const { node, module } of survey.members) {
    const binding = bindingAt(node.object, module.script.scopes);
    const key = keyName(node.property, node.computed);
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
  return candidates.map(({ of, ...candidate }) => {
    const [most] = [...((of && names.get(of)?.values()) ?? [])].sort((a, b) => b.uses - a.uses);
    const subject = most && { key: `goal:${most.named.name}`, name: most.named.name, at: most.named.at };
    return subject ? { ...candidate, subject } : candidate;
  });
}
