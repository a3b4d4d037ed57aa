/**
 * Keys under which the product keeps something in the browser: as models know it, `localStorage.getItem(KEY)`, also behind
 * functions of the product's own, and in a store of IndexedDB.
 * Of a key that is put together, `"loans:".concat(id)`, its beginning.
 */
import type { Value } from "../../../evaluate/value.ts";
import { rememberFor } from "../../../remember.ts";
import { literalString, literalValue, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { wholeAtCallSites } from "../../at-call-sites.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { type Known, textsOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { keptAt } from "../../kept.ts";
import { librarySinks } from "../../library-sinks.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { recordKey } from "./object-stores.ts";

/** All keys, and beginnings of keys: what is declared is stated there only where it is no key. */
export const keysKept = rememberFor((survey: Survey, context: ExtractContext): ReadonlySet<unknown> => {
  const facts = survey.calls.flatMap((at) => storageKeys(at, context));
  return new Set(facts.map(({ content }) => ("value" in content ? content.value : undefined)));
});

/** The key of a call that keeps or reads something, if it is one. */
export function storageKeys(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const [first] = args;
  if (!first || first.type === "SpreadElement") return [];
  const method = memberName(callee);
  const kept = keptAt(at, context);
  if (kept) {
    const isHook = method === undefined && literalString(first) !== undefined;
    return [
      ...keyOf(kept.key, at, context),
      ...(isHook ? textsOf(kept.key).flatMap((key) => keptAtFirst(key, at)) : []),
    ];
  }
  const key = method !== undefined && isCookie(method, at.node) ? first : recordKey(at);
  if (key) return keyOf(context.ev.evaluate(key, at.module), at, context);
  return librarySinks(context.ev)
    .given(at, "key")
    .flatMap((given) => keyOf(given, at, context));
}

/** Names of cookies as libraries and browsers take them: js-cookie, universal-cookie, the Cookie Store of browsers. */
const COOKIE_METHODS = /^(?:set|setCookie|remove|removeCookie)$/;
const COOKIE_OPTIONS = /^(?:expires|maxAge|max-age|sameSite|secure)$/;

/** `cookies.set("banner-seen", "true", {path: "/", expires: ...})`: how long it is kept, and for which sites. */
const isCookie = (method: string, { arguments: args }: CallLike): boolean =>
  COOKIE_METHODS.test(method) && args.length > 1 && hasCookieOptions(args.at(-1));

const hasCookieOptions = (node: Node | undefined): boolean =>
  node?.type === "ObjectExpression" && fixedProperties(node).some(([key]) => COOKIE_OPTIONS.test(key));

/** Written and removed at once, to see whether the browser keeps anything. */
const PROBE = /^_*(?:(?:storage|local_?storage)_*)?(?:test|probe|check)_*$/i;

/** Also where a function of the product's own hands the key on. */
function keyOf(kept: Value, at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const meaning = "key of what is kept in the browser";
  return wholeAtCallSites(kept, at, context).flatMap(({ value, at: place }) => [
    ...textsOf(value)
      .filter(isKey)
      .map((found) => constantFact({ ...found, meaning, says: "kept in the browser" }, place)),
    ...(place.node === at.node ? [] : textsOf(value).flatMap((key) => keptAtFirst(key, place))),
    ...beginning(value)
      .filter(isKey)
      .map((found) =>
        constantFact({ ...found, meaning: `beginning of the ${meaning}`, says: "kept in the browser" }, place),
      ),
  ]);
}

/** What stands before a call whose answer is kept. */
const TAKEN = /[=:]\s*(?:await\s+)?$/;

/** `const width = stored(300, "panel.width")`, `useStored("panel.width", 300)`: what is taken while nothing is kept. */
function keptAtFirst(key: Known<string>, at: Sighting<Node>): readonly Fact[] {
  const { node, module } = at;
  const { text } = module.script;
  if (node.type !== "CallExpression" || !TAKEN.test(text.slice(Math.max(0, node.start - 12), node.start))) return [];
  const [atFirst, ...more] = node.arguments.filter((one) => isDefault(literalValue(one)?.value));
  const others = node.arguments.filter((one) => literalString(one) === key.value);
  if (!isKey(key) || others.length !== 1 || !atFirst || more.length > 0 || node.arguments.length > 3) return [];
  const value = literalValue(atFirst)?.value;
  if (typeof value !== "number") return [];
  const sources = [placeOfNode(atFirst, module)];
  const meaning = "kept in the browser at first";
  return [constantFact({ name: key.value, named: key.sources, value, meaning, sources, says: "default" }, at)];
}

/** Zero and one are the beginning of a count, and a switch. */
const isDefault = (value: unknown): boolean => typeof value === "number" && value > 1;

const isKey = ({ value }: Known<string>): boolean =>
  value.length > 2 && !/\s/.test(value) && !PROBE.test(value) && !OTHER.test(value);

/** What functions without a name take that keep nothing: `useUrlSearchParams("history",{})`, `useCssVar("--gap","4px")` (VueUse). */
const OTHER = /^(?:history|hash|hash-params|--.*|\(.*)$/;

/** `"loans:".concat(id)`, `${PREFIX}${id}`: what is written in front of a hole. */
function beginning(value: Value): readonly Known<string>[] {
  if (value.kind !== "template") return [];
  const [first] = value.parts;
  const sources = value.pieces[0] ?? [];
  return typeof first === "string" && sources.length > 0 && /^(?=.*?\p{L}{2}).*[^\p{L}\d]$/su.test(first)
    ? [{ value: first, sources }]
    : [];
}
