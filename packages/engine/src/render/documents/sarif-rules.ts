/** The rules of the SARIF document: what each finds, why it matters, and what to do. Data only. */
import type { ReportingDescriptor } from "sarif";

export const RULES = [
  rule("secret", {
    name: "SecretInBundle",
    level: "error",
    short: "A value in the documented format of a secret stands in the bundle.",
    full: "Everybody who opens the application can read it. The format is one that its issuer documents for secrets.",
    help: "Revoke it at its issuer, keep the new one on a server, and let the client ask that server.",
  }),
  rule("internal-address", {
    name: "InternalAddress",
    level: "warning",
    short: "An address that only a private network, or this machine, answers stands in the bundle.",
    full:
      "The host is one that standards keep for private use: loopback and private ranges (RFC 1918, RFC 4193, RFC 3927), " +
      "localhost (RFC 6761), .local (RFC 6762), home.arpa (RFC 8375), .internal (ICANN). It tells about the inside of a " +
      "network, and for visitors the call fails.",
    help: "Set the address when the application is built for production, or remove the code that names it.",
  }),
  rule("source-map", {
    name: "SourceMapShipped",
    level: "warning",
    short: "A source map is shipped with the bundle.",
    full: "A source map gives everybody the names of the sources, and often their texts and comments.",
    help: "Leave source maps out of what is served, or let the server give them to your own tools only.",
  }),
  rule("client-role", {
    name: "RoleCheckedInClient",
    level: "note",
    short: "The client decides by a role what is shown.",
    full: "Checks in the client can be left out by whoever uses it. Whether the server checks as well is not shown in a bundle.",
    help: "Make sure that the server refuses what the role may not do, for each call behind the check.",
  }),
] as const satisfies readonly ReportingDescriptor[];

export type RuleId = (typeof RULES)[number]["id"];

interface Words {
  readonly name: string;
  readonly level: "error" | "warning" | "note";
  readonly short: string;
  readonly full: string;
  readonly help: string;
}

function rule<Name extends string>(id: Name, { name, level, short, full, help }: Words) {
  return {
    id: `asbuilt/${id}` as const,
    name,
    shortDescription: { text: short },
    fullDescription: { text: full },
    help: { text: help },
    defaultConfiguration: { level },
  };
}
