/** What makes two facts one statement: the same identity, and where rules are concerned also what tells them apart. */
import { fileId } from "@as-built/spec";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../tests/program.ts";
import type { Content, FactOf } from "../extract/fact.ts";
import type { Unit } from "../unpack/units.ts";
import { distinction, identityOf } from "./identity.ts";

const evidence = [{ file: fileId("a.js"), start: 0, end: 1, says: "rule" }] as const;

const [unit, otherUnit] = contextOf({ "a.js": "f(); g();" }).survey.calls.map((call): Unit => call.unit);

const rule = (content: Partial<Content<"validation">>, at: Unit | undefined = unit): FactOf<"validation"> => ({
  point: "validation",
  content: { subject: "title", rule: "maxLength", value: 80, ...content },
  basis: "shown",
  evidence,
  ...(at ? { unit: at } : {}),
});

const call = (content: Partial<Content<"calls">>): FactOf<"calls"> => ({
  point: "calls",
  content: { protocol: "http", method: "GET", url: "/tools/{id}", ...content },
  basis: "shown",
  evidence,
});

const error = (message: string): FactOf<"errors"> => ({
  point: "errors",
  content: { kind: "shown", message },
  basis: "shown",
  evidence,
});

describe("rules of one subject", () => {
  const isOne = (a: FactOf<"validation">, b: FactOf<"validation">): boolean =>
    identityOf(a) === identityOf(b) && distinction(a) === distinction(b);

  test("are one where they state the same at one place", () => expect(isOne(rule({}), rule({}))).toBe(true));

  test("the two units are two", () => expect(unit?.index).not.toBe(otherUnit?.index));

  test.each([
    ["of two units", rule({}, otherUnit)],
    ["with another value", rule({ value: 60 })],
    ["with another message", rule({ message: "Too long" })],
    ["with a key of a message", rule({ messageKey: "title.long" })],
    ["of another subject", rule({ subject: "name" })],
    ["of another thing", rule({ of: "Tool" })],
    ["of another kind", rule({ rule: "minLength" })],
  ])("%s are two", (_, other) => expect(isOne(rule({}), other)).toBe(false));

  test("names of holes in messages count for nothing", () => {
    const said = (hole: string) => rule({ message: `At most {${hole}} letters` });
    expect(isOne(said("max"), said("value"))).toBe(true);
  });
});

test.each([
  ["names of holes", call({ url: "/tools/{key}" }), true],
  ["the method", call({ method: "PUT" }), false],
  ["the address", call({ url: "/loans/{id}" }), false],
  ["the protocol", call({ protocol: "websocket" }), false],
])("calls that differ in %s", (_, other, isSame) => expect(identityOf(call({})) === identityOf(other)).toBe(isSame));

test.each([
  ["No such tool", "No such tool", true],
  ["No such tool {id}", "No such tool {key}", true],
  ["No such tool", "No such tool.", false],
  ["No such tool", "no such tool", false],
  ["No such tool", "No such loan", false],
])("errors %j and %j", (a, b, isSame) => expect(identityOf(error(a)) === identityOf(error(b))).toBe(isSame));
