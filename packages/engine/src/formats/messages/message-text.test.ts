import { expect, test } from "vitest";
import { cataloguesOf } from "../../extract/i18n/catalogue.ts";
import { messageText } from "./message-text.ts";

test.each<[string, unknown, string | undefined]>([
  ["i18next", "Hi {{ name }}", "Hi {name}"],
  ["polyglot", "Hi %{name}", "Hi {name}"],
  ["Lingui", ["Hi ", ["name"]], "Hi {name}"],
  [
    "FormatJS",
    [
      { type: 0, value: "Hi " },
      { type: 1, value: "name" },
    ],
    "Hi {name}",
  ],
  [
    "vue-i18n",
    {
      t: 0,
      b: {
        t: 2,
        i: [
          { t: 3, v: "Hi " },
          { t: 4, k: "name" },
        ],
      },
    },
    "Hi {name}",
  ],
  ["vue-i18n, one text", { t: 0, b: { t: 2, i: [{ t: 3 }], s: "Save" } }, "Save"],
  ["vue-i18n, long names", { type: 0, body: { type: 2, items: [{ type: 3, value: "Save" }] } }, "Save"],
  [
    "vue-i18n, plural",
    {
      t: 0,
      b: {
        t: 1,
        c: [
          { t: 2, i: [{ t: 3, v: "One" }] },
          { t: 2, i: [] },
        ],
      },
    },
    "One",
  ],
  ["gettext", [null, "One file", "Many files"], "One file"],
  ["FormatJS, as extracted", { id: "a", defaultMessage: "Save", description: "A button" }, "Save"],
  ["texts of which one is called message", { title: "Delete it?", message: "It is gone then." }, undefined],
  ["no message", { type: "text", value: 3 }, undefined],
])("%s", (_, value, text) => {
  expect(messageText(value)).toBe(text);
});

const TEXTS = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`key${at}`, `Some words ${at}`]));

test.each<[string, string, unknown, string | undefined]>([
  ["a file of a language", "locales/pt-BR.json", TEXTS, "pt-BR"],
  ["a folder of a language", "locales/de/common.json", TEXTS, "de"],
  ["no language", "assets/src-Dk2mc1xx.js", TEXTS, undefined],
  ["Angular's translations", "assets/fr.json", { locale: "fr", translations: TEXTS }, "fr"],
  ["Jed's domains", "assets/it.json", { domain: "a", locale_data: { a: TEXTS } }, "it"],
])("%s", (_, file, data, locale) => {
  const text = JSON.stringify(data);
  const [catalogue] = cataloguesOf(data, { file, text, start: 0, end: text.length });
  expect(catalogue?.locale).toBe(locale);
  expect(catalogue?.entries[0]).toMatchObject({ key: "key0", text: "Some words 0" });
});
