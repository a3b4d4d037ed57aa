/** The matrix: what is said of roles, screens that they guard, and calls that only such screens make. */
import { type Call, type RoleStatement, type Screen, statementId } from "@as-built/spec";
import { expect, it } from "vitest";
import { makeSample } from "../../tests/sample.ts";
import { roleMatrix } from "./role-matrix.ts";

const { points } = makeSample({}).specification;
const [role, screen, call] = [points.roles.statements[0], points.screens.statements[0], points.calls.statements[0]];
if (!role || !screen || !call) throw new Error("the sample has one of each");

const admin: RoleStatement = { ...role, name: "admin", allows: [] };
const guarded: Screen = { ...screen, guards: ["admin"] };
const open: Screen = { ...screen, id: statementId("screen:/open"), guards: [] };
const by = (id: string, ...usedBy: readonly Screen[]): Call => ({
  ...call,
  id: statementId(id),
  usedBy: usedBy.map((each) => each.id),
});

it("names a guard that leads elsewhere in words", () => {
  const kept: Screen = { ...screen, guards: ["redirect=/sign-in", "canLeave"] };
  const { columns } = roleMatrix([], { screens: [kept], calls: [] }, () => undefined);
  expect(columns.map(({ name }) => name)).toEqual(["redirects to /sign-in", "canLeave"]);
});

it("has the calls of guarded screens, and not those that open ones make as well", () => {
  const calls = [by("only", guarded), by("both", guarded, open), by("none")];
  const matrix = roleMatrix([admin], { screens: [guarded, open], calls }, () => undefined);
  expect(matrix.rows.map(({ id }) => id)).toEqual([guarded.id, "only"]);
  expect(matrix.rows.map(({ name }) => name)).toEqual([guarded.path, "POST only"]);
  expect(matrix.holds("only", admin.id)).toBe(true);
});
