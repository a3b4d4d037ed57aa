/**
 * The commands, their arguments and options. The words come from the catalogue of messages. What a command does is loaded
 * when it runs, so that the others, and the help, do not wait for it.
 */
import { Command, Option } from "commander";
import type { AnalyzeOptions } from "./analyze-command.ts";
import type { CaptureOptions } from "./capture-command.ts";
import type { ConvertOptions } from "./convert-command.ts";
import type { DiffOptions } from "./diff-command.ts";
import type { ExitCode } from "./exit-code.ts";
import { failOn } from "./fail-on.ts";
import { FORMAT_ALIASES, FORMATS } from "./format.ts";
import { header } from "./header.ts";
import type { McpOptions } from "./mcp-command.ts";
import { ANALYZE, CAPTURE, CONVERT, DIFF, MCP, OPTIONS, PROGRAM, SIGNATURES, SITE, VERIFY } from "./messages.ts";
import { MAX_PORT, seconds, wholeNumber } from "./numbers.ts";
import { addExport, addImport, addServe, addToken, addWorker } from "./server-commands.ts";
import { several } from "./several.ts";
import type { AddSignaturesOptions } from "./signatures-command.ts";
import type { VerifyOptions } from "./verify-command.ts";
import { programVersion } from "./version.ts";
import { webOrigin } from "./web-origin.ts";

/** `onDone` is given the exit code of the command that ran. */
export function createProgram(onDone: (code: ExitCode) => void): Command {
  const program = new Command("asbuilt")
    .description(PROGRAM.description)
    .version(programVersion(), "-V, --version", OPTIONS.version)
    .option("--no-color", OPTIONS.noColor)
    .helpOption("-h, --help", OPTIONS.help)
    .helpCommand("help [command]", OPTIONS.helpCommand)
    .addHelpText("after", PROGRAM.help)
    .showHelpAfterError("Run `asbuilt --help` for usage.")
    .exitOverride();
  addAnalyze(program, onDone);
  addCapture(program, onDone);
  addConvert(program, onDone);
  addVerify(program, onDone);
  addDiff(program, onDone);
  addMcp(program, onDone);
  addSite(program, onDone);
  addServe(program, onDone);
  addWorker(program, onDone);
  addToken(program, onDone);
  addExport(program, onDone);
  addImport(program, onDone);
  addSignatures(program, onDone);
  return program;
}

function addAnalyze(program: Command, onDone: (code: ExitCode) => void): void {
  program
    .command("analyze")
    .description(ANALYZE.description)
    .argument("<input>", ANALYZE.input)
    .addOption(formatOption(ANALYZE.format))
    .option("-o, --output <path>", ANALYZE.output)
    .option("-q, --quiet", ANALYZE.quiet)
    .option("--timeout <seconds>", ANALYZE.timeout, seconds)
    .option("--signatures <file>", ANALYZE.signatures, several)
    .option("--models <file>", ANALYZE.models, several)
    .option("--header <header>", ANALYZE.header, header)
    .option("--allow-origin <origin>", ANALYZE.allowOrigin, webOrigin)
    .option("--ignore-robots", ANALYZE.ignoreRobots)
    .option("--source-maps", ANALYZE.sourceMaps)
    .option("--traffic <file>", ANALYZE.traffic)
    .option("--no-color", OPTIONS.noColor)
    .addHelpText("after", ANALYZE.help)
    .action(async (input: string, _own: unknown, command: Command) => {
      const { analyzeCommand } = await import("./analyze-command.ts");
      onDone(await analyzeCommand(input, command.optsWithGlobals<AnalyzeOptions>()));
    });
}

function addCapture(program: Command, onDone: (code: ExitCode) => void): void {
  program
    .command("capture")
    .description(CAPTURE.description)
    .argument("<input>", ANALYZE.input)
    .requiredOption("-o, --output <path>", CAPTURE.output)
    .option("-q, --quiet", CAPTURE.quiet)
    .option("--header <header>", ANALYZE.header, header)
    .option("--allow-origin <origin>", ANALYZE.allowOrigin, webOrigin)
    .option("--ignore-robots", ANALYZE.ignoreRobots)
    .option("--source-maps", CAPTURE.sourceMaps)
    .option("--browser", CAPTURE.browser)
    .option("--browser-path <program>", CAPTURE.browserPath)
    .option("--headless", CAPTURE.headless)
    .option("--har <file>", CAPTURE.har)
    .addHelpText("after", CAPTURE.help)
    .action(async (input: string, options: CaptureOptions) => {
      const { captureCommand } = await import("./capture-command.ts");
      onDone(await captureCommand(input, options));
    });
}

const formatOption = (words: string): Option =>
  new Option("-f, --format <format>", words).choices([...FORMATS, ...Object.keys(FORMAT_ALIASES)]);

function addConvert(program: Command, onDone: (code: ExitCode) => void): void {
  program
    .command("convert")
    .description(CONVERT.description)
    .argument("<input>", CONVERT.input)
    .addOption(formatOption(CONVERT.format))
    .option("-o, --output <file>", CONVERT.output, several)
    .option("--material <input>", CONVERT.material)
    .option("--signatures <file>", ANALYZE.signatures, several)
    .option("--models <file>", ANALYZE.models, several)
    .addHelpText("after", CONVERT.help)
    .action(async (input: string, options: ConvertOptions) => {
      const { convertCommand } = await import("./convert-command.ts");
      onDone(await convertCommand(input, options));
    });
}

function addVerify(program: Command, onDone: (code: ExitCode) => void): void {
  program
    .command("verify")
    .description(VERIFY.description)
    .argument("<specification>", VERIFY.specification)
    .argument("<material>", VERIFY.material)
    .option("--traffic <file>", VERIFY.traffic)
    .option("--reproduce", VERIFY.reproduce)
    .option("--signatures <file>", ANALYZE.signatures, several)
    .option("--models <file>", ANALYZE.models, several)
    .addHelpText("after", VERIFY.help)
    .action(async (specification: string, material: string, options: VerifyOptions) => {
      const { verifyCommand } = await import("./verify-command.ts");
      onDone(await verifyCommand(specification, material, options));
    });
}

function addDiff(program: Command, onDone: (code: ExitCode) => void): void {
  program
    .command("diff")
    .description(DIFF.description)
    .argument("<old>", DIFF.old)
    .argument("<new>", DIFF.young)
    .addOption(
      new Option("-f, --format <format>", DIFF.format).choices(["text", "md", "markdown", "json"]).default("text"),
    )
    .option("-o, --output <file>", DIFF.output)
    .option("--fail-on <changes>", DIFF.failOn, failOn)
    .option("--signatures <file>", ANALYZE.signatures, several)
    .option("--models <file>", ANALYZE.models, several)
    .addHelpText("after", DIFF.help)
    .action(async (old: string, young: string, options: DiffOptions) => {
      const { diffCommand } = await import("./diff-command.ts");
      onDone(await diffCommand(old, young, options));
    });
}

function addMcp(program: Command, onDone: (code: ExitCode) => void): void {
  program
    .command("mcp")
    .description(MCP.description)
    .argument("[input]", MCP.input, ".")
    .option("--material <input>", MCP.material)
    .option("--before <input>", MCP.before)
    .option("--http <port>", MCP.http, wholeNumber(MAX_PORT, 0))
    .option("--signatures <file>", ANALYZE.signatures, several)
    .option("--models <file>", ANALYZE.models, several)
    .addHelpText("after", MCP.help)
    .action(async (input: string, options: McpOptions) => {
      const { mcpCommand } = await import("./mcp-command.ts");
      onDone(await mcpCommand(input, options));
    });
}

function addSite(program: Command, onDone: (code: ExitCode) => void): void {
  program
    .command("site")
    .description(SITE.description)
    .argument("<folder>", SITE.folder)
    .addHelpText("after", SITE.help)
    .action(async (folder: string) => {
      const { siteCommand } = await import("./site-command.ts");
      onDone(await siteCommand(folder));
    });
}

function addSignatures(program: Command, onDone: (code: ExitCode) => void): void {
  program
    .command("signatures")
    .description(SIGNATURES.description)
    .command("add")
    .description(SIGNATURES.add)
    .argument("<folder>", SIGNATURES.folder)
    .option("--signatures <file>", SIGNATURES.file, "asbuilt.signatures")
    .option("--only <names...>", SIGNATURES.only)
    .addHelpText("after", SIGNATURES.help)
    .action(async (folder: string, options: AddSignaturesOptions) => {
      const { addSignaturesCommand } = await import("./signatures-command.ts");
      onDone(await addSignaturesCommand(folder, options));
    });
}
