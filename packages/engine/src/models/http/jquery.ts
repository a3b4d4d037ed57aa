/** jQuery: `$.ajax(url, settings)`, `$.ajax(settings)`, `$.get(url, data)` and its like; imported, or the page's `$` and `jQuery`. */
import { gives, http, type Model } from "../model.ts";

const SETTINGS = {
  method: "settings.method ?? settings.type",
  headers: "settings.headers",
  data: "settings.data",
  answer: "plain",
} as const;

export const jquery = {
  package: "jquery",
  versions: "1 - 4",
  exports: { default: "jQuery" },
  globals: { $: "jQuery", jQuery: "jQuery" },
  types: {
    jQuery: {
      "ajax(url: string, settings) | ajax(url: text)": http({ url: "url", ...SETTINGS }),
      "ajax(settings)": http({ url: "settings.url", ...SETTINGS }),
      "get|post(url: string, data?)": http({ url: "url", method: "$name", data: "data", answer: "plain" }),
      "getJSON|getScript(url: string, data?)": http({ url: "url", method: "$name", data: "data", answer: "plain" }),
      // jQuery 4 is what its factory gives: `jQueryFactory(window)`
      "(window: window)": gives("jQuery"),
    },
  },
} satisfies Model;
