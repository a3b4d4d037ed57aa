/** Methods of arrays whose elements are known. */
import type { ComputedWrite } from "../scope/class-fields.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import { truthiness } from "./decided.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { globalName, isGlobal } from "./global-name.ts";
import { callWith } from "./invoke.ts";
import { oneElement } from "./picked.ts";
import { concat } from "./text.ts";
import type { ArrayValue, FunctionValue, ListValue, ObjectValue, Result, Value } from "./value.ts";
import { arrayOf, beginning, constant, isConstant, stringOf, UNDEFINED } from "./value.ts";
import { entryFor, isSameName, keyOfEach } from "./writes-for-each.ts";

export function arrayMethod(array: ArrayValue, name: string, info: CallInfo, ev: Evaluation): Value | undefined {
  const first = info.args[0];
  const copied = beginning(array);
  switch (name) {
    case "join":
      return join(copied, first);
    case "map":
      return map(array, info, ev);
    case "filter":
      return filter(copied, info, ev);
    case "sort":
    case "toSorted":
      return { ...array };
    case "reverse":
    case "toReversed":
      return { ...copied, elements: copied.open ? copied.elements : copied.elements.toReversed() };
    case "slice":
      return slice(copied, info.args);
    case "concat":
      return concatArrays(array, info.args);
    case "reduce":
      return reduce(array, info, ev);
    case "find":
    case "at":
    case "pop":
    case "shift":
      return array.open || array.varies ? undefined : oneOfThem(array, name, info, ev);
    case "includes":
      return includes(array, first);
    default:
      return undefined;
  }
}

/** The element that is meant, where that is known: the first that a test lets through, the last but one. */
function oneOfThem(array: ArrayValue, name: string, info: CallInfo, ev: Evaluation): Value {
  const [asked] = info.args;
  const place = asked?.kind === "constant" && typeof asked.value === "number" ? asked.value : undefined;
  if (name === "at" && place !== undefined) return array.elements.at(place) ?? UNDEFINED;
  const kept = name === "find" ? filter(array, info, ev) : undefined;
  return kept && !kept.varies ? (kept.elements[0] ?? UNDEFINED) : oneElement(kept?.elements ?? array.elements);
}

/** `[].slice.call(arguments, 1)`; of a list that goes on only its beginning is known, so no end is counted from. */
function slice({ elements, ...array }: ArrayValue, asked: readonly Value[]): Value | undefined {
  const [start = 0, end] = asked.map((one) => (one.kind === "constant" ? (one.value ?? undefined) : null));
  const isFromEnd = end !== undefined || (typeof start === "number" && start < 0);
  if (array.varies || typeof start !== "number" || (isFromEnd && array.open)) return undefined;
  return end === undefined || typeof end === "number" ? { ...array, elements: elements.slice(start, end) } : undefined;
}

/** `["POST", "PUT"].includes(method)` */
function includes({ elements, open, varies }: ArrayValue, asked: Value | undefined): Value | undefined {
  if (asked?.kind !== "constant") return undefined;
  if (elements.some((element) => element.kind === "constant" && element.value === asked.value)) return constant(true);
  return open || varies || !elements.every(({ kind }) => kind === "constant") ? undefined : constant(false);
}

/** `[...open, "id"].includes("id")` */
export function listIncludes({ items }: ListValue, asked: Value | undefined): Value | undefined {
  const elements = items.flatMap(({ value, spread }) => {
    if (!spread) return [value];
    if (value.kind === "list") return isConstant(listIncludes(value, asked) ?? UNDEFINED, true) && asked ? [asked] : [];
    return value.kind === "array" ? value.elements : [];
  });
  return includes({ kind: "array", elements, open: true }, asked);
}

const isThere = (value: Value): boolean => value.kind !== "constant" || Boolean(value.value);

function join(array: ArrayValue, separator: Value | undefined): Value | undefined {
  if (array.open || array.elements.length === 0) return undefined;
  const by = separator ? stringOf(separator) : ",";
  if (by === undefined) return undefined;
  const pieces = array.elements.map((one) =>
    isConstant(one, undefined) || isConstant(one, null) ? constant("") : one,
  );
  return concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [constant(by), piece])));
}

function map(array: ArrayValue, info: CallInfo, ev: Evaluation): Value | undefined {
  const callee = info.args[0];
  if (!callee || callee.kind === "param" || array.elements.length > 64) return undefined;
  const elements = array.elements.map((element, index) => callWith(callee, [element, constant(index)], info, ev));
  return { ...array, elements };
}

function reduce({ elements, open, varies }: ArrayValue, info: CallInfo, ev: Evaluation): Value | undefined {
  const [callee, initial] = info.args;
  if (callee?.kind !== "function" || !initial || open || varies || elements.length > 64) return undefined;
  const filled = initial.kind === "object" ? filledByReduce(elements, callee, initial, ev) : undefined;
  if (filled) return filled;
  return elements.reduce((sum, element, at) => callWith(callee, [sum, element, constant(at)], info, ev), initial);
}

/** `[["name", name]].reduce((all, [key, value]) => { all[key] = value; return all }, {})`: an entry for each element. */
function filledByReduce(
  elements: readonly Value[],
  { node, module }: FunctionValue,
  initial: ObjectValue,
  ev: Evaluation,
): Value | undefined {
  const frames = elements.map((element) => ({ of: node, args: [initial, element] }));
  const layers = writesToFirst(node, module).flatMap((write) =>
    frames.flatMap((frame) => entryFor(frame, write, module, ev) ?? []),
  );
  return layers.length > 0 ? { kind: "object", layers: [...initial.layers, ...layers] } : undefined;
}

/** `Object.keys(data).reduce((all, key) => { all[key] = data[key]; return all }, {})`: a copy, whatever the data are. */
export function copiedByReduce(list: Result, [callee, initial]: readonly Value[]): Value | undefined {
  const [data] = list.args;
  if (callee?.kind !== "function" || initial?.kind !== "object" || !data) return undefined;
  const { node, module } = callee;
  const name = keyOfEach(globalName(list.callee), node.params[1]);
  const isCopied = name && writesToFirst(node, module).some(({ key }) => isSameName(key, name, module));
  return isCopied ? { kind: "object", layers: [...initial.layers, { kind: "spread", value: data }] } : undefined;
}

/** The properties with computed names that a function writes to its first parameter. */
function writesToFirst(fn: FunctionNode, { script }: Module): readonly ComputedWrite[] {
  const [first] = fn.params;
  const binding = first?.type === "Identifier" ? script.scopes.scopeOf.get(fn)?.bindings.get(first.name) : undefined;
  return (binding?.writes ?? []).flatMap(({ key, value }) => (key ? [{ key, value }] : []));
}

/** Without the elements that a test refuses for sure; undefined for entries of which callers decide. */
function filter(array: ArrayValue, info: CallInfo, ev: Evaluation): ArrayValue | undefined {
  const callee = info.args[0];
  if (isGlobal(callee, "Boolean")) {
    const varies = array.elements.some((element) => truthiness(element) === undefined);
    return varying({ ...array, elements: array.elements.filter(isThere) }, varies);
  }
  if (callee?.kind !== "function" || array.elements.length > 64) return varying(array, true);
  const answers = array.elements.map((element, index) => callWith(callee, [element, constant(index)], info, ev));
  const isOpen = answers.some((answer) => truthiness(answer) === undefined && freeParams([answer]).length > 0);
  if (isOpen && array.elements.every(isEntry)) return undefined;
  const elements = array.elements.filter((_, index) => truthiness(answers[index] ?? array) !== false);
  const isUndecided = answers.some((answer) => truthiness(answer) === undefined);
  return varying({ ...array, elements }, isUndecided);
}

const varying = (array: ArrayValue, varies: boolean): ArrayValue => (varies ? { ...array, varies } : { ...array });

const isEntry = (value: Value): boolean =>
  value.kind === "array" && value.elements.length === 2 && value.elements[0]?.kind === "constant";

function concatArrays(array: ArrayValue, others: readonly Value[]): Value {
  const all = [array, ...others].map((value) => ({
    value,
    spread: value.kind === "array" || (value.kind === "param" && value.rest),
  }));
  const varies = all.some(({ value }) => value.kind === "array" && value.varies);
  const joined = arrayOf(all);
  return joined.kind === "array" ? varying(joined, varies) : joined;
}
