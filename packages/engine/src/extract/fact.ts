/**
 * What extractors report: a statement of one point without its identity, with the ranges that show it. Identity,
 * merging and order are made by assembly.
 */
import type { Basis, NonEmpty, PointName, Reason, StatementOf, Transition } from "@as-built/spec";
import type { FunctionValue } from "../evaluate/value.ts";
import type { Range, Script } from "../script.ts";
import type { CallLike, FunctionNode, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Unit } from "../unpack/units.ts";
import type { Client } from "./answers/held.ts";
import type { SentDefault } from "./http/sent-defaults.ts";
import type { Sent } from "./http/sent-texts.ts";
import type { Sighting } from "./survey.ts";

/** A range of a script, in its own offsets. */
export interface ScriptRange extends Range {
  readonly script: Script;
}

/** Who decides whether something is drawn, and by what. */
export interface Decided {
  readonly by: readonly FunctionNode[];
  /** Of a component: the tests by which it decides, which are not all that stand in it. */
  readonly tests: readonly ScriptRange[];
  /** Texts that are asked for, some of which may name roles. */
  readonly asks: readonly string[];
  /** What is tested to turn somebody away. */
  readonly refused: readonly ScriptRange[];
  /** What is tested on the ways that turn somebody away, by its name. */
  readonly named: readonly NamedTest[];
}

/** A test of a guard whose name the code keeps. */
export interface NamedTest {
  readonly name: string;
  readonly at: { readonly node: Range; readonly module: Pick<Module, "script"> };
  readonly shown: readonly ScriptRange[];
}

/** A range that shows a fact. */
export interface FactEvidence extends ScriptRange {
  readonly says: string;
  readonly for?: string;
  readonly step?: number;
}

/** A range of a file that is no script: HTML, a manifest. */
export interface FileEvidence extends Range {
  readonly file: string;
  readonly says: string;
  readonly for?: string;
}

/** Where the answer of a call comes into the code. */
export interface Answer {
  /** The calls that lead to the request, outermost first, ending with the request itself. */
  readonly trail: readonly Sighting<CallLike>[];
  /** The call that gives it, where a library leads it there and not back from the request. */
  readonly at?: Sighting<CallLike>;
  /** In which form the client gives it. */
  readonly client: Client;
  /** What the client has each answer go through before it gives it. */
  readonly through?: FunctionValue;
  /** Below which properties of what the client gives the answer lies: `data` of what a hook gives. */
  readonly path?: readonly string[];
  /** Where a framework hands it in, which asks for it by itself: the data of a page. */
  readonly into?: readonly Into[];
}

/** An expression that holds an answer below some properties, or a function that is called with it. */
export interface Into {
  readonly node: Node;
  readonly module: Module;
  readonly path: readonly string[];
}

type StatementPart = "id" | "basis" | "evidence" | "sightings" | "origin" | "reasons";

/** A transition with the ranges that show it; assembly makes the quotes. */
export type TransitionFact = Omit<Transition, "evidence"> & { readonly evidence: NonEmpty<FactEvidence> };

type StatesContent = Omit<StatementOf["states"], StatementPart | "transitions"> & {
  readonly transitions?: readonly TransitionFact[];
};

/** The content of a statement of a point. */
export type Content<P extends PointName> = P extends "states" ? StatesContent : Omit<StatementOf[P], StatementPart>;

export type FactOf<P extends PointName> = {
  readonly point: P;
  readonly content: Content<P>;
  readonly basis: Basis;
  readonly evidence: readonly [FactEvidence | FileEvidence, ...(FactEvidence | FileEvidence)[]];
  /** The code that says it; absent where a page says it. */
  readonly unit?: Unit;
  readonly reasons?: readonly Reason[];
  /** Texts that the body of a call always holds. */
  readonly sent?: readonly Sent[];
  /** What a call sends where nothing else is given. */
  readonly otherwise?: readonly SentDefault[];
  /** Paths of the routes that a screen stands below, innermost first. */
  readonly below?: readonly string[];
  /**
   * Where the answer of a call begins, to be followed from there. For a socket the fact is a form: each name by which the
   * code tells its messages apart makes one of it.
   */
  readonly answer?: Answer;
  /** Where the router of a screen counts from: `/shop`. */
  readonly root?: string;
  /** Components that a screen draws. */
  readonly draws?: readonly FunctionNode[];
  /** Who decides whether a screen is drawn. */
  readonly decided?: Decided;
  /** Of a role: the place that asks for it is told elsewhere which roles it asks for, and by itself asks for none. */
  readonly isTold?: true;
};

export type Fact = { readonly [P in PointName]: FactOf<P> }[PointName];
