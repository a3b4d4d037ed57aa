/**
 * How the product is configured: options that a library is given once when the program starts (`io({path:"/live"})`,
 * `axios.create({baseURL})`, `X.forRoot({positionClass})`), environments of Angular's command line
 * (`{production:true,api:{base:"/api"}}`), tables of settings with their defaults (`{theme:{default:"dark"},...}`) and of flags.
 */
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { literalString, literalValue } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys, fixedProperties, propertyOf } from "../../../syntax/object-keys.ts";
import { callsWithObject } from "../../calls-by.ts";
import { isBareRole, isStyleName } from "../../constants/names.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { objectsWith } from "../../objects-with.ts";
import { squashed } from "../../subjects/words.ts";
import type { Sighting } from "../../survey.ts";
import { fallback, keptFallback } from "./fallbacks.ts";
import { flagsOf } from "./feature-flags.ts";
import { settingsIn } from "./settings.ts";
import { settingsTable } from "./settings-table.ts";

/** How far a function that wraps a unit may differ from it, in code units. */
const WRAPPING = 80;

export const configuredOptions = {
  name: "configured-options",
  all({ calls, objects, conditions, declarators }, context) {
    const props = new Set(objectsWith(objects, "props").flatMap(({ node }) => propsOf(node)));
    return [
      ...conditions.flatMap((at) => fallback(at, context)),
      ...flagsOf({ declarators, objects }),
      ...calls.flatMap(keptFallback),
      ...callsWithObject(calls).flatMap((at) => (isOnce(at) ? options(at, context) : [])),
      ...objects.flatMap((at) => [
        ...environment(at, context),
        ...(props.has(at.node) ? [] : settingsTable(at, context)),
      ]),
    ];
  },
} satisfies Extractor;

/** At the top level, or in the one function that a bundler wraps around it. */
function isOnce({ node, module, unit }: Sighting<CallLike>): boolean {
  const innermost = functionAround(module.script.scopes, node.start);
  if (!innermost) return true;
  const own = declared(unit.node);
  // a function that is the unit itself runs when it is called
  return own !== innermost && innermost.start <= unit.start + WRAPPING && innermost.end >= unit.end - WRAPPING;
}

/** The function that a unit declares, if it is one; an expression is what a bundler puts around a module. */
function declared(node: Node): Node | null {
  if (node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration") return node.declaration;
  if (node.type === "VariableDeclarator") return node.init;
  return node.type === "FunctionDeclaration" ? node : null;
}

/** Frameworks are given components and elements, libraries of styles how they look, polyfills what they fill, routers screens. */
const DRAWS = /^(?:p?react|vue|svelte|solid|lit|core-js|@vue|@angular|@emotion|@mui)\b|router/;

/** What a library of others is given; what the product's own functions are given is read where they use it. */
function options(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const callee = context.ev.evaluate(at.node.callee, at.module);
  if (callee.kind !== "external" || callee.runtime || DRAWS.test(callee.component ?? "")) return [];
  if (context.ev.evaluate(at.node, at.module).kind === "element") return [];
  return at.node.arguments.flatMap((argument) =>
    argument.type === "ObjectExpression" && !isStyling(argument) && !isEnumeration(argument)
      ? settingsIn(argument, [], at, context).filter(isWhole)
      : [],
  );
}

/** What a name that only tells a kind, `timeout`, is an option of is told where all such names are. */
const isWhole = ({ content }: Fact): boolean =>
  !("value" in content && "name" in content && isBareRole(content.name ?? ""));

/** `z.enum({SIDE_BAR: "side-bar", HEADER: "header"})`: the values of one thing, each under its own name in capitals. */
function isEnumeration(node: ObjectExpression): boolean {
  const members = fixedProperties(node);
  if (members.length < 2 || members.length < node.properties.length) return false;
  return members.every(([key, { value }]) => {
    const text = literalString(value);
    return key === key.toUpperCase() && text !== undefined && squashed(key) === squashed(text);
  });
}

/** Themes and styles are how something is drawn. */
const isStyling = (node: ObjectExpression): boolean =>
  [...fixedKeys(node)].some(
    (key) =>
      isStyleName(key) ||
      // a selector of a style sheet
      /^[.&@:>]/.test(key) ||
      /^(?:palette|typography|components|styles?|theme|props|variants|defaultVariants|class|className)$/.test(key),
  );

/** Angular's command line replaces `environment.ts` by the one of the build; its `production` is a boolean. */
function environment(at: Sighting<ObjectExpression>, context: ExtractContext): readonly Fact[] {
  const production = propertyOf(at.node, "production");
  return production && isBoolean(production) ? settingsIn(at.node, [], at, context) : [];
}

function isBoolean(node: Node): boolean {
  const literal = literalValue(node);
  return typeof literal?.value === "boolean";
}

/** What a component takes is described like a setting, and is none. */
const propsOf = (node: ObjectExpression): readonly Node[] =>
  fixedProperties(node).flatMap(([key, { value }]) => (key === "props" ? [value] : []));
