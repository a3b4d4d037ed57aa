/**
 * GraphQL documents as text (specification of October 2021): operations with their variables and the fields that they
 * select. A reader for what clients send, not a validator; it never throws and is bounded.
 */
import { pushAll } from "../../lists.ts";
import { tokensOf } from "./tokens.ts";

export interface GraphqlOperation {
  readonly type: "query" | "mutation" | "subscription";
  readonly name: string | undefined;
  readonly variables: readonly string[];
  /** Selected fields with what is selected in them; fragments are left out. */
  readonly fields: readonly GraphqlField[];
}

/** Fields of a type that documents name together. */
export interface GraphqlFragment {
  readonly on: string;
  readonly fields: readonly GraphqlField[];
}

export interface GraphqlDocument {
  readonly operations: readonly GraphqlOperation[];
  readonly fragments: readonly GraphqlFragment[];
}

export interface GraphqlField {
  /** Under which it is answered. */
  readonly name: string;
  /** What the schema calls it, where that is another name: `draft: invoice(id: 7)`. */
  readonly of?: string;
  /** `@client`: kept in the browser, asked of no server (Apollo Client 2 to 4). */
  readonly local?: true;
  readonly fields: readonly GraphqlField[];
}

/** Deepest selection. */
const MAX_DEPTH = 12;

/** How a document begins: `query Name($id: ID!) @live {`, `mutation {`, `fragment Name on Type {`. */
const BEGINNING =
  /^(?:\s|#[^\n]*\n)*(?:(?:query|mutation|subscription)(?:\s+\w+)?\s*(?:\([^)]*\)\s*)?(?:@[^{]*)?\{|fragment \w+ on \w+\s*(?:@[^{]*)?\{)/;

export const isGraphql = (text: string): boolean => BEGINNING.test(text);

export const documentIn = (text: string): GraphqlDocument => documentOf(tokensOf(text));

export const documentOf = (tokens: readonly string[]): GraphqlDocument => new Reader(tokens).document();

export const OPERATIONS = ["query", "mutation", "subscription"] as const;

class Reader {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  document(): GraphqlDocument {
    const operations: GraphqlOperation[] = [];
    const fragments: GraphqlFragment[] = [];
    while (this.at < this.tokens.length) {
      const word = this.next();
      const type = OPERATIONS.find((one) => one === word);
      if (type) operations.push(this.operation(type));
      else if (word === "fragment") fragments.push(this.fragment());
      else if (word === "{") this.skip("{", "}");
    }
    return { operations, fragments };
  }

  /** `fragment Name on Type @directive { fields }` */
  private fragment(): GraphqlFragment {
    this.next();
    this.next();
    const on = this.next();
    while (this.at < this.tokens.length && this.next() !== "{");
    return { on, fields: this.selection(0) };
  }

  private operation(type: GraphqlOperation["type"]): GraphqlOperation {
    const name = /^[A-Za-z_]/.test(this.peek()) ? this.next() : undefined;
    const variables: string[] = [];
    while (this.peek() !== "{" && this.at < this.tokens.length) {
      if (this.next() !== "$") continue;
      const variable = this.next();
      if (this.peek() === ":") variables.push(variable);
    }
    this.next();
    return { type, name, variables, fields: this.selection(0) };
  }

  /** Behind the opening brace, to behind the closing one. */
  private selection(depth: number): readonly GraphqlField[] {
    const out: GraphqlField[] = [];
    while (this.at < this.tokens.length) {
      const token = this.next();
      if (token === "}") break;
      if (token === "...") this.spread(depth, out);
      else if (token === "(") this.skip("(", ")");
      else if (token === "@") this.next();
      else if (/^[A-Za-z_]/.test(token)) out.push(this.field(token, depth));
    }
    return out;
  }

  /** `alias: name(arguments) @directive { ... }`; what is asked of the schema itself keeps its name, `__type`. */
  private field(first: string, depth: number): GraphqlField {
    let called = first;
    if (this.peek() === ":") {
      this.next();
      called = this.next();
    }
    const own = called.startsWith("__") ? { name: called } : { name: first, ...(called !== first && { of: called }) };
    let isLocal = false;
    while (this.peek() === "(" || this.peek() === "@") {
      if (this.next() === "(") this.skip("(", ")");
      else isLocal = this.next() === "client" || isLocal;
    }
    return { ...own, fields: this.selected(depth), ...(isLocal && { local: true as const }) };
  }

  private selected(depth: number): readonly GraphqlField[] {
    if (this.peek() !== "{") return [];
    this.next();
    if (depth < MAX_DEPTH) return this.selection(depth + 1);
    this.skip("{", "}");
    return [];
  }

  /** `... on Type { fields }` adds its fields; `...Name` is a fragment. */
  private spread(depth: number, out: GraphqlField[]): void {
    if (this.peek() === "on") {
      this.next();
      this.next();
    } else if (/^[A-Za-z_]/.test(this.peek())) this.next();
    if (this.peek() !== "{") return;
    this.next();
    if (depth < MAX_DEPTH) pushAll(out, this.selection(depth + 1));
    else this.skip("{", "}");
  }

  /** To behind the bracket that closes the open one. */
  private skip(open: string, close: string): void {
    for (let depth = 1; depth > 0 && this.at < this.tokens.length; ) {
      const token = this.next();
      if (token === open) depth++;
      else if (token === close) depth--;
    }
  }

  private peek(): string {
    return this.tokens[this.at] ?? "";
  }

  private next(): string {
    return this.tokens[this.at++] ?? "";
  }
}
