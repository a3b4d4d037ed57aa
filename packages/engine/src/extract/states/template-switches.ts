/**
 * Values for which a compiled Angular template draws a part each: the list of attributes of its elements has
 * `[..., "ngSwitchCase", "open", ...]` for each case, and `["value", "open"]` for each option of a select, in the order
 * of the template (Angular 2 to 20).
 */
import { FunctionIndex } from "../../scope/enclosing-functions.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Survey } from "../survey.ts";
import { type Candidate, isStateText, type Text } from "./candidate.ts";

type Places = Map<Node, { readonly unit: Candidate["unit"]; readonly values: Text[]; last: number }[]>;

export function templateCandidates(survey: Survey, flows: Flows): readonly Candidate[] {
  const cases: Places = new Map();
  const options: Places = new Map();
  for (const { node, module, unit } of survey.arrays) {
    const flow = flows.of(node);
    if (flow?.kind !== "element" || flow.of.type !== "ArrayExpression") continue;
    const index = flow.of.elements.indexOf(node);
    const texts = node.elements.map((element) => (element ? literalString(element) : undefined));
    const at = texts.indexOf("ngSwitchCase");
    const place = at >= 0 ? cases : texts[0] === "value" ? options : undefined;
    const element = node.elements[(at >= 0 ? at : 0) + 1];
    const value = element ? literalString(element) : undefined;
    if (!place || !element || value === undefined || !isStateText(value)) continue;
    const runs = place.get(flow.of) ?? [];
    place.set(flow.of, runs);
    const run = runs.at(-1);
    const text = { value, at: { script: module.script, start: element.start, end: element.end } };
    if (run && (place === cases || run.last + 1 === index)) {
      run.values.push(text);
      run.last = index;
    } else runs.push({ unit, values: [text], last: index });
  }
  const runs = [...cases.values(), ...options.values()].flat();
  return [...runs, ...switchCases(survey)].map(({ unit, values }) => ({ kind: "enum", values, unit, stands: true }));
}

/** `property("ngSwitchCase", "open")`, all in the function that updates a view. */
function switchCases(survey: Survey): readonly { readonly unit: Candidate["unit"]; readonly values: Text[] }[] {
  const found = new Map<unknown, { readonly unit: Candidate["unit"]; readonly values: Text[] }>();
  const enclosing = new FunctionIndex();
  for (const { node, module, unit } of survey.calls) {
    const [name, element] = node.arguments;
    const value = name && element && literalString(name) === "ngSwitchCase" ? literalString(element) : undefined;
    if (!element || value === undefined || !isStateText(value)) continue;
    const around = enclosing.around(module.script.scopes, node.start)[0];
    const run = found.get(around) ?? { unit, values: [] };
    found.set(around, run);
    run.values.push({ value, at: { script: module.script, start: node.start, end: node.end } });
  }
  return [...found.values()];
}
