/**
 * No line, fact or cell shows a field as another one. Each field of a statement holds a word of its own; whichever of its
 * optional fields are there, a slot may hold the words only of the fields that it is there for.
 */
import { type Evidence, fileId, type Located, offset, POINTS, type PointName, statementId } from "@as-built/spec";
import { describe, expect, it } from "vitest";
import { TABLES } from "../tables.ts";
import { factsOf, lineOf } from "./describers.ts";

const evidence: readonly [Evidence] = [{ file: fileId("a.js"), start: offset(0), end: offset(1), quote: "x" }];
const common = { basis: "derived", evidence } as const;

/** Statements with every field; the word of a field is its path in capitals, so that it can be told wherever it stands. */
const FULL = {
  purpose: { ...common, id: statementId("ID"), kind: "feature", text: "TEXT" },
  screens: {
    ...common,
    id: statementId("ID"),
    path: "/PATH",
    title: "TITLE",
    name: "ROUTENAME",
    parent: statementId("PARENT"),
    redirectsTo: "REDIRECTSTO",
    guards: ["GUARDS"],
    calls: [statementId("CALLS")],
    texts: ["TEXTS"],
    links: ["LINKS"],
    chunk: fileId("CHUNK"),
    entry: "ENTRY",
    screens: [statementId("SCREENS")],
  },
  entities: { ...common, id: statementId("ID"), name: "NAME", source: "schema", fields: [{ name: "FIELDS" }] },
  states: {
    ...common,
    id: statementId("ID"),
    name: "NAME",
    values: ["VALUES", "OTHERVALUE"],
    labels: { VALUES: "LABELS" },
    initial: "INITIAL",
    transitions: [{ from: "VALUES", to: "OTHERVALUE", on: "TRANSITIONS", evidence }],
    entity: statementId("ENTITY"),
  },
  validation: {
    ...common,
    id: statementId("ID"),
    subject: "SUBJECT",
    label: "LABEL",
    of: "FORMNAME",
    rule: "pattern",
    value: "VALUE",
    message: "MESSAGE",
    messageKey: "MESSAGEKEY",
    when: "WHEN",
    screens: [statementId("SCREENS")],
  },
  roles: { ...common, id: statementId("ID"), kind: "role", name: "NAME", label: "LABEL", allows: ["ALLOWS"] },
  calls: {
    ...common,
    id: statementId("ID"),
    protocol: "http",
    method: "METHOD",
    url: "/URL",
    operation: { type: "query", name: "OPERATION", document: "DOCUMENT", direction: "sent" },
    parameters: [{ name: "PARAMETERS", in: "query", value: "PARAMETERVALUE" }],
    request: { properties: { REQUEST: {} } },
    response: { properties: { RESPONSE: {} } },
    statuses: [418],
    usedBy: [statementId("USEDBY")],
    entry: "ENTRY",
    seen: [
      {
        method: "SEENMETHOD",
        url: "/SEENURL",
        query: [{ name: "SEENQUERY" }],
        request: { properties: { SEENREQUEST: {} } },
        answers: [{ status: 419, shape: { properties: { SEENANSWER: {} } }, sightings: 1 }],
        traffic: { recording: "RECORDING", entries: [0], sightings: 1 },
      },
    ],
  },
  errors: {
    ...common,
    id: statementId("ID"),
    kind: "shown",
    code: "CODE",
    message: "MESSAGE",
    when: "WHEN",
    messageKey: "KEYOFMESSAGE",
  },
  constants: { ...common, id: statementId("ID"), name: "NAME", value: "VALUE", unit: "UNIT", meaning: "MEANING" },
} as const;

/** Which words may stand in which slot. What is not listed stands nowhere. */
const SLOTS: Readonly<Record<PointName, Readonly<Record<string, readonly string[]>>>> = {
  purpose: { title: ["TEXT"], "fact Words of the product": ["TEXT"] },
  screens: {
    title: ["PATH"],
    subtitle: ["TITLE", "ROUTENAME"],
    chips: ["redirects to REDIRECTSTO"],
    "fact Path": ["PATH"],
    "fact Title": ["TITLE"],
    "fact Route name": ["ROUTENAME"],
    "fact Parent": ["PARENT"],
    "fact Redirects to": ["REDIRECTSTO"],
    "fact Guards": ["GUARDS"],
    "fact Calls": ["CALLS"],
    "fact Texts": ["“TEXTS”"],
    "fact Links to": ["LINKS"],
    "fact Chunk": ["CHUNK"],
    "fact Entry": ["ENTRY"],
    "fact Screens": ["SCREENS"],
  },
  entities: { title: ["NAME"], chips: ["FIELDS"], "fact Name": ["NAME"], "fact Fields": ["FIELDS"] },
  states: {
    title: ["NAME"],
    flag: ["starts INITIAL"],
    chips: ["VALUES", "OTHERVALUE"],
    "fact Name": ["NAME"],
    "fact Of": ["ENTITY"],
    "fact Values": ["VALUES", "OTHERVALUE", "“LABELS”"],
    "fact Transitions": ["VALUES → OTHERVALUE", "on TRANSITIONS"],
  },
  validation: {
    // What users read of a field, else what the program calls it.
    title: ["LABEL", "SUBJECT"],
    tag: ["pattern VALUE"],
    subtitle: ["MESSAGE"],
    chips: ["FORMNAME", "SUBJECT"],
    "fact Field": ["SUBJECT"],
    "fact Label": ["LABEL"],
    "fact Of": ["FORMNAME"],
    "fact Value": ["VALUE"],
    "fact Message": ["MESSAGE"],
    "fact Message key": ["MESSAGEKEY"],
    "fact When": ["WHEN"],
    "fact Screens": ["SCREENS"],
    group: ["FORMNAME", "Form on SCREENS"],
    "cell Field": ["LABEL", "SUBJECT"],
    "cell Rule": ["pattern VALUE"],
    "cell Message": ["MESSAGE", "key MESSAGEKEY"],
    "cell When": ["WHEN"],
  },
  roles: {
    title: ["NAME"],
    subtitle: ["LABEL"],
    chips: ["ALLOWS"],
    "fact Name": ["NAME"],
    "fact Label": ["LABEL"],
    "fact Allows": ["ALLOWS"],
  },
  calls: {
    title: ["URL", "OPERATION · /URL"],
    tag: ["METHOD"],
    chips: ["?PARAMETERS", "REQUEST"],
    "fact Method": ["METHOD"],
    "fact Address": ["URL"],
    "fact Operation": ["OPERATION"],
    "fact Document": ["DOCUMENT"],
    "fact Parameters": ["PARAMETERS", "query, = PARAMETERVALUE"],
    "fact Body": ["REQUEST"],
    "fact Answer": ["RESPONSE"],
    "fact Seen in traffic": [
      "SEENMETHOD /SEENURL",
      "1 request: RECORDING, entry 0",
      "1 message: RECORDING, entry 0",
      "?SEENQUERY",
      "SEENREQUEST",
      "SEENANSWER",
    ],
    "fact Used by": ["USEDBY"],
    "fact Entry": ["ENTRY"],
    "cell Method": ["METHOD"],
    "cell Address": ["URL", "OPERATION · /URL"],
    "cell Query": ["?PARAMETERS"],
    "cell Body": ["REQUEST"],
    "cell Answer": ["RESPONSE"],
    "cell Used by": ["USEDBY"],
  },
  errors: {
    title: ["MESSAGE", "code CODE", "key KEYOFMESSAGE"],
    subtitle: ["when WHEN"],
    chips: ["CODE"],
    "fact Message": ["MESSAGE"],
    "fact Code": ["CODE"],
    "fact When": ["WHEN"],
    "fact Message key": ["KEYOFMESSAGE"],
    "cell Message": ["MESSAGE", "key KEYOFMESSAGE"],
    "cell Code": ["CODE"],
    "cell When": ["WHEN"],
  },
  constants: {
    // A constant without a name is told by its value, which has a look of its own.
    title: ["NAME", "VALUE UNIT", "VALUE"],
    tag: ["VALUE UNIT", "VALUE"],
    subtitle: ["MEANING"],
    "fact Name": ["NAME"],
    "fact Value": ["VALUE"],
    "fact Unit": ["UNIT"],
    "fact Meaning": ["MEANING"],
    "cell Value": ["VALUE", "VALUE UNIT"],
    "cell Meaning": ["MEANING"],
    "cell Name": ["NAME"],
  },
};

/** Of the format; whatever else a statement has may be absent. */
const REQUIRED = new Set(["id", "basis", "evidence", "kind", "path", "source", "fields", "values", "subject", "rule"]);
const REQUIRED_AT: Partial<Readonly<Record<PointName, readonly string[]>>> = {
  purpose: ["text"],
  entities: ["name"],
  states: ["name"],
  roles: ["name"],
  calls: ["protocol", "url"],
  constants: ["value"],
};

const optionalOf = (point: PointName): readonly string[] =>
  Object.keys(FULL[point]).filter((key) => {
    const own = REQUIRED_AT[point] ?? [];
    return !own.includes(key) && (key === "value" ? point === "validation" : !REQUIRED.has(key));
  });

/** The full statement without every set of its optional fields. */
function* variants(point: PointName): Generator<Located> {
  const optional = optionalOf(point);
  for (let mask = 0; mask < 2 ** optional.length; mask += 1) {
    const absent = new Set(optional.filter((_, index) => (mask >> index) % 2 === 1));
    const statement = Object.fromEntries(Object.entries(FULL[point]).filter(([key]) => !absent.has(key)));
    yield { point, statement } as unknown as Located;
  }
}

const titleOf = (id: string): string => id;

/** Every text that is drawn of a statement, by the slot that it stands in. */
function* drawn(located: Located): Generator<readonly [slot: string, text: string]> {
  const { title, tag, flag, subtitle, chips } = lineOf(located);
  yield ["title", title];
  if (tag) yield ["tag", tag.text];
  if (flag) yield ["flag", flag.text];
  if (subtitle) yield ["subtitle", subtitle];
  for (const chip of chips) yield ["chips", chip];
  for (const { label, values } of factsOf(located, titleOf)) {
    for (const { text, note } of values) {
      yield [`fact ${label}`, text];
      if (note) yield [`fact ${label}`, note];
    }
  }
  const shape = TABLES[located.point];
  const row = shape?.rowOf(located, titleOf);
  if (row?.group) yield ["group", row.group];
  for (const [index, { text }] of (row?.cells ?? []).entries()) yield [`cell ${shape?.columns[index]?.name}`, text];
}

/** The words of fields are all that is written in capitals. */
const namesField = (text: string): boolean => /[A-Z]{2}/.test(text);

describe("no page shows a field as another field", () => {
  it.each(POINTS.map(({ name }) => name))("%s", (point) => {
    const astray = new Set<string>();
    for (const located of variants(point)) {
      for (const [slot, text] of drawn(located)) {
        const own = SLOTS[point][slot] ?? [];
        if (namesField(text) && !own.some((words) => text === words || text === `/${words}`))
          astray.add(`${slot}: ${text}`);
      }
    }
    expect([...astray]).toEqual([]);
  });

  it("names a screen without a title by its route, and one without either by its path alone", () => {
    const [screen, ...rest] = [...variants("screens")].map(lineOf).map(({ subtitle }) => subtitle ?? "");
    expect(screen).toBe("TITLE");
    expect(new Set(rest)).toEqual(new Set(["TITLE", "ROUTENAME", ""]));
  });
});
