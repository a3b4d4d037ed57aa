/**
 * Steps as the statements that they were: tests, loops, `try` and what waits. Gives undefined where jumps do not nest, so
 * that nothing is said of code that is not understood.
 */
import { pushAll } from "../lists.ts";
import type { Expression, IdentifierNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import {
  around,
  blockOf,
  breakAt,
  continueAt,
  expressionStatement,
  identifier,
  ifStatement,
  negated,
  returnStatement,
  trueAt,
  whileStatement,
  yielded,
} from "./build.ts";
import { rewrite } from "./rewrite.ts";
import { leaves, type Step, type Steps } from "./steps.ts";
import { mayStandTwice } from "./work.ts";

type Placed = Exclude<Step, { kind: "label" }>;

/** Where the end of a range leads, and the loop around it. */
interface Ways {
  /** Steps at which the code behind a range goes on. */
  readonly follows: ReadonlySet<number>;
  readonly loop?: { readonly head: number; readonly exit: number };
}

/** Most steps of one function. */
const MAX_STEPS = 4000;
/** Deepest nesting of tests and loops. */
const MAX_DEPTH = 100;

/** Thrown where jumps do not nest; caught in this file. */
class Unstructured extends Error {}

export function statementsOf(lowered: Steps): readonly Statement[] | undefined {
  if (lowered.steps.length > MAX_STEPS) return undefined;
  try {
    return new Structure(lowered).all();
  } catch (error) {
    if (error instanceof Unstructured) return undefined;
    throw error;
  }
}

class Structure {
  private readonly lowered: Steps;
  private readonly steps: readonly Placed[];
  private readonly places = new Map<string, number>();
  /** The last step that goes back to a step. */
  private readonly loops = new Map<number, number>();
  /** What is waited for and has not been read. */
  private waiting: Extract<Step, { kind: "wait" }> | undefined;
  /** The error that is read next. */
  private caught: IdentifierNode | undefined;
  private depth = 0;
  /** Whether steps read what came back. */
  private readonly reading = new Map<Placed, boolean>();

  constructor(lowered: Steps) {
    this.lowered = lowered;
    const steps: Placed[] = [];
    for (const step of lowered.steps) {
      if (step.kind === "label") this.places.set(step.name, steps.length);
      else steps.push(step);
    }
    this.steps = steps;
    steps.forEach((step, at) => {
      const last = step.kind === "if" ? step.inside.at(-1) : step;
      const to = last?.kind === "go" ? this.placeOf(last.to) : undefined;
      if (to !== undefined && to <= at) this.loops.set(to, at);
    });
  }

  all(): readonly Statement[] {
    const end = this.steps.length;
    return withoutLastReturn(this.range(0, end, { follows: new Set([end]) }));
  }

  private placeOf(name: string): number {
    const place = this.places.get(name);
    if (place === undefined) throw new Unstructured();
    return place;
  }

  private range(from: number, to: number, ways: Ways, isLoopBody = false): Statement[] {
    if (++this.depth > MAX_DEPTH) throw new Unstructured();
    const out: Statement[] = [];
    let at = from;
    while (at < to) {
      const step = this.steps[at];
      if (!step) break;
      const last = isLoopBody && at === from ? undefined : this.loops.get(at);
      if (last !== undefined) {
        if (last >= to) throw new Unstructured();
        this.flush(out);
        out.push(this.loop(at, last, step));
        at = last + 1;
      } else at = this.step(step, { at, to, ways, out });
    }
    this.flush(out);
    this.depth--;
    return out;
  }

  /** Adds what a step says; gives the step after what has been read. */
  private step(
    step: Placed,
    { at, to, ways, out }: { readonly at: number; readonly to: number; readonly ways: Ways; readonly out: Statement[] },
  ): number {
    switch (step.kind) {
      case "do":
        pushAll(out, this.read(step.node));
        return at + 1;
      case "wait":
        // `return[4,e.sent().json()]` hands out what is made of what came back
        this.waiting = { ...step, value: this.passedOn(step.value, out) };
        return at + 1;
      case "return": {
        out.push(returnStatement(this.passedOn(step.value, out), step.at));
        return at + 1;
      }
      case "go":
        // Babel says where to go on even where that is the next step, which reads what came back
        if (this.placeOf(step.to) !== at + 1) this.jump(this.placeOf(step.to), step.at, ways, at + 1 === to, out);
        return at + 1;
      case "end":
        return at + 1;
      case "try":
        return this.tried(step, at, to, ways, out);
      default:
        return this.tested(step, at, to, ways, out);
    }
  }

  private jump(place: number, at: Node, ways: Ways, isLast: boolean, out: Statement[]): void {
    const target = this.steps[place];
    const isRead = target !== undefined && this.readsSent(target);
    // what came back is read at a step that others lead to as well: minifiers join what ends alike
    if (this.waiting && isRead && (target.kind !== "return" || !mayStandTwice(target.at))) throw new Unstructured();
    if (this.waiting && isRead && target.kind === "return") {
      out.push(returnStatement(this.passedOn(target.value, out), target.at));
      return;
    }
    this.flush(out);
    pushAll(out, this.leave(place, at, ways, isLast));
  }

  private readsSent(step: Placed): boolean {
    const known = this.reading.get(step);
    if (known !== undefined) return known;
    const node = step.kind === "do" ? step.node : step.kind === "if" ? step.test : "value" in step ? step.value : null;
    let found = false;
    if (node)
      walk(node, (one) => {
        if (found || isFunction(one)) return false;
        if (this.lowered.isSent(one)) found = true;
        return undefined;
      });
    this.reading.set(step, found);
    return found;
  }

  /** What a jump means that is no part of a test. */
  private leave(place: number, at: Node, { loop, follows }: Ways, isLast: boolean): readonly Statement[] {
    if (place === loop?.exit) return [breakAt(at)];
    if (isLast && follows.has(place)) return [];
    if (place === loop?.head) return [continueAt(at)];
    const target = this.steps[place];
    if (target?.kind !== "return" || this.readsSent(target) || !mayStandTwice(target.at)) throw new Unstructured();
    return [returnStatement(target.value, target.at)];
  }

  private tested(step: Extract<Placed, { kind: "if" }>, at: number, to: number, ways: Ways, out: Statement[]): number {
    const test = this.inPlace(step.test, out);
    const last = step.inside.at(-1);
    const place = last?.kind === "go" ? this.placeOf(last.to) : undefined;
    const then = this.nested(last?.kind === "go" ? step.inside.slice(0, -1) : step.inside);
    if (last?.kind !== "go" || place === undefined) {
      out.push(ifStatement(test, blockOf(then, test), null));
      return at + 1;
    }
    const isForward = place > at && place <= to;
    if (!isForward || place === ways.loop?.exit) {
      // what leads to where the code behind the range goes on leaves out the rest of the range
      if (place > to && place !== ways.loop?.exit && ways.follows.has(place))
        return this.otherwise(test, then, { from: at + 1, to, ways }, out);
      out.push(ifStatement(test, blockOf([...then, ...this.leave(place, last.at, ways, false)], test), null));
      return at + 1;
    }
    // `if(!a)goto 5; ...; goto 9; 5: ...; 9:` has two branches
    const end = this.steps[place - 1];
    const after = end?.kind === "go" && place - 1 > at ? this.placeOf(end.to) : undefined;
    if (then.length === 0 && after !== undefined && after > place && after <= to && after !== ways.loop?.exit) {
      const inner = { ...ways, follows: new Set(after === to ? [...ways.follows, to] : [after]) };
      const one = this.range(at + 1, place - 1, inner);
      const other = this.range(place, after, inner);
      out.push(ifStatement(negated(test), blockOf(one, test), other.length > 0 ? blockOf(other, test) : null));
      return after;
    }
    const follows = new Set(place === to ? [...ways.follows, to] : [place]);
    return this.otherwise(test, then, { from: at + 1, to: place, ways: { ...ways, follows } }, out);
  }

  /** `if(test){then}else{range}` */
  private otherwise(
    test: Expression,
    then: readonly Statement[],
    { from, to, ways }: { readonly from: number; readonly to: number; readonly ways: Ways },
    out: Statement[],
  ): number {
    const rest = this.range(from, to, ways);
    if (then.length > 0) out.push(ifStatement(test, blockOf(then, test), rest.length > 0 ? blockOf(rest, test) : null));
    else if (rest.length > 0) out.push(ifStatement(negated(test), blockOf(rest, test), null));
    else out.push(expressionStatement(test));
    return to;
  }

  /** Steps under a test, of which none but the last leads elsewhere. */
  private nested(steps: readonly Step[]): Statement[] {
    const out: Statement[] = [];
    for (const step of steps) {
      if (step.kind === "do") pushAll(out, this.read(step.node));
      else if (step.kind === "return") {
        const value = step.value && this.inPlace(step.value, out);
        out.push(returnStatement(value, step.at));
      } else if (step.kind === "if" && leaves(step.inside) && step.inside.at(-1)?.kind !== "go") {
        out.push(ifStatement(step.test, blockOf(this.nested(step.inside), step.test), null));
      } else if (step.kind !== "end") throw new Unstructured();
    }
    return out;
  }

  private loop(head: number, last: number, first: Placed): Statement {
    const exit = last + 1;
    const body = this.range(head, exit, { follows: new Set([head]), loop: { head, exit } }, true);
    const end = this.steps[last];
    const at = spanOf(first);
    if (end?.kind === "if") body.push(breakAt(end.test));
    const [test, ...rest] = body;
    const leavesFirst =
      test?.type === "IfStatement" &&
      !test.alternate &&
      test.consequent.type === "BlockStatement" &&
      test.consequent.body.length === 1 &&
      test.consequent.body[0]?.type === "BreakStatement";
    return leavesFirst
      ? whileStatement(negated(test.test), blockOf(rest, at), around(body, at))
      : whileStatement(trueAt(at), blockOf(body, at), around(body, at));
  }

  private tried(step: Extract<Placed, { kind: "try" }>, at: number, to: number, ways: Ways, out: Statement[]): number {
    const caught = step.caught === undefined ? undefined : this.placeOf(step.caught);
    const last = step.finally === undefined ? undefined : this.placeOf(step.finally);
    const bodyEnd = caught ?? last;
    const isInOrder = bodyEnd !== undefined && bodyEnd > at && bodyEnd <= to && (last ?? bodyEnd) >= bodyEnd;
    if (!isInOrder) throw new Unstructured();
    this.flush(out);
    const behind = this.after(step, at, bodyEnd) ?? to;
    // a jump to where another `try` ends as well leads into the middle of this one
    if (behind > to && !ways.follows.has(behind)) throw new Unstructured();
    const after = Math.min(behind, to);
    if ((last ?? bodyEnd) > after) throw new Unstructured();
    const follows = new Set([after, ...(last === undefined ? [] : [last]), ...(after === to ? ways.follows : [])]);
    const inner = { ...ways, follows };
    const block = blockOf(this.range(at + 1, bodyEnd, inner), step.at);
    const handler = caught === undefined ? null : this.handler(caught, last ?? after, inner, step.at);
    const finalizer = last === undefined ? null : blockOf(this.range(last, after, inner), step.at);
    const end = (finalizer ?? handler ?? block).end;
    out.push({ type: "TryStatement", block, handler, finalizer, start: step.at.start, end });
    return after;
  }

  /** Where code goes on behind a `try`: TypeScript says it, Babel by where the end of the body jumps. */
  private after(step: Extract<Placed, { kind: "try" }>, at: number, bodyEnd: number): number | undefined {
    if (step.after !== undefined) return this.placeOf(step.after);
    for (let place = bodyEnd - 1; place > at; place--) {
      const one = this.steps[place];
      const to = one?.kind === "go" ? this.placeOf(one.to) : undefined;
      if (to !== undefined && to >= bodyEnd) return to;
    }
    return undefined;
  }

  private handler(from: number, to: number, ways: Ways, at: Node): Extract<Node, { type: "CatchClause" }> {
    const first = this.steps[from];
    const named = first?.kind === "do" ? this.namedBy(first.node) : undefined;
    const param = named ?? identifier(`${this.lowered.state}$caught`, first ? spanOf(first) : at);
    if (!named) this.caught = param;
    const body = blockOf(this.range(named ? from + 1 : from, to, ways), at);
    this.caught = undefined;
    return { type: "CatchClause", param, body, start: param.start, end: Math.max(param.end, body.end) };
  }

  /** `e=t.sent()`, as a statement */
  private namedBy(node: Statement): IdentifierNode | undefined {
    const value = node.type === "ExpressionStatement" ? node.expression : undefined;
    const isNamed =
      value?.type === "AssignmentExpression" && value.operator === "=" && this.lowered.isSent(value.right);
    return isNamed && value.left.type === "Identifier" ? value.left : undefined;
  }

  /** A statement with what came back put into its place, or behind a statement that waits for it. */
  private read(node: Statement): readonly Statement[] {
    const before: Statement[] = [];
    const read = this.withSent(node);
    if (read === node) this.flush(before);
    const isRead = read.type === "ExpressionStatement" && this.lowered.isSent(read.expression);
    return isRead ? before : [...before, read];
  }

  private passedOn(value: Expression | null, out: Statement[]): Expression | null {
    if (value) return this.inPlace(value, out);
    this.flush(out);
    return null;
  }

  private inPlace(value: Expression, out: Statement[]): Expression {
    const read = this.withSent(value);
    if (read === value) this.flush(out);
    return read;
  }

  private withSent<T extends Node>(root: T): T {
    const { waiting, caught } = this;
    if (!waiting && !caught) return root;
    let isDone = false;
    const read = rewrite(
      root,
      (node) => !isDone && !isFunction(node),
      (node) => {
        if (isDone || !this.lowered.isSent(node)) return node;
        isDone = true;
        return caught ?? (waiting ? yielded(waiting.value, waiting.delegate, waiting.at) : node);
      },
    );
    if (isDone && caught) this.caught = undefined;
    else if (isDone) this.waiting = undefined;
    return read;
  }

  /** What nobody reads is waited for all the same. */
  private flush(out: Statement[]): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) out.push(expressionStatement(yielded(waiting.value, waiting.delegate, waiting.at)));
  }
}

const spanOf = (step: Placed): Node => (step.kind === "do" ? step.node : step.kind === "if" ? step.test : step.at);

/** What compilers add: every function ends with a step that gives nothing back. */
function withoutLastReturn(statements: readonly Statement[]): readonly Statement[] {
  const last = statements.at(-1);
  return last?.type === "ReturnStatement" && !last.argument ? statements.slice(0, -1) : statements;
}
