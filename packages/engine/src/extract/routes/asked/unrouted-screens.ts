/**
 * Screens of programs of which no router is known, asked when all else is stated: those of a value of the query,
 * `/?page=loans`, addresses that the program writes, and the one page at `/` that the program draws itself into. Beside a
 * router these would be parts of its screens.
 */
import { globalName } from "../../../evaluate/global-name.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import type { HtmlElement } from "../../../html/document.ts";
import type { Script } from "../../../script.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import type { ExtractContext, Page } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { plainScreen } from "../plain-screen.ts";
import { addressedScreens, askedScreens } from "./asked-screens.ts";
import { writtenScreens } from "./written-screens.ts";

/** With so many screens a router is known; one or two may be asked for beside all else. */
const KNOWN = 3;

/** `known`: facts of any point; those of screens count. */
export function unroutedScreens(survey: Survey, context: ExtractContext, known: readonly Fact[]): readonly Fact[] {
  const paths = pathsOf(known);
  const own = pathsOf(addressedScreens(survey, context));
  if ([...paths].filter((path) => !own.has(path)).length >= KNOWN) return [];
  const written = writtenScreens(survey, context);
  if (paths.size >= KNOWN) return written;
  const ofQuery = askedScreens(survey, context, { ofQuery: true });
  const told = [...ofQuery, ...written];
  const isAlone = (paths.size === 0 || told.length > 0) && !paths.has("/");
  return isAlone ? [...told, ...onlyPage(survey, context)] : told;
}

const pathsOf = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.flatMap((fact) => (fact.point === "screens" ? fact.content.path : [])));

/** Where the program draws itself into the page; a page that is not the first of its folder has another address. */
function onlyPage(survey: Survey, context: ExtractContext): readonly Fact[] {
  const { pages } = context;
  if (pages.length > 0 && !pages.some(isFirst)) return [];
  return survey.calls.flatMap((at) => {
    const drawn = drawnIntoPage(at, context);
    if (drawn.length === 0 || isOfOtherPages(at.module.script, pages)) return [];
    return plainScreen({ path: "/", pieces: [], at, drawn }, context).map(
      (fact): Fact => ({ ...fact, basis: "derived" }),
    );
  });
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);
const isFirst = ({ file }: Page): boolean => nameOf(file).startsWith("index.");

/** Whether pages have a script in them or load it, and the first of a folder is not among them. */
function isOfOtherPages({ file }: Script, pages: readonly Page[]): boolean {
  const loads = ({ attributes }: HtmlElement): boolean =>
    nameOf((attributes.get("src") ?? "").replace(/[?#].*$/s, "")) === nameOf(file);
  const having = pages.filter((page) => page.file === file || page.document.elements.some(loads));
  return having.length > 0 && !having.some(isFirst);
}

const DRAWS = new Set(["render", "hydrate", "mount", "$mount"]);

/**
 * `createRoot(place).render(<App/>)`, `ReactDOM.render(<App/>, place)`, `hydrateRoot(place, <App/>)`, `createApp(App)
 * .mount("#app")`, Svelte's `new App({ target: place })` and `mount(App, { target: place })`.
 */
function drawnIntoPage(at: Sighting<CallLike>, context: ExtractContext): readonly Value[] {
  const { ev } = context;
  const { node, module } = at;
  const { callee, arguments: given } = node;
  if (given.length === 0 || given.length > 3 || given.some(({ type }) => type === "SpreadElement")) return [];
  const method = callee.type === "MemberExpression" ? (memberName(callee) ?? "") : undefined;
  const values = given.map((one) => ev.evaluate(one, module));
  const elements = values.flatMap(outcomes).filter(({ kind }) => kind === "element");
  const isAt = values.some((value) => isPlace(value) || isPlace(ev.member(value, "target")));
  if (isAt && elements.length > 0) return DRAWS.has(method ?? "") || isStatement(at, context) ? elements : [];
  const made = ev.evaluate(callee, module);
  if (isAt && (node.type === "NewExpression" || values[0]?.kind === "class")) return [made, ...values].filter(isView);
  if (method === undefined || !DRAWS.has(method) || made.kind !== "member" || made.object.kind !== "result") return [];
  const { args } = made.object;
  const isSelector = values.some((value) => value.kind === "constant" && String(value.value).startsWith("#"));
  if (args.some(isPlace)) return elements;
  return isAt || isSelector ? args.filter(isView) : [];
}

const PASSES = new Set<Node["type"]>([
  "SequenceExpression",
  "LogicalExpression",
  "ConditionalExpression",
  "UnaryExpression",
]);

/** What a portal gives is drawn by another: `return createPortal(<Menu/>, document.body)`. */
function isStatement({ node, module }: Sighting<CallLike>, { parents }: ExtractContext): boolean {
  let around = parents.of(node, module.script);
  while (around && PASSES.has(around.type)) around = parents.of(around, module.script);
  return around?.type === "ExpressionStatement" || around?.type === "Program";
}

const isView = ({ kind }: Value): boolean => kind === "class" || kind === "function" || kind === "object";

const PLACES = new Set(["body", "getElementById", "querySelector"]);

/** `document.body`, `document.getElementById("app")` */
const isPlace = (value: Value): boolean =>
  outcomes(value).some((one) => {
    const [, name = ""] = globalName(one.kind === "result" ? one.callee : one)?.split("document.") ?? [];
    return PLACES.has(name);
  });
