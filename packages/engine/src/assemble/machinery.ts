/**
 * What machinery is for, in words: components by name or kind, and the sentences that say of a point what was seen
 * instead of a product. The words are those that a reader without the package names would use.
 */
import type { Component, LeftOut, PointName } from "@as-built/spec";
import { CATALOGUE } from "../models/machinery.ts";

interface Role {
  readonly what: string;
  /** Packages, or scopes of packages. */
  readonly of: readonly string[];
  readonly kind?: Component["kind"];
}

/** In the order in which they are named. */
const ROLES: readonly Role[] = [
  {
    what: "a client-side router",
    of: [
      "react-router",
      "react-router-dom",
      "@remix-run/router",
      "vue-router",
      "@angular/router",
      "@tanstack/react-router",
      "wouter",
    ],
  },
  {
    what: "a UI runtime",
    of: [
      "react",
      "react-dom",
      "preact",
      "vue",
      "@vue",
      "@angular/core",
      "svelte",
      "solid-js",
      "lit",
      "lit-html",
      "ember-source",
      "jquery",
    ],
  },
  { what: "a scheduler", of: ["scheduler"] },
  {
    what: "browser polyfills",
    of: ["core-js", "core-js-pure", "whatwg-fetch", "cross-fetch", "zone.js"],
    kind: "polyfill",
  },
  {
    what: "an error-reporting and performance-tracing client",
    of: [
      "@sentry",
      "@sentry-internal",
      "@bugsnag",
      "@datadog",
      "rollbar",
      "@opentelemetry",
      "@newrelic",
      "logrocket",
      "raven-js",
    ],
  },
  { what: "an HTTP client", of: ["axios", "ky", "superagent", "ofetch"] },
  {
    what: "a store of application state",
    of: ["redux", "@reduxjs/toolkit", "zustand", "mobx", "pinia", "vuex", "jotai", "recoil"],
  },
  { what: "a validation library", of: ["zod", "yup", "joi", "valibot", "ajv", "superstruct"] },
  { what: "a bundler's module loader", of: [], kind: "runtime" },
];

const holds = ({ of, kind }: Role, component: Component): boolean =>
  of.some((owner) => component.name === owner || component.name.startsWith(`${owner}/`)) || kind === component.kind;

/** What a component is for; undefined where its name does not tell. */
export const roleOf = (component: Component): string | undefined => ROLES.find((role) => holds(role, component))?.what;

/** Most things named in one sentence. */
const NAMED = 12;

/** In the order in which a document names them: as the catalogue does, then as the roles stand above. */
const ORDER = [...CATALOGUE, ...ROLES].map(({ what }) => what);

/** The frames of the sentences, where there is something to put into them. */
const FRAMES: Partial<Readonly<Record<PointName, (list: string) => string>>> = {
  purpose: (list) =>
    `The material holds only generic machinery: ${list}. These are third-party or framework parts and are left out of this specification.`,
  screens: (list) =>
    `Only generic route-pattern handling appears (${list}). That is framework behaviour and not a product route.`,
  states: (list) => `Only states internal to libraries appear (${list}). They are not product states.`,
  calls: (list) => `The only network activity seen is framework activity and is out of scope: ${list}.`,
  errors: (list) => `The only texts seen are framework texts: ${list}. They are not product errors.`,
  constants: (list) =>
    `The values seen are library tuning values only (for example ${list}). They are not product rules and are not requirements of this specification.`,
};

/** A sentence on the machinery that was seen on a point; empty where none was. */
export function machineryWords(point: PointName, leftOut: readonly LeftOut[]): string {
  const seen = new Set(leftOut.map(({ what }) => what));
  const names = [...new Set(ORDER)].filter((what) => seen.has(what));
  const frame = FRAMES[point];
  return names.length === 0 || !frame ? "" : frame(listed(names.slice(0, NAMED)));
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
