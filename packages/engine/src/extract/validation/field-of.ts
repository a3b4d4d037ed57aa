/** The field that the attributes of a component are about, as `inputSubject` names it. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { placeOfValue } from "../name-place.ts";
import { inputSubject } from "./input-subject.ts";
import type { Subject } from "./rule.ts";

/** Vue's compiler writes `modelValue`, and `model-value` as the page has it. */
const SPELLED: ReadonlyMap<string, readonly string[]> = new Map([["modelvalue", ["modelValue", "model-value"]]]);

export function fieldOf(props: Value, ev: Evaluator): Subject | undefined {
  if (props.kind !== "object") return undefined;
  const spelled = (name: string): readonly string[] => SPELLED.get(name) ?? [name];
  return inputSubject(
    (name) =>
      spelled(name)
        .map((key) => ev.member(props, key))
        .find((value) => !(value.kind === "constant" && value.value === undefined)),
    ev,
    { placeOf: (name) => spelled(name).flatMap((key) => placeOfValue(props, key)) },
  );
}
