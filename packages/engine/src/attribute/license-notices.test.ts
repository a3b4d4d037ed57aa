import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import type { SignatureComponent } from "./component.ts";
import { licenseNotices, noticedComponents, noticedVersions, noticesIn } from "./license-notices.ts";
import { NO_SIGNATURES } from "./signatures.ts";

const component = (name: string): SignatureComponent => ({ name, kind: "library", every: 1, grams: 9, majors: [1] });
const NAMES = [
  "react",
  "react-dom",
  "object-assign",
  "classnames",
  "diff",
  "fuse.js",
  "underscore",
  "@uirouter/angularjs",
];
const index = { ...NO_SIGNATURES, components: NAMES.map(component) };
const file = fileId("main.js.LICENSE.txt");

const named = (text: string): readonly string[] =>
  noticedComponents(licenseNotices(new Map([[file, noticesIn(text)]]), index), index).map(
    ({ component: { name, version } }) => (version === undefined ? name : `${name}@${version}`),
  );

test("names and versions of the notices of a chunk", () => {
  const text = `/*
object-assign
(c) Sindre Sorhus
@license MIT
*/

/*!

 diff v4.0.1

Software License Agreement (BSD License)
*/

/*!
  Copyright (c) 2018 Jed Watson.
  Licensed under the MIT License (MIT), see
  http://jedwatson.github.io/classnames
*/

/*!
 * Fuse.js v3.6.1 - Lightweight fuzzy-search (http://fusejs.io)
 */

/** @license React v16.14.0
 * react-dom.production.min.js
 *
 * Copyright (c) Facebook, Inc. and its affiliates.
 */
`;
  expect(named(text)).toEqual(["object-assign", "diff@4.0.1", "classnames", "fuse.js@3.6.1", "react-dom@16.14.0"]);
});

test("nothing where a notice names several, no known one, or a part of another package", () => {
  expect(named("/** @license React v0.20.2\n * react-jsx-runtime.production.min.js\n */")).toEqual([]);
  expect(named("/*!\n * Based on Underscore.js 1.8.3\n * Copyright Jeremy Ashkenas\n */")).toEqual([]);
  expect(named("/*! ./src/diff */")).toEqual([]);
  expect(named("/*! Copyright, see https://github.com/a/diff and https://github.com/b/classnames */")).toEqual([]);
  expect(named("/* Copied from https://github.com/a/diff, MIT licensed */")).toEqual([]);
  expect(named("/*\n AngularJS v1.8.3\n (c) 2010-2020 Google LLC.\n License: MIT\n*/")).toEqual([]);
  expect(named("//! diff\n/*! no license")).toEqual([]);
});

test("versions by name", () => {
  const notices = licenseNotices(new Map([[file, noticesIn("/*! diff v4.0.1 */")]]), index);
  expect(noticedVersions(notices, index)).toEqual([{ name: "diff", version: "4.0.1", start: 0, end: 18 }]);
});
