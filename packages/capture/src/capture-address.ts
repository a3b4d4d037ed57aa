/** An address to a capture: what the application there is made of, fetched without running anything. */
import type { Capture } from "@as-built/engine";
import { captureCollection } from "./collect/collection.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import type { AddressOptions } from "./web/collect-address.ts";

/** Whether an input is an address and no path. */
export const isAddress = (input: string): boolean => /^https?:\/\//i.test(input);

/** @throws {CaptureError} `address-malformed`, `address-*` where the address itself gives nothing */
export async function captureAddress(input: string, options: AddressOptions): Promise<Capture> {
  // loaded for addresses only
  const { collectAddress } = await import("./web/collect-address.ts");
  return captureCollection(await collectAddress(input, options), DEFAULT_LIMITS);
}
