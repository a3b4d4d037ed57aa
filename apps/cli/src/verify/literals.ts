/** Literals of JavaScript as plain text: what escapes stand for, and which numbers a text gives. No parser, no evaluation. */

const ESCAPE = /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|[\s\S]))/g;

const SHORT: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v", 0: "\0" };

/** With escapes read; HTML's entities for what markup escapes as well. */
export const unescaped = (text: string): string =>
  text
    .replace(ESCAPE, (_, braced: string | undefined, four: string | undefined, two: string | undefined, one = "") => {
      const code = Number.parseInt(braced ?? four ?? two ?? "", 16);
      if (Number.isNaN(code)) return SHORT[one] ?? one;
      return code > 0x10ffff ? "" : String.fromCodePoint(code);
    })
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** A point behind a name is none of a number: `x-on:input.debounce.350ms`. */
const NUMBER = /0[xob][0-9a-f_]+|(?:\d[\d_]*\.?[\d_]*|(?<![\w$)\]])\.\d[\d_]*)(?:e[+-]?\d+)?/gi;
/** Whether what stands between two numbers multiplies them. */
const multiplies = (between: string): boolean => between.replace(/[\s()]/g, "") === "*";

/** Every number that stands in one of the texts, and every product of numbers that stand in a row, in one text or several. */
export function numbersIn(texts: readonly string[]): ReadonlySet<number> {
  const all = new Set<number>();
  let rows: number[] = [];
  for (const text of texts) {
    const found = Array.from(text.matchAll(NUMBER), (match) => ({
      match,
      value: Number(match[0].replaceAll("_", "")),
    }));
    addProducts(all, text, found);
    // Premises of a product may be listed one by one: 25, 1024, 1024.
    rows = found.length === 1 && found[0]?.match[0] === text ? [...rows, found[0].value] : rows;
  }
  for (let start = 0; start < rows.length; start += 1) addRun(all, rows.slice(start));
  for (const value of [...all]) all.add(-value);
  return withOperated(all, texts);
}

/** What a number next to an operator makes of the others: `wait/1e3` of a wait that stands elsewhere. */
const OPERAND = /([*/])\s*((?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?)/gi;

function withOperated(numbers: ReadonlySet<number>, texts: readonly string[]): ReadonlySet<number> {
  const all = new Set(numbers);
  for (const [, operator, operand = ""] of texts.flatMap((text) => Array.from(text.matchAll(OPERAND)))) {
    const by = Number(operand.replaceAll("_", ""));
    for (const value of numbers) all.add(operator === "*" ? value * by : value / by);
  }
  return all;
}

interface FoundNumber {
  readonly match: RegExpExecArray;
  readonly value: number;
}

function addProducts(all: Set<number>, text: string, found: readonly FoundNumber[]): void {
  found.forEach(({ value }, index) => {
    let product = value;
    all.add(value);
    for (let next = index + 1; next < found.length; next += 1) {
      const [before, after] = [found[next - 1], found[next]];
      if (!before || !after || !multiplies(text.slice(before.match.index + before.match[0].length, after.match.index)))
        return;
      product *= after.value;
      all.add(product);
    }
  });
}

function addRun(all: Set<number>, run: readonly number[]): void {
  let product = 1;
  for (const value of run) {
    product *= value;
    all.add(product);
  }
}
