import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { countVotes } from "./votes.ts";

const parse = oxcParser();
const OWNERS = [0];
/** An index that knows all code, as of one component. */
const index = { lookup: () => OWNERS };

/** One unit a statement. */
function votesOf(code: string): ReturnType<typeof countVotes> {
  const common = { file: fileId("app.js"), uses: [], loads: [], entry: false };
  const units = parse("app.js", code).program.body.map((node, module) => {
    const { start, end } = node;
    return { ...common, node, module, start, end };
  });
  return countVotes(units, index);
}

const knownOf = (votes: ReturnType<typeof countVotes>): readonly (readonly [number, number])[] =>
  votes.map(({ known, fresh }) => [known.get(OWNERS) ?? 0, fresh.get(OWNERS) ?? 0]);

const CUSTOM = `h.props.staticClass.attrs.click.nativeOn.slot`;

test("what stands in every unit is new in the first", () =>
  expect(knownOf(votesOf(`${CUSTOM};${CUSTOM};`))).toEqual([
    [3, 3],
    [3, 0],
  ]));

test("what a unit repeats counts once", () => {
  const [vote] = votesOf(`a=[${CUSTOM},${CUSTOM},${CUSTOM}];`);
  // and where one ends and the next begins
  const between = 3;
  expect([vote?.known.get(OWNERS), vote?.once.get(OWNERS)]).toEqual([3 * 3 + 2 * between, 3 + between]);
});
