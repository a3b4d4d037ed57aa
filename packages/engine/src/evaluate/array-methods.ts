/** Methods of arrays whose elements are known. */
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { concat } from "./text.ts";
import type { ArrayValue, Value } from "./value.ts";
import { constant, stringOf, union } from "./value.ts";

export function arrayMethod(array: ArrayValue, name: string, info: CallInfo, ev: Evaluation): Value | undefined {
  const first = info.args[0];
  switch (name) {
    case "join":
      return join(array, first);
    case "map":
      return map(array, info, ev);
    case "filter":
    case "sort":
    case "reverse":
    case "toSorted":
      return name === "filter" && isBoolean(first)
        ? { ...array, elements: array.elements.filter(isThere) }
        : { ...array };
    case "concat":
      return concatArrays(array, info.args);
    case "find":
    case "at":
    case "pop":
    case "shift":
      return array.open ? undefined : union(array.elements);
    case "includes":
      return includes(array, first);
    default:
      return undefined;
  }
}

/** `["POST", "PUT"].includes(method)` */
function includes({ elements, open }: ArrayValue, asked: Value | undefined): Value | undefined {
  if (open || asked?.kind !== "constant" || !elements.every(({ kind }) => kind === "constant")) return undefined;
  return constant(elements.some((element) => element.kind === "constant" && element.value === asked.value));
}

const isBoolean = (value: Value | undefined): boolean => value?.kind === "global" && value.path.join(".") === "Boolean";

const isThere = (value: Value): boolean => value.kind !== "constant" || Boolean(value.value);

function join(array: ArrayValue, separator: Value | undefined): Value | undefined {
  if (array.open || array.elements.length === 0) return undefined;
  const by = separator ? stringOf(separator) : ",";
  if (by === undefined) return undefined;
  return concat(array.elements.flatMap((element, index) => (index === 0 ? [element] : [constant(by), element])));
}

function map(array: ArrayValue, info: CallInfo, ev: Evaluation): Value | undefined {
  const callee = info.args[0];
  if (callee?.kind !== "function" || array.elements.length > 64) return undefined;
  const elements = array.elements.map((element, index) =>
    ev.call({ ...info, callee, args: [element, constant(index)], isNew: false }),
  );
  return { kind: "array", elements, open: array.open };
}

function concatArrays(array: ArrayValue, others: readonly Value[]): Value {
  const elements = [...array.elements];
  let { open } = array;
  for (const other of others) {
    if (other.kind !== "array") elements.push(other);
    else {
      elements.push(...other.elements);
      open ||= other.open;
    }
  }
  return { kind: "array", elements, open };
}
