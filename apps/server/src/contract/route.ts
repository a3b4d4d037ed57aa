/**
 * How routes of the contract are made: each names the lowest role that may use it, which is checked before its handler
 * runs and stands in the OpenAPI document as `x-role`. Every route may answer with an error body.
 */
import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { ApiError } from "./api-error.ts";
import type { ApiEnv } from "./caller.ts";
import { allows, type Role } from "./caller.ts";
import { ERROR_CODES, keysOf } from "./error-codes.ts";

const ErrorBody = z
  .object({
    error: z.object({
      code: z.enum(keysOf(ERROR_CODES)),
      message: z.string().openapi({ description: "A sentence for people, with the next step." }),
      digest: z.string().optional().openapi({ description: "Under which the server's log holds more." }),
      details: z.array(z.object({ at: z.string(), message: z.string() })).optional(),
    }),
  })
  .openapi("Error");

const errorResponse = { description: "What is wrong", content: { "application/json": { schema: ErrorBody } } };

/** @param role the lowest that may use the route */
export function route<P extends string, R extends Omit<RouteConfig, "path"> & { path: P }>(role: Role, config: R) {
  const made = createRoute(config);
  // Added behind the type: handlers throw errors and never return them.
  Object.assign(made, {
    "x-role": role,
    security: [{ token: [] }, {}],
    responses: { ...config.responses, "4XX": errorResponse, "5XX": errorResponse },
    middleware: needs(role),
  });
  return made;
}

const needs =
  (role: Role): MiddlewareHandler<ApiEnv> =>
  async (context, next) => {
    if (!allows(context.var.caller.role, role)) throw new ApiError("role-too-low", role);
    await next();
  };

/** A body or an answer of JSON. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { "application/json": { schema } } },
});
