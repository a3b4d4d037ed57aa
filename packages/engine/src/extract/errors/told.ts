/**
 * What a call tells people, by the models of notice libraries: the words, and how they are meant. Where a function of the
 * program is given either of them, `notify = (text, kind) => toast(text, { type: kind })`, each call of it is a place.
 */
import { evaluateArguments } from "../../evaluate/arguments.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import type { Value } from "../../evaluate/value.ts";
import { outcomes, stringOf, UNDEFINED } from "../../evaluate/value.ts";
import type { Use } from "../../models/interpret.ts";
import { valueAt } from "../../models/parts.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { wordSet } from "../../word-set.ts";
import { calledAt } from "../called.ts";
import { calleeNames } from "../callee-names.ts";
import type { ExtractContext } from "../extractor.ts";
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

/** Most functions on the way to the words, and most calls of each. */
const MAX_LAYERS = 3;
const MAX_CALLS = 300;

/** How libraries call what went wrong or is about to: also by a colour (Mantine, Ionic, Quasar) or an icon (antd-mobile). */
const ERRORS = wordSet("error danger fail failure failed critical negative destructive red warning warn alert");

export function toldAt(at: Sighting<CallLike>, context: ExtractContext): readonly Told[] | undefined {
  const use = calledAt(at, context)?.use ?? namedUse(at, context);
  if (use?.effect.effect !== "tells" || isLogged(at, context)) return undefined;
  const { text, detail, as, key } = use.effect;
  const read = (path: string | undefined): Value => (path === undefined ? UNDEFINED : valueAt(path, use, context.ev));
  return placed({ words: [text, detail].map(read), as: read(as), key: read(key), at }, context, 0);
}

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
export function isLogged({ node: { callee }, module }: Sighting<CallLike>, { parents, ev }: Logs): boolean {
  if (callee.type !== "MemberExpression" || !LOGGED.has(memberName(callee) ?? "")) return false;
  const uses = bindingAt(callee.object, module.script.scopes)?.references ?? [];
  const isUsedSo = uses.slice(0, MAX_USES).some((one) => LOGS.has(memberName(parents.of(one, module.script)) ?? ""));
  return isUsedSo || ev.member(ev.evaluate(callee.object, module), "debug").kind === "function";
}

type Logs = Pick<ExtractContext, "parents" | "ev">;

/** Most places that are asked what else something is used for. */
const MAX_USES = 200;

const LOGS: ReadonlySet<string> = new Set(["debug", "trace", "log"]);
const LOGGED: ReadonlySet<string> = new Set([...LOGS, "info", "warn", "error", "fatal"]);

/** The console, and what throws: who receives that is told elsewhere. */
function isForDevelopers(callee: Value): boolean {
  if (callee.kind === "global") return callee.path[0] === "console";
  if (callee.kind !== "function") return false;
  const { node, module } = callee;
  return /\b(?:console\.|throw\b)/.test(module.script.text.slice(node.start, node.end));
}

interface Given {
  readonly words: readonly Value[];
  readonly as: Value;
  readonly at: Sighting<Node>;
  readonly key: Value;
}

/** A parameter, or a property of one: what is a piece of a text is a hole in it. */
const isWhole = (value: Value): boolean =>
  value.kind === "param" || (value.kind === "member" && value.object.kind === "param");

function placed(given: Given, context: ExtractContext, layer: number): readonly Told[] {
  const { words, as, key, at } = given;
  const { ev, calls } = context;
  const [fn] = layer < MAX_LAYERS ? freeParams([...words, as].filter(isWhole)) : [];
  const sites = fn ? calls.sitesOf(fn).slice(0, MAX_CALLS) : [];
  if (sites.length === 0) return [{ words, meant: meaning(as), key, at }];
  return sites.flatMap(({ call, env }) =>
    placed(
      {
        ...given,
        words: words.map((word) => ev.apply(word, env)),
        as: ev.apply(as, env),
        key: ev.apply(key, env),
        at: call,
      },
      context,
      layer + 1,
    ),
  );
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
