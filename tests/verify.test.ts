/**
 * `asbuilt verify`: true specifications pass, and each kind of falsification is found. What is planted is one change to a
 * specification that passes, or to its material.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { captureFiles, capturePath } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import type { Specification } from "@as-built/spec";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { FalsehoodCode } from "../apps/cli/src/verify/falsehood.ts";
import { type PlainMaterial, plainMaterial } from "../apps/cli/src/verify/plain-material.ts";
import { verify } from "../apps/cli/src/verify/verify.ts";
import { STACKS } from "../tools/fixtures/stacks.mjs";
import { analyzeFixture, captureFixture } from "./fixture.ts";
import { slices } from "./full.ts";

const EXAMPLE = "example/vite/material";
const at = (path: string): string => fileURLToPath(new URL(`../fixtures/${path}`, import.meta.url));
const materialOf = async (folder: string): Promise<PlainMaterial> =>
  plainMaterial((await captureFixture(folder)).artifacts);

describe("true specifications", () => {
  const folders = [
    EXAMPLE,
    ...STACKS.map((stack) => `stacks/${stack}/material`),
    "seed-case/a/material",
    "next-builds/webpack/material",
  ];
  for (const [options, cases] of slices(folders, 5))
    test.each(cases)("%s passes", options, async (folder) => {
      const { specification } = await analyzeFixture(folder);
      expect(verify(specification, await materialOf(folder))).toEqual([]);
    });
});

test("an error that answers a call behind wrappers has no step of the call's derivation", () => {
  const text = `const post=(path)=>fetch("/api"+path,{method:"POST"});
const save=(kind)=>post("/"+kind).catch(()=>alert("The order could not be saved"));
document.body.onclick=()=>save("orders");`;
  const capture = captureFiles("orders", [{ path: "orders.js", bytes: new TextEncoder().encode(text) }]);
  const { specification } = analyze(capture, { parser: oxcParser() });
  expect(specification.points.errors.statements[0]?.when).toBe("POST /api/orders fails");
  expect(verify(specification, plainMaterial(capture.artifacts))).toEqual([]);
});

test("types are words of the format, and stand in no material", () => {
  const text = `export const save=async(id)=>{const r=await fetch("/api/orders/"+id,{method:"PUT",body:JSON.stringify({name:"x",total:3})});
if(!r.ok)throw new Error("The order could not be saved. Please try again.");return r.json()}`;
  const capture = captureFiles("orders", [{ path: "orders.js", bytes: new TextEncoder().encode(text) }]);
  const { specification } = analyze(capture, { parser: oxcParser() });
  expect(JSON.stringify(specification.points.entities)).toContain('"type":"number"');
  expect(verify(specification, plainMaterial(capture.artifacts))).toEqual([]);
});

/** A specification that may be changed. */
// biome-ignore lint/suspicious/noExplicitAny: a falsification breaks the types
type Loose = any;

const call = (specification: Loose, id: string): Loose =>
  specification.points.calls.statements.find((one: Loose) => one.id === id);
const LOANS = "call:http:POST:/api/v1/loans";
const MEMBER = "call:http:PATCH:/api/v1/members/{}";

const PLANTED: readonly (readonly [string, FalsehoodCode, (specification: Loose) => void])[] = [
  [
    "a shifted range",
    "wrong-quote",
    (s) => {
      call(s, LOANS).evidence[0].start += 1;
      call(s, LOANS).evidence[0].end += 1;
    },
  ],
  [
    "a range beyond the file",
    "wrong-range",
    (s) => {
      call(s, LOANS).evidence[0].end = 9e8;
    },
  ],
  [
    "a range that is turned around",
    "wrong-range",
    (s) => {
      const [evidence] = call(s, LOANS).evidence;
      [evidence.start, evidence.end] = [evidence.end, evidence.start];
    },
  ],
  [
    "a changed quote",
    "wrong-quote",
    (s) => {
      call(s, LOANS).evidence[0].quote += "x";
    },
  ],
  [
    "evidence in a file that is not there",
    "unknown-file",
    (s) => {
      call(s, LOANS).evidence[0].file = "gone.js";
    },
  ],
  [
    "a file that is not there",
    "missing-file",
    (s) => {
      s.material.files[0].id = "gone.js";
    },
  ],
  ["a file that is not listed", "unlisted-file", (s) => void s.material.files.pop()],
  [
    "another digest of a file",
    "wrong-digest",
    (s) => {
      s.material.files[0].sha256 = "0".repeat(64);
    },
  ],
  [
    "another digest of all",
    "wrong-digest",
    (s) => {
      s.subject.digest = "0".repeat(64);
    },
  ],
  [
    "another size",
    "wrong-size",
    (s) => {
      s.material.files[0].bytes += 1;
    },
  ],
  ["an id that is there twice", "same-id", (s) => void s.points.roles.statements.push(s.points.roles.statements[0])],
  ["a use by a screen that is not there", "dangling", (s) => void call(s, LOANS).usedBy.push("screen:/nowhere")],
  [
    "a field that refers to nothing",
    "dangling",
    (s) => {
      s.points.entities.statements[0].fields[0].refersTo = "entity:Nothing";
    },
  ],
  [
    "a region of a component that is not there",
    "dangling",
    (s) => {
      s.provenance.regions.find((one: Loose) => one.component).component = "library:gone";
    },
  ],
  [
    "a use that the screen does not list",
    "one-sided",
    (s) => {
      call(s, LOANS).usedBy.push(s.points.screens.statements[0].id);
    },
  ],
  [
    "evidence that is removed",
    "malformed",
    (s) => {
      call(s, LOANS).evidence = [];
    },
  ],
  [
    "a premise that is removed",
    "no-premise",
    (s) => {
      call(s, MEMBER).evidence = call(s, MEMBER).evidence.filter(({ quote }: Loose) => !quote.includes("members"));
    },
  ],
  [
    "a derivation from one range",
    "no-premise",
    (s) => {
      call(s, LOANS).evidence.length = 1;
    },
  ],
  [
    "a step that is left out",
    "wrong-steps",
    (s) => {
      const steps = s.points.calls.statements.find((one: Loose) => one.evidence.some(({ step }: Loose) => step === 2));
      steps.evidence = steps.evidence.filter(({ step }: Loose) => step !== 1);
    },
  ],
  [
    "a pointer to nothing",
    "wrong-pointer",
    (s) => {
      call(s, LOANS).evidence[0].for = "/nothing";
    },
  ],
  [
    "another address",
    "no-premise",
    (s) => {
      call(s, LOANS).url = "/api/v1/secrets";
    },
  ],
  [
    "another method",
    "wrong-id",
    (s) => {
      call(s, MEMBER).method = "DELETE";
    },
  ],
  [
    "another number",
    "no-premise",
    (s) => {
      const constant = s.points.constants.statements.find((one: Loose) => typeof one.value === "number");
      constant.value = 987_654_321;
    },
  ],
  [
    "another bound",
    "no-premise",
    (s) => {
      s.points.validation.statements.find((one: Loose) => one.rule === "minLength" && one.basis === "shown").value =
        77_777;
    },
  ],
  [
    "another message",
    "no-premise",
    (s) => {
      s.points.errors.statements.find((one: Loose) => one.basis === "shown" && one.message).message = "All is well.";
    },
  ],
  [
    "another role",
    "no-premise",
    (s) => {
      s.points.roles.statements[0].name = "emperor";
    },
  ],
  [
    "another state",
    "no-premise",
    (s) => {
      s.points.states.statements[0].values[0] = "melted";
    },
  ],
  [
    "another state to begin with",
    "no-premise",
    (s) => {
      s.points.states.statements.find(({ initial }: Loose) => initial).initial = "melted";
    },
  ],
  [
    "a key of a message that nothing shows",
    "no-premise",
    (s) => {
      s.points.validation.statements[0].messageKey = "rules.none";
    },
  ],
  [
    "a label that nothing shows",
    "no-premise",
    (s) => {
      s.points.roles.statements[0].label = "Emperor";
    },
  ],
  [
    "a field that nothing shows",
    "no-premise",
    (s) => {
      s.points.entities.statements.find(({ basis }: Loose) => basis === "shown").fields[0].name = "shoeSize";
    },
  ],
  [
    "a basis that is none",
    "malformed",
    (s) => {
      call(s, LOANS).basis = "certain";
    },
  ],
  [
    "unknown code that shows",
    "wrong-basis",
    (s) => {
      call(s, LOANS).origin = "unknown";
    },
  ],
  [
    "a point that hides its statements",
    "wrong-point",
    (s) => {
      s.points.calls.shown = false;
    },
  ],
  [
    "a total that does not add up",
    "wrong-total",
    (s) => {
      s.provenance.totals.product += 1;
    },
  ],
  [
    "another size of a component",
    "wrong-total",
    (s) => {
      s.provenance.components[0].size += 1;
    },
  ],
  ["a region that is left out", "wrong-regions", (s) => void s.provenance.regions.splice(0, 1)],
  [
    "fewer sightings than ranges",
    "wrong-total",
    (s) => {
      call(s, LOANS).sightings = 1;
    },
  ],
  [
    "two texts of one screen that are exchanged",
    "no-premise",
    (s) => {
      const { texts } = s.points.screens.statements.find((one: Loose) => one.texts?.length > 1);
      [texts[0], texts[1]] = [texts[1], texts[0]];
    },
  ],
  [
    "two fields of one entity that are exchanged",
    "no-premise",
    (s) => {
      const { fields } = s.points.entities.statements.find(({ basis }: Loose) => basis === "shown");
      [fields[0], fields[1]] = [fields[1], fields[0]];
    },
  ],
  [
    "the chunk of another screen",
    "no-premise",
    (s) => {
      const [one, other] = s.points.screens.statements.filter((screen: Loose) => screen.chunk);
      one.chunk = other.chunk;
    },
  ],
  [
    "a derived address that is called shown",
    "wrong-basis",
    (s) => {
      call(s, MEMBER).basis = "shown";
    },
  ],
  [
    "an error of which only the words stand there, called shown",
    "wrong-basis",
    (s) => {
      s.points.errors.statements.find(({ id }: Loose) => id.startsWith("error:bring-the-tool-back")).basis = "shown";
    },
  ],
  [
    "a message with a hole that is called shown",
    "wrong-basis",
    (s) => {
      s.points.errors.statements.find((one: Loose) => one.message?.includes("{")).basis = "shown";
    },
  ],
  [
    "a screen that a role allows and that does not ask for it",
    "one-sided",
    (s) => {
      const screen = s.points.screens.statements.find(({ guards }: Loose) =>
        guards?.some((one: string) => one.startsWith("role:")),
      );
      screen.guards = ["redirect=/sign-in"];
    },
  ],
  [
    "a rule of a screen that does not list it",
    "contradiction",
    (s) => {
      s.points.validation.statements.find(({ of }: Loose) => of?.startsWith("/")).screens = [];
    },
  ],
  [
    "a unit that is none",
    "contradiction",
    (s) => {
      s.points.constants.statements.find(({ unit }: Loose) => unit).unit = "moons";
    },
  ],
  [
    "a text that a screen has twice",
    "same-id",
    (s) => {
      const { texts } = s.points.screens.statements.find((one: Loose) => one.texts?.length > 1);
      texts.push(texts[0]);
    },
  ],
  [
    "a module that nothing names",
    "unknown-word",
    (s) => {
      s.provenance.regions[0].module = "zebrafish";
    },
  ],
  [
    "a name of what is sent to an address of which nothing is known",
    "unknown-word",
    (s) => {
      s.points.entities.statements.find(({ source }: Loose) => source === "request").name = "ZebrafishRequest";
    },
  ],
  [
    "a list that is none",
    "malformed",
    (s) => {
      s.points.calls.statements = {};
    },
  ],
];

/** Those of transitions, too. */
function rangesIn(value: Loose): readonly Loose[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "evidence" ? (inner as Loose) : rangesIn(inner)));
}

describe("falsifications", () => {
  let specification: Specification;
  let files: PlainMaterial;

  beforeAll(async () => {
    ({ specification } = await analyzeFixture(EXAMPLE));
    files = await materialOf(EXAMPLE);
  });

  test.each(PLANTED)("%s is found: %s", (_, code, plant) => {
    const false_: Loose = structuredClone(specification);
    plant(false_);
    expect(verify(false_, files).map((one) => one.code)).toContain(code);
  });

  test.each<readonly [string, FalsehoodCode, (evidence: Loose) => object]>([
    ["shifted by one", "wrong-quote", ({ start, end }) => ({ start: start + 1, end: end + 1 })],
    ["with another quote", "wrong-quote", ({ quote }) => ({ quote: `${quote.slice(0, -1)}\u0001` })],
    ["turned around", "wrong-range", ({ start, end }) => ({ start: end, end: start })],
    ["beyond its file", "wrong-range", ({ end }) => ({ end: end + 1e9 })],
    ["of a file that is not there", "unknown-file", () => ({ file: "gone.js" })],
    ["for a part that is not there", "wrong-pointer", () => ({ for: "/nothing" })],
  ])("every range of every statement, %s, is found", (_, code, plant) => {
    const false_: Loose = structuredClone(specification);
    const ranges = Object.values<Loose>(false_.points).flatMap(({ statements }) => rangesIn(statements));
    expect(ranges.length).toBeGreaterThan(500);
    for (const one of ranges) Object.assign(one, plant(one));
    expect(verify(false_, files).filter((one) => one.code === code).length).toBe(ranges.length);
  });

  test("a byte of the material that changed is found", async () => {
    const folder = mkdtempSync(join(tmpdir(), "asbuilt-verify-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(at(EXAMPLE), folder, { recursive: true });
    const { file, start } = call(specification, LOANS).evidence[0];
    const text = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), `${text.slice(0, start)}~${text.slice(start + 1)}`);
    const codes = verify(specification, plainMaterial((await capturePath(folder)).artifacts)).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["wrong-digest", "wrong-quote"]));
  });
});
