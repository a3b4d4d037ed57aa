/**
 * Schemas of chains: zod's `z.object({name: z.string().min(3, "...").max(80)})`, yup's
 * `Yup.object().shape({email: Yup.string().email().required("...")})`, joi's alike, valibot's
 * `v.object({name: v.pipe(v.string(), v.minLength(3))})`. Bundlers rename what makes the schemas; methods keep their names.
 */

import { isWord } from "../../../language/given-names.ts";
import { isFunction, type Node, type ObjectExpression } from "../../../syntax/nodes.ts";
import { wordSet } from "../../../word-set.ts";
import { callsOf } from "../../calls-by.ts";
import type { Extractor } from "../../extractor.ts";
import type { Sighting } from "../../survey.ts";
import { type FieldRule, shapeRules } from "../../validation/chain/chain-rules.ts";
import { crossFieldRule } from "../../validation/chain/cross-field.ts";
import { idleSchemas } from "../../validation/chain/idle-schemas.ts";
import { ensuredFacts } from "../../validation/ensured-rules.ts";
import { ruleFact } from "../../validation/rule.ts";
import { calledRules, type Found } from "./schema-calls.ts";

export const chainValidation = {
  name: "chain-validation",
  all({ objects, calls }, context) {
    const { ev, words, models } = context;
    const seen = new Set<Node>();
    const isIdle = idleSchemas(ev);
    const ofCalls = calledRules(calls, seen, context).filter(({ at }) => !isIdle(at));
    const ofObjects = objects.flatMap((at) => {
      if (seen.has(at.node) || !holdsCalls(at) || isIdle(at)) return [];
      const isOptions = holdsOther(at.node);
      return shapeRules(at.node, { path: [], place: { module: at.module, ev, words, models }, seen, depth: 0 }).map(
        (field) => ({
          ...field,
          at,
          path: isOptions && field.path.length > 1 ? field.path.slice(1) : withoutOptions(field.path),
        }),
      );
    });
    const ofFields = telling(chosen(longest([...ofObjects, ...ofCalls]))).map(({ path, keys, rule, node, place, at }) =>
      ruleFact({ name: path.join("."), sources: keys.slice(-path.length), exact: true }, rule, {
        ...at,
        node,
        module: place.module,
      }),
    );
    return [
      ...ofFields,
      ...ensuredFacts(calls, context),
      ...callsOf(calls, "refine").flatMap((at) => crossFieldRule(at, ev).filter(() => !isIdle(at))),
    ];
  },
} satisfies Extractor;

/** So many plain types are the schemas of whole answers: the entities state them as the types of their fields. */
const MANY_TYPES = 150;

const isPlainType = ({ rule: { rule, value, message } }: FieldRule): boolean =>
  rule === "type" && value !== "integer" && message === undefined;

/** That something is a list, or yes or no, nobody who fills in a form can miss: it is how the value is made. */
const isMade = ({ rule: { rule, value, message } }: FieldRule): boolean =>
  rule === "type" && (value === "array" || value === "boolean") && message === undefined;

/** Among hundreds of types the rules that people meet would drown. */
function telling(all: readonly Found[]): readonly Found[] {
  const isMany = all.filter(isPlainType).length > MANY_TYPES;
  return all.filter((one) => !(isMany ? isPlainType(one) : isMade(one)));
}

/** `type: string().required().matches(/^StructuredText$/)`: which of several things it is, and nothing that is filled in. */
function chosen(all: readonly Found[]): readonly Found[] {
  const fieldOf = ({ at: { node, module }, path }: Found): string => `${module.id} ${node.start} ${path.join(".")}`;
  const isFixed = ({ rule: { rule, value } }: Found): boolean => rule === "pattern" && /^\^\w+\$$/.test(String(value));
  const fixed = new Set(all.filter(isFixed).map(fieldOf));
  return all.filter((one) => !fixed.has(fieldOf(one)));
}

const holdsCalls = ({ node }: Sighting<ObjectExpression>): boolean =>
  node.properties.some(
    (p) => p.type === "Property" && (p.value.type === "CallExpression" || p.value.type === "Identifier"),
  );

/** `{type: "grid", label: "Grid", schema: z.object({...})}`: beside words, functions and lists a schema is an option, no field. */
const holdsOther = ({ properties }: ObjectExpression): boolean =>
  properties.some(
    (p) =>
      p.type === "Property" &&
      (isFunction(p.value) ||
        p.value.type === "Literal" ||
        p.value.type === "TemplateLiteral" ||
        p.value.type === "ArrayExpression"),
  );

/** Options that take a schema are no fields: Formik's `validationSchema`, `resolver`, `body`. */
const OPTION = /schema$|^(?:resolver|body|params|query|input|output|response|shape|form)$/i;

/** When a form checks itself, by what schema: `validators: {onSubmit: schema, onChangeAsync: schema}` (TanStack Form 1). */
const MOMENTS = wordSet(`
  onMount onChange onChangeAsync onBlur onBlurAsync onSubmit onSubmitAsync onDynamic onDynamicAsync
`);

function withoutOptions(path: readonly string[]): readonly string[] {
  const [head, ...rest] = path;
  return head !== undefined && rest.length > 0 && isOption(head) ? withoutOptions(rest) : path;
}

const isOption = (key: string): boolean => OPTION.test(key) || MOMENTS.has(key);

/** A schema that is a field of another is found alone and there: the way from the outermost says most. */
function longest(found: readonly Found[]): readonly Found[] {
  const best = new Map<string, Found>();
  for (const one of found) {
    if (!isWord(one.path.at(-1))) continue;
    const { start, script } = one.rule.at ?? { start: one.node.start, script: one.place.module.script };
    const key = `${script.file} ${script.base + start} ${one.path.at(-1)} ${one.rule.rule} ${JSON.stringify(one.rule.value)}`;
    const known = best.get(key);
    if (!known || known.path.length < one.path.length) best.set(key, one);
  }
  return [...best.values()];
}
