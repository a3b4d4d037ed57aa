/**
 * Where the code of a program leads by itself: links in elements and in markup, what histories and routers are given, and
 * what is assigned to the location. Tells whether an address of a table is one that somebody is led to.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { texts } from "../../../evaluate/text.ts";
import { outcomes } from "../../../evaluate/value.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import type { Module } from "../../../unpack/module.ts";
import { callsWithObject } from "../../calls-by.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Survey } from "../../survey.ts";
import { isLocation, sinkOf } from "../leads.ts";

/** Properties that hold the address of a link: HTML's and those of the links of routers, and what elements call theirs. */
const LINKS = ["href", "to", "routerLink"];
const OF_ELEMENTS = ["url", "path"];
/** A link in markup, and the address behind it up to the first hole or quote. */
const IN_MARKUP = /\bhref\s?=\s?["']?(\/?#?!?\/[^"'\s<>]{0,120})/g;
/** What stands for a part that is not known. */
const HOLE = ":";

interface Target {
  readonly address: string;
  /** The object or the call that leads there. */
  readonly by: Node;
}

export class LinkTargets {
  private readonly targets: readonly { readonly segments: readonly string[]; readonly by: Node }[];

  constructor(survey: Survey, ev: Evaluator) {
    const found = [...linked(survey, ev), ...led(survey, ev), ...written(survey)];
    this.targets = found.map(({ address, by }) => ({ segments: segmentsOf(address), by }));
  }

  /** Whether an address, written as routers do, is one that the program leads to elsewhere than where it is written itself. */
  leadTo(path: string, but: ReadonlySet<Node>): boolean {
    const pattern = segmentsOf(path);
    return this.targets.some(({ segments, by }) => !but.has(by) && fits(segments, pattern));
  }
}

const segmentsOf = (path: string): readonly string[] => path.split("/").filter(Boolean);

/** `/boats/:boat?` */
const isOptional = (part: string | undefined): boolean => part !== undefined && /^:\w+\?$/.test(part);

function fits(target: readonly string[], pattern: readonly string[]): boolean {
  if (pattern.length === 0 || target.length > pattern.length) return pattern.length === target.length;
  return pattern.every((part, index) => {
    const segment = target[index];
    if (segment === undefined) return isOptional(part);
    return part.includes(":") || segment.startsWith(HOLE) ? part.includes(":") : part === segment;
  });
}

function linked({ objects, calls }: Survey, ev: Evaluator): readonly Target[] {
  const props = callsWithObject(calls).flatMap(({ node, module }) => {
    const [, second] = node.arguments;
    return second?.type === "ObjectExpression" ? OF_ELEMENTS.flatMap((key) => targetsIn(second, key, module, ev)) : [];
  });
  const links = objectsWith(objects, ...LINKS).flatMap(({ node, module }) =>
    LINKS.flatMap((key) => targetsIn(node, key, module, ev)),
  );
  return [...links, ...props];
}

function targetsIn(node: ObjectExpression, key: string, module: Module, ev: Evaluator): readonly Target[] {
  const value = propertyOf(node, key);
  return value ? addressesOf(value, module, ev).map((address) => ({ address, by: node })) : [];
}

function led({ calls, assignments }: Survey, ev: Evaluator): readonly Target[] {
  const given = calls.flatMap(({ node, module }) => {
    const target = isLeading(node) ? sinkOf(node, false)?.target : undefined;
    return target ? addressesOf(target, module, ev).map((address) => ({ address, by: node })) : [];
  });
  const assigned = assignments.flatMap(({ node, module }) =>
    isLocation(node.left) ? addressesOf(node.right, module, ev).map((address) => ({ address, by: node })) : [],
  );
  return [...given, ...assigned];
}

/** Maps have `set`, and texts `replace`, too. */
function isLeading({ type, callee, arguments: given }: CallLike): boolean {
  const method = memberName(callee);
  if (type !== "CallExpression" || method === "set") return false;
  return method !== "replace" || literalString(given[1]) === undefined;
}

/** Links in texts and templates that are markup: an address that is built on is known as far as its first hole. */
function written({ texts: found, tagged }: Survey): readonly Target[] {
  return [...found, ...tagged].flatMap(({ node, module }) => {
    const source = module.script.text.slice(node.start, Math.min(node.end, node.start + MAX_MARKUP));
    if (!source.includes("href")) return [];
    return Array.from(source.matchAll(IN_MARKUP), ([, address = ""]) => ({
      address: normal(address.includes("${") ? `${address.slice(0, address.indexOf("${"))}${HOLE}` : address),
      by: node,
    }));
  });
}

const MAX_MARKUP = 20_000;

function addressesOf(node: Node, module: Module, ev: Evaluator): readonly string[] {
  const options = outcomes(ev.evaluate(node, module)).flatMap((value) =>
    value.kind === "object" ? [ev.member(value, "pathname"), ev.member(value, "path")] : [value],
  );
  return options
    .flatMap((value) => texts(value))
    .flatMap(({ parts }) => {
      const [first] = parts;
      const text = parts.map((part) => (typeof part === "string" ? part : HOLE)).join("");
      return typeof first === "string" && /^#|^\//.test(first) && !first.startsWith("//") ? [normal(text)] : [];
    });
}

/** `/#/boats?tide=high` is `/boats`. */
const normal = (address: string): string => address.replace(/^\/?#?!?\/?/, "/").replace(/[?#].*$/s, "");
