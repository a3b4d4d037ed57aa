/**
 * Names that the product gives things which the browser keeps or hands on between its pages: databases and their stores
 * (IndexedDB), channels (Broadcast Channel), locks (Web Locks), events of its own (DOM), cookies. Each by the function of the
 * platform that takes it.
 */
import { globalName } from "../../../evaluate/global-name.ts";
import { outcomes, type Template, type Value } from "../../../evaluate/value.ts";
import { isNameOf, NAMED, OF_METHOD } from "../../../platform/named-things.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { wholeAtCallSites } from "../../at-call-sites.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { numbersOf, textsOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { AssignmentNode, Sighting } from "../../survey.ts";

export function platformNames(at: Sighting<CallLike>, path: string, context: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const [first, second] = args;
  const meaning = NAMED.get(path) ?? OF_METHOD.get(memberName(callee) ?? "");
  if (meaning === undefined || !first || first.type === "SpreadElement") return [];
  const value = context.ev.evaluate(first, at.module);
  const found = givenNames(value, at, context, meaning, (name) => isNameOf(name, meaning));
  return path === "indexedDB.open" && second ? [...found, ...versionOf(second, value, at, context)] : found;
}

/** `indexedDB.open("loans",3)`. */
function versionOf(node: Node, database: Value, at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const [name] = textsOf(database);
  const meaning = ["version of the database", ...(name ? [name.value] : [])].join(" ");
  return numbersOf(ev.evaluate(node, at.module)).map((found) =>
    constantFact({ ...found, meaning, says: "version" }, at),
  );
}

/** What stands there, or what the function around is given. */
const givenNames = (
  value: Value,
  at: Sighting<Node>,
  context: ExtractContext,
  meaning: string,
  isName: (name: string) => boolean,
): readonly Fact[] =>
  wholeAtCallSites(value, at, context).flatMap(({ value: name, at: place }) =>
    textsOf(name)
      .filter((known) => isName(known.value))
      .map((known) => constantFact({ ...known, meaning, says: meaning }, place)),
  );

/** The name, where it is written, and how long the browser keeps it (RFC 6265). */
const COOKIE = /^([A-Za-z][\w.:-]{1,60})=/;
const MAX_AGE = /; ?max-age=([1-9]\d{0,9})/i;

/** The parts of a text, as far as it is the same whatever is added to it. */
function beginning(value: Value): Template["parts"] {
  const [text] = outcomes(value);
  if (text?.kind !== "template") return [];
  const [first] = text.parts;
  return typeof first === "object" && (first.kind === "union" || first.kind === "template")
    ? beginning(first)
    : text.parts;
}

/** `document.cookie="theme=dark; max-age=31536000"`, also where a function is given the name. */
export function cookie({ node, module, unit }: Sighting<AssignmentNode>, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  if (memberName(node.left) !== "cookie" || node.left.type !== "MemberExpression") return [];
  if (globalName(ev.evaluate(node.left.object, module))?.replace(/^window\./, "") !== "document") return [];
  const value = ev.evaluate(node.right, module);
  const at = { node, module, unit };
  const [given, next] = beginning(value);
  if (typeof given === "object" && typeof next === "string" && next.startsWith("="))
    return givenNames(given, at, context, "name of a cookie", (name) => COOKIE.test(`${name}=`));
  const parts = value.kind === "template" ? value.parts : textsOf(value).map((known) => known.value);
  const sources = "sources" in value ? value.sources : [];
  const [first] = parts;
  const name = typeof first === "string" ? COOKIE.exec(first)?.[1] : undefined;
  if (name === undefined || sources.length === 0) return [];
  // without one it goes with the session, and 0 removes it
  const age = parts.flatMap((part) => (typeof part === "string" ? (MAX_AGE.exec(part)?.[1] ?? []) : []));
  return [
    constantFact({ value: name, meaning: "name of a cookie", sources, says: "cookie" }, at),
    ...age.map((seconds) =>
      constantFact(
        {
          name: `${name}.max-age`,
          value: Number(seconds),
          unit: "seconds",
          meaning: "age of a cookie",
          sources,
          says: "cookie",
        },
        at,
      ),
    ),
  ];
}
