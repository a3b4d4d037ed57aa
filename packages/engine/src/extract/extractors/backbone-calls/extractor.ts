/**
 * Requests of Backbone 1's models and collections, `note.save()`, `this.collection.fetch({ data: { page } })`: `Backbone.sync`
 * sends them to the `url` of the class. Only what is called is stated, of instances whose class is seen.
 */
import { memberName } from "../../../syntax/literals.ts";
import { callsOf } from "../../calls-by.ts";
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";
import { Instances, receiverOf } from "./instances.ts";
import { requestsOf } from "./requests.ts";

export const backboneCalls = {
  name: "backbone-calls",
  all(survey, context) {
    const { ev } = context;
    const instances = new Instances(survey, ev);
    if (instances.isEmpty()) return [];
    return callsOf(survey.calls, "fetch", "save", "destroy", "create").flatMap((at) => {
      const { node, module } = at;
      const receiver = receiverOf(node.callee);
      const name = memberName(node.callee);
      if (!receiver || name === undefined) return [];
      const args = node.arguments.map((argument) => ev.evaluate(argument, module));
      return instances
        .behind(ev.evaluate(receiver, module))
        .flatMap((made) => requestsOf(made, name, args, ev))
        .flatMap((request) => requestFacts(request, at, context));
    });
  },
} satisfies Extractor;
