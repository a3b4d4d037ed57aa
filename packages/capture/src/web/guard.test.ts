import { expect, test } from "vitest";
import { isPublicAddress, PRIVATE, publicLookup } from "./guard.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "169.254.169.254",
  "100.64.0.1",
  "198.18.0.1",
  "::1",
  "::ffff:10.0.0.1",
  "64:ff9b:1::7f00:1",
  "100::1",
  "fec0::1",
  "::7f00:1",
  "4000::1",
  "3fff::1",
  "no address",
])("%s is nobody's server on the Internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["93.184.215.14", "2606:2800:21f::1"])("%s may be a server", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test("of a name that means another address each time, only public ones are connected to", () => {
  const meanings = [
    ["93.184.215.14"],
    ["10.0.0.1", "93.184.215.14"],
    ["127.0.0.1"],
    ["::ffff:10.0.0.1", "fd00::1"],
    [],
  ];
  const look = publicLookup((_, done) => {
    done(
      null,
      (meanings.shift() ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  });
  const connected = Array.from({ length: 5 }, () => {
    let given: unknown;
    look("cdn.example", { all: true }, (error, addresses) => {
      given = error === null ? addresses : error.code;
    });
    return given;
  });
  const open = [{ address: "93.184.215.14", family: 4 }];
  expect(connected).toEqual([open, open, PRIVATE, PRIVATE, PRIVATE]);
});
