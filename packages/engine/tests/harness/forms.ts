/** The forms in which an example is analysed, beside the form in which it is written. */

/** Bundlers, each with the real libraries in the bundle. */
export const BUNDLERS = ["vite", "esbuild", "webpack", "rspack"] as const;
export type Bundler = (typeof BUNDLERS)[number];

export const FORMS = ["minified", ...BUNDLERS] as const;
export type Form = (typeof FORMS)[number];
