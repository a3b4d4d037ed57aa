import { fileId } from "@as-built/spec";
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

test("English without a country comes before that of a country, which is a translation of it", () => {
  const { graph } = programOf({
    "en.J2MKVnmF.chunk.js": `export default ${texts(120, (at) => (at % 4 === 0 ? `Choose the color of shelf ${at}` : `Shelf ${at}`))}`,
    "en-GB.CfMdDnNz.chunk.js": `export default ${texts(20, (at) => `Choose the colour of the shelf ${at}`)}`,
    "en-US-Bd3kQ8xa.js": `export default ${texts(20, (at) => `Choose the color of the shelf ${at}, or not`)}`,
  });
  expect(new Words(buildUnits(graph).units, []).lookup("text_4")?.text).toBe("Choose the color of shelf 4");
});

test("a catalogue whose outermost keys stand apart, as bundlers write JSON with named exports, has its whole keys", () => {
  const part = (name: string): string => texts(12, (at) => `Choose the ${name} of shelf ${at}`);
  const { graph } = programOf({
    "main.js": "import('./words.js')",
    "words.js": `const e=${part("name")},l="The shelves of a house",m={error:${part("fault")}},n=${part("note")},l2=JSON.parse('${part("sign")}'),h={signs:l2,general:e,labels:m,notes:n,title:l};export{h as default,e as general,m as labels,n as notes,l as title}`,
  });
  const words = new Words(buildUnits(graph).units, []);
  expect(words.lookup("labels.error.text_3")?.text).toBe("Choose the fault of shelf 3");
  expect(words.lookup("signs.text_5")?.text).toBe("Choose the sign of shelf 5");
  expect(words.lookup("title")?.text).toBe("The shelves of a house");
  // by its key in a namespace
  expect(words.lookup("error.text_3")?.text).toBe("Choose the fault of shelf 3");
});

test("a catalogue without groups has those texts, too, that stand apart because their keys can be names", () => {
  const words = (say: (at: number) => string, mark: string): string => {
    const names = Array.from({ length: 12 }, (_, at) => at);
    const apart = names.map((at) => `shelf_${at}${mark}=${JSON.stringify(say(at))}`).join();
    const keys = names.map((at) => `shelf_${at}:shelf_${at}${mark}`).join();
    return `${apart},all${mark}={"Not on a shelf.":${JSON.stringify(say(99))},${keys}}`;
  };
  const text = `var ${words((at) => `The shelf with number ${at}`, "$1")},${words((at) => `Regal mit Nummer ${at}`, "$2")},t={en:all$1,de:all$2};`;
  const { graph } = programOf({ "main.js": text });
  const found = new Words(buildUnits(graph).units, []);
  expect(found.lookup("shelf_4")?.text).toBe("The shelf with number 4");
  expect(found.lookup("Not on a shelf.")?.text).toBe("The shelf with number 99");
  // a full stop in a key is no border of a namespace
  expect(found.lookup("")).toBeUndefined();
  expect(found.isTranslation("main.js", text.indexOf("Regal mit Nummer 7") + 2)).toBe(true);
  expect(found.isTranslation("main.js", text.indexOf("The shelf with number 7") + 2)).toBe(false);
});

test("languages are told from keys where the region of one is written in small letters", () => {
  const english = texts(20, (at) => `The shelf with number ${at}`);
  const table = `{en:${english},de:${texts(20, (at) => `Regal mit Nummer ${at}`)},"zh-cn":${texts(20, (at) => `书架编号 ${at}`)}}`;
  const { graph } = programOf({ "main.js": `add(${table})` });
  const words = new Words(buildUnits(graph).units, []);
  expect(words.lookup("text_4")?.text).toBe("The shelf with number 4");
  expect(words.locales()).toEqual(["de", "en", "zh-cn"]);
  // by itself that is a name
  const { graph: other } = programOf({ "main.js": `add({"to-do":${english},"is-on":${english},"no-op":${english}})` });
  expect(new Words(buildUnits(other).units, []).lookup("to-do.text_4")?.text).toBe("The shelf with number 4");
});

test("keys are found in data that a text holds, however its quotation marks are written", () => {
  const data = texts(20, (at) => `Choose the name of shelf ${at}`);
  for (const written of [`'${data}'`, `\`${data}\``, JSON.stringify(data)]) {
    const { graph } = programOf({ "main.js": `const own=JSON.parse(${written});export const t=key=>own[key]` });
    const entry = new Words(buildUnits(graph).units, []).lookup("text_4");
    expect(entry?.text).toBe("Choose the name of shelf 4");
  }
});

test("an object of languages is no catalogue in pieces", () => {
  const german = texts(20, (at) => `Regal mit Nummer ${at}`);
  const english = texts(20, (at) => `The shelf with number ${at}`);
  const { graph } = programOf({
    "main.js": `const e=${english},d=${german},f=${german},all={en:e,de:d,ptbr:f};export const t=(lang,key)=>all[lang][key]`,
  });
  expect(new Words(buildUnits(graph).units, []).lookup("text_4")?.text).toBe("The shelf with number 4");
});

test("a catalogue in code that nothing names is the product's where its keys are asked for", () => {
  const own = texts(120, (at) => `Choose the colour of shelf ${at}`);
  const asked = Array.from({ length: 40 }, (_, at) => `t("text_${at}")`).join();
  const { graph } = programOf({
    "main.js": `import{t}from"./words.js";${asked}`,
    "words.js": `const own=${own};export const t=key=>own[key]`,
  });
  const { units } = buildUnits(graph);
  const product = units.filter(({ module }) => module.script.file === "main.js");
  const unnamed = units.filter((unit) => !product.includes(unit));
  expect(new Words(product, [], unnamed).lookup("text_4")?.text).toBe("Choose the colour of shelf 4");
  expect(new Words([], [], unnamed).lookup("text_4")).toBeUndefined();
});

test("code beside a table of languages is no translation, however many languages the table has", () => {
  const table = `{de:${texts(20, (at) => `Regal mit Nummer ${at}`)},nl:${texts(20, (at) => `Plank met nummer ${at}`)}}`;
  const english = texts(120, (at) => `The shelf with number ${at}`);
  const other = `x(${"1,".repeat(table.length / 2)}1)`;
  const { graph } = programOf({
    "main.js": `const e=${english};const both=[${table},${other}];const only=[${table}];`,
  });
  const { units } = buildUnits(graph);
  const words = new Words(units, []);
  expect(units.map((unit) => words.isOnlyTranslation(unit))).toEqual([false, false, true]);
});

test("a catalogue whose keys are the texts of the source language translates them, also where much is not translated yet", () => {
  const keys = Array.from({ length: 40 }, (_, at) => `The shelf with the number ${at} is not there`);
  const german = JSON.stringify(
    Object.fromEntries(keys.map((key, at) => [key, at % 2 ? "" : `Regal ${at} fehlt hier`])),
  );
  const english = JSON.stringify(Object.fromEntries(keys.map((key) => [key, ""])));
  const text = `const d=${german},e=${english};export const all={de:d,en:e}`;
  const { graph } = programOf({ "main.js": text });
  const words = new Words(buildUnits(graph).units, []);
  expect(words.isTranslation("main.js", text.indexOf("Regal 4"))).toBe(true);
  expect(words.lookup("The shelf with the number 4 is not there")).toBeUndefined();
});

test("what a web app manifest says of the whole is no translation", () => {
  const { graph } = programOf({
    "en.js": `export default ${texts(120, (at) => (at % 4 === 0 ? `Choose the colour of shelf ${at}` : `Shelf ${at}`))}`,
  });
  const named = { name: "Shelves for all", short_name: "All shelves", description: "Where things stand in a house" };
  const colours = { theme_color: "#537bd8", background_color: "#ffffff" };
  const text = JSON.stringify({ ...named, ...colours, display: "standalone", scope: "/", start_url: "/" });
  const manifest = { id: fileId("manifest.json"), kind: "json", text, bytes: text.length, sha256: "" } as const;
  const words = new Words(buildUnits(graph).units, [manifest]);
  expect(words.all().map(({ ranges: [first] }) => first?.file)).toEqual(["en.js"]);
  expect(words.isTranslation("manifest.json", 12)).toBe(false);
});
