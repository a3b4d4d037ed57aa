/** What is open at a place of a text, and the words that open something: the data of the scan in nesting.ts. */

/** What is written in brackets: statements, expressions, or the members of a class or an object. */
type Inside = "statements" | "expressions" | "members" | "template";

/** Whether a function, class or object stands as a statement, or is part of an expression. */
export type Standing = "statement" | "expression";

export interface Frame {
  readonly inside: Inside;
  /** What its end makes of it: a statement, an operand, the body of an arrow function, or nothing of these. */
  readonly makes: "statement" | "operand" | "arrow" | "head" | "parameters";
  /** Of the function whose parameters these are. */
  readonly standing?: Standing;
  /** Whether it is the head of a `for`. */
  readonly isFor?: boolean;
  /** What statements around the one that is read cost, and its expression. */
  statements: number;
  chain: number;
  /** The statements around the one before, where an `else` goes on with them. */
  before: number;
  /** Questions of `a ? b : c` whose colon is still to come. */
  questions: number;
  /** Classes whose body is still to come. */
  readonly classes: Standing[];
  fn?: Standing;
  /** `if`, `for` and so on, whose head is still to come. */
  head?: string;
}

export const frame = (inside: Inside, makes: Frame["makes"]): Frame => ({
  inside,
  makes,
  statements: 0,
  chain: 0,
  before: 0,
  questions: 0,
  classes: [],
});

export const body = (standing: Standing | undefined): Frame =>
  frame("statements", standing === "expression" ? "operand" : "statement");

export const HEADS = new Set(["if", "for", "while", "with", "switch", "catch"]);
export const PREFIXES = new Set(["typeof", "void", "delete", "await", "new", "yield"]);
export const OPERATORS = new Set(["in", "instanceof", "extends"]);
/** Behind these comes an expression. */
export const BEFORE_EXPRESSION = new Set(["return", "throw", "case", "var", "const", "let", "default"]);
/** Behind these a statement begins, or a block. */
export const BEFORE_STATEMENT = new Set(["else", "do", "try", "finally", "export", "import"]);
/** A line's end behind these ends the statement. */
export const RESTRICTED = new Set(["return", "break", "continue", "yield", "throw"]);
/** Names in some code, words of the language in other. */
export const DOUBTFUL = new Set(["await", "yield", "let"]);
/** Before the name of a member. */
export const BEFORE_MEMBER = new Set(["static", "get", "set", "async", "accessor"]);
/** Names that say something of what comes behind them. */
export const SAID = new Set([...BEFORE_MEMBER, ...RESTRICTED, ...DOUBTFUL]);
export const RESERVED = new Set([
  ...[...HEADS, ...PREFIXES, ...OPERATORS, ...BEFORE_EXPRESSION, ...BEFORE_STATEMENT],
  ...["function", "class", "of"],
]);
