import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

const drawing = (text: string): string =>
  `import{createRoot as c}from"react-dom/client";import{jsx as j}from"react/jsx-runtime";
  const App=()=>j("h1",{children:"${text}"});c(document.getElementById("root")).render(j(App,{}));`;
const page = (script: string): string => `<!doctype html><title>Weir</title><div id="root"></div>${script}`;

/** What stands on the screens of these files. */
function textsIn(
  files: Readonly<Record<string, string>>,
): readonly (readonly [string | undefined, readonly string[]])[] {
  const given = Object.entries(files).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  const { specification } = analyze(captureFiles("example", given), { parser: oxcParser() });
  return specification.points.screens.statements.map(({ path, texts = [] }) => [path, texts]);
}

const FIRST = {
  "index.html": page('<script type="module" src="/app.js?v=2"></script>'),
  "app.js": drawing("Water level"),
};

test.each([
  ["alone", {}],
  [
    "beside a page that has its script in it",
    { "welcome.html": page(`<script type="module">${drawing("Welcome")}</script>`) },
  ],
  [
    "beside a page that loads another script",
    { "welcome.html": page('<script type="module" src="welcome.js"></script>'), "welcome.js": drawing("Welcome") },
  ],
  ["beside a page that loads the same script", { "404.html": page('<script type="module" src="/app.js"></script>') }],
])("the page at the root shows what its own script draws: %s", (_, others: Readonly<Record<string, string>>) => {
  expect(textsIn({ ...FIRST, ...others })).toEqual([["/", ["Water level"]]]);
});
