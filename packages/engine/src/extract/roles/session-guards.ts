/**
 * Who has to be signed in: a test without which somebody is sent to sign in, whatever he wanted to see or do, `if
 * (!session.user) return router.push("/login")`, `isKnown ? like() : navigate("/sign-in")`, or, where its name says that it
 * asks for that, to any other place. The name of what is tested is the guard.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { functionsAround } from "../../scope/enclosing-functions.ts";
import { testedOn } from "../../scope/named-tests.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { callsOf, callsWithObject, callsWithText } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { LEADING_METHODS, leadAt, testsWhether } from "../routes/leads.ts";
import { leadsTo } from "../routes/redirect-element.ts";
import { SESSION } from "../routes/route-words.ts";
import type { Sighting, Survey } from "../survey.ts";
import { roleFact } from "./role-fact.ts";
import { testedNames } from "./tested-names.ts";
import { isSignedIn } from "./user-values.ts";

/** Addresses and names of the screen where people sign in. */
const SIGN_IN = /(?:log|sign)[-_]?in(?![a-z])|^\W*auth\b/i;

/** Functions around a place that are asked what they test before it: callbacks in the one that tests. */
const MAX_AROUND = 3;

export function sessionGuards(
  { calls, assignments }: Pick<Survey, "calls" | "assignments">,
  { ev }: ExtractContext,
): readonly Fact[] {
  const leading: readonly Sighting<Node>[] = [...callsOf(calls, ...LEADING_METHODS), ...assignments];
  const found = leading.flatMap((at) => sentTo(leadAt(at.node, at.module, ev), at, ev));
  const elements = callsWithObject(calls).filter(({ node: { arguments: given } }) =>
    given.some((one) => one.type === "ObjectExpression" && fixedKeys(one).has("to")),
  );
  const drawn = elements.flatMap((at) => sentTo(leadsTo(ev.evaluate(at.node, at.module), ev), at, ev));
  // `const navigate = useNavigate()`, and what is given an address behind `#`
  const named = callsWithText(calls).flatMap((at) => {
    const to = literalString(at.node.arguments[0]);
    const made = onlyDefinition(bindingAt(at.node.callee, at.module.script.scopes));
    const isMade = made?.kind === "value" && made.path.length === 0 && made.from.type === "CallExpression";
    return to?.startsWith("#") || (isMade && to?.startsWith("/")) ? sentTo(to, at, ev) : [];
  });
  return [...found, ...drawn, ...named];
}

function sentTo(to: string | undefined, at: Sighting<Node>, ev: Evaluator): readonly Fact[] {
  if (to === undefined) return [];
  const { node, module } = at;
  for (const fn of functionsAround(module.script.scopes, node.start).slice(0, MAX_AROUND)) {
    const { asked } = testedOn(testsWhether(fn, node), module.script.scopes);
    const within = asked.size === 0 ? undefined : ev.evaluate(fn, module);
    if (within?.kind !== "function") continue;
    return [...asked].flatMap((test) =>
      testedNames(test, within, ev)
        .filter(({ name }) => isSignedIn(name) || (SIGN_IN.test(to) && SESSION.test(name)))
        .map(({ name, shown }) => roleFact({ kind: "guard", name, sources: shown }, { ...at, node: test })),
    );
  }
  return [];
}
