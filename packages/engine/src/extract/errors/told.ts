/**
 * What a call tells people, by the models of notice libraries: the words, and how they are meant. Where a function of the
 * program is given either of them, `notify = (text, kind) => toast(text, { type: kind })`, each call of it is a place.
 */
import { evaluateArguments } from "../../evaluate/arguments.ts";
import { isCut, outcomes, stringOf, UNDEFINED, type Value } from "../../evaluate/value.ts";
import type { Use } from "../../models/interpret.ts";
import { valueAt } from "../../models/parts.ts";
import { bindingAt, onlyValue } from "../../scope/binding-at.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { wordSet } from "../../word-set.ts";
import { allAtCallSites, isGiven } from "../at-call-sites.ts";
import { type Called, calledAt } from "../called.ts";
import { calleeNames } from "../callee-names.ts";
import type { ExtractContext } from "../extractor.ts";
import { isLogCall, LOGGED, LOGS } from "../logs.ts";
import type { Sighting } from "../survey.ts";
import { isForNobody } from "./text-use.ts";

export interface Told {
  readonly words: readonly Value[];
  /** Open where nothing that is known says it; what interrupts is answered before anything goes on. */
  readonly meant: "error" | "other" | "open" | "interrupts";
  readonly at: Sighting<Node>;
  /** What may be the key of the words. */
  readonly key: Value;
}

/** How libraries call what went wrong or is about to: also by a colour (Mantine, Ionic, Quasar) or an icon (antd-mobile). */
const ERRORS = wordSet("error danger fail failure failed critical negative destructive red warning warn alert");

export function toldAt(at: Sighting<CallLike>, context: ExtractContext): readonly Told[] | undefined {
  const use = ownUse(calledAt(at, context)) ?? namedUse(at, context);
  if (use?.effect.effect !== "tells" || isLogged(at, context)) return undefined;
  const { text, detail, as, key } = use.effect;
  const read = (path: string | undefined): Value => (path === undefined ? UNDEFINED : valueAt(path, use, context.ev));
  const values = [read(text), read(detail), read(as), read(key)];
  // callers are asked for the words and how they are meant
  const all = allAtCallSites<Sighting<Node>>({ values, at }, context, (given) => given.slice(0, 3).filter(isGiven));
  for (const { values: told, at: place } of all) if (told.slice(0, 2).some(isCut)) context.ev.budget.cut(place.node);
  return all.map(
    ({ values: [words = UNDEFINED, more = UNDEFINED, kind = UNDEFINED, name = UNDEFINED], at: place }) => ({
      words: [words, more],
      meant: meaning(kind),
      key: name,
      at: place,
    }),
  );
}

/** What a function of a library is handed, `toggle("is-invalid", field.error)`, is not called with what that function is given. */
const ownUse = (called: Called | undefined): Use | undefined =>
  ["function", "external"].includes(called?.sender?.value.kind ?? "") ? undefined : called?.use;

/** `const { addError } = useAlerts()`: a function of the program is known by the property that it is reached through. */
function namedUse(at: Sighting<CallLike>, context: ExtractContext): Use | undefined {
  const { ev, models } = context;
  const { node, module } = at;
  const name = calleeNames(node.callee, module, ev).find((one) => models.isTelling(one));
  if (name === undefined) return undefined;
  const callees = ev.callees(node.callee, module);
  const isUnread = node.arguments.every((argument) => isForNobody({ ...at, node: argument }, context));
  if (isUnread || callees.some(isForDevelopers)) return undefined;
  return models.named(name, evaluateArguments(node.arguments, module, ev), ev.evaluate(node.callee, module));
}

/**
 * Whether what a call is made on has the methods of the console that no notices have, so that it tells nobody: `L.debug("...")`
 * beside `L.error("...")`.
 */
export function isLogged({ node, node: { callee }, module }: Sighting<CallLike>, { parents, ev }: Logs): boolean {
  if (callee.type !== "MemberExpression" || !LOGGED.has(memberName(callee) ?? "")) return false;
  const uses = bindingAt(callee.object, module.script.scopes)?.references ?? [];
  // `const log = createWinstonLogger("dock")`
  const made = onlyValue(callee.object, module.script.scopes);
  const maker = made?.type === "CallExpression" ? memberName(lastExpression(made.callee)) : undefined;
  if (maker?.toLowerCase().endsWith("logger")) return true;
  const isLog = (one: Node): boolean => LOGS.has(memberName(parents.of(one, module.script)) ?? "");
  return uses.slice(0, MAX_USES).some(isLog) || isLogCall(node, module, ev);
}

type Logs = Pick<ExtractContext, "parents" | "ev">;

/** Most places that are asked what else something is used for. */
const MAX_USES = 200;

/** The console, and what throws: who receives that is told elsewhere. */
function isForDevelopers(callee: Value): boolean {
  if (callee.kind === "global") return callee.path[0] === "console";
  if (callee.kind !== "function") return false;
  const { node, module } = callee;
  return /\b(?:console\.|throw\b)/.test(module.script.text.slice(node.start, node.end));
}

/** Several words are no kind. */
const kindOf = (text: string | undefined): string | undefined => (text?.includes(" ") ? undefined : text);

/** `failed ? "error" : "success"` says of the words neither. */
function meaning(as: Value): Told["meant"] {
  const kinds = outcomes(as).map((one) => kindOf(stringOf(one)));
  const errors = kinds.filter((kind) => kind !== undefined && ERRORS.has(kind));
  if (errors.length === kinds.length) return "error";
  if (kinds.includes("interrupts")) return "interrupts";
  return errors.length > 0 || kinds.includes(undefined) ? "open" : "other";
}
