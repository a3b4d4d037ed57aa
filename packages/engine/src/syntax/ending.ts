/** Whether what stands behind a statement is reached from it (ECMAScript, Completion Records): none behind a `return`. */
import { rememberFor } from "../remember.ts";
import { literalValue } from "./literals.ts";
import type { Node } from "./nodes.ts";

interface Ending {
  /** Whether it never ends in the ordinary way. */
  readonly leaves: boolean;
  /** The labels that it breaks out of; a `break` without one breaks out of the loop or `switch` around it. */
  readonly breaks: ReadonlySet<string>;
}

const NEAREST = "";
const NOWHERE: ReadonlySet<string> = new Set();
const RUNS_ON: Ending = { leaves: false, breaks: NOWHERE };
const LEAVES: Ending = { leaves: true, breaks: NOWHERE };

/** Deepest nesting of statements that is looked into. */
const MAX_DEPTH = 200;

/** Whether nothing behind a statement is reached from it. */
export const leavesBlock = (statement: Node): boolean => endingOf(statement, 0).leaves;

/** Whether nothing behind the `switch` or loop around statements is reached from them. */
export function leavesAround(statements: readonly Node[]): boolean {
  const { leaves, breaks } = ofList(statements, (part) => endingOf(part, 0));
  return leaves && !breaks.has(NEAREST);
}

const endingOf = rememberFor((node: Node, depth: number): Ending => {
  if (depth > MAX_DEPTH) return RUNS_ON;
  const of = (part: Node): Ending => endingOf(part, depth + 1);
  switch (node.type) {
    case "ReturnStatement":
    case "ThrowStatement":
    case "ContinueStatement":
      return LEAVES;
    case "BreakStatement":
      return { leaves: true, breaks: new Set([node.label?.name ?? NEAREST]) };
    case "BlockStatement":
      return ofList(node.body, of);
    case "IfStatement":
      return ofIf(node, of);
    case "LabeledStatement":
      return broken(of(node.body), node.label.name);
    case "WhileStatement":
    case "DoWhileStatement":
      return ofLoop(of(node.body), literalValue(node.test)?.value);
    case "ForStatement":
      return ofLoop(of(node.body), node.test ? literalValue(node.test)?.value : true);
    case "ForInStatement":
    case "ForOfStatement":
      return ofLoop(of(node.body), false);
    case "SwitchStatement": {
      const cases = node.cases.map(({ consequent }) => ofList(consequent, of));
      const leaves = node.cases.some(({ test }) => !test) && (cases.at(-1)?.leaves ?? false);
      return broken({ leaves, breaks: joined(cases) }, NEAREST);
    }
    case "TryStatement": {
      const [tried, last] = [of(node.block), node.finalizer ? of(node.finalizer) : RUNS_ON];
      const caught = node.handler ? of(node.handler.body) : LEAVES;
      return { leaves: last.leaves || (tried.leaves && caught.leaves), breaks: joined([tried, caught, last]) };
    }
    default:
      return RUNS_ON;
  }
});

type If = Extract<Node, { type: "IfStatement" }>;
type Asks = (part: Node) => Ending;

/** One `else if` after the other; where a test is known, only one branch runs. */
function ofIf(node: If, of: Asks): Ending {
  const branches: Ending[] = [];
  let at: Node | null | undefined = node;
  while (at?.type === "IfStatement") {
    const { test, consequent, alternate }: If = at;
    const known = literalValue(test);
    if (!known || known.value) branches.push(of(consequent));
    at = known?.value ? undefined : alternate;
    if (!at && !known?.value) branches.push(RUNS_ON);
  }
  if (at) branches.push(of(at));
  return { leaves: branches.every(({ leaves }) => leaves), breaks: joined(branches) };
}

/** A loop whose test always holds is left by what breaks out of it. */
const ofLoop = ({ breaks }: Ending, test: unknown): Ending => broken({ leaves: Boolean(test), breaks }, NEAREST);

function ofList(statements: readonly Node[], of: Asks): Ending {
  const endings: Ending[] = [];
  for (const one of statements) {
    endings.push(of(one));
    if (endings.at(-1)?.leaves) break;
  }
  return { leaves: endings.at(-1)?.leaves ?? false, breaks: joined(endings) };
}

/** Who breaks out of it goes on behind it. */
function broken({ leaves, breaks }: Ending, label: string): Ending {
  if (!breaks.has(label)) return { leaves, breaks };
  return { leaves: false, breaks: new Set([...breaks].filter((one) => one !== label)) };
}

function joined(endings: readonly Ending[]): ReadonlySet<string> {
  const [only, ...more] = endings.map(({ breaks }) => breaks).filter(({ size }) => size > 0);
  return only && more.length > 0 ? new Set([only, ...more].flatMap((one) => [...one])) : (only ?? NOWHERE);
}
