/**
 * Which roles a comparison with somebody's role asks for, where no text stands in it: what the callers give, `is: (role) =>
 * user.role === role` with `is(Role.Manager)`, and what routes keep under the key that is read, `user.role !==
 * route.data.role` with `data: { role: "manager" }`.
 */
import { MAX_EVIDENCE } from "@as-built/spec";
import { isConstant, type Value } from "../../evaluate/value.ts";
import { remember, rememberFor } from "../../remember.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import { atCallSites } from "../at-call-sites.ts";
import type { ExtractContext } from "../extractor.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting, Survey } from "../survey.ts";
import { type AccessText, accessTexts } from "./access-texts.ts";

export interface AskedValue {
  readonly text: AccessText;
  /** A route asks for it. */
  readonly ofRoute: boolean;
}

/** More outcomes are no roles. */
const MAX_ASKED = 24;

export function askedValues(
  side: Node,
  value: Value,
  { node, module }: Sighting<Node>,
  objects: Survey["objects"],
  { ev, calls }: ExtractContext,
): readonly AskedValue[] {
  if (isConstant(value, undefined) || isConstant(value, null)) return [];
  const given = atCallSites(value, { node, module }, { ev, calls }).flatMap((one) =>
    one.value.kind === "constant" ? accessTexts(one.value, ev) : [],
  );
  const key = given.length > 0 ? undefined : keyRead(side, module.script.scopes);
  const texts = key === undefined || NAMES.has(key) ? given : keptByRoutes(objects, ev)(key);
  return texts.length > MAX_ASKED ? [] : texts.map((text) => ({ text, ofRoute: texts !== given }));
}

/** `route.role`, and a name for it: `const { role } = to.data`, `const role = to.data.role`. */
export function keyRead(node: Node, scopes: Parameters<typeof bindingAt>[1]): string | undefined {
  if (node.type === "ChainExpression") return keyRead(node.expression, scopes);
  if (node.type === "MemberExpression") return memberName(node);
  const [only] = bindingAt(node, scopes)?.definitions ?? [];
  const step = only?.kind === "value" || only?.kind === "param" ? only.path.at(-1) : undefined;
  if (!step && only?.kind === "value" && only.from.type === "MemberExpression") return memberName(only.from);
  return step?.kind === "key" ? step.key : undefined;
}

/** By these something is found, `all.find((one) => one.name === user.role)`, and nobody is asked for what he is. */
const NAMES = new Set(["name", "id", "_id", "key", "path", "url", "href", "title", "label"]);

/** Where a route says its address, and where routers keep what the program says of it. */
const PLACES = ["path", "url", "route", "pattern", "state", "href"];
const HOLDERS = ["data", "meta", "handle"];

/** What stands under a key beside the address of a route, or in what is kept of one: by name, as thousands may say one. */
const keptByRoutes = rememberFor((objects: Survey["objects"], ev: ExtractContext["ev"]) => {
  const held = objectsWith(objects, ...HOLDERS).flatMap(({ node, module }) =>
    HOLDERS.flatMap((holder) => {
      const inner = propertyOf(node, holder);
      return inner?.type === "ObjectExpression" ? [{ node: inner, module }] : [];
    }),
  );
  return remember((key) => {
    const placed = objectsWith(objects, key).filter(({ node }) => isPlaced(node));
    const texts = [...held, ...placed].flatMap(({ node, module }) => {
      const property = propertyOf(node, key);
      return property ? accessTexts(ev.evaluate(property, module), ev) : [];
    });
    return [...Map.groupBy(texts, ({ name }) => name)].map(([name, same]) => ({
      name,
      sources: same.flatMap(({ sources }) => sources).slice(0, MAX_EVIDENCE),
    }));
  });
});

const isPlaced = (node: ObjectExpression): boolean =>
  PLACES.some((place) => fixedKeys(node).has(place) && literalString(propertyOf(node, place)) !== undefined);
