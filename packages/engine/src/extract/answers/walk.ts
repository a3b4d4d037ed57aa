/**
 * One walk along the answer of one call: a list of places still to look at, what was found of the data, and the status
 * codes. Bounded by the number of places; a place is looked at once for each thing that it may hold.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Source } from "../../evaluate/value.ts";
import type { CallLike, FunctionNode, Node, Self } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Parents } from "../../unpack/parents.ts";
import type { Unit } from "../../unpack/units.ts";
import type { CallGraph } from "../call-graph.ts";
import type { Answer, FactEvidence } from "../fact.ts";
import type { FilledTables } from "../filled-tables.ts";
import { placeOfNode } from "../name-place.ts";
import type { References } from "../references.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Sighting } from "../survey.ts";
import type { ClassReads } from "./class-fields.ts";
import type { Contexts } from "./contexts.ts";
import type { GivenCallees } from "./given.ts";
import type { Held } from "./held.ts";
import type { Told } from "./messages.ts";
import { Sketch } from "./sketch.ts";
import type { Stores } from "./stores.ts";
import type { ZustandStores } from "./zustand.ts";

/** Most places that one walk looks at. */
const MAX_STEPS = 8000;
/** Longest way from a place to the data in it: a hook that is given itself would make it longer with each turn. */
const MAX_PATH = 24;
const NONE: ReadonlySet<string> = new Set();
/** Most status codes that are shown by a place of their own. */
const MAX_STATUSES = 6;

/** A function that was entered with the value, and the call that goes on with what it gives back. */
export interface Entered {
  readonly fn: FunctionNode;
  readonly call: Node;
  readonly module: Module;
  /** Where what it gives back lies in what the call gives: `transformResponse` and the `data` of a hook. */
  readonly under?: readonly string[];
  /** What the function gives back is only looked at: `filter((room) => room.free)`. */
  readonly ends?: boolean;
}

/** An expression that holds the value, or something in which the value lies under `path`. */
export interface Place {
  readonly node: Node;
  readonly module: Module;
  readonly held: Held;
  readonly path: readonly string[];
  /** Which call of the trail the code belongs to. */
  readonly up: number;
  readonly entered: readonly Entered[];
  /** Where it was kept, or handed to what keeps it, on the way here, and how the functions there were entered. */
  readonly via?: readonly Source[];
}

/** Most places on the way that are remembered. */
const MAX_VIA = 8;

/** Most ways in which one thing is reached: by what is held there, and where in it. */
const MAX_REACHED = 100;

/** The value is kept here, and read elsewhere. */
function kept(place: Place): Place {
  const via = [...passedBy(place), placeOfNode(place.node, place.module)].slice(-MAX_VIA);
  return { ...place, via };
}

/** The same, where it is read in functions that were not entered with it. */
export const left = (place: Place): Place => ({ ...kept(place), entered: [] });

/** The places that the value has passed. */
export const passedBy = ({ via = [], entered }: Place): readonly Source[] => [
  ...via,
  ...entered.map(({ call, module }) => placeOfNode(call, module)),
];

/** What a walk asks: made once for all of them. */
export interface Code {
  readonly ev: Evaluator;
  readonly graph: CallGraph;
  readonly flows: Flows;
  readonly parents: Parents;
  readonly classes: ClassReads;
  readonly stores: Stores;
  readonly zustand: ZustandStores;
  readonly contexts: Contexts;
  readonly given: GivenCallees;
  readonly references: References;
  readonly filled: FilledTables;
  /** Whether statements may come from a unit. */
  readonly speaks: (unit: Unit) => boolean;
}

/** The element of a list, as a step of a path. */
export const ELEMENT = "[]";

/** The value of an entry of a `Map`, as a step of a path; in a loop the map is a list of pairs (ECMAScript). */
export const ENTRY = "{}";
/** The value of a pair. */
export const VALUE = "1";

export class Walk {
  readonly code: Code;
  /** The calls that lead to the request, outermost first. */
  readonly trail: readonly Sighting<CallLike>[];
  readonly data = new Sketch();
  /** What further arguments of a listener hold. */
  readonly more: Sketch[] = [];
  private readonly open: Place[] = [];
  private readonly seen = new Map<object, Place[]>();
  private readonly codes = new Map<number, FactEvidence>();
  /** What all answers of a client go through: what it asks is asked of each, and says nothing of this one. */
  private readonly shared: Answer["through"] | undefined;
  /** What is written to fields of classes and of objects with methods, to be followed next. */
  readonly kept: { readonly key: string; readonly owner: Self; readonly place: Place }[] = [];
  /** Names by which messages are told apart, as often as the code does that. */
  readonly told: Told[] = [];
  /** Where a property of a response is read; where the same place may hold the data, the key is not the data's. */
  readonly ofResponse = new Set<Node>();
  /** Where something is read of an object that the program made around the data. */
  readonly beside = new Set<Node>();
  /** Where something is read that the program has put into a copy of the data. */
  readonly made = new Set<Node>();
  private steps = 0;

  constructor(code: Code, { trail, through }: Pick<Answer, "trail" | "through">) {
    this.code = code;
    this.trail = trail;
    this.shared = through;
  }

  push(place: Place): void {
    if (place.path.length <= MAX_PATH && this.isNew(place.node, place)) this.open.push(place);
  }

  /** Whether something has not been reached by what a place holds yet. */
  isNew(reached: object, place: Place): boolean {
    const before = this.seen.get(reached) ?? [];
    if (before.some((one) => isSame(one, place))) return false;
    if (before.length >= MAX_REACHED) {
      this.code.ev.budget.cut(place.node);
      return false;
    }
    before.push(place);
    this.seen.set(reached, before);
    return true;
  }

  keep(key: string, owner: Self, place: Place): void {
    this.kept.push({ key, owner, place });
  }

  next(): Place | undefined {
    const [next] = this.open;
    return next && this.steps++ < MAX_STEPS && this.code.ev.budget.spend("places") ? this.open.shift() : undefined;
  }

  status(code: unknown, { start, end }: Node, { script }: Module): void {
    const { node, module } = this.shared ?? {};
    if (node && module?.script === script && node.start <= start && end <= node.end) return;
    if (typeof code !== "number" || !Number.isInteger(code) || code < 100 || code > 599 || this.codes.has(code)) return;
    this.codes.set(code, { script, start, end, says: "status code told apart", for: "/statuses" });
  }

  statuses(): readonly number[] {
    return [...this.codes.keys()].sort((a, b) => a - b);
  }

  evidence(data = this.data): readonly FactEvidence[] {
    return [...data.evidence(), ...[...this.codes.values()].slice(0, MAX_STATUSES)];
  }
}

const isSame = (a: Place, b: Place): boolean => holdsSame(a.held, b.held) && a.path.join() === b.path.join();

const isSameSet = (a: ReadonlySet<string> = NONE, b: ReadonlySet<string> = NONE): boolean =>
  a.size === b.size && [...a].every((key) => b.has(key));

function holdsSame(a: Held, b: Held): boolean {
  switch (a.kind) {
    case "data":
      return b.kind === "data" && a.of === b.of && isSameSet(a.without, b.without);
    case "error":
      return b.kind === "error" && a.pending === b.pending;
    case "response":
      return b.kind === "response" && a.failed === b.failed;
    case "maker":
      return b.kind === "maker" && holdsSame(a.gives, b.gives) && a.under.join() === b.under.join();
    default:
      return a.kind === b.kind;
  }
}
