/** `--allow-origin https://cdn.example`, given any number of times: the origins, whatever stands behind them. */
import { InvalidArgumentError } from "commander";

export function webOrigin(text: string, before: readonly string[] = []): readonly string[] {
  const address = URL.parse(text);
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new InvalidArgumentError("It must be an origin of the web, as in https://cdn.example.");
  return [...before, address.origin];
}
