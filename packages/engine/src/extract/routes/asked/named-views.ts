/**
 * Addresses that a function of the program turns into the names of views, `if (path === "/loans") return { view: "loans" }`,
 * where what is drawn is decided by the name elsewhere: `route.view === "loans" && <Loans/>`, `{ loans: Loans }[route.view]`.
 */
import type { Value } from "../../../evaluate/value.ts";
import { append } from "../../../multimap.ts";
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { draws } from "../shaped/draws.ts";
import type { Asking } from "./asked-address.ts";
import { drawnBy } from "./drawn-by.ts";
import { differ, MIN_SCREENS, type Place, pathOf } from "./places.ts";

/** The names that a piece of code gives back or keeps, in place of something drawn. */
export function namesGiven(body: Node): readonly string[] {
  switch (body.type) {
    case "BlockStatement":
      return body.body.length === 1 && body.body[0] ? namesGiven(body.body[0]) : [];
    case "ReturnStatement":
      return body.argument ? namesGiven(body.argument) : [];
    case "ExpressionStatement":
    case "ParenthesizedExpression":
      return namesGiven(body.expression);
    case "AssignmentExpression":
      return namesGiven(body.right);
    case "ObjectExpression":
      return fixedProperties(body).flatMap(([, { value }]) => literalString(value) ?? []);
    default: {
      const text = literalString(body);
      return text === undefined ? [] : [text];
    }
  }
}

/** What is drawn where something is held against a name, by the name. */
export class DrawnByName {
  private readonly survey: Survey;
  private readonly asking: Asking;
  private compared: ReadonlyMap<string, readonly Value[]> | undefined;

  constructor(survey: Survey, asking: Asking) {
    this.survey = survey;
    this.asking = asking;
  }

  of(name: string): readonly Value[] {
    this.compared ??= this.comparedNames();
    const compared = this.compared.get(name) ?? [];
    return compared.length > 0 ? compared : this.keyed(name);
  }

  private comparedNames(): ReadonlyMap<string, readonly Value[]> {
    const out = new Map<string, Value[]>();
    const add = (name: string | undefined, body: Node, at: Sighting<Node>): void => {
      if (name !== undefined) for (const value of drawnBy(body, at, this.asking)) append(out, name, value);
    };
    for (const at of this.survey.conditions) {
      const { node } = at;
      const [test, body] = node.type === "LogicalExpression" ? [node.left, node.right] : [node.test, node.consequent];
      if (node.type !== "LogicalExpression" || node.operator === "&&") add(nameHeld(test), body, at);
    }
    for (const at of this.survey.switches)
      for (const { test, consequent } of at.node.cases) {
        const last = consequent.at(-1);
        const body = last?.type === "BreakStatement" ? consequent.at(-2) : last;
        if (test && body) add(literalString(test), body, at);
      }
    return out;
  }

  /** `{ loans: Loans, fines: Fines }` */
  private keyed(name: string): readonly Value[] {
    const { ev } = this.asking;
    return objectsWith(this.survey.objects, name).flatMap(({ node, module }) =>
      fixedProperties(node).flatMap(([key, { value }]) => (key === name ? draws(ev.evaluate(value, module), ev) : [])),
    );
  }
}

function nameHeld(test: Node): string | undefined {
  if (test.type !== "BinaryExpression" || !/^===?$/.test(test.operator)) return undefined;
  return literalString(test.right) ?? literalString(test.left);
}

/** Most of the addresses that one function tells apart lead to names by which something is drawn. */
export function viewsAmong(found: readonly Place[], views: DrawnByName): readonly Place[] {
  const groups = Map.groupBy(found, ({ at }) => functionAround(at.module.script.scopes, at.node.start) ?? at.module);
  return [...groups.values()].flatMap((places) => {
    if (!differ(places, pathOf)) return [];
    const drawn = places.map((place) => {
      const found = place.names.map((name) => views.of(name)).find((values) => values.length > 0);
      return { ...place, drawn: found ?? [] };
    });
    const known = drawn.filter((place) => place.drawn.length > 0);
    return known.length >= MIN_SCREENS && known.length * 3 >= places.length * 2 ? known : [];
  });
}
