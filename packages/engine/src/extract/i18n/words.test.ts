import { expect, test } from "vitest";
import { programOf } from "../../../tests/program.ts";
import { buildUnits } from "../../unpack/units.ts";
import { Words } from "./words.ts";

const texts = (count: number, say: (index: number) => string): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`text_${index}`, say(index)])));

test("a larger catalogue in the code itself comes before one for a country, which holds what differs", () => {
  const own = texts(120, (at) => (at % 4 === 0 ? `Choose the colour of shelf ${at}` : `Shelf ${at}`));
  const british = texts(110, (at) => (at % 4 === 0 ? `Pick the colour of shelf ${at}` : `Shelf number ${at}`));
  const german = texts(115, (at) => `Regal mit Nummer ${at}`);
  const { graph } = programOf({
    "main.js": `const own=${own};export const t=key=>own[key]`,
    "en-GB.js": `export default ${british}`,
    "de-DE.js": `export default ${german}`,
  });
  const words = new Words(buildUnits(graph).units, []);
  expect(words.lookup("text_4")?.text).toBe("Choose the colour of shelf 4");
  expect(words.isTranslation("main.js", 20)).toBe(false);
  expect(words.isTranslation("de-DE.js", 20)).toBe(true);
});
