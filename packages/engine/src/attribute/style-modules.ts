/**
 * Style sheets inside scripts, as css-loader and style-loader write them: generated code, which belongs to whom it is
 * written for, though it calls a library.
 */

/** css-loader 3 to 7: `o.push([e.id,".a{...}",""])`; style-loader 3 and 4: `o.styleTagTransform=f()`. */
const SHEET = /\.push\(\[\w+\.id,\s*["'`]/;
const SETUP = /\.(?:styleTagTransform|insertStyleElement)\s*=\s*[\w$]+[.(]/;

export const isStyleModule = (text: string): boolean => SHEET.test(text) || SETUP.test(text);
