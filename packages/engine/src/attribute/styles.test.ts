import { fileId } from "@as-built/spec";
import { describe, expect, it } from "vitest";
import type { SignatureIndex } from "./signatures.ts";
import { styleTokens } from "./style-tokens.ts";
import { styleComponents } from "./styles.ts";
import { gramsIn } from "./tokens.ts";

const RESET = `
/* a comment { that: looks like a rule } */
.shelf-grid, .shelf-list > li { display: grid; grid-template-columns: 1fr 2fr; gap: 1rem; list-style: none }
.shelf-grid__label::after { content: "}"; background: url(data:image/png;base64,AA;BB); opacity: .4 }
@media (min-width: 40em) { .shelf-grid--wide { grid-auto-flow: dense; --shelf-gap: 2rem; padding-inline: 4px } }
.shelf-badge[data-state="new"] { border-radius: 3px; text-transform: uppercase; letter-spacing: .1em }`;
const MINIFIED =
  '.shelf-grid,.shelf-list>li{display:grid;grid-template-columns:1fr 2fr;gap:1rem;list-style:none}.shelf-grid__label:after{content:"}";background:url(data:image/png;base64,AA;BB);opacity:.4}@media(min-width:40em){.shelf-grid--wide{grid-auto-flow:dense;--shelf-gap:2rem;padding-inline:4px}}.shelf-badge[data-state=new]{border-radius:3px;text-transform:uppercase;letter-spacing:.1em}';
const OWN = ".orders-table{width:100%;border-collapse:collapse}.orders-table__row{height:48px;color:#123}";

function indexOf(name: string, css: string): SignatureIndex {
  const grams = new Set(gramsIn(styleTokens(css)));
  const components = [{ name, kind: "library", every: 1, grams: grams.size, majors: [3], style: true } as const];
  return { components, size: grams.size, lookup: (gram) => (grams.has(gram) ? [0] : []), sole: [grams.size] };
}

const sheet = (text: string) => new Map([[fileId("app.css"), text]]);

describe("components in style sheets", () => {
  const index = indexOf("shelf-css", RESET);

  it("are recognised by the grams of a package's own sheet, minified among others", () => {
    const text = `${OWN}${MINIFIED}${OWN}`;
    const [found] = styleComponents(sheet(text), index);
    expect(found).toMatchObject({ component: { name: "shelf-css", kind: "library" }, shownBy: "index" });
    expect(text.slice(found?.start, found?.end)).toContain(".shelf-grid__label");
    expect(text.slice(found?.start, found?.end)).not.toContain(".orders-table__row{height:48px;color:#123}.orders");
  });

  it("have the version of a banner", () => {
    const [found] = styleComponents(sheet(`/*! Shelf CSS v3.2.1 | MIT License */${MINIFIED}`), index);
    expect(found?.component.version).toBe("3.2.1");
  });

  it("are not found in other sheets", () => {
    expect(styleComponents(sheet(OWN.repeat(20)), index)).toEqual([]);
    expect(styleComponents(sheet("/*! Other 1.0.0 */ .a{"), index)).toEqual([]);
  });
});
