/**
 * Components that Nuxt (3 and 4, `dist/app/components`) adds to every application. It ships them as sources that are compiled with
 * the application, so their code differs from build to build; Vue's compiler writes the name of the file: `{__name:"nuxt-root"`.
 */
const ITS_OWN = /\b__name:\s?["'`]nuxt-(?:root|error-page)["'`]/;
/** Pages that others may have files for; Nuxt's begin with `appName:{type:String,default:"Nuxt"}`. */
const PAGE = /\b__name:\s?["'`](?:error-404|error-500|welcome)["'`]/;
const APP_NAME = /\bappName:\s?\{\s?type:\s?String,\s?default:\s?["'`]Nuxt["'`]/;

/** @param text that of a unit */
export const isNuxtComponent = (text: string): boolean =>
  text.includes("__name:") && (ITS_OWN.test(text) || (PAGE.test(text) && APP_NAME.test(text)));
