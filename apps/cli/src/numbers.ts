/** Options that are numbers, as the parser of the command line takes them. */
import { InvalidArgumentError } from "commander";

export const MAX_PORT = 65_535;

export const wholeNumber =
  (most: number, least = 1) =>
  (value: string): number => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };

export function seconds(value: string): number {
  const number = Number(value);
  // Timers take no longer delay than a signed 32-bit number of milliseconds.
  if (!(number > 0 && number <= 2_147_483)) throw new InvalidArgumentError("It must be a number of seconds above 0.");
  return number;
}
