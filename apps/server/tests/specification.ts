/** A specification with one library, one call and one role, as a job would give it. */
import { FORMAT } from "@as-built/spec";

const EVIDENCE = [{ file: "main.js", start: 0, end: 5, quote: "fetch" }];
const NOT_SHOWN = { shown: false, statements: [], notShown: "nothing", reasons: [{ code: "no-evidence" }] };

/** As JSON; `url` is the address that its call asks. */
export function specificationJson(input: string, url = "/api/orders/{id}"): string {
  const statement = (id: string, content: object) => ({ id, basis: "shown", evidence: EVIDENCE, ...content });
  const shown = (...statements: object[]) => ({ shown: true, statements });
  const specification = {
    format: FORMAT,
    tool: { name: "as-built", version: "0.1.0" },
    subject: { name: "Harbour", input, digest: "0".repeat(64) },
    material: { files: [], missing: [], failures: [] },
    provenance: {
      totals: { runtime: 0, framework: 10, library: 5, product: 7, unknown: 0 },
      components: [{ id: "react", kind: "framework", name: "react", version: "19.1.0", size: 10 }],
      regions: [],
    },
    points: {
      purpose: NOT_SHOWN,
      screens: NOT_SHOWN,
      entities: NOT_SHOWN,
      states: NOT_SHOWN,
      validation: NOT_SHOWN,
      roles: shown(statement("role:pilot", { kind: "role", name: "pilot", label: "Harbour pilot" })),
      calls: shown(statement(`call:http:POST:${url}`, { protocol: "http", method: "POST", url })),
      errors: NOT_SHOWN,
      constants: NOT_SHOWN,
    },
  };
  return JSON.stringify(specification);
}
