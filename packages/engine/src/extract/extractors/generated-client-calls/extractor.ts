/**
 * Clients that are generated from a description of an interface and shipped with the application: openapi-generator
 * (typescript-fetch, 5 to 7), openapi-typescript-codegen and early hey-api, hey-api since 0.60. Their runtime differs from
 * version to version and is followed only in part; what their methods hand to it does not, so that is read.
 */
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";
import { codegenRequest } from "./codegen.ts";
import { heyApiRequest } from "./hey-api.ts";
import { openApiGeneratorRequest } from "./openapi-generator.ts";

const SHAPES = [openApiGeneratorRequest, codegenRequest, heyApiRequest];

export const generatedClientCalls = {
  name: "generated-client-calls",
  call(at, context) {
    if (at.node.type !== "CallExpression" || at.node.arguments.length === 0) return [];
    for (const shape of SHAPES) {
      const request = shape(at, context.ev);
      if (request) return requestFacts(request, at, context);
    }
    return [];
  },
} satisfies Extractor;
