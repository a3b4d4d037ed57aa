/** `asbuilt token`: makes, lists and revokes tokens, whether the server runs or not. */
import type { Role } from "@as-built/server";
import type { ExitCode } from "./exit-code.ts";
import type { PlaceOptions } from "./place.ts";
import { printable } from "./printable.ts";
import { ProblemError } from "./problem.ts";
import { TOKEN } from "./server-messages.ts";
import { write } from "./terminal.ts";
import { withAdmin } from "./with-admin.ts";

export interface NewTokenOptions extends PlaceOptions {
  readonly role: Role;
  readonly name: string;
  readonly days?: number;
}

const DAY_MS = 86_400_000;

export const createTokenCommand = ({ role, name, days, ...place }: NewTokenOptions): Promise<ExitCode> =>
  withAdmin(place, async (admin) => {
    const expiresAt = days === undefined ? undefined : new Date(Date.now() + days * DAY_MS);
    const { secret } = await admin.createToken({ name, role, expiresAt });
    await write(process.stdout, `${secret}\n`);
  });

export const listTokensCommand = (place: PlaceOptions): Promise<ExitCode> =>
  withAdmin(place, async (admin) => {
    const lines = (await admin.listTokens()).map((token) => printable(TOKEN.line(token)));
    await write(process.stdout, `${lines.length === 0 ? TOKEN.none : lines.join("\n")}\n`);
  });

/** @throws {ProblemError} `no-token` */
export const revokeTokenCommand = (id: string, place: PlaceOptions): Promise<ExitCode> =>
  withAdmin(place, async (admin) => {
    if (!(await admin.revokeToken(id))) throw new ProblemError("no-token", id);
    await write(process.stdout, `${TOKEN.revoked(id)}\n`);
  });
