import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

const PAGE = `<script type="module" src="/desk.js"></script>
<quay-desk id="app" class="wide" lang="de" api-url="https://api.quay.test" allow-notes site-id='131' icon-size="24"
  login='{"realm": "quay", "tries": 3, "roles": ["a"]}' token="{{ token }}" themes='[{"name": "Light"}]' data-x="y">
  <other-part mode="fast"></other-part>
</quay-desk>`;

const encoder = new TextEncoder();

/** The constants of the page, by their names. */
function settingsIn(code: string): Readonly<Record<string, unknown>> {
  const files = Object.entries({ "index.html": PAGE, "desk.js": code });
  const capture = captureFiles(
    "example",
    files.map(([path, text]) => ({ path, bytes: encoder.encode(text) })),
  );
  const { specification } = analyze(capture, { parser: oxcParser() });
  return Object.fromEntries(specification.points.constants.statements.map(({ name, value }) => [name, value]));
}

const GIVEN = {
  lang: "de",
  "api-url": "https://api.quay.test",
  "allow-notes": true,
  "site-id": "131",
  "login.realm": "quay",
  "login.tries": 3,
};
const DESK = `class Desk extends HTMLElement{connectedCallback(){fetch("/desks");this.textContent=this.getAttribute("api-url")}}`;

test.each([
  ["itself", `${DESK}customElements.define("quay-desk",Desk);`],
  ["by a function", `${DESK}const a=(n,c)=>customElements.get(n)||customElements.define(n,c);a("quay-desk",Desk);`],
])("what the page gives an element that the code defines %s", (_, code) => {
  expect(settingsIn(code)).toEqual(GIVEN);
});

test("nothing of elements that no code defines", () => {
  expect(settingsIn(DESK)).toEqual({});
});
