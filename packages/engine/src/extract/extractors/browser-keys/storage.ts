/**
 * Keys under which the product keeps something in the browser: `localStorage.getItem(KEY)`, also behind functions of the
 * product's own and behind libraries that keep it (store2, js-cookie, VueUse's `useStorage`), and in a store of IndexedDB.
 * Of a key that is put together, `"loans:".concat(id)`, its beginning.
 */
import { globalName } from "../../../evaluate/global-name.ts";
import type { Value } from "../../../evaluate/value.ts";
import { outcomes } from "../../../evaluate/value.ts";
import { keyName, literalString, literalValue, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { type Known, textsOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import { spreadToCallers } from "../../spread-to-callers.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { recordKey } from "./object-stores.ts";

const kept = new WeakMap<Survey, ReadonlySet<unknown>>();

/** All keys, and beginnings of keys: what is declared is stated there only where it is no key. */
export function keysKept(survey: Survey, context: ExtractContext): ReadonlySet<unknown> {
  const known = kept.get(survey);
  if (known) return known;
  const facts = survey.calls.flatMap((at) => storageKeys(at, context));
  const keys = new Set(facts.map(({ content }) => ("value" in content ? content.value : undefined)));
  kept.set(survey, keys);
  return keys;
}

const STORAGE = /^(?:localStorage|sessionStorage)$/;
const STORAGE_METHODS = new Set(["getItem", "setItem", "removeItem"]);
/** Libraries whose values are kept by a key, and what they are kept with. */
const KEEPERS = /^(?:store2|store|js-cookie|lscache|localforage|idb-keyval|universal-cookie)$/;
const KEEPER_METHODS = new Set(["get", "set", "remove", "has", "add", "transact", "getItem", "setItem", "removeItem"]);

/** The key of a call that keeps or reads something, if it is one. */
export function storageKeys(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const [first] = args;
  if (!first || first.type === "SpreadElement") return [];
  const method = memberName(callee);
  if (method !== undefined && STORAGE_METHODS.has(method) && isStorage(callee, at, context))
    return keyOf(first, at, context);
  if (method !== undefined && KEEPER_METHODS.has(method) && isKeeper(callee, at, context))
    return keyOf(first, at, context);
  if (method === undefined && isUseStorage(at, context))
    return [...keyOf(first, at, context), ...known(first, at, context).flatMap((key) => keptAtFirst(key, at))];
  if (method !== undefined && isCookie(method, at.node)) return keyOf(first, at, context);
  const record = recordKey(at);
  if (record) return keyOf(record, at, context);
  return method === "open" && /caches$/.test(sourceOf(callee, at)) ? keyOf(first, at, context) : [];
}

/**
 * `localStorage.getItem`, `window.sessionStorage.setItem`, `(e=window.localStorage)==null?void 0:e.getItem`,
 * `(window.ownStorage||window.localStorage).getItem`.
 */
function isStorage(callee: Node, { module }: Sighting<Node>, { ev }: ExtractContext): boolean {
  if (callee.type !== "MemberExpression") return false;
  const object = otherwise(callee.object);
  if (object.type === "MemberExpression") return STORAGE.test(keyName(object.property, object.computed) ?? "");
  if (object.type !== "Identifier") return false;
  if (STORAGE.test(object.name)) return true;
  return outcomes(ev.evaluate(object, module)).some((value) =>
    STORAGE.test(globalName(value)?.split(".").at(-1) ?? ""),
  );
}

/** What is taken where there is nothing else. */
function otherwise(node: Node): Node {
  if (node.type === "ParenthesizedExpression") return otherwise(node.expression);
  return node.type === "LogicalExpression" && node.operator !== "&&" ? otherwise(node.right) : node;
}

function isKeeper(callee: Node, { module }: Sighting<Node>, { ev }: ExtractContext): boolean {
  if (callee.type !== "MemberExpression") return false;
  const value = ev.evaluate(callee.object, module);
  return value.kind === "external" && KEEPERS.test(value.component ?? "");
}

/** Names of cookies as libraries and browsers take them: js-cookie, universal-cookie, the Cookie Store of browsers. */
const COOKIE_METHODS = /^(?:set|setCookie|remove|removeCookie)$/;
const COOKIE_OPTIONS = /^(?:expires|maxAge|max-age|sameSite|secure)$/;

/** `cookies.set("banner-seen", "true", {path: "/", expires: ...})`: how long it is kept, and for which sites. */
const isCookie = (method: string, { arguments: args }: CallLike): boolean =>
  COOKIE_METHODS.test(method) && args.length > 1 && hasCookieOptions(args.at(-1));

const hasCookieOptions = (node: Node | undefined): boolean =>
  node?.type === "ObjectExpression" && fixedProperties(node).some(([key]) => COOKIE_OPTIONS.test(key));

/** Functions of VueUse 9 to 14 that take a text first and are no storage: `useUrlSearchParams("history",{})`. */
const OTHER = /^(?:history|hash|hash-params|--.*|\(.*)$/;

/** `useStorage("loans.seen",[])`: a key and what is kept at first. */
function isUseStorage({ node, module }: Sighting<CallLike>, { ev }: ExtractContext): boolean {
  const [key, value] = node.arguments;
  const isValue =
    value?.type === "ObjectExpression" ||
    value?.type === "ArrayExpression" ||
    value?.type === "Literal" ||
    // `!1`
    value?.type === "UnaryExpression" ||
    value?.type === "TemplateLiteral";
  if (!isValue || !key || (key.type !== "Identifier" && literalString(key) === undefined)) return false;
  const callee = ev.evaluate(node.callee, module);
  return callee.kind === "external" && callee.component === "@vueuse/core" && !OTHER.test(literalString(key) ?? "");
}

const sourceOf = (callee: Node, { module }: Sighting<Node>): string =>
  callee.type === "MemberExpression" ? module.script.text.slice(callee.object.start, callee.object.end) : "";

/** Written and removed at once, to see whether the browser keeps anything. */
const PROBE = /^_*(?:(?:storage|local_?storage)_*)?(?:test|probe|check)_*$/i;

/** Also where a function of the product's own hands the key on. */
function keyOf(node: Node, at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const meaning = "key of what is kept in the browser";
  return spreadToCallers(context.ev.evaluate(node, at.module), at, context).flatMap(({ value, at: place }) => [
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

const known = (node: Node, { module }: Sighting<Node>, { ev }: ExtractContext): readonly Known<string>[] =>
  textsOf(ev.evaluate(node, module));

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

const isKey = ({ value }: Known<string>): boolean => value.length > 2 && !/\s/.test(value) && !PROBE.test(value);

/** `"loans:".concat(id)`, `${PREFIX}${id}`: what is written in front of a hole. */
function beginning(value: Value): readonly Known<string>[] {
  if (value.kind !== "template") return [];
  const [first] = value.parts;
  const sources = value.pieces[0] ?? [];
  return typeof first === "string" && sources.length > 0 && /^(?=.*?\p{L}{2}).*[^\p{L}\d]$/su.test(first)
    ? [{ value: first, sources }]
    : [];
}
