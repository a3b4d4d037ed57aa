/** The command line: arguments, files, terminal, exit codes. The words are in the catalogue of messages. */
export { main } from "./main.ts";
