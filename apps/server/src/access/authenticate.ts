/**
 * Who asks. At this machine everybody is its owner; elsewhere, and wherever a token is shown, the token says it. Tokens
 * that are not known are counted by address, requests by token. A known token is never refused for others' wrong ones:
 * many share the address of a proxy, and 256 random bits are not guessed.
 */
import { hash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { ApiError } from "../contract/api-error.ts";
import type { ApiEnv, Caller } from "../contract/caller.ts";
import type { Database } from "../database/open-database.ts";
import { findToken } from "../database/tokens.ts";
import { addressOf, takeOne } from "./rate.ts";
import { bearerOf, secretOf } from "./secret.ts";

export interface AccessOptions {
  /** Whether requests without a token are refused. */
  readonly required: boolean;
  /** Wrong tokens of one address in a minute. */
  readonly wrongTokens: number;
  /** Requests of one token in a minute. */
  readonly requests: number;
  /** Known to whoever can read the data folder, and good for an administrator. */
  readonly secret?: string | undefined;
}

export const ACCESS: Omit<AccessOptions, "required"> = { wrongTokens: 20, requests: 3000 };

const MINUTE = 60;
const OWNER: Caller = { role: "admin" };

export function authenticate(
  db: Database,
  { required, wrongTokens, requests, secret: ownSecret }: AccessOptions,
): MiddlewareHandler<ApiEnv> {
  const wrong = new RateLimiterMemory({ keyPrefix: "wrong", points: wrongTokens, duration: MINUTE });
  const uses = new RateLimiterMemory({ keyPrefix: "uses", points: requests, duration: MINUTE });
  const byToken = async (context: Context, secret: string): Promise<Caller> => {
    const token = await findToken(db, secret);
    if (token === undefined) {
      await takeOne(wrong, addressOf(context), context);
      throw new ApiError("token-wrong");
    }
    await takeOne(uses, token.id, context);
    return { role: token.role, token: { id: token.id, name: token.name } };
  };
  return async (context, next) => {
    // A cookie may be another server's: browsers keep them by host, whatever the port.
    const secret = required ? secretOf(context) : bearerOf(context);
    if (secret === undefined && required) throw new ApiError("token-required");
    const isOwner = secret === undefined || (ownSecret !== undefined && sameText(secret, ownSecret));
    context.set("caller", isOwner ? OWNER : await byToken(context, secret));
    await next();
  };
}

/** Compared by digest, which takes the same time whatever is the same. */
const sameText = (a: string, b: string): boolean =>
  timingSafeEqual(hash("sha256", a, "buffer"), hash("sha256", b, "buffer"));
