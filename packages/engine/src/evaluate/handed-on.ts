/**
 * What a framework keeps and hands on elsewhere: React (16.3 to 19) gives whoever asks for a context what its providers
 * were given, and a component its state as a setter left it. Takes the places where something is handed over, gives the
 * values.
 */
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import type { Value } from "./value.ts";
import { outcomes, union } from "./value.ts";

export interface Place {
  readonly node: Node;
  readonly module: Module;
}

/** `<Context.Provider value={value}>` */
export interface Provision {
  readonly context: Place;
  readonly value: Place;
}

/** Where the code hands something to a framework. */
export interface HandedOn {
  provisions(): readonly Provision[];
  /** What the setter is called with that the call of `useState` gives. */
  setTo(state: Node): readonly Place[];
}

export const NOTHING_HANDED_ON: HandedOn = { provisions: () => [], setTo: () => [] };

/** Most setters' arguments that are looked at. */
const MAX_SET = 8;

export class Handed {
  private readonly places: HandedOn;
  private providers: Map<Value, Place[]> | undefined;

  constructor(places: HandedOn) {
    this.places = places;
  }

  /** What the providers of a context were given; undefined where none is seen. */
  provided(context: Value, ev: Evaluation): Value | undefined {
    if (!this.providers) {
      this.providers = new Map();
      for (const { context: at, value } of this.places.provisions()) {
        const key = contextOf(ev.evaluate(at.node, at.module));
        const known = key && this.providers.get(key);
        if (known) known.push(value);
        else if (key) this.providers.set(key, [value]);
      }
    }
    const given = this.providers.get(context);
    return given && union(given.map(({ node, module }) => ev.evaluate(node, module)));
  }

  /**
   * Objects of the program that a state is set to: a client that is made when the user is known. Data that comes and
   * goes says nothing.
   */
  instancesIn(state: Node, ev: Evaluation): readonly Value[] {
    return this.places
      .setTo(state)
      .slice(0, MAX_SET)
      .flatMap(({ node, module }) => outcomes(ev.evaluate(node, module)))
      .filter(({ kind }) => kind === "instance");
  }
}

/** `createContext(default)`, and `Provider` of it; React 19 draws the context itself. */
function contextOf(drawn: Value): Value | undefined {
  const at = drawn.kind === "member" && drawn.key === "Provider" ? drawn.object : drawn;
  return at.kind === "result" ? at : undefined;
}
