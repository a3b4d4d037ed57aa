import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { catalogueAddresses } from "./catalogue-addresses.ts";
import { languagesIn, languagesOf } from "./languages.ts";

const scriptOf = (text: string) => {
  const [module] = programOf({ "main.js": text }).graph.modules;
  if (module === undefined) throw new Error("no module");
  return module.script;
};

const addresses = (text: string): readonly string[] =>
  catalogueAddresses(scriptOf(text)).map(
    ({ before, after, isBased }) => `${isBased ? "base " : ""}${before}{}${after}`,
  );

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: code that is read
test.each([
  ["a template", "fetch(`/locales/${e}.json`)", ["/locales/{}.json"]],
  ["a template with a base", "axios.get(`${t}/i18n/${e}/desk.json`)", ["base /i18n/{}/desk.json"]],
  ["a sum", 'fetch("./lang/"+e+".json")', ["./lang/{}.json"]],
  ["a sum with a base", 'fetch(t+"i18n-texts/"+e+".json")', ["base i18n-texts/{}.json"]],
  ["i18next", 'i.init({backend:{loadPath:"/l/{{lng}}/{{ns}}.json"}})', ["/l/{}/translation.json"]],
  [
    "i18next with namespaces",
    'i.init({ns:["common","orders"],defaultNS:"common",backend:{loadPath:"/l/{{lng}}/{{ns}}.json"}})',
    ["/l/{}/common.json", "/l/{}/orders.json"],
  ],
  ["ngx-translate", 'function f(e,t){return new X(e,t.base()+"i18n-texts/")}', ["base i18n-texts/{}.json"]],
  ["ngx-translate, both parts", 'new X(e,"./assets/i18n/",".json")', ["./assets/i18n/{}.json"]],
  ["ngx-translate 17", 'f({prefix:"/i18n/",suffix:".json"})', ["/i18n/{}.json"]],
])("%s", (_, text, expected) => {
  expect(addresses(text)).toEqual(expected);
});

test.each([
  ["what names no language", "fetch(`/api/orders/${e}.json`)"],
  ["what is no data", "fetch(`/locales/${e}.js`);fetch(`/locales/${e}`)"],
  ["two holes", "fetch(`/locales/${e}/${n}.json`)"],
  ["other paths", 'x={loadPath:"/l/{{id}}.json"};y={prefix:"/orders/",suffix:".json"};new X("a","/i18n/")'],
])("nothing of %s", (_, text) => {
  expect(addresses(text)).toEqual([]);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: code that is read

test.each([
  ["a list", 'const l=["de","en","pt-BR","zh_Hans"]', ["de", "en", "pt-BR", "zh_Hans"]],
  ["names", 'm={de:"Deutsch",en:"English"}', ["de", "en"]],
  ["rows", 'm=[{code:"fr",name:"Français"},{code:"it",name:"Italiano"}]', ["fr", "it"]],
  ["settings", 'i.init({lng:"de",fallbackLng:"en",ns:"fr"})', ["de", "en"]],
  ["no other lists", 'a=["up","en"];b=["en"];c={de:1,up:2};d=[{code:"de"},{code:7}];e=["DE","EN"]', []],
])("languages by %s", (_, text, expected) => {
  expect(languagesIn(scriptOf(text).program)).toEqual(expected);
});

test("languages of data", () => {
  const config = {
    defaultLanguage: "nl",
    all: ["de", "en"],
    rows: [{ id: "fr" }, { id: "it" }],
    regions: ["DE", "AT"],
  };
  expect(languagesOf(JSON.stringify(config)).toSorted()).toEqual(["de", "en", "fr", "it", "nl"]);
  expect(languagesOf("{")).toEqual([]);
});
