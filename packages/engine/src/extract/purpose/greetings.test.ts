import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

/** What the product is called by a program that shows these texts, under a page with this title. */
function namesOf(texts: readonly string[], title: string): readonly string[] {
  const shown = texts.map((text) => `j("p",{children:${JSON.stringify(text)}})`);
  const script = `import{jsx as j}from"react/jsx-runtime";export const App=()=>[${shown}];fetch("/api/weir")`;
  const page = `<!doctype html><title>${title}</title><script type="module" src="/app.js"></script>`;
  const given = Object.entries({ "index.html": page, "app.js": script });
  const files = given.map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  const { specification } = analyze(captureFiles("example", files), { parser: oxcParser() });
  const { statements } = specification.points.purpose;
  return statements.flatMap((one) => (one.kind === "name" && "text" in one ? [one.text] : []));
}

test.each([
  ["a greeting names it", ["Welcome to Weir Watch!"], "", ["Weir Watch"]],
  ["in several languages", ["Welcome to Weir", "Willkommen bei Weir", "Bienvenue sur Weir"], "", ["Weir"]],
  ["several things are greeted to", ["Welcome to Weir", "Welcome to Settings"], "", []],
  ["a sentence is no name", ["Welcome to the new settings", "Welcome to Weir, and thanks"], "", []],
  ["the page names it", ["Welcome to Settings"], "Weir", ["Weir"]],
])("%s", (_, texts, title, expected) => expect(namesOf(texts, title)).toEqual(expected));
