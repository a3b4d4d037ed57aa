/** `navigator.sendBeacon(url, data)`, as the browser provides it: a POST whose answer nobody reads. */
import { http, type Model } from "../model.ts";

export const beacon = {
  versions: "living standard",
  globals: { navigator: "Navigator" },
  types: {
    Navigator: {
      "sendBeacon(url, body?)": http({ protocol: "beacon", url: "url", method: "'POST'", body: "body" }),
    },
  },
} satisfies Model;
