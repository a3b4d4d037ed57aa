/**
 * Methods of gRPC services that a browser can call, from the descriptors that generated code holds: protoc-gen-grpc-web,
 * ts-proto and @improbable-eng/grpc-web, protobuf-ts, Connect 1, and the compiled files of protobuf-es 2 (Connect 2).
 */
import type { Node } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting } from "../../survey.ts";
import { describedBy, type Method } from "./descriptors.ts";

interface Described extends Method {
  readonly at: Sighting<Node>;
}

const factOf = ({ service, method, shown, at: { node, module, unit } }: Described): Fact => ({
  point: "calls",
  content: {
    protocol: "grpc-web",
    method: "POST",
    url: `{base}/${service}/${method}`,
    operation: { type: "method", name: `${service}/${method}` },
  },
  basis: shown.length > 0 ? "shown" : "derived",
  evidence: [
    { script: module.script, start: node.start, end: node.end, says: "method" },
    ...shown.map((source) => ({ ...source, says: "name", for: "/operation/name" })),
  ],
  unit,
});

export const grpcCalls = {
  name: "grpc-calls",
  all({ calls, objects }, { ev }) {
    return [...calls, ...objectsWith(objects, "methodName", "typeName")].flatMap((at) =>
      describedBy(at, ev).map((method) => factOf({ ...method, at })),
    );
  },
} satisfies Extractor;
