import { type Screen, statementId } from "@as-built/spec";
import { expect, it } from "vitest";
import { makeSample } from "../../tests/sample.ts";
import { screenMap } from "./screen-map.ts";

const [sample] = makeSample().specification.points.screens.statements;

function screen(path: string, more: Partial<Screen> = {}): Screen {
  if (sample === undefined) throw new Error("the sample has screens");
  const { basis, evidence } = sample;
  return { id: statementId(`screen:${path}`), basis, evidence, path, ...more };
}

const AREAS = ["berths", "tugs", "vessels"];
const many = Array.from({ length: 81 }, (_, index) => screen(`/${AREAS[index % 3]}/${index}`));

it("draws a screen with what leads to it and where it leads, and nothing else", () => {
  const all = [
    screen("/berths", { links: ["/berths/{id}"] }),
    screen("/berths/{berthId}", { links: ["/vessels"] }),
    screen("/vessels"),
    screen("/pilots"),
  ];
  const map = screenMap(all, [], "screen:/berths/{berthId}");
  expect(map.form).toBe("around");
  expect(map.form === "around" && map.screens.map(({ path }) => path)).toEqual([
    "/berths",
    "/berths/{berthId}",
    "/vessels",
  ]);
});

it("draws areas with the links between them where there are too many screens", () => {
  const linked = [screen("/berths/first", { links: ["/vessels/2", "/vessels/5", "/berths/3"] }), ...many];
  const map = screenMap(linked, linked, undefined);
  expect(map).toEqual({
    form: "areas",
    areas: [
      { name: "/berths", screens: 28, guarded: 0 },
      { name: "/tugs", screens: 27, guarded: 0 },
      { name: "/vessels", screens: 27, guarded: 0 },
    ],
    edges: [{ from: "/berths", to: "/vessels", links: 2 }],
  });
});

it("draws the screens that a filter has left, and all where nothing tells them apart", () => {
  const berths = many.filter(({ path }) => path.startsWith("/berths"));
  expect(screenMap(many, berths, undefined)).toMatchObject({ form: "screens", screens: berths });
  const flat = Array.from({ length: 70 }, (_, index) => screen(`/{tenant}/{page${index}}`));
  expect(screenMap(flat, flat, "screen:/gone").form).toBe("screens");
});
