/**
 * What is written to the console beside what users are told, `catch(e){console.error("Failed to save:",e);toast.error(
 * "The page could not be saved")}`: one failure, told twice. Takes the facts of a program, gives them without the words
 * of the console where the same piece of code says something else to users or throws it on.
 */
import type { Script } from "../../script.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import type { Node } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";
import type { Fact, FactEvidence, FactOf } from "../fact.ts";

type ErrorsFact = FactOf<"errors">;

export function withoutLoggedTwins(facts: readonly Fact[]): readonly Fact[] {
  const logged = facts.flatMap((fact) => (isLogged(fact) ? placed(fact) : []));
  if (logged.length === 0) return facts;
  const scripts = new Set(logged.map(({ place }) => place.script));
  const told = Map.groupBy(
    facts.flatMap((fact) => (isTold(fact, scripts) ? placed(fact) : [])),
    ({ cell }) => cell,
  );
  const twins = logged.filter(({ cell, place }) => told.get(cell)?.some((one) => !holds(place, one.place)));
  const ranges = Map.groupBy(
    twins.map(({ place }) => place),
    ({ script }) => script,
  );
  return facts.filter((fact) => {
    const [place] = fact.evidence;
    if (fact.point !== "errors" || !("script" in place)) return true;
    return !ranges.get(place.script)?.some((range) => holds(range, place));
  });
}

const isLogged = (fact: Fact): fact is ErrorsFact => fact.point === "errors" && fact.evidence[0].says === "logged";

function isTold(fact: Fact, scripts: ReadonlySet<Script>): fact is ErrorsFact {
  const [place] = fact.evidence;
  const isSaid = fact.point === "errors" && fact.content.when === undefined && place.says !== "logged";
  return isSaid && "script" in place && scripts.has(place.script);
}

const holds = (outer: FactEvidence, inner: FactEvidence): boolean =>
  outer.script === inner.script && outer.start <= inner.start && inner.end <= outer.end;

interface Placed {
  readonly cell: Node;
  readonly place: FactEvidence;
}

/** The innermost piece of code that runs as a whole around a fact: a block, a branch, the body of a function. */
function placed({ unit, evidence: [place] }: ErrorsFact): readonly Placed[] {
  if (!unit || !("script" in place) || place.script !== unit.module.script) return [];
  const around = ancestors(unit.node, place.start);
  const cell = around.findLast((node, index) => isWhole(node, around[index - 1]));
  return cell ? [{ cell, place }] : [];
}

function isWhole(node: Node, outer: Node | undefined): boolean {
  if (node.type === "BlockStatement") return true;
  switch (outer?.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return node !== outer.test;
    case "LogicalExpression":
      return node === outer.right;
    case "ArrowFunctionExpression":
      return node === outer.body;
    case undefined:
      return isFunction(node);
    default:
      return false;
  }
}
