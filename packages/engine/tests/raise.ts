/** Raises code, as tests of the stage `raise` need it. */
import { fileId } from "@as-built/spec";
import { experiments } from "@rspack/core";
import { expect } from "vitest";
import { oxcParser } from "../src/parse/oxc.ts";
import type { Names } from "../src/raise/callees.ts";
import { raised } from "../src/raise/raise.ts";
import { bindingAt, onlyFunction } from "../src/scope/binding-at.ts";
import { buildScopes } from "../src/scope/build-scopes.ts";
import { memberName } from "../src/syntax/literals.ts";
import type { Program } from "../src/syntax/nodes.ts";
import { printed } from "./print.ts";

const parser = oxcParser();

export const programOf = (code: string): Program => {
  const { program, errors } = parser(fileId("a.js"), code);
  expect(errors).toEqual([]);
  return program;
};

type Elsewhere = Names["elsewhere"];

/** Whatever the script does not define is a helper. */
const HELPERS: Elsewhere = () => ["__read", "__awaiter"];

/** The functions of another module, by their names. */
export function moduleOf(code: string): Elsewhere {
  const program = programOf(code);
  const scopes = buildScopes(program);
  const names: Names = { scopes, elsewhere: () => [] };
  return (callee) => {
    const called = callee.type === "Identifier" ? callee.name : memberName(callee);
    const binding = called === undefined ? undefined : scopes.scopeOf.get(program)?.bindings.get(called);
    const fn = binding && onlyFunction(bindingAt(binding.declaration, scopes));
    return fn ? [{ fn, names }] : [];
  };
}

export const raisedProgram = (program: Program, elsewhere: Elsewhere = HELPERS): Program =>
  raised({ program, scopes: buildScopes(program), elsewhere }, () => false);

export const raise = (code: string, elsewhere?: Elsewhere): string =>
  printed(raisedProgram(programOf(code), elsewhere));

/** As SWC lowers it to ES5. */
export const lowered = (code: string): string =>
  experiments.swc.transformSync(code, { jsc: { target: "es5", parser: { syntax: "ecmascript" } } }).code;

export const minified = (code: string): string =>
  experiments.swc.minifySync(code, { compress: true, mangle: true, module: false }).code;
