/** `asbuilt token`: makes, lists and revokes tokens, whether the server runs or not. */
import type { Role, TokenAdmin } from "@as-built/server";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { TOKEN } from "./messages.ts";
import { type PlaceOptions, storageOf } from "./place.ts";
import { printable } from "./printable.ts";
import { ProblemError } from "./problem.ts";
import { asServerProblem } from "./server-problem.ts";
import { write } from "./terminal.ts";

export interface NewTokenOptions extends PlaceOptions {
  readonly role: Role;
  readonly name: string;
  readonly days?: number;
}

const DAY_MS = 86_400_000;

export const createTokenCommand = ({ role, name, days, ...place }: NewTokenOptions): Promise<ExitCode> =>
  withTokens(place, async (tokens) => {
    const expiresAt = days === undefined ? undefined : new Date(Date.now() + days * DAY_MS);
    const { secret } = await tokens.create({ name, role, expiresAt });
    await write(process.stdout, `${secret}\n`);
  });

export const listTokensCommand = (place: PlaceOptions): Promise<ExitCode> =>
  withTokens(place, async (tokens) => {
    const lines = (await tokens.list()).map((token) => printable(TOKEN.line(token)));
    await write(process.stdout, `${lines.length === 0 ? TOKEN.none : lines.join("\n")}\n`);
  });

/** @throws {ProblemError} `no-token` */
export const revokeTokenCommand = (id: string, place: PlaceOptions): Promise<ExitCode> =>
  withTokens(place, async (tokens) => {
    if (!(await tokens.revoke(id))) throw new ProblemError("no-token", id);
    await write(process.stdout, `${TOKEN.revoked(id)}\n`);
  });

async function withTokens(place: PlaceOptions, use: (tokens: TokenAdmin) => Promise<void>): Promise<ExitCode> {
  // Loaded here, so that an analysis does not pay for the server.
  const { openTokenAdmin } = await import("@as-built/server");
  const tokens = await openTokenAdmin(storageOf(place)).catch(asServerProblem({ place }));
  try {
    await use(tokens);
  } finally {
    await tokens.close();
  }
  return EXIT.done;
}
