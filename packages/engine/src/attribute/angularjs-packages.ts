/**
 * Packages of AngularJS (1.x) by the module that they define: `angular.module("ngAria",["ng"])`. Applications name the
 * modules of packages in what they require, so minifiers leave the names. The packages of AngularJS itself all have the
 * comment `AngularJS v1.8.3 (c) 2010-2020 Google LLC`.
 */
import { type Banner, packageName } from "./banners.ts";

/** Modules as the documentation of each package names them. */
const PACKAGES: ReadonlyMap<string, string> = new Map([
  ["ng", "angular"],
  ["ngAnimate", "angular-animate"],
  ["ngAria", "angular-aria"],
  ["ngCookies", "angular-cookies"],
  ["ngMessageFormat", "angular-message-format"],
  ["ngMessages", "angular-messages"],
  ["ngParseExt", "angular-parse-ext"],
  ["ngResource", "angular-resource"],
  ["ngRoute", "angular-route"],
  ["ngSanitize", "angular-sanitize"],
  ["ngTouch", "angular-touch"],
  ["LocalStorageModule", "angular-local-storage"],
  ["angular-loading-bar", "angular-loading-bar"],
  ["angularMoment", "angular-moment"],
  ["btford.socket-io", "angular-socket-io"],
  ["chart.js", "angular-chart.js"],
  ["color.picker", "angularjs-color-picker"],
  ["ngFileUpload", "ng-file-upload"],
  ["ngMaterial", "angular-material"],
  ["ngMdIcons", "angular-material-icons"],
  ["ngStorage", "ngstorage"],
  ["ngTable", "ng-table"],
  ["pascalprecht.translate", "angular-translate"],
  ["ui.bootstrap", "angular-ui-bootstrap"],
  ["ui.grid", "angular-ui-grid"],
  ["ui.select", "ui-select"],
]);

/** `e.module("ngAria",["ng"])`: with a list it is defined, without one it is asked for. */
const DEFINED = /\.module\(\s?["'`]([\w.-]{1,60})["'`]\s?,\s?\[/g;

/** The package that code is a part of by the only module known here that it defines. */
export function angularjsPackage(text: string): string | undefined {
  if (!text.includes(".module(")) return undefined;
  const [name, ...others] = new Set(
    [...text.matchAll(DEFINED)].flatMap(([, module = ""]) => PACKAGES.get(module) ?? []),
  );
  return others.length > 0 ? undefined : name;
}

/** The comment names the framework; before another of its packages it has that one's version. */
export const isAngularjs = ({ name }: Pick<Banner, "name">): boolean => packageName(name) === "angularjs";
