/** Whether an object is seen to have a property, whatever its value. */
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { Value } from "../evaluate/value.ts";
import { keysOf } from "./http/payload.ts";

export const hasKey = (value: Value, key: string, ev: Evaluator): boolean => keysOf(value, ev).keys.includes(key);
