/**
 * The inventory as a CycloneDX 1.7 bill of materials: each component with the places that show it. Licences, and what was not
 * recognised, are not stated, and the composition says so. It has no time and no serial number, so that the same material
 * gives the same bytes.
 */
import type { Component, Evidence, Specification } from "@as-built/spec";
import { jsonText } from "./cited.ts";
import { packageUrl } from "./package-url.ts";

const SUBJECT = "subject";

export function renderCycloneDx(specification: Specification): string {
  const { subject, tool, provenance } = specification;
  return jsonText({
    $schema: "http://cyclonedx.org/schema/bom-1.7.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.7",
    version: 1,
    metadata: {
      tools: { components: [{ type: "application", name: tool.name, version: tool.version }] },
      component: {
        type: "application",
        "bom-ref": SUBJECT,
        name: subject.name ?? subject.input,
        properties: [{ name: "asbuilt:digest", value: subject.digest }],
      },
    },
    components: provenance.components.map(componentOf),
    // What a bundle holds beyond what was recognised is not known.
    compositions: [{ aggregate: "unknown", assemblies: [SUBJECT] }],
  });
}

function componentOf(component: Component): object {
  const { id, kind, name, version, evidence = [] } = component;
  const [group, bare] = split(name);
  const purl = packageUrl(component);
  return {
    type: kind === "framework" ? "framework" : "library",
    "bom-ref": id,
    ...(group !== undefined && { group }),
    name: bare,
    ...(version !== undefined && { version }),
    ...(purl !== undefined && { purl }),
    ...(evidence.length > 0 && { evidence: { occurrences: evidence.map(occurrenceOf) } }),
    properties: propertiesOf(component),
  };
}

/** A scope is the group of a component. */
function split(name: string): readonly [string | undefined, string] {
  const slash = name.startsWith("@") ? name.indexOf("/") : -1;
  return slash < 0 ? [undefined, name] : [name.slice(0, slash), name.slice(slash + 1)];
}

const occurrenceOf = ({ file, start, quote, says }: Evidence): object => ({
  location: file,
  offset: start,
  additionalContext: says === undefined ? quote : `${says}: ${quote}`,
});

/** What the format has no field for, under names of our own. */
const propertiesOf = ({ kind, versionRange, size, basis }: Component): readonly object[] =>
  [
    { name: "asbuilt:kind", value: kind },
    { name: "asbuilt:basis", value: basis },
    { name: "asbuilt:versionRange", value: versionRange },
    { name: "asbuilt:codeUnits", value: String(size) },
  ].filter(({ value }) => value !== undefined);
