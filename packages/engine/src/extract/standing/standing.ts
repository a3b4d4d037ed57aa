/**
 * What stands on screens, wherever the code draws it: texts (headings, labels, buttons, also by the keys of catalogues)
 * and the addresses that links and navigation lead to. Which screen each belongs to is told by assembly, from its place.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { TEXT_ELEMENTS } from "../../html/elements.ts";
import { hasSeveralWords } from "../../language/sentence.ts";
import { pushAll } from "../../lists.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { wordSet } from "../../word-set.ts";
import { callsWhich } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { FactEvidence, FileEvidence } from "../fact.ts";
import { OF_VUE } from "../loops.ts";
import { routePattern } from "../routes/route-path.ts";
import type { Flows } from "../subjects/flows.ts";
import { subjectIndex } from "../subjects/index-of.ts";
import type { Sighting, Survey } from "../survey.ts";

export interface Standing {
  readonly as: "texts" | "links";
  readonly text: string;
  readonly at: Sighting<Node>;
  readonly evidence: FactEvidence | FileEvidence;
  /** A link that a router follows, from where it counts. */
  readonly isRouted?: boolean;
}

/** Properties of elements whose texts users read, in the words of component libraries and of HTML. */
const WORDED = [
  ...wordSet("children label title placeholder header heading subtitle description text helperText tooltip aria-label"),
];
const KEYS = ["id", "i18nKey", "keypath", "defaultMessage"];
const TARGETS = ["to", "href"];
/** Functions of routers that lead to an address: React Router, Vue Router, Angular, `history`. */
const LEADS = new Set(["navigate", "push", "replace", "navigateByUrl", "goto", "redirect"]);
/** Those that no location has. */
const ROUTED = new Set(["navigate", "push", "navigateByUrl"]);
/** Longest text of a screen, in code units. */
const MAX_TEXT = 160;

/** Words: no identifier, address, class list or code. */
const isText = (text: string): boolean =>
  text.length <= MAX_TEXT &&
  /\p{Lu}?\p{L}{2,}/u.test(text) &&
  !/[{}<>;=_\\]|:\/\/|^\W*[a-z][\w-]*[-.:/][\w./:-]*$/.test(text) &&
  (/^[\s"'“(]*[\p{Lu}\p{N}]/u.test(text) || hasSeveralWords(text));

export function standings(survey: Survey, context: ExtractContext): readonly Standing[] {
  const found: Standing[] = [];
  const { flows } = subjectIndex(survey, context);
  for (const at of callsWhich(survey.calls, { methods: [...LEADS], text: true, object: true })) {
    pushAll(found, textsAt(at, context, flows));
    pushAll(found, linksAt(at, context));
  }
  return found;
}

/** `const link=resolveComponent("RouterLink")`, as Vue's compiler writes it, of which `createVNode(link,{})` makes elements. */
function isComponent({ node }: Sighting<CallLike>, flows: Flows): boolean {
  const flow = flows.of(node);
  const uses = flow?.kind === "declared" ? flow.binding.references.map((one) => flows.of(one)) : [flow];
  return uses.some((one) => one?.kind === "argument" && one.index === 0);
}

function standing(as: Standing["as"], text: string, at: Sighting<Node>, { start, end }: Node): Standing {
  const { script } = at.module;
  return { as, text, at, evidence: { script, start, end, says: as === "texts" ? "text" : "link" } };
}

function textsAt(at: Sighting<CallLike>, context: ExtractContext, flows: Flows): readonly Standing[] {
  const first = at.node.arguments[0];
  if (!first) return [];
  const keyed = keyedText(first, at, context);
  if (keyed) return [keyed];
  if (isTextNode(first, at, context)) return isComponent(at, flows) ? [] : plain(first, at);
  const props = propsOf(at);
  const found = props ? fromProps(props, at, context) : [];
  if (!TEXT_ELEMENTS.has(literalString(first) ?? "")) return found;
  return [...found, ...at.node.arguments.slice(1).flatMap((node) => plain(node, at))];
}

/** `createTextVNode("Save")`, as Vue 3's compiler writes what stands in a component, `_v("Save")` of Vue 2. */
function isTextNode(first: Node, { node: { callee }, module }: Sighting<CallLike>, { ev }: ExtractContext): boolean {
  if (!isText(literalString(first)?.trim() ?? "")) return false;
  const made = memberName(callee) === "_v" ? undefined : ev.evaluate(callee, module);
  return !made || (made.kind === "external" && OF_VUE.test(made.component ?? ""));
}

/** `t("save")`, `$t("save")`, `intl.formatMessage({id: "save"})`: a key that a catalogue has. */
function keyedText(node: Node, at: Sighting<CallLike>, { words }: ExtractContext): Standing | undefined {
  const key =
    literalString(node) ?? (node.type === "ObjectExpression" ? property(node, KEYS).map(literalString)[0] : undefined);
  const entry = key === undefined || !/[.:_-]|^\w/.test(key) ? undefined : words.lookup(key);
  if (!entry || !isText(entry.text.replace(/\{\w*\}/g, "")) || TEXT_ELEMENTS.has(key ?? "")) return undefined;
  return { as: "texts", text: entry.text, at, evidence: { ...entry.range, says: "text" } };
}

type Props = Extract<Node, { type: "ObjectExpression" }>;

function propsOf({ node }: Sighting<CallLike>): Props | undefined {
  const second = node.arguments[1];
  return second?.type === "ObjectExpression" ? second : undefined;
}

const property = (node: Props, names: readonly string[]): readonly Node[] =>
  node.properties.flatMap((p) =>
    p.type === "Property" && names.includes(keyName(p.key, p.computed) ?? "") ? [p.value] : [],
  );

function fromProps(props: Props, at: Sighting<CallLike>, { words }: ExtractContext): readonly Standing[] {
  const key = property(props, ["id", "i18nKey", "keypath"])
    .map(literalString)
    .find((text) => text !== undefined);
  const entry = key === undefined || !/[.:_]/.test(key) ? undefined : words.lookup(key);
  const keyed: readonly Standing[] =
    entry && isText(entry.text.replace(/\{\w*\}/g, ""))
      ? [{ as: "texts", text: entry.text, at, evidence: { ...entry.range, says: "text" } }]
      : [];
  return [...keyed, ...property(props, WORDED).flatMap((node) => plain(node, at))];
}

/** Literal words, alone or among others: `children: ["Save ", count]`. */
function plain(node: Node, at: Sighting<CallLike>): readonly Standing[] {
  if (node.type === "ArrayExpression") return node.elements.flatMap((element) => (element ? plain(element, at) : []));
  if (node.type === "ConditionalExpression") return [...plain(node.consequent, at), ...plain(node.alternate, at)];
  const text = literalString(node)?.replace(/\s+/g, " ").trim();
  return text !== undefined && isText(text) ? [standing("texts", text, at, node)] : [];
}

function linksAt(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Standing[] {
  const props = propsOf(at);
  const places = props ? [...property(props, TARGETS)] : [];
  const called = memberName(at.node.callee);
  const first = at.node.arguments[0];
  const leads =
    called === undefined ? first !== undefined && navigates(at, first, ev) : LEADS.has(called) && !isOfText(at);
  if (leads && first && first.type !== "SpreadElement") places.push(first);
  const isRouted = ROUTED.has(called ?? "") || (props !== undefined && fixedKeys(props).has("to"));
  return places.flatMap((node) =>
    addressesOf(ev.evaluate(node, at.module), ev).map((address) => ({
      ...standing("links", address, at, node),
      isRouted,
    })),
  );
}

/** `text.replace("/", "")`: behind an address, a router takes what goes with it, an object. */
const isOfText = ({ node: { callee, arguments: given } }: Sighting<CallLike>): boolean =>
  memberName(callee) === "replace" && given.length > 1 && given[1]?.type !== "ObjectExpression";

/** `navigate("/x")`, where navigate is what React Router's `useNavigate` gives. */
function navigates({ node, module }: Sighting<CallLike>, first: Node, ev: Evaluator): boolean {
  if (!literalString(first)?.startsWith("/")) return false;
  const callee = ev.evaluate(node.callee, module);
  return callee.kind === "result" && "path" in callee.callee && callee.callee.path.at(-1) === "useNavigate";
}

/** Addresses of the application itself, `{pathname}` and `{path}` included. */
function addressesOf(value: Value, ev: Evaluator): readonly string[] {
  return outcomes(value).flatMap((option) => {
    const inner = option.kind === "object" ? [ev.member(option, "pathname"), ev.member(option, "path")] : [option];
    return inner.flatMap((one) => {
      // `#/orders` and `#!/orders` of routers that keep the address behind a hash
      const text = stringOf(one)?.replace(/^#!?(?=\/)/, "");
      return text !== undefined && /^\/(?!\/)[\w\-./:]*$/.test(text) && !/\.\w{2,4}$/.test(text)
        ? [routePattern(text)]
        : [];
    });
  });
}
