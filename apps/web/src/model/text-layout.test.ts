/** Layouts cover the text, whatever it is, and break a script where a reader expects it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeLines, marksOf } from "./code-lines.ts";
import { readableText } from "./readable-text.ts";
import { scriptLayout } from "./script-layout.ts";
import { lineAt, lineRange, rawLayout, type TextLayout, WIDTH } from "./text-layout.ts";

const linesOf = (text: string, layout: TextLayout): readonly string[] =>
  Array.from(layout.starts, (_, line) => {
    const [start, end] = lineRange(layout, line, text);
    return "  ".repeat(layout.indents[line] ?? 0) + text.slice(start, end);
  });

const CODE = fc
  .array(
    fc.oneof(
      fc.constantFrom("{", "}", "(", ")", "[", "]", ";", ",", "'", '"', "`", "${", "/", "\\", "//", "/*", "*/", "\n"),
      fc.constantFrom("return", "a", "=", "=>", "1e3", "?", "&&", "é", "\u{1f600}", " ".repeat(50), "x".repeat(500)),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(""));

describe("a layout", () => {
  it.each([
    ["of a script", scriptLayout],
    ["of the raw text", rawLayout],
  ])("%s holds every position once, in order, in lines that end", (_, make) => {
    fc.assert(
      fc.property(CODE, (text) => {
        const layout = make(text);
        expect(layout.starts[0]).toBe(0);
        for (let line = 1; line < layout.starts.length; line += 1) {
          const width = (layout.starts[line] ?? 0) - (layout.starts[line - 1] ?? 0);
          expect(width).toBeGreaterThan(0);
          expect(width).toBeLessThanOrEqual(WIDTH * 2);
        }
        for (let at = 0; at < text.length; at += 1) {
          const line = lineAt(layout, at);
          expect(layout.starts[line]).toBeLessThanOrEqual(at);
          expect(layout.starts[line + 1] ?? text.length).toBeGreaterThan(at);
        }
      }),
    );
  });

  it("of a script has a line for each statement and property", () => {
    const text = 'var a=/[/"]/g,b={c:`x${{d:1}.d};y`,e:"}"};if(a){for(;;){}}else f(b);function g(){return/;/.test(a)}';
    expect(linesOf(text, scriptLayout(text))).toEqual([
      'var a=/[/"]/g,',
      "b={",
      "  c:`x${{",
      "    d:1",
      "  }.d};y`,",
      '  e:"}"',
      "};",
      "if(a){",
      "  for(;;){}",
      "}else f(b);",
      "function g(){",
      "  return/;/.test(a)",
      "}",
    ]);
  });
});

describe("marks", () => {
  it("never overlap, and the current one stands over the others", () => {
    const range = fc.record({ start: fc.nat(40), length: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 8 }), (current, others) => {
        const at = ({ start, length }: { readonly start: number; readonly length: number }) => ({
          start,
          end: start + length,
        });
        const marks = marksOf(at(current), others.map(at));
        expect(marks.filter((mark) => mark.current)).toEqual([{ ...at(current), current: true }]);
        marks.slice(1).forEach((mark, index) => {
          expect(mark.start).toBeGreaterThanOrEqual(marks[index]?.end ?? 0);
        });
      }),
    );
  });

  it("are drawn where they stand", () => {
    const readable = readableText('f("/a",{method:"POST"});g()', "script");
    const line = codeLines(readable, "raw", marksOf({ start: 8, end: 21 }, [{ start: 2, end: 6 }]))(0);
    const marked = (mark: string) => line.pieces.flatMap((piece) => (piece.mark === mark ? [piece.text] : [])).join("");
    expect(marked("current")).toBe('method:"POST"');
    expect(marked("other")).toBe('"/a"');
  });
});
