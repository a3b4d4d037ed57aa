/**
 * What is given the options that an object holds: `createClient({ timeout: 3e3 })`, `new IntersectionObserver(run,
 * { threshold: 0.1 })`. Takes the object, gives the function of a library, of the platform or of a method's name, else
 * the address that is asked.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { globalName, handsOn } from "../../../evaluate/global-name.ts";
import { texts, written } from "../../../evaluate/text.ts";
import { isBareRole } from "../../../language/amounts.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import { wordSet } from "../../../word-set.ts";
import type { Fact } from "../../fact.ts";
import type { Flows } from "../../subjects/flows.ts";
import type { Sighting } from "../../survey.ts";

/** How many objects stand around the options. */
const MAX_AROUND = 4;
/** Shortest name that nobody but a person gives. */
const SHORTEST = 4;

/** Libraries of transitions and animations: what they are given says how something moves. */
const MOVING = wordSet(`
  @angular/animations @formkit/auto-animate @motionone/dom @react-spring/web @vueuse/motion animejs framer-motion gsap
  motion motion-v react-motion react-spring react-transition-group velocity-animate
`);

const isBare = ({ point, content }: Fact): boolean =>
  point === "constants" && content.meaning === undefined && isBareRole(content.name ?? "");

export class OptionsOf {
  private readonly flows: Flows;
  private readonly ev: Evaluator;

  constructor(flows: Flows, ev: Evaluator) {
    this.flows = flows;
    this.ev = ev;
  }

  /** Of names that tell no more than the kind of the value; nothing of `gsap.to(row, { duration: 2.5 })`. */
  withReceiver(facts: readonly Fact[], options: Node): readonly Fact[] {
    if (facts.length > 0 && this.isMoving(options)) return [];
    const meaning = facts.some(isBare) ? this.meaningOf(options) : undefined;
    if (meaning === undefined) return facts;
    return facts.map((fact) =>
      fact.point === "constants" && isBare(fact) ? { ...fact, content: { ...fact.content, meaning } } : fact,
    );
  }

  /** Also `createElement(CSSTransition, { timeout: 200 })`, and `transition` of `motion.div`. */
  private isMoving(options: Node, depth = 0): boolean {
    const flow = this.flows.of(options);
    if (flow?.kind === "property" && depth < MAX_AROUND) return this.isMoving(flow.of, depth + 1);
    if (flow?.kind !== "argument") return false;
    const { node, module } = flow.call;
    const made = this.ev.evaluate(node, module);
    const receiver = made.kind === "element" ? made.type : this.ev.evaluate(node.callee, module);
    return receiver.kind === "external" && MOVING.has(receiver.component ?? "");
  }

  private meaningOf(options: Node, depth = 0): string | undefined {
    const flow = this.flows.of(options);
    // `useQuery(LIST, { variables: { limit: 50 } })` of GraphQL's clients: for the server, and no option of the client
    if (flow?.kind === "property" && flow.key === "variables") return "variable of an operation";
    if (flow?.kind === "property" && depth < MAX_AROUND) return this.meaningOf(flow.of, depth + 1);
    const receiver = flow?.kind === "argument" ? this.receiverOf(flow.call) : undefined;
    return receiver === undefined ? undefined : `option of ${receiver}`;
  }

  private receiverOf({ node, module }: Sighting<CallLike>): string | undefined {
    if (this.ev.evaluate(node, module).kind === "element") return undefined;
    const callee = this.ev.evaluate(node.callee, module);
    if (handsOn(callee)) return undefined;
    const of = callee.kind === "external" && !callee.runtime ? callee.component : globalName(callee);
    const method = memberName(node.callee);
    const name = method !== undefined && method.length >= SHORTEST ? method : undefined;
    if (of === undefined || of === name || callee.kind === "global") return of ?? name ?? this.addressIn(node, module);
    return name === undefined ? of : `${name} of ${of}`;
  }

  /** `client.get(`/orders/${id}/lines`,{params:{limit:50}})`: what is asked for. */
  private addressIn({ arguments: [first] }: CallLike, module: Module): string | undefined {
    const [text] = first ? texts(this.ev.evaluate(first, module)) : [];
    const address = text && written(text);
    return address?.startsWith("/") ? address : undefined;
  }
}
