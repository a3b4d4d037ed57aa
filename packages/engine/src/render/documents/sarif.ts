/**
 * What a security reviewer looks at first, as a SARIF 2.1.0 log: secrets, addresses of private networks, source maps, roles
 * that the client checks. Only what the specification states, or what stands in the texts in a documented format; code of
 * named components is left out. A secret itself is not repeated.
 */
import type { Evidence, RoleStatement, Screen, Specification } from "@as-built/spec";
import type { Artifact, Location, Log, Notification, Region, Result } from "sarif";
import { visible } from "../visible.ts";
import { jsonText } from "./cited.ts";
import { type LinesOf, linesOf } from "./lines-of.ts";
import { RULES, type RuleId } from "./sarif-rules.ts";
import { type Hit, inlineMapsIn, internalAddressesIn, secretsIn } from "./sensitive.ts";

/** By file; those that are not there are not searched, and their places have no lines. */
export type Texts = ReadonlyMap<string, string>;

export function renderSarif(specification: Specification, texts: Texts = new Map()): string {
  const { tool, material } = specification;
  const places = placesIn(texts);
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "As-Built", version: tool.version, rules: [...RULES] } },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notificationsOf(material) }],
        artifacts: material.files.map(
          ({ id, bytes, sha256 }): Artifact => ({
            location: { uri: uriOf(id) },
            length: bytes,
            hashes: { "sha-256": sha256 },
          }),
        ),
        columnKind: "utf16CodeUnits",
        results: [...hitsOf(specification, texts, places), ...mapsOf(specification), ...rolesOf(specification, places)],
      },
    ],
  };
  return jsonText(log);
}

/** Addresses may hold what a URI does not; the folders stay. */
const uriOf = (file: string): string => file.toWellFormed().split("/").map(encodeURIComponent).join("/");

/** Files that could not be read, and those that the capture knows to lack. */
const notificationsOf = ({ failures, missing }: Specification["material"]): Notification[] => [
  ...failures.map(notificationOf),
  ...missing.flatMap(({ reference, error }) => (error === undefined ? [] : notificationOf({ file: reference, error }))),
];

const notificationOf = ({ file, error }: { file: string; error: string }): Notification => ({
  level: "warning",
  message: { text: `Not read: ${error}` },
  locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) } } }],
});

type PlaceOf = (file: string, start: number, end: number) => Location;

function placesIn(texts: Texts): PlaceOf {
  const known = new Map<string, LinesOf>();
  return (file, start, end) => {
    const text = texts.get(file);
    const lines = known.get(file) ?? (text === undefined ? undefined : linesOf(text));
    if (lines) known.set(file, lines);
    const region: Region = { ...lines?.(start, end), charOffset: start, charLength: end - start };
    return { physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } };
  };
}

const resultOf = (rule: RuleId, text: string, locations: Location[]): Result => ({
  ruleId: rule,
  ruleIndex: RULES.findIndex(({ id }) => id === rule),
  level: RULES.find(({ id }) => id === rule)?.defaultConfiguration.level ?? "warning",
  message: { text },
  locations,
});

const SEARCHES: readonly { readonly rule: RuleId; readonly search: (text: string) => readonly Hit[] }[] = [
  { rule: "asbuilt/secret", search: secretsIn },
  { rule: "asbuilt/internal-address", search: internalAddressesIn },
  { rule: "asbuilt/source-map", search: inlineMapsIn },
];

/** In the order of the files: what stands in the texts outside of components. */
function hitsOf(specification: Specification, texts: Texts, placeOf: PlaceOf): readonly Result[] {
  const isForeign = foreignRanges(specification);
  return specification.material.files.flatMap(({ id, kind }) => {
    const text = kind === "script" || kind === "html" ? texts.get(id) : undefined;
    if (text === undefined) return [];
    return SEARCHES.flatMap(({ rule, search }) =>
      search(text)
        .filter(({ start }) => !isForeign(id, start))
        .map(({ start, end, what }) => resultOf(rule, `${visible(what)} stands here.`, [placeOf(id, start, end)])),
    );
  });
}

/** Whether a place belongs to a named component. */
function foreignRanges({ provenance }: Specification): (file: string, at: number) => boolean {
  const byFile = Map.groupBy(
    provenance.regions.filter(({ component }) => component !== undefined),
    ({ file }): string => file,
  );
  return (file, at) => byFile.get(file)?.some(({ start, end }) => at >= start && at < end) ?? false;
}

const mapsOf = ({ material }: Specification): readonly Result[] =>
  material.files
    .filter(({ kind }) => kind === "map")
    .map(({ id }) =>
      resultOf("asbuilt/source-map", "This source map is served with the bundle.", [
        { physicalLocation: { artifactLocation: { uri: uriOf(id) } } },
      ]),
    );

/** Of roles that open something, and of screens that only roles open. */
function rolesOf({ points }: Specification, placeOf: PlaceOf): readonly Result[] {
  const roles = points.roles.statements.filter(({ allows = [] }) => allows.length > 0);
  const screens = points.screens.statements.filter(({ guards = [] }) =>
    guards.some((guard) => guard.startsWith(BY_ROLE)),
  );
  return [
    ...roles.map((role) => citedResult(role, opens(role), placeOf)),
    ...screens.map((screen) => citedResult(screen, guarded(screen), placeOf)),
  ];
}

const opens = ({ kind, name, allows = [] }: RoleStatement): string =>
  `The client lets the ${kind} ${visible(name)} do ${allows.length} things.`;

const guarded = ({ path, guards = [] }: Screen): string => {
  const roles = guards.flatMap((guard) => (guard.startsWith(BY_ROLE) ? visible(guard.slice(BY_ROLE.length)) : []));
  return `The client shows the screen ${visible(path)} by ${roles.join(", ")}.`;
};

/** A guard that names a statement of the roles begins so. */
const BY_ROLE = "role:";

/** The statement's id lets one result be found again in another build. */
function citedResult(
  { id, evidence }: { readonly id: string; readonly evidence: readonly Evidence[] },
  text: string,
  placeOf: PlaceOf,
): Result {
  // One place may say several things; SARIF wants each place once.
  const places = new Map(evidence.map((range) => [`${range.file} ${range.start} ${range.end}`, range]));
  const [first, ...others] = Array.from(places.values(), ({ file, start, end }) => placeOf(file, start, end));
  return {
    ...resultOf("asbuilt/client-role", text, first === undefined ? [] : [first]),
    ...(others.length > 0 && { relatedLocations: others }),
    partialFingerprints: { "asbuiltStatement/v1": id },
  };
}
