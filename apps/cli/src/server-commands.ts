/** The commands of the server: `serve`, `worker`, `token` with its parts, `export` and `import`. */
import { type Command, Option } from "commander";
import type { ExitCode } from "./exit-code.ts";
import { ANALYZE } from "./messages.ts";
import { MAX_PORT, wholeNumber } from "./numbers.ts";
import type { PlaceOptions } from "./place.ts";
import { defaultDataFolder } from "./place.ts";
import type { ServeOptions } from "./serve-command.ts";
import { EXPORT, IMPORT, SERVE, TOKEN, WORKER } from "./server-messages.ts";
import { several } from "./several.ts";
import type { NewTokenOptions } from "./token-command.ts";
import type { WorkerOptions } from "./worker-command.ts";

type Done = (code: ExitCode) => void;

const MANY = 100_000;
const MANY_MB = 2 ** 22;

export function addServe(program: Command, onDone: Done): void {
  withPlace(program.command("serve").description(SERVE.description))
    .option("-p, --port <number>", SERVE.port, wholeNumber(MAX_PORT))
    .option("--host <address>", SERVE.host, "127.0.0.1")
    .option("--keep-releases <number>", SERVE.keepReleases, wholeNumber(MANY))
    .option("--parallel <number>", SERVE.parallel, wholeNumber(MANY, 0), 2)
    .option("--memory <megabytes>", WORKER.memory, wholeNumber(MANY_MB), 4096)
    .option("--timeout <seconds>", WORKER.timeout, wholeNumber(MANY), 600)
    .option("--signatures <file>", ANALYZE.signatures, several)
    .option("--most-queued <number>", SERVE.mostQueued, wholeNumber(MANY), 10_000)
    .addOption(new Option("--fetch <addresses>", SERVE.fetch).choices(["off", "public", "any"]).default("public"))
    .addOption(logLevel())
    .addHelpText("after", SERVE.help)
    .action(async (options: ServeOptions) => {
      const { serveCommand } = await import("./serve-command.ts");
      onDone(await serveCommand(options));
    });
}

export function addWorker(program: Command, onDone: Done): void {
  program
    .command("worker")
    .description(WORKER.description)
    .addOption(databaseUrl(WORKER.databaseUrl).makeOptionMandatory())
    .option("--parallel <number>", WORKER.parallel, wholeNumber(MANY), 2)
    .option("--memory <megabytes>", WORKER.memory, wholeNumber(MANY_MB), 4096)
    .option("--timeout <seconds>", WORKER.timeout, wholeNumber(MANY), 600)
    .option("--signatures <file>", ANALYZE.signatures, several)
    .option("--grace <seconds>", WORKER.grace, wholeNumber(MANY, 0), 20)
    .option("--health-port <number>", WORKER.healthPort, wholeNumber(MAX_PORT))
    .option("--health-host <address>", WORKER.healthHost, "127.0.0.1")
    .addOption(logLevel())
    .addHelpText("after", WORKER.help)
    .action(async (options: WorkerOptions) => {
      const { workerCommand } = await import("./worker-command.ts");
      onDone(await workerCommand(options));
    });
}

const logLevel = (): Option =>
  new Option("--log-level <level>", WORKER.logLevel).choices(["silent", "error", "info"]).default("info");

const databaseUrl = (description: string): Option =>
  new Option("--database-url <url>", description).env("ASBUILT_DATABASE_URL");

export function addToken(program: Command, onDone: Done): void {
  const token = program.command("token").description(TOKEN.description).addHelpText("after", TOKEN.help);
  withPlace(token.command("create").description(TOKEN.create))
    .addOption(new Option("--role <role>", TOKEN.role).choices(["viewer", "analyst", "admin"]).makeOptionMandatory())
    .option("--name <name>", TOKEN.name, "command line")
    .option("--days <number>", TOKEN.days, wholeNumber(MANY))
    .action(async (options: NewTokenOptions) => {
      const { createTokenCommand } = await import("./token-command.ts");
      onDone(await createTokenCommand(options));
    });
  withPlace(token.command("list").description(TOKEN.list)).action(async (options: PlaceOptions) => {
    const { listTokensCommand } = await import("./token-command.ts");
    onDone(await listTokensCommand(options));
  });
  withPlace(token.command("revoke").description(TOKEN.revoke).argument("<id>", TOKEN.id)).action(
    async (id: string, options: PlaceOptions) => {
      const { revokeTokenCommand } = await import("./token-command.ts");
      onDone(await revokeTokenCommand(id, options));
    },
  );
}

export function addExport(program: Command, onDone: Done): void {
  withPlace(program.command("export").description(EXPORT.description).argument("<file>", EXPORT.file))
    .addHelpText("after", EXPORT.help)
    .action(async (file: string, options: PlaceOptions) => {
      const { exportCommand } = await import("./archive-commands.ts");
      onDone(await exportCommand(file, options));
    });
}

export function addImport(program: Command, onDone: Done): void {
  withPlace(program.command("import").description(IMPORT.description).argument("<file>", IMPORT.file))
    .addHelpText("after", IMPORT.help)
    .action(async (file: string, options: PlaceOptions) => {
      const { importCommand } = await import("./archive-commands.ts");
      onDone(await importCommand(file, options));
    });
}

const withPlace = (command: Command): Command =>
  command
    .option("--data <folder>", SERVE.data(defaultDataFolder()))
    .addOption(databaseUrl(SERVE.databaseUrl).conflicts("data"));
