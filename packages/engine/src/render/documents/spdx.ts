/**
 * The inventory as an SPDX 2.3 document: the application, the packages that its bundle holds, and who contains whom. SPDX asks
 * for a time: it is handed in, or stays at the beginning of time, so that the same material gives the same bytes.
 */
import type { Component, Specification } from "@as-built/spec";
import { jsonText } from "./cited.ts";
import { packageUrl } from "./package-url.ts";

const EPOCH = "1970-01-01T00:00:00Z";
const SUBJECT = "SPDXRef-Subject";

/** @param created when it was made, ISO 8601 in UTC, whole seconds */
export function renderSpdx({ subject, tool, provenance }: Specification, created?: string): string {
  const name = subject.name ?? subject.input;
  const packages = provenance.components.map((component, index) => packageOf(component, index));
  return jsonText({
    spdxVersion: "SPDX-2.3",
    dataLicense: "CC0-1.0",
    SPDXID: "SPDXRef-DOCUMENT",
    name,
    documentNamespace: `urn:as-built:sha256:${subject.digest}`,
    creationInfo: {
      created: created ?? EPOCH,
      creators: [`Tool: ${tool.name}-${tool.version}`],
      ...(created === undefined && {
        comment: "No time was handed in: the document is the same for the same material.",
      }),
    },
    packages: [
      {
        SPDXID: SUBJECT,
        name,
        downloadLocation: "NOASSERTION",
        filesAnalyzed: false,
        primaryPackagePurpose: "APPLICATION",
      },
      ...packages,
    ],
    relationships: [
      relationship("SPDXRef-DOCUMENT", "DESCRIBES", SUBJECT),
      ...packages.map(({ SPDXID }) => relationship(SUBJECT, "CONTAINS", SPDXID)),
    ],
  });
}

function packageOf(component: Component, index: number) {
  const { kind, name, version, versionRange, basis } = component;
  const purl = packageUrl(component);
  return {
    SPDXID: `SPDXRef-Package-${index + 1}`,
    name,
    ...(version !== undefined && { versionInfo: version }),
    downloadLocation: "NOASSERTION",
    filesAnalyzed: false,
    primaryPackagePurpose: kind === "framework" ? "FRAMEWORK" : "LIBRARY",
    sourceInfo: [
      `Recognised in the bundle (${basis ?? "derived"}).`,
      versionRange && `Versions that fit: ${versionRange}.`,
    ]
      .filter(Boolean)
      .join(" "),
    ...(purl !== undefined && {
      externalRefs: [{ referenceCategory: "PACKAGE-MANAGER", referenceType: "purl", referenceLocator: purl }],
    }),
  };
}

const relationship = (spdxElementId: string, relationshipType: string, relatedSpdxElement: string) => ({
  spdxElementId,
  relationshipType,
  relatedSpdxElement,
});
