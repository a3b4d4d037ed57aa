/**
 * Who reads what a provider of a context is given (React 16.3 to 19, Preact 10): `useContext(Desk)`, `use(Desk)`, and
 * `<Desk.Consumer>{(desk) => ...}</Desk.Consumer>`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { append } from "../../multimap.ts";
import { memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { calleeNames } from "../callee-names.ts";
import type { Sighting, Survey } from "../survey.ts";

/** A call that gives the value, or one with a function that is called with it. */
export interface ContextReader {
  readonly call: Sighting<CallLike>;
  readonly draws?: Node;
}

const READING = new Set(["useContext", "use"]);

export class Contexts {
  private readonly calls: Survey["calls"];
  private readonly ev: Evaluator;
  private readers: ReadonlyMap<Value, readonly ContextReader[]> | undefined;

  constructor({ calls }: Pick<Survey, "calls">, ev: Evaluator) {
    this.calls = calls;
    this.ev = ev;
  }

  /** Those that get what an element of a type is given as `value`. */
  readersOf(type: Value): readonly ContextReader[] {
    // React 19 draws the context itself
    const context = type.kind === "member" && type.key === "Provider" ? type.object : type;
    if (context.kind !== "result" || context.isNew) return [];
    this.readers ??= this.found();
    return this.readers.get(context) ?? [];
  }

  private found(): ReadonlyMap<Value, readonly ContextReader[]> {
    const out = new Map<Value, ContextReader[]>();
    for (const call of this.calls) {
      const { callee, arguments: given } = call.node;
      const [first, props] = given;
      if (first?.type !== "Identifier" && first?.type !== "MemberExpression") continue;
      const { module } = call;
      if (given.length === 1 && calleeNames(callee, module, this.ev).some((name) => READING.has(name)))
        append(out, this.ev.evaluate(first, module), { call });
      if (first.type !== "MemberExpression" || memberName(first) !== "Consumer") continue;
      const draws = propertyOf(props, "children") ?? given[2];
      if (draws && isFunction(draws)) append(out, this.ev.evaluate(first.object, module), { call, draws });
    }
    return out;
  }
}
