/** What of a specification goes into tables: its summary, and the rows of libraries, calls and roles. */
import type { POINTS, Specification } from "@as-built/spec";
import type { SummaryOf } from "../contract/analyses.ts";
import type { SpecCallTable, SpecLibraryTable, SpecRoleTable } from "../database/tables.ts";

export interface SpecificationRows {
  readonly summary: SummaryOf;
  readonly libraries: readonly Omit<SpecLibraryTable, "analysis_id">[];
  readonly calls: readonly Omit<SpecCallTable, "analysis_id">[];
  readonly roles: readonly Omit<SpecRoleTable, "analysis_id">[];
}

/** PostgreSQL's texts hold every character but U+0000; the document keeps it. */
const storable = (text: string): string => text.replaceAll("\0", "\ufffd");

const maybe = (text: string | undefined): string | null => (text === undefined ? null : storable(text));

export const specificationRows = (specification: Specification): SpecificationRows => ({
  summary: summaryOf(specification),
  libraries: specification.provenance.components.map(({ name, version, versionRange, kind, size }) => ({
    name: storable(name),
    version: maybe(version ?? versionRange),
    kind,
    size,
  })),
  calls: specification.points.calls.statements.map(({ id, protocol, method, url, operation }) => ({
    statement_id: storable(id),
    protocol,
    method: maybe(method),
    url: storable(url),
    operation: maybe(operation?.name),
  })),
  roles: specification.points.roles.statements.map(({ id, kind, name, label }) => ({
    statement_id: storable(id),
    kind,
    name: storable(name),
    label: maybe(label),
  })),
});

function summaryOf({ subject, points, provenance, material }: Specification): SummaryOf {
  const count = (name: (typeof POINTS)[number]["name"]) => points[name].statements.length;
  return {
    ...(subject.name !== undefined && { name: storable(subject.name) }),
    statements: {
      purpose: count("purpose"),
      screens: count("screens"),
      entities: count("entities"),
      states: count("states"),
      validation: count("validation"),
      roles: count("roles"),
      calls: count("calls"),
      errors: count("errors"),
      constants: count("constants"),
    },
    origins: provenance.totals,
    failures: material.failures.length,
  };
}
