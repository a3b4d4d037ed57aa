/**
 * Components that Nuxt (3 and 4, `dist/app/components`) adds to every application. It ships them as sources that are compiled with
 * the application, so their code differs from build to build; Vue's compiler writes the name of the file: `{__name:"nuxt-root"`.
 */
import type { SourcePath } from "./paths.ts";
import type { AttributionUnit } from "./unit.ts";

const ITS_OWN = /\b__name:\s?["'`]nuxt-(?:root|error-page)["'`]/;
/** Pages that others may have files for; Nuxt's begin with `appName:{type:String,default:"Nuxt"}`. */
const PAGE = /\b__name:\s?["'`](?:error-404|error-500|welcome)["'`]/;
const APP_NAME = /\bappName:\s?\{\s?type:\s?String,\s?default:\s?["'`]Nuxt["'`]/;

/** @param text that of a unit */
export const isNuxtComponent = (text: string): boolean =>
  text.includes("__name:") && (ITS_OWN.test(text) || (PAGE.test(text) && APP_NAME.test(text)));

const ROOT = /\b__name:\s?["'`]nuxt-root["'`]/;

/** With the component that Nuxt's root draws as the product's: its `app.vue`, and its `error.vue` where it has one. */
export function withNuxtApp(
  paths: readonly (SourcePath | undefined)[],
  units: readonly Pick<AttributionUnit, "uses">[],
  textOf: (at: number) => string,
): readonly (SourcePath | undefined)[] {
  const drawn = units.flatMap(({ uses }, at) => (ROOT.test(textOf(at)) ? uses : []));
  const own = new Set(drawn.filter((at) => textOf(at).includes("__name:") && !isNuxtComponent(textOf(at))));
  return own.size === 0 ? paths : paths.map((path, at) => path ?? (own.has(at) ? { side: "product" } : undefined));
}
