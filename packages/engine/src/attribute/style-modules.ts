/**
 * Style sheets inside scripts, as css-loader and style-loader write them: generated code, which belongs to whom it is
 * written for, though it calls a library.
 */

/** css-loader 3 to 7: `o.push([e.id,".a{...}",""])`; style-loader 3 and 4: `o.styleTagTransform=f()`. */
const SHEET = /\.push\(\[\w+\.id,\s*["'`]/;
const SETUP = /\.(?:styleTagTransform|insertStyleElement)\s*=\s*[\w$]+[.(]/;
/** What style-loader exports: `s=m.A&&m.A.locals?m.A.locals:void 0` */
const LOCALS = /^(?:(?:const|let|var)\s+)?[\w$]+\s*=\s*([\w$.]+)\s*&&\s*\1\.locals\s*\?\s*\1\.locals\s*:\s*void 0;?$/;
/** Within so many characters; a library's code that holds such a sheet somewhere is no sheet. */
const HEAD = 400;

export const isStyleModule = (text: string): boolean => {
  const head = text.slice(0, HEAD);
  return SHEET.test(head) || SETUP.test(head) || LOCALS.test(head);
};
