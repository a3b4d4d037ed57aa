/** Which components a value draws. */
import type { FileId } from "@as-built/spec";
import { prototypeMethods } from "../../evaluate/es5-class.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type ElementValue, type FunctionValue, type ObjectValue, outcomes, type Value } from "../../evaluate/value.ts";
import { wrappedComponents } from "../../evaluate/wrapped-components.ts";
import { rememberSteps } from "../../remember.ts";
import { functionsOf } from "../../scope/class-fields.ts";
import type { FunctionNode } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";

/** Deepest nesting of elements and imports that is looked through. */
const MAX_DEPTH = 5;
/** Where the code of a component of Vue 2 and 3 stands. */
const MEMBERS = ["setup", "render", "created", "mounted", "beforeMount", "data"];

/**
 * Components of what a route draws: the element's type, and those of the elements in it (`<Guard><Page/></Guard>`), a
 * class by its methods, Vue's options by theirs, and what `() => import("./page.js")` loads.
 */
export const componentsOf = rememberSteps(MAX_DEPTH, [], (of: Value, ev: Evaluator, depth): readonly FunctionNode[] => {
  const inner = (one: Value): readonly FunctionNode[] => componentsOf(one, ev, depth + 1);
  const found = outcomes(of).flatMap((option): readonly FunctionNode[] => {
    switch (option.kind) {
      case "function":
        return [
          option.node,
          ...prototypeMethods(option),
          ...[...loadedBy(option, ev), ...wrappedBy(option, ev)].flatMap(inner),
        ];
      case "class":
        return functionsOf(option.node);
      case "namespace":
        return inner(ev.member(option, "default"));
      case "object":
        return ofOptions(option, ev);
      case "array":
        return distinct(option.elements).flatMap(inner);
      case "element":
        return [
          ...inner(ev.member(option.props, "children")),
          ...handedIn(option, ev).flatMap(inner),
          ...inner(option.type),
        ];
      case "result":
        return wrappedComponents(option).flatMap((made) =>
          made.kind === "object" ? ofOptions(made, ev) : inner(made),
        );
      default:
        return [];
    }
  });
  return distinct(found);
});

/** What lists hold again and again is drawn once. */
const distinct = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

/** The file that is loaded for what a route draws: `lazy(() => import("./page.js"))`, Vue's and Angular's too. */
export function chunkOf(drawn: readonly Value[], ev: Evaluator): Chunk | undefined {
  for (const option of drawn.flatMap((value) => outcomes(value))) {
    const loader = loaderOf(option);
    const module = loader && loadedModules(loader, ev).find(({ script }) => script !== loader.module.script);
    if (module) return { file: module.script.file, loader };
  }
  return undefined;
}

/** `() => import("./page.js")`, and `() => import("./page.js").then((m) => m.Page)`; what stands beside it is there already. */
export const loadedModules = (fn: FunctionValue, ev: Evaluator): readonly Module[] =>
  outcomes(ev.returned(fn))
    .flatMap((one) => (one.kind === "namespace" || one.kind === "class" || one.kind === "function" ? [one.module] : []))
    .filter((module) => module !== fn.module);

export interface Chunk {
  readonly file: FileId;
  readonly loader: FunctionValue;
}

/** `() => import(...)` itself, or what a helper (`lazy`, `defineAsyncComponent`) was given it. */
function loaderOf(value: Value): FunctionValue | undefined {
  if (value.kind === "function") return value;
  if (value.kind === "element") return loaderOf(value.type);
  return value.kind === "result" && value.args[0]?.kind === "function" ? value.args[0] : undefined;
}

function ofOptions(options: ObjectValue, ev: Evaluator): readonly FunctionNode[] {
  return MEMBERS.map((key) => ev.member(options, key)).flatMap((member) =>
    member.kind === "function" ? [member.node] : [],
  );
}

/**
 * What a component was made around, `Page` of `withFallback(Page)`, where
 * `withFallback=e=>t=>jsx(Suspense,{children:jsx(e,{...t})})`: the types of its elements that its maker was given.
 */
function wrappedBy({ node, module, env }: FunctionValue, ev: Evaluator): readonly Value[] {
  if (env.length === 0) return [];
  const given = elementTypes(ev.summary(node, module), ev).filter((type) => type.kind === "param" && type.of !== node);
  return given.map((type) => ev.apply(type, env)).filter(({ kind }) => kind !== "param");
}

const elementTypes = rememberSteps(MAX_DEPTH, [], (value: Value, ev: Evaluator, depth): readonly Value[] => {
  const inner = (one: Value): readonly Value[] => elementTypes(one, ev, depth + 1);
  const found = outcomes(value).flatMap((option) => {
    if (option.kind === "array") return distinct(option.elements).flatMap(inner);
    return option.kind === "element" ? [option.type, ...inner(ev.member(option.props, "children"))] : [];
  });
  return distinct(found);
});

/** `<Guard component={Page}/>`, where `Guard=({component:C})=>jsx(Suspense,{children:jsx(C,{})})`. */
function handedIn({ type, props }: ElementValue, ev: Evaluator): readonly Value[] {
  return outcomes(type).flatMap((option) => {
    if (option.kind !== "function") return [];
    return elementTypes(ev.summary(option.node, option.module), ev).flatMap((given) => {
      const isOwn = given.kind === "member" && given.object.kind === "param" && given.object.of === option.node;
      return isOwn ? [ev.member(props, given.key)] : [];
    });
  });
}

/** Only what is loaded: a component's own result is what it draws, and is followed by its calls. */
function loadedBy(fn: FunctionValue, ev: Evaluator): readonly Value[] {
  return outcomes(ev.returned(fn)).filter(({ kind }) => kind === "namespace");
}
