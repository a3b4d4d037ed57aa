import { fileId } from "@as-built/spec";
import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import type { SignatureComponent } from "./component.ts";
import { NO_SIGNATURES } from "./signatures.ts";
import type { AttributionUnit, UnitOrigin } from "./unit.ts";
import { wholeComponents } from "./wholes.ts";

const framework = (name: string, more: Partial<SignatureComponent> = {}): SignatureComponent => ({
  name,
  kind: "framework",
  every: 1,
  grams: 100,
  majors: [3],
  ...more,
});

it("names the framework that alone brings a part, with the part's version where they are released together", () => {
  const index = {
    ...NO_SIGNATURES,
    components: [framework("vue"), framework("@vue/runtime-dom", { partOf: 0, together: [0] })],
  };
  const { program } = oxcParser()("x.js", "a()");
  const unit: AttributionUnit = {
    file: fileId("app.js"),
    start: 5,
    end: 25,
    node: program,
    module: 0,
    uses: [],
    loads: [],
    entry: true,
  };
  const component = { kind: "framework", name: "@vue/runtime-dom", version: "3.2.1" } as const;
  const origin: UnitOrigin = { origin: "framework", basis: "index", component };
  const whole = { component: { kind: "framework", name: "vue", version: "3.2.1" }, shownBy: "part", start: 5, end: 25 };
  expect(wholeComponents([unit], [origin], index)).toMatchObject([whole]);
  expect(wholeComponents([unit], [{ origin: "product", basis: "structure" }], index)).toEqual([]);
});
