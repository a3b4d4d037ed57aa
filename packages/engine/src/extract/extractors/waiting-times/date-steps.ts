/** Steps of dates: `subtract(140,"years")`, and none that every calendar makes. */
import { literalString } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { keptWords } from "../../constants/surroundings.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import { near } from "../../near.ts";
import type { Sighting } from "../../survey.ts";
import { nameOf } from "./moments.ts";

const DATE_UNITS = /^(?:millisecond|second|minute|hour|day|week|month|quarter|year)s?$/;
const STEPS = new Set(["add", "subtract", "plus", "minus", "diff"]);

/** A week and its last day, a sheet of six weeks, a day, a year: arithmetic of every calendar. */
const CALENDAR = new Set([
  "6 day",
  "7 day",
  "41 day",
  "42 day",
  "24 hour",
  "23 hour",
  "59 minute",
  "12 month",
  "11 month",
]);

export function dateStep(at: Sighting<CallLike>): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const { 0: amount, 1: unit } = args;
  if (!amount || !unit || amount.type !== "Literal" || typeof amount.value !== "number" || amount.value < 2) return [];
  const name = literalString(unit);
  if (name === undefined || !DATE_UNITS.test(name) || !STEPS.has(nameOf(callee) ?? "")) return [];
  if (CALENDAR.has(`${amount.value} ${name.replace(/s$/, "")}`)) return [];
  const { module } = at;
  const meaning = ["step of a date", ...keptWords(module.script, near(at, amount))].join(", ");
  const sources = [placeOfNode(amount, module)];
  return [
    constantFact(
      { value: amount.value, unit: name.endsWith("s") ? name : `${name}s`, meaning, sources, says: "step of a date" },
      { ...at, node: amount },
    ),
  ];
}
