/**
 * Numbers that texts of code compute from literals: `60*60*1e3`, `0x8000000000000-1`, `n=1024,r=n*1024`, `5*t.MINUTE` of a
 * `MINUTE:60*1e3` elsewhere. A name stands for all that is written to a name like it, whatever its scope: this says which
 * numbers the texts can give, not which they do. No parser, and nothing of the analysis.
 */

/** Most numbers that one name stands for, and one expression gives. */
const MAX_VALUES = 24;
/** Most names that are followed, one after the other. */
const MAX_ROUNDS = 6;
/** Most nested parentheses. */
const MAX_DEPTH = 16;

const TOKEN = /0[xob][0-9a-f_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[+-]?\d+)?|[\w$]+|\*\*|[^\s]/gi;
const NUMBER = /^\.?\d/;
const NAME = /^[A-Za-z_$]/;

type Values = readonly number[];
type Names = ReadonlyMap<string, Values>;

/** All that an assignment, an entry or an argument in one of the texts gives. */
export function computedIn(texts: readonly string[]): ReadonlySet<number> {
  const lists = texts.map((text) => text.match(TOKEN) ?? []);
  let names: Names = new Map();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = namesIn(lists, names);
    const isSame =
      next.size === names.size && Array.from(next).every(([name, list]) => list.length === names.get(name)?.length);
    names = next;
    if (isSame) break;
  }
  return new Set(lists.flatMap((tokens) => tokens.flatMap((_, at) => expressionAt(tokens, at, names))));
}

/** `name = expression` and `name: expression`. */
function namesIn(lists: readonly (readonly string[])[], known: Names): Names {
  const names = new Map<string, number[]>();
  for (const tokens of lists) {
    tokens.forEach((token, at) => {
      const isWritten = NAME.test(token) && (tokens[at + 1] === "=" || tokens[at + 1] === ":");
      if (!isWritten || tokens[at + 2] === "=") return;
      const values = names.get(token) ?? [];
      for (const value of expressionAt(tokens, at + 2, known)) if (!values.includes(value)) values.push(value);
      if (values.length > 0) names.set(token, values.slice(0, MAX_VALUES));
    });
  }
  return names;
}

/** Of an expression that begins there; no part of a longer one. */
function expressionAt(tokens: readonly string[], at: number, names: Names): Values {
  if (PART_OF.has(tokens[at - 1] ?? "")) return [];
  const read = new Expression(tokens, at, names);
  return read.sum(0);
}

/** Before the rest of an expression. */
const PART_OF = new Set(["+", "-", "*", "/", "**", "."]);

class Expression {
  private readonly tokens: readonly string[];
  private readonly names: Names;
  private at: number;

  constructor(tokens: readonly string[], at: number, names: Names) {
    this.tokens = tokens;
    this.at = at;
    this.names = names;
  }

  sum(depth: number): Values {
    let values = this.product(depth);
    for (;;) {
      const operator = this.tokens[this.at];
      if (operator !== "+" && operator !== "-") return values;
      this.at++;
      const right = this.product(depth);
      values = combined(values, right, operator === "+" ? (a, b) => a + b : (a, b) => a - b);
    }
  }

  private product(depth: number): Values {
    let values = this.operand(depth);
    for (;;) {
      const operator = this.tokens[this.at];
      const apply = PRODUCTS.get(operator ?? "");
      if (apply === undefined) return values;
      this.at++;
      values = combined(values, this.operand(depth), apply);
    }
  }

  private operand(depth: number): Values {
    const token = this.tokens[this.at] ?? "";
    if (depth > MAX_DEPTH || token === "") return [];
    this.at++;
    if (NUMBER.test(token)) return [Number(token.replaceAll("_", ""))].filter(Number.isFinite);
    if (token === "-") return this.operand(depth + 1).map((value) => -value);
    if (token === "(") {
      const values = this.sum(depth + 1);
      if (this.tokens[this.at] !== ")") return [];
      this.at++;
      return values;
    }
    return NAME.test(token) ? this.named(token) : [];
  }

  /** `t.Time.MINUTE` is what is written to a `MINUTE`. */
  private named(first: string): Values {
    let name = first;
    while (this.tokens[this.at] === "." && NAME.test(this.tokens[this.at + 1] ?? "")) {
      name = this.tokens[this.at + 1] ?? "";
      this.at += 2;
    }
    return this.names.get(name) ?? [];
  }
}

type Operation = (left: number, right: number) => number;

const PRODUCTS: ReadonlyMap<string, Operation> = new Map([
  ["*", (left: number, right: number) => left * right],
  ["/", (left: number, right: number) => left / right],
  ["**", (left: number, right: number) => left ** right],
]);

const combined = (left: Values, right: Values, apply: Operation): Values =>
  [...new Set(left.flatMap((one) => right.map((other) => apply(one, other))))].slice(0, MAX_VALUES);
