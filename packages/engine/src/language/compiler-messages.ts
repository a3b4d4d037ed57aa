/**
 * Messages that compilers put into what they make: the helpers of Babel (`@babel/helpers` 7, which SWC's follow),
 * TypeScript (`tslib` 2), esbuild and @rollup/plugin-commonjs 13 to 29, the loading of chunks and of
 * what a folder holds (webpack 2 to 5, mini-css-extract-plugin 2), and the numbers that
 * libraries give their messages in production builds (React 19, MUI 7, Base UI 1, Redux 5). They are thrown by code that
 * no author of the product wrote, wherever it is put.
 */
const HELPERS: readonly RegExp[] = [
  /^Cannot call a class as a function$/,
  /^Super expression must either be null or a function/,
  /^Derived constructors may only return object or undefined$/,
  /^this hasn't been initiali[sz]ed - super\(\) has/,
  /^Invalid attempt to (?:spread|destructure|iterate) non-iterable instance/,
  /^Cannot (?:destructure undefined|\{\w+\})$/,
  /^Cannot initialize the same private elements twice on an object$/,
  /^Cannot add the same private member more than once$/,
  /^attempted to .{0,40}(?:private|read only|undeclared).{0,40}/,
  /^Private element is not present on this object$/,
  /^Cannot (?:read|write) (?:from |to )?private (?:field|member|method)/,
  /^Private (?:accessor|method|field|static access) .{0,30}(?:was defined without|is not writable|wrong)/,
  /^Class constructor .{0,60}cannot be invoked without 'new'$/,
  /^Generator is already (?:executing|running)\.?$/,
  /^iterator result is not an object$/,
  /^(?:Object|.{1,30}) is not (?:async )?iterable\.?$/,
  /^Symbol\.(?:async)?[iI]terator is not defined\.?$/,
  /^@@toPrimitive must return a primitive value\.?$/,
  /^Class extends value .{0,60}is not a constructor or null$/,
  /^(?:Dynamic require of |Could not dynamically require )/,
  /^Automatic publicPath is not supported in this browser$/,
  /^(?:Loading (?:CSS )?chunk .{1,60} failed\b|Cannot find module '\{\w+\}'$)/,
  / error #.{1,20}; visit https?:\/\/.{1,200} for the full message/,
];

/** Whether a message is one of a compiler's or bundler's own. */
export const isHelperMessage = (text: string): boolean => HELPERS.some((pattern) => pattern.test(text));
