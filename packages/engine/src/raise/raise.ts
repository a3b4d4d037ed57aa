/**
 * Code as it was before a compiler lowered it for old browsers, with the spans of the text that is there. What is raised:
 * optional chaining and `??` (`chains.ts`), patterns of lists (`patterns.ts`), objects that are filled (`filled.ts`), rest parameters and defaults (`parameters.ts`),
 * async functions and generators (`async.ts`), loops over what can be iterated (`loops.ts`), classes (`classes.ts`), objects
 * with computed keys (`objects.ts`), tests of `typeof` (`typeof.ts`), static blocks (`static-blocks.ts`), addresses in templates with a tag (`tagged.ts`), and
 * components and elements of React before 0.14 (`old-react.ts`). Everything behind this stage reads one way of writing. Only code that is read is raised:
 * attribution compares what is shipped with what packages ship.
 */
import type { Node, Program } from "../syntax/nodes.ts";
import { forEachChild, isFunction } from "../syntax/nodes.ts";
import { type Knowing, raisedCall, raisedFunction, raisedSequence } from "./async.ts";
import type { Span } from "./build.ts";
import type { Names } from "./callees.ts";
import { Chains } from "./chains.ts";
import { mayMakeClass, raisedClass, raisedConstructor } from "./classes.ts";
import { Filled } from "./filled.ts";
import { isIteration, raisedLoops, triedLoop } from "./loops.ts";
import { lostCalls } from "./lost-calls.ts";
import { lostTexts } from "./lost-texts.ts";
import { addsEntry, raisedObject } from "./objects.ts";
import { isOldReact, raisedOldReact } from "./old-react.ts";
import { makesParameter, raisedParameters } from "./parameters.ts";
import { raisedPatterns, readsElements } from "./patterns.ts";
import { type Rule, rewrite } from "./rewrite.ts";
import { keepsBlocks, raisedBlocks } from "./static-blocks.ts";
import { stepsOf } from "./steps.ts";
import { isTaggedAddress, raisedTagged } from "./tagged.ts";
import { asksForUndefined, raisedTypeof } from "./typeof.ts";
import { Work } from "./work.ts";

/** Below this no code is entered. */
const MAX_DEPTH = 1000;

interface Lowered extends Names {
  readonly program: Program;
}

interface Pass {
  /** Whether a node is one that a compiler wrote. */
  readonly isLowered: (node: Node) => boolean;
  readonly rule: Rule;
}

/** A chain has names but once that were written twice, and loses nothing. */
function chainPass({ scopes }: Names): Pass {
  const chains = new Chains(scopes);
  return { isLowered: (node) => chains.note(node), rule: (node, _around, before) => chains.raised(node, before) };
}

/** What single declarations and sequences say; the names still are those that the scopes know. */
function namedPass(names: Names): Pass {
  const filled = new Filled(names.scopes);
  return {
    isLowered: (node) => filled.note(node) || readsElements(node) || makesParameter(node) || asksForUndefined(node),
    rule: (node) => {
      if (node.type === "SequenceExpression") return filled.raised(node);
      if (node.type === "VariableDeclaration") return raisedPatterns(node, names);
      return isFunction(node) ? raisedParameters(node) : raisedTypeof(node);
    },
  };
}

/** In this order: functions with steps become loops, among others. */
const passes = (names: Names, work: Work): readonly Pass[] => [
  { isLowered: isTaggedAddress, rule: raisedTagged },
  { isLowered: (node) => isOldReact(node, names), rule: (node, _, before) => raisedOldReact(node, before, names) },
  namedPass(names),
  {
    isLowered: (node) =>
      (node.type === "CallExpression" && stepsOf(node) !== undefined) ||
      (node.type === "FunctionExpression" && node.generator),
    rule: (node) => withFunctions(node, { names, work }),
  },
  { isLowered: isIteration, rule: (node, around) => withLoops(node, around, work) },
  { isLowered: isConstructor, rule: (node, around) => withClasses(node, around, work) },
  {
    isLowered: (node) => addsEntry(node) || keepsBlocks(node),
    rule: (node) => {
      if (keepsBlocks(node)) return raisedBlocks(node);
      return node.type === "CallExpression" ? raisedObject(node) : node;
    },
  },
];

/** Times that a program is raised anew, without what lost a text. */
const MAX_ROUNDS = 4;

/**
 * `isLeftOut`: nodes that stay as they are, with all in them. Gives the same program where nothing was lowered, and where it
 * nests too deeply for the stack.
 */
export function raised(lowered: Lowered, isLeftOut: (node: Node) => boolean): Program {
  try {
    return raisedWhole(lowered, isLeftOut);
  } catch (error) {
    if (error instanceof RangeError) return lowered.program;
    throw error;
  }
}

function raisedWhole(lowered: Lowered, isLeftOut: (node: Node) => boolean): Program {
  const { program } = lowered;
  const staying = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const changed = new Map<string, Span>();
    const go = (code: Program, pass: Pass, at: number): Program =>
      through(code, pass, isLeftOut, changed, (node) => staying.has(keyOf(node, at)), at);
    const chained = go(program, chainPass(lowered), 0);
    const made = passes(lowered, new Work(program)).reduce((code, pass, at) => go(code, pass, at + 1), chained);
    if (made === program) return program;
    const lost = [...lostTexts(program, made, isLeftOut), ...lostCalls(chained, made, lowered, isLeftOut)];
    if (lost.length === 0) return made;
    const before = staying.size;
    for (const key of smallestAround(lost, changed)) staying.add(key);
    if (staying.size === before) break;
  }
  return program;
}

const keyOf = ({ type, start, end }: Node, pass: number): string => `${pass} ${type} ${start} ${end}`;

/** The keys of the smallest of what was changed around each node. */
function smallestAround(nodes: readonly Node[], changed: ReadonlyMap<string, Span>): readonly string[] {
  const spans = [...changed].sort(([, a], [, b]) => a.start - b.start || b.end - a.end);
  const open: (readonly [string, Span])[] = [];
  let next = 0;
  return nodes
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end }) => {
      for (let one = spans[next]; one && one[1].start <= start; one = spans[++next]) {
        while ((open.at(-1)?.[1].end ?? Number.POSITIVE_INFINITY) <= one[1].start) open.pop();
        open.push(one);
      }
      while ((open.at(-1)?.[1].end ?? Number.POSITIVE_INFINITY) <= start) open.pop();
      const around = open.findLast(([, span]) => span.end >= end);
      return around ? [around[0]] : [];
    });
}

/** `changed`: filled with what the pass changes. */
function through(
  code: Program,
  { isLowered, rule }: Pass,
  isLeftOut: (node: Node) => boolean,
  changed: Map<string, Span>,
  stays: (node: Node) => boolean,
  pass: number,
): Program {
  const changing = changingIn(code, isLowered, isLeftOut);
  if (changing.size === 0) return code;
  return rewrite(
    code,
    (node) => changing.has(node),
    (node, around, before) => {
      const next = stays(before) ? node : rule(node, around, before);
      if (next !== node) changed.set(keyOf(before, pass), before);
      return next;
    },
  );
}

function withFunctions(node: Node, knowing: Knowing): Node {
  if (isFunction(node)) return raisedFunction(node, knowing);
  if (node.type === "CallExpression") return raisedCall(node, knowing.names);
  return node.type === "SequenceExpression" ? raisedSequence(node, knowing.names) : node;
}

function withLoops(node: Node, around: Node | undefined, work: Work): Node {
  // the `try` around a loop is no statement of its own
  if (triedLoop(around)) return node;
  if (node.type === "BlockStatement" || node.type === "Program") {
    const body = raisedLoops(node.body, work);
    return body === node.body ? node : ({ ...node, body } as Node);
  }
  if (node.type !== "SwitchCase") return node;
  const consequent = raisedLoops(node.consequent, work);
  return consequent === node.consequent ? node : ({ ...node, consequent } as Node);
}

/** What may make a class, or make sure that one is called with `new`. */
function isConstructor(node: Node): boolean {
  if (mayMakeClass(node)) return true;
  const [self, own, ...more] = node.type === "CallExpression" ? node.arguments : [];
  return self?.type === "ThisExpression" && own?.type === "Identifier" && more.length === 0;
}

function withClasses(node: Node, around: Node | undefined, work: Work): Node {
  if (node.type === "CallExpression") return raisedClass(node, work);
  // `createClass(function t(){...},[...])` is raised as a whole
  if (around?.type === "CallExpression") return node;
  return (node.type === "FunctionExpression" && raisedConstructor(node, work)) || node;
}

/** Nodes that may change, and all those around them. */
function changingIn(
  program: Program,
  isLowered: (node: Node) => boolean,
  isLeftOut: (node: Node) => boolean,
): ReadonlySet<Node> {
  const changing = new Set<Node>();
  const path: Node[] = [];
  const visit = (node: Node): void => {
    if (path.length > MAX_DEPTH || isLeftOut(node)) return;
    path.push(node);
    if (isLowered(node)) addAll(path, changing);
    forEachChild(node, visit);
    path.pop();
  };
  visit(program);
  return changing;
}

/** Adds the nodes of a path, of which those around a node that is there are there as well. */
function addAll(path: readonly Node[], changing: Set<Node>): void {
  for (const node of path.toReversed()) {
    if (changing.has(node)) return;
    changing.add(node);
  }
}
