/**
 * The definitions of a document as texts: operations and fragments, each in the layout of `graphql`'s printer. Strict, other
 * than the reader of `document.ts`: what does not follow the grammar as a whole, because a part of it is known only at run
 * time, say, has no text. Never throws, and is bounded.
 */
import { isName, tokensOf } from "./tokens.ts";

export interface Definition {
  readonly kind: "query" | "mutation" | "subscription" | "fragment";
  /** A fragment has one. */
  readonly name: string | undefined;
  /** Absent where a part of it is not shown. */
  readonly text: string | undefined;
  /** Names of the fragments that it spreads. */
  readonly spreads: ReadonlySet<string>;
}

/** Stands in a text for what is not known of it; no token of the language. */
export const HOLE = "\u0000";

/** Deepest selection, value or type. */
const MAX_DEPTH = 40;

const KINDS = ["query", "mutation", "subscription", "fragment"] as const;

export const definitionsIn = (text: string): readonly Definition[] => definitionsOf(tokensOf(text));

export function definitionsOf(tokens: readonly string[]): readonly Definition[] {
  const found: Definition[] = [];
  for (let at = 0; at < tokens.length; ) {
    const kind = KINDS.find((one) => one === tokens[at]);
    const end = endOf(tokens, at);
    if (kind !== undefined) found.push(definition(kind, tokens.slice(at, end)));
    at = kind === undefined && tokens[at] !== "{" ? at + 1 : end;
  }
  return found;
}

/** Behind the brace that closes the first selection; a value of a variable has braces of its own, in parentheses. */
function endOf(tokens: readonly string[], start: number): number {
  let parentheses = 0;
  let braces = 0;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === "(") parentheses++;
    if (token === ")") parentheses--;
    if (parentheses > 0) continue;
    if (token === "{") braces++;
    if (token === "}" && --braces <= 0) return at + 1;
  }
  return tokens.length;
}

function definition(kind: Definition["kind"], tokens: readonly string[]): Definition {
  const name = isName(tokens[1] ?? "") ? tokens[1] : undefined;
  const printer = new Printer(tokens);
  const text = tokens.some((token) => token.includes(HOLE)) ? undefined : printer.definition(kind);
  return { kind, name, text, spreads: printer.spreads };
}

/** Where the text is none of the grammar. */
class NoDocument extends Error {}

/** A string on one line, with the escapes of the language. */
const STRING = /^"(?:[^"\\\n\r]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Reads by the grammar, and gives what it read as text. */
class Printer {
  readonly spreads = new Set<string>();
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  definition(kind: Definition["kind"]): string | undefined {
    try {
      this.take(kind);
      const text = kind === "fragment" ? this.fragment() : this.operation(kind);
      return this.at === this.tokens.length ? text : undefined;
    } catch (error) {
      if (error instanceof NoDocument) return undefined;
      throw error;
    }
  }

  private fragment(): string {
    const name = this.fragmentName();
    this.take("on");
    return `fragment ${name} on ${this.name()}${this.directives()} ${this.selection(0)}`;
  }

  private operation(kind: string): string {
    const name = isName(this.peek()) ? ` ${this.name()}` : "";
    const variables = this.peek() === "(" ? this.listed("(", ")", () => this.variable()).join(", ") : "";
    const taken = variables === "" ? "" : `${name === "" ? " " : ""}(${variables})`;
    return `${kind}${name}${taken}${this.directives()} ${this.selection(0)}`;
  }

  private variable(): string {
    const name = `${this.take("$")}${this.name()}${this.take(":")} ${this.type(0)}`;
    if (this.peek() !== "=") return `${name}${this.directives()}`;
    this.take("=");
    return `${name} = ${this.value(0)}${this.directives()}`;
  }

  private type(depth: number): string {
    const text =
      this.peek() === "[" ? `${this.take("[")}${this.deeper(depth, this.type)}${this.take("]")}` : this.name();
    return this.peek() === "!" ? `${text}${this.take("!")}` : text;
  }

  private selection(depth: number): string {
    const selected = this.listed("{", "}", () => this.deeper(depth, this.selected));
    const indent = "  ".repeat(depth);
    return `{\n${selected.map((one) => `${indent}  ${one}\n`).join("")}${indent}}`;
  }

  private selected(depth: number): string {
    if (this.peek() === "...") return this.spread(depth);
    const first = this.name();
    const name = this.peek() === ":" ? `${first}${this.take(":")} ${this.name()}` : first;
    const given = this.given();
    const directives = this.directives();
    return `${name}${given}${directives}${this.peek() === "{" ? ` ${this.selection(depth)}` : ""}`;
  }

  private spread(depth: number): string {
    this.take("...");
    if (isName(this.peek()) && this.peek() !== "on") {
      const name = this.fragmentName();
      this.spreads.add(name);
      return `...${name}${this.directives()}`;
    }
    const on = this.peek() === "on" ? ` ${this.take("on")} ${this.name()}` : "";
    return `...${on}${this.directives()} ${this.selection(depth)}`;
  }

  /** `(name: value, ...)` */
  private given(): string {
    if (this.peek() !== "(") return "";
    return `(${this.listed("(", ")", () => this.member(0)).join(", ")})`;
  }

  private member(depth: number): string {
    return `${this.name()}${this.take(":")} ${this.value(depth)}`;
  }

  private directives(): string {
    let text = "";
    while (this.peek() === "@") text += ` ${this.take("@")}${this.name()}${this.given()}`;
    return text;
  }

  private value(depth: number): string {
    const token = this.peek();
    if (token === "$") return `${this.take("$")}${this.name()}`;
    if (token === "[") return `[${this.listed("[", "]", () => this.deeper(depth, this.value), 0).join(", ")}]`;
    if (token === "{") return `{${this.listed("{", "}", () => this.deeper(depth, this.member), 0).join(", ")}}`;
    return isName(token) || STRING.test(token) || NUMBER.test(token) ? this.take(token) : this.fail();
  }

  /** What stands between two brackets. */
  private listed(open: string, close: string, read: () => string, least = 1): readonly string[] {
    this.take(open);
    const list: string[] = [];
    while (this.peek() !== close) list.push(read());
    this.take(close);
    return list.length < least ? this.fail() : list;
  }

  private deeper(depth: number, read: (this: Printer, depth: number) => string): string {
    return depth < MAX_DEPTH ? read.call(this, depth + 1) : this.fail();
  }

  private fragmentName(): string {
    return this.peek() === "on" ? this.fail() : this.name();
  }

  private name(): string {
    return isName(this.peek()) ? this.take(this.peek()) : this.fail();
  }

  private peek(): string {
    return this.tokens[this.at] ?? "";
  }

  private take(token: string): string {
    if (this.tokens[this.at] !== token) return this.fail();
    this.at++;
    return token;
  }

  private fail(): never {
    throw new NoDocument();
  }
}
