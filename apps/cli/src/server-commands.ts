/** The commands of the server: `serve`, and `token` with its parts. */
import { type Command, InvalidArgumentError, Option } from "commander";
import type { ExitCode } from "./exit-code.ts";
import { SERVE, TOKEN } from "./messages.ts";
import type { PlaceOptions } from "./place.ts";
import { defaultDataFolder } from "./place.ts";
import { type ServeOptions, serveCommand } from "./serve-command.ts";
import { createTokenCommand, listTokensCommand, type NewTokenOptions, revokeTokenCommand } from "./token-command.ts";

type Done = (code: ExitCode) => void;

const MAX_PORT = 65_535;
const MANY = 100_000;

export function addServe(program: Command, onDone: Done): void {
  withPlace(program.command("serve").description(SERVE.description))
    .option("-p, --port <number>", SERVE.port, wholeNumber(MAX_PORT))
    .option("--host <address>", SERVE.host, "127.0.0.1")
    .option("--keep-releases <number>", SERVE.keepReleases, wholeNumber(MANY))
    .option("--parallel <number>", SERVE.parallel, wholeNumber(MANY), 2)
    .addHelpText("after", SERVE.help)
    .action(async (options: ServeOptions) => onDone(await serveCommand(options)));
}

export function addToken(program: Command, onDone: Done): void {
  const token = program.command("token").description(TOKEN.description).addHelpText("after", TOKEN.help);
  withPlace(token.command("create").description(TOKEN.create))
    .addOption(new Option("--role <role>", TOKEN.role).choices(["viewer", "analyst", "admin"]).makeOptionMandatory())
    .option("--name <name>", TOKEN.name, "command line")
    .option("--days <number>", TOKEN.days, wholeNumber(MANY))
    .action(async (options: NewTokenOptions) => onDone(await createTokenCommand(options)));
  withPlace(token.command("list").description(TOKEN.list)).action(async (options: PlaceOptions) =>
    onDone(await listTokensCommand(options)),
  );
  withPlace(token.command("revoke").description(TOKEN.revoke).argument("<id>", TOKEN.id)).action(
    async (id: string, options: PlaceOptions) => onDone(await revokeTokenCommand(id, options)),
  );
}

const withPlace = (command: Command): Command =>
  command
    .option("--data <folder>", SERVE.data(defaultDataFolder()))
    .addOption(new Option("--database-url <url>", SERVE.databaseUrl).env("ASBUILT_DATABASE_URL").conflicts("data"));

const wholeNumber =
  (most: number) =>
  (value: string): number => {
    const number = Number(value);
    if (Number.isInteger(number) && number > 0 && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
  };
