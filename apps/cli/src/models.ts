/** Models of a team's own clients, from the files that somebody named. */
import { readFileSync } from "node:fs";
import { type Model, readModels } from "@as-built/engine";
import { ProblemError } from "./problem.ts";

/** @throws {ProblemError} `not-models` */
export const modelsIn = (files: readonly string[]): readonly Model[] => files.flatMap(modelsOf);

function modelsOf(file: string): readonly Model[] {
  const read = readModels(textOf(file));
  if (!read.ok) throw new ProblemError("not-models", `${file}:\n  ${read.problems.join("\n  ")}`);
  return read.models;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new ProblemError("not-models", `${file}:\n  it cannot be read`);
  }
}
