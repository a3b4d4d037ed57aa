/** Of which class of Backbone a value is an instance: what is made with `new`, `this`, what a view is given, what a collection gives. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { opened } from "../../../evaluate/opened.ts";
import { outcomes, type Result, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import { isFunction, type Node, type Self } from "../../../syntax/nodes.ts";
import { callsOf } from "../../calls-by.ts";
import type { Survey } from "../../survey.ts";
import { type BackboneClass, classOf, memberOf } from "./classes.ts";

export interface Made {
  readonly of: BackboneClass;
  /** What a model is made with, or that it comes out of a collection; neither is known of `this`. */
  readonly from?: { readonly attributes: Value } | { readonly collection: BackboneClass };
}

/** Steps to an instance. */
const MAX_DEPTH = 6;
/** Methods of a collection that give a model of it. */
const GIVES_MODEL = new Set(["get", "at", "find", "findWhere", "first", "last"]);

export class Instances {
  private readonly ev: Evaluator;
  private readonly byFunction = new Map<Self, BackboneClass>();
  /** What views are made with: `new NoteView({ model: note })`. */
  private readonly madeWith = new Map<Node, Value[]>();

  constructor({ calls }: Survey, ev: Evaluator) {
    this.ev = ev;
    for (const { node, module } of callsOf(calls, "extend")) {
      const own = classOf(ev.evaluate(node, module), ev);
      const [object] = node.arguments;
      if (!own || object?.type !== "ObjectExpression") continue;
      for (const property of object.properties)
        if (property.type === "Property" && isFunction(property.value)) this.byFunction.set(property.value, own);
    }
    if (this.byFunction.size === 0) return;
    for (const { node, module } of calls) {
      if (node.type !== "NewExpression" || node.arguments[0]?.type !== "ObjectExpression") continue;
      const view = classOf(ev.evaluate(node.callee, module), ev);
      if (view?.kind !== "View") continue;
      const given = this.madeWith.get(view.node) ?? [];
      this.madeWith.set(view.node, [...given, ev.evaluate(node.arguments[0], module)]);
    }
  }

  isEmpty(): boolean {
    return this.byFunction.size === 0;
  }

  /** What a value may be an instance of. */
  behind(given: Value, depth = 0): readonly Made[] {
    if (depth > MAX_DEPTH) return [];
    const value = opened(given, this.ev);
    switch (value.kind) {
      case "union":
      case "choice":
        return outcomes(value).flatMap((one) => this.behind(one, depth + 1));
      case "this": {
        const of = this.byFunction.get(value.of);
        return of ? [{ of }] : [];
      }
      case "member":
        return this.givenToView(value.object, value.key, depth);
      case "result":
        return this.madeBy(value, depth);
      default:
        return [];
    }
  }

  /** `this.model`, `this.collection`: what a view is made with. */
  private givenToView(object: Value, key: string, depth: number): readonly Made[] {
    const view =
      object.kind === "this" && (key === "model" || key === "collection") ? this.byFunction.get(object.of) : undefined;
    const given = (view?.kind === "View" && this.madeWith.get(view.node)) || [];
    return given.flatMap((options) => this.behind(this.ev.member(options, key), depth + 1));
  }

  private madeBy(result: Result, depth: number): readonly Made[] {
    const { callee, args, isNew } = result;
    const of = isNew ? classOf(callee, this.ev) : undefined;
    if (of) return [{ of, from: { attributes: args[0] ?? UNDEFINED } }];
    if (isNew || callee.kind !== "member" || !GIVES_MODEL.has(callee.key)) return [];
    return this.behind(callee.object, depth + 1).flatMap(({ of: collection }): readonly Made[] => {
      const model =
        collection.kind === "Collection" ? classOf(memberOf(collection, "model", this.ev), this.ev) : undefined;
      return model ? [{ of: model, from: { collection } }] : [];
    });
  }
}

/** `this.model.fetch` of `this.model.fetch()`. */
export const receiverOf = (callee: Node): Node | undefined =>
  callee.type === "MemberExpression" && memberName(callee) !== undefined ? callee.object : undefined;
