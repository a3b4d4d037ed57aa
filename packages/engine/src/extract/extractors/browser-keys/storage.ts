/**
 * Keys under which the product keeps something in the browser: as models know it, `localStorage.getItem(KEY)`, also behind
 * functions of the product's own, and in a store of IndexedDB.
 * Of a key that is put together, `"loans:".concat(id)`, what is written, with holes.
 */
import type { Value } from "../../../evaluate/value.ts";
import { onlyValue } from "../../../scope/binding-at.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import type { Module } from "../../../unpack/module.ts";
import { atCallSites, wholeAtCallSites } from "../../at-call-sites.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { type Known, writtenTexts } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { keptAt } from "../../kept.ts";
import { librarySinks } from "../../library-sinks.ts";
import type { Sighting } from "../../survey.ts";

/** The key of a call that keeps or reads something, if it is one. */
export function storageKeys(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const [first] = args;
  if (!first || first.type === "SpreadElement") return [];
  const method = memberName(callee);
  const kept = keptAt(at, context);
  if (kept) return keyOf(kept.key, at, context);
  const isFirst = (method !== undefined && isCookie(method, at.node)) || isOfVue(callee) || isOpen(at);
  const key = isFirst ? first : recordKey(at);
  if (key) return keyOf(context.ev.evaluate(key, at.module), at, context);
  return librarySinks(context.ev)
    .given(at, "key")
    .flatMap((given) => keyOf(given, at, context));
}

/** Names of cookies as libraries and browsers take them: js-cookie, universal-cookie, the Cookie Store of browsers. */
const COOKIE_METHODS = ["set", "setCookie"];
const COOKIE_OPTIONS = /^(?:expires|maxAge|max-age|sameSite|secure)$/;

/** `cookies.set("banner-seen", "true", {path: "/", expires: ...})`: how long it is kept, and for which sites. */
const isCookie = (method: string, { arguments: args }: CallLike): boolean =>
  COOKIE_METHODS.includes(method) && args.length > 1 && hasCookieOptions(args.at(-1));

/** `this.$cookies.get("banner-seen")` (vue-cookies 1, also of the application itself). */
const isOfVue = (callee: Node): boolean =>
  callee.type === "MemberExpression" &&
  memberName(callee.object) === "$cookies" &&
  !["keys", "remove"].includes(memberName(callee) ?? "");

const STORAGE_METHODS = ["getItem", "setItem"];

/** `window[kind].getItem(key)`: one storage or the other. */
function isOpen({ node: { callee } }: Sighting<CallLike>): boolean {
  if (callee.type !== "MemberExpression" || !STORAGE_METHODS.includes(memberName(callee) ?? "")) return false;
  const of = callee.object.type === "MemberExpression" && callee.object.computed ? callee.object.object : undefined;
  return of?.type === "Identifier" && of.name === "window";
}

const hasCookieOptions = (node: Node | undefined): boolean =>
  node?.type === "ObjectExpression" && fixedProperties(node).some(([key]) => COOKIE_OPTIONS.test(key));

/** Written and removed at once, to see whether the browser keeps anything. */
const PROBE = /^_*(?:(?:storage|local_?storage)_*)?(?:test|probe|check)_*$/i;

/**
 * Also where a function of the product's own hands the key on, or a part of it: `const keep = (name) =>
 * localStorage.setItem("desk:" + name, "1")`. Callers that do not fix the part leave it open.
 */
function keyOf(kept: Value, at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const meaning = "key of what is kept in the browser";
  const given = wholeAtCallSites(kept, at, context).flatMap((one) => {
    const all = one.value.kind === "template" ? atCallSites(one.value, one.at, context) : [one];
    const fixed = all.filter(({ value }) => value.kind !== "template");
    return one.at !== at || fixed.length === all.length ? all : [...fixed, one];
  });
  return given.flatMap(({ value, at: place }) =>
    writtenTexts(value)
      .filter(isKey)
      .map((found) => constantFact({ ...found, meaning, says: "kept in the browser" }, place)),
  );
}

const HOLE = /\{\w+\}/g;
const isKey = ({ value }: Known<string>): boolean =>
  value.replace(HOLE, "").length > 2 && !/\s/.test(value) && !PROBE.test(value) && !OTHER.test(value);

/** What functions without a name take that keep nothing: `useUrlSearchParams("history",{})`, `useCssVar("--gap","4px")` (VueUse). */
const OTHER = /^(?:history|hash|hash-params|--.*|\(.*)$/;

/** Methods of a store of IndexedDB, and where they take the key. */
const RECORD_METHODS: ReadonlyMap<string, number> = new Map([
  ["get", 0],
  ["getKey", 0],
  ["put", 1],
  ["add", 1],
]);

/** `db.transaction(["kept"]).objectStore("kept").get(key)`, also where the store has a name. */
function recordKey({ node: { callee, arguments: args }, module }: Sighting<CallLike>): Node | undefined {
  const index = callee.type === "MemberExpression" ? RECORD_METHODS.get(memberName(callee) ?? "") : undefined;
  const key = index === undefined ? undefined : args[index];
  return key && callee.type === "MemberExpression" && isObjectStore(callee.object, module) ? key : undefined;
}

function isObjectStore(node: Node, { script: { scopes } }: Module): boolean {
  if (node.type === "CallExpression") return memberName(node.callee) === "objectStore";
  const made = onlyValue(node, scopes);
  return made?.type === "CallExpression" && memberName(made.callee) === "objectStore";
}
