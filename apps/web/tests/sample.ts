/**
 * A specification over generated text that has something of everything: all nine points or some not shown, left-out
 * facts, missing chunks, failures, and hostile strings wherever the material could hold them.
 */
import {
  type Call,
  componentId,
  fileId,
  type Gap,
  type LeftOut,
  offset,
  POINTS,
  type PointName,
  type Points,
  type Specification,
  statementId,
} from "@as-built/spec";
import { BundleText } from "./bundle-text.ts";

/** Text that would do harm anywhere but in a text node. */
export const HOSTILE = "</script><img src=x onerror=globalThis.pwned=1><script>globalThis.pwned=1</script>";

export interface Sample {
  readonly specification: Specification;
  readonly texts: ReadonlyMap<string, string>;
}

export interface SampleOptions {
  /** Calls beside the few that are always there. */
  readonly manyCalls?: number;
  /** Code units of code around them. */
  readonly filler?: number;
  /** Points that are not shown. */
  readonly without?: readonly PointName[];
  /** Code that was not understood. */
  readonly gaps?: readonly Gap[];
}

const FILLER = "function a(e,t){return e.map(n=>n.value*t).filter(Boolean).reduce((r,o)=>r+o,0)}";
const react = componentId("framework:react");
const router = componentId("library:router");

export function makeSample({ manyCalls = 0, filler = 40_000, without = [], gaps }: SampleOptions = {}): Sample {
  const main = new BundleText("assets/index-4f2a9c.js");
  const html = new BundleText("index.html");
  const fill = () => main.fill(FILLER.repeat(Math.ceil(filler / 4 / FILLER.length)));
  const title = html.add("Harbour Desk", { says: "title" }, "<!doctype html><title>", "</title>");
  const description = html.add(
    "Plan berths, pilots and tugs for every vessel that calls at your port.",
    { says: "meta description" },
    '<meta name="description" content="',
    '">',
  );
  fill();
  const productStart = main.length;
  const points = { ...pointsOf(main, [title, description], manyCalls, fill) };
  const productEnd = main.length;
  fill();
  const leftOut: LeftOut[] = [
    { what: "prefetch of a route's data", component: router, evidence: [main.add('fetch("/_data/"+e)')] },
    { what: "retry delay", value: 3800, component: react, evidence: [main.add("3800", {}, "x=")] },
  ];
  for (const name of without) Object.assign(points, { [name]: notShown(leftOut) });
  const shownCalls = points.calls;
  if (shownCalls.shown) Object.assign(points, { calls: { ...shownCalls, leftOut } });
  return {
    specification: withGaps(specificationOf(main, html, points, [productStart, productEnd]), gaps),
    texts: new Map([
      [main.file, main.text],
      [html.file, html.text],
    ]),
  };
}

const withGaps = (specification: Specification, gaps: readonly Gap[] | undefined): Specification =>
  gaps ? { ...specification, material: { ...specification.material, gaps } } : specification;

const notShown = (leftOut: readonly LeftOut[]) => ({
  shown: false,
  statements: [],
  notShown: "Not shown. The material holds framework and third-party code only; no page of the product is in it.",
  reasons: [{ code: "no-product-code" as const }],
  leftOut,
});

function specificationOf(
  main: BundleText,
  html: BundleText,
  points: Points,
  [start, end]: readonly [number, number],
): Specification {
  const length = main.text.length;
  const third = Math.floor(start * 0.7);
  const region = (from: number, to: number) => ({ file: main.file, start: offset(from), end: offset(to) });
  return {
    format: "asbuilt/1",
    tool: { name: "as-built", version: "0.1.0" },
    subject: { name: "Harbour Desk", input: "harbour-desk", digest: "9f31c2d0a7b45e6688aa".padEnd(64, "0") },
    material: {
      files: [
        { id: main.file, kind: "script", bytes: length, sha256: "1".repeat(64) },
        { id: html.file, kind: "html", bytes: html.text.length, sha256: "2".repeat(64) },
      ],
      bundlers: [{ name: "vite", version: "7.1.0" }],
      modules: 212,
      missing: [
        { reference: "assets/Reports-81bc2e.js", evidence: [main.add('import("./Reports-81bc2e.js")')] },
        { reference: HOSTILE },
      ],
      failures: [
        { file: fileId("assets/broken.js"), error: `Unexpected token ${HOSTILE}`, at: offset(1042), code: "syntax" },
      ],
    },
    provenance: {
      totals: {
        runtime: 120,
        framework: third - 120,
        library: start - third,
        product: end - start,
        unknown: main.text.length - end,
      },
      components: [
        {
          id: react,
          kind: "framework",
          name: "react-dom",
          version: "19.1.0",
          size: third - 120,
          basis: "shown",
          evidence: [main.add('"19.1.0"', { says: "version" }, "v=")],
        },
        { id: router, kind: "library", name: "react-router", versionRange: "^7.0.0", size: start - third },
        { id: componentId("library:x"), kind: "library", name: "date-fns", size: 0 },
        { id: componentId("runtime:vite"), kind: "runtime", name: "vite preload helper", size: 120 },
      ],
      regions: [
        { ...region(0, 120), origin: "runtime", component: componentId("runtime:vite") },
        { ...region(120, third), origin: "framework", component: react },
        { ...region(third, start), origin: "library", component: router },
        { ...region(start, end), origin: "product" },
        { ...region(end, main.text.length), origin: "unknown" },
      ],
    },
    points,
  };
}

type Around = readonly [ReturnType<BundleText["add"]>, ReturnType<BundleText["add"]>];

function pointsOf(main: BundleText, [title, description]: Around, many: number, fill: () => void): Points {
  const created = statementId("call:POST /api/berths");
  const admin = statementId("role:harbour-master");
  const berth = statementId("entity:Berth");
  const base = main.add('"/api"', { says: "base address", for: "/url", step: 1 }, "const b=");
  const calls = callsOf(main, base, many, created);
  fill();
  return {
    purpose: {
      shown: true,
      statements: [
        { id: statementId("purpose:name"), basis: "shown", evidence: [title], kind: "name", text: "Harbour Desk" },
        {
          id: statementId("purpose:description"),
          basis: "shown",
          evidence: [description],
          kind: "description",
          text: "Plan berths, pilots and tugs for every vessel that calls at your port.",
        },
        {
          id: statementId("purpose:hostile"),
          basis: "shown",
          evidence: [main.add(JSON.stringify(HOSTILE), { says: HOSTILE })],
          kind: "feature",
          text: HOSTILE,
        },
      ],
    },
    screens: {
      shown: true,
      notShown: "The screens of assets/Reports-81bc2e.js are not shown: the chunk was not captured.",
      reasons: [{ code: "chunk-missing", ref: "assets/Reports-81bc2e.js" }],
      statements: [
        "/",
        "/berths",
        "/berths/{berthId}",
        "/vessels/{imo}/calls/{callId?}",
        "/pilots",
        "/settings/users",
      ].map((path, index) => ({
        id: statementId(`screen:${path}`),
        basis: "shown" as const,
        evidence: [main.add(`{path:"${path}",element:X${index}}`, { says: "route" })] as const,
        path,
        ...(index === 1 ? { title: "Berths", calls: [created], links: ["/berths/{berthId}"] } : {}),
        ...(index === 4 ? { texts: ["Delete the pilot?"] } : {}),
        ...(index === 5 ? { guards: [admin, "signed in"], title: "Users" } : {}),
      })),
    },
    entities: {
      shown: true,
      statements: [
        {
          id: berth,
          basis: "shown",
          evidence: [
            main.add("z.object({id:z.string(),length:z.number(),depth:z.number().optional()})", { says: "schema" }),
          ],
          name: "Berth",
          source: "schema",
          fields: [
            { name: "id", type: "string" },
            { name: "length", type: "number" },
            { name: "depth", type: "number", optional: true },
            { name: "status", values: ["free", "reserved", "occupied"] },
          ],
        },
        {
          id: statementId("entity:Booking"),
          basis: "inferred",
          origin: "unknown",
          evidence: [main.add("{berth:e,from:t,until:n}", { says: "posted" })],
          name: "Booking",
          source: "request",
          fields: [{ name: "berth", refersTo: berth }, { name: "from" }, { name: "until" }],
        },
      ],
    },
    states: {
      shown: true,
      statements: [
        {
          id: statementId("state:berth"),
          basis: "derived",
          evidence: [main.add('["free","reserved","occupied"]', { says: "values" })],
          name: "Berth status",
          values: ["free", "reserved", "occupied"],
          labels: { free: "Free", occupied: "Vessel alongside" },
          initial: "free",
          entity: berth,
          transitions: [
            {
              from: "free",
              to: "reserved",
              on: "reserve",
              evidence: [main.add('s="reserved"', { says: "transition" })],
            },
            { from: "*", to: "free", on: "release", evidence: [main.add('s="free"', { says: "transition" })] },
          ],
        },
      ],
    },
    validation: {
      shown: true,
      statements: (
        [
          ["length", "min", 20, "A berth is at least 20 m long"],
          ["imo", "pattern", "^\\d{7}$", "Seven digits"],
          ["until", "required", undefined, "Say until when"],
        ] as const
      ).map(([subject, rule, value, message]) => ({
        id: statementId(`validation:${subject}`),
        basis: "shown" as const,
        evidence: [main.add(`${subject}:${JSON.stringify(message)}`, { says: "rule" })] as const,
        subject,
        rule,
        message,
        of: "booking form",
        ...(value === undefined ? {} : { value }),
      })),
    },
    roles: {
      shown: true,
      statements: [
        {
          id: admin,
          basis: "shown",
          evidence: [main.add('"harbour-master"===e.role', { says: "role compared" })],
          kind: "role",
          name: "harbour-master",
          allows: [statementId("screen:/settings/users"), created],
        },
      ],
    },
    calls,
    errors: {
      shown: true,
      statements: [
        {
          id: statementId("error:taken"),
          basis: "shown",
          evidence: [main.add('Error("This berth is taken until "+e)', { says: "thrown" }, "throw ")],
          kind: "thrown",
          message: "This berth is taken until {until}",
          when: "berth.status === 'occupied'",
          code: "409",
        },
      ],
    },
    constants: {
      shown: true,
      statements: [
        {
          id: statementId("constant:hold"),
          basis: "shown",
          evidence: [main.add("holdMinutes:45", { says: "value" })],
          name: "holdMinutes",
          value: 45,
          unit: "minutes",
          meaning: "how long a reservation is held",
        },
      ],
    },
  };
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

function callsOf(
  main: BundleText,
  base: ReturnType<BundleText["add"]>,
  many: number,
  created: Call["id"],
): Points["calls"] {
  const call = (method: string, url: string, id = statementId(`call:${method} ${url}`)): Call => ({
    id,
    basis: "derived",
    evidence: [
      main.add(`"${url.replace("/api", "")}"`, { says: "path", for: "/url", step: 2 }, "r(b+"),
      base,
      main.add(`method:"${method}"`, { says: "method", for: "/method" }, "{", "});"),
    ],
    protocol: "http",
    method,
    url,
  });
  const statements: Call[] = [
    {
      ...call("POST", "/api/berths", created),
      parameters: [{ name: "dryRun", in: "query" }],
      request: {
        type: "object",
        properties: { name: { type: "string" }, length: { type: "number" }, tags: { items: { type: "string" } } },
      },
      statuses: [409],
      usedBy: [statementId("screen:/berths")],
    },
    { ...call("GET", "/api/berths/{berthId}"), parameters: [{ name: "berthId", in: "path", required: true }] },
    { ...call("DELETE", "/api/berths/{berthId}"), reasons: [{ code: "runtime-value", ref: "berthId" }] },
  ];
  for (let index = 0; index < many; index += 1) {
    statements.push(call(METHODS[index % METHODS.length] ?? "GET", `/api/generated/resource-${index}/{id}`));
  }
  return { shown: true, statements };
}

/** The names of all points, for a specification that shows nothing. */
export const ALL_POINTS: readonly PointName[] = POINTS.map(({ name }) => name);
