/**
 * Style sheets inside scripts, as css-loader and style-loader write them: generated code, which belongs to whom it is
 * written for, though it calls a library.
 */

/** css-loader 0.9 to 2, `(e.exports=n(11)(!1)).push([e.i,".a{...}",""])`, and 3 to 7, `o.push([e.id,".a{...}",""])`. */
const SHEET = /\.push\(\[\w+\.id?,\s*["'`]/;
/** style-loader 0.13 to 1, `i.locals&&(e.exports=i.locals)`, and 3 and 4, `o.styleTagTransform=f()`. */
const SETUP =
  /\.(?:styleTagTransform|insertStyleElement)\s*=\s*[\w$]+[.(]|\b(\w+)\.locals\s*&&\s*\(\w+\.exports\s*=\s*\1\.locals\)/;
/** What style-loader exports: `s=m.A&&m.A.locals?m.A.locals:void 0` */
const LOCALS = /^(?:(?:const|let|var)\s+)?[\w$]+\s*=\s*([\w$.]+)\s*&&\s*\1\.locals\s*\?\s*\1\.locals\s*:\s*void 0;?$/;
/** What a package's sheet begins with, and minifiers keep: `.push([e.i,"/*!\n * # Semantic UI 2.3.0 - Table\n`. */
const NOTICED = /\.push\(\[\w+\.id?,\s*["'`]\s*\/\*!/;
/** Within so many characters; a library's code that holds such a sheet somewhere is no sheet. */
const HEAD = 400;

export const isStyleModule = (text: string): boolean => {
  const head = text.slice(0, HEAD);
  return SHEET.test(head) || SETUP.test(head) || LOCALS.test(head);
};

/** Whether a sheet begins with the notice of who published it. */
export const isPublishedSheet = (text: string): boolean => NOTICED.test(text.slice(0, HEAD));
