import { readSignatures, SignatureFormatError, type SignatureTable } from "@as-built/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeSignatures } from "./encode.ts";

const table: SignatureTable = {
  components: [
    { name: "alpha", kind: "library", every: 1, grams: 3, majors: [1] },
    { name: "@beta/core", kind: "framework", every: 4, grams: 2, majors: [] },
  ],
  sets: [[1, 0]],
  spans: [[1, 2, 3]],
};

function encode(grams: readonly number[]): Uint8Array {
  const sorted = [...new Set(grams)].sort((a, b) => a - b);
  return encodeSignatures(table, {
    grams: Uint32Array.from(sorted),
    owners: Uint16Array.from(sorted, (gram) => gram % 4),
  });
}

const codeOf = (bytes: Uint8Array): string | undefined => {
  try {
    readSignatures(bytes);
    return undefined;
  } catch (error) {
    return error instanceof SignatureFormatError ? error.code : "other";
  }
};

describe("signature index", () => {
  it("gives back what was written, wherever the bytes lie", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 0xffffffff }), { maxLength: 300 }),
        fc.integer({ min: 0, max: 3 }),
        (grams, shift) => {
          const bytes = encode(grams);
          const moved = new Uint8Array(bytes.length + shift);
          moved.set(bytes, shift);
          const index = readSignatures(moved.subarray(shift));
          expect(index.components).toEqual(table.components);
          for (const gram of grams) expect(index.lookup(gram)).toEqual([[0], [1], [1, 0], [1]][gram % 4]);
          for (const gram of grams)
            expect(index.releases?.get(index.lookup(gram))).toEqual(gram % 4 === 3 ? [1, 2, 3] : undefined);
          expect(index.lookup(0)).toEqual([]);
        },
      ),
    );
  });

  it("refuses what is no index", () => {
    const bytes = encode([1, 70_000, 0xfffffff0]);
    expect(codeOf(bytes)).toBeUndefined();
    expect(codeOf(new Uint8Array(4))).toBe("not-signatures");
    expect(codeOf(new TextEncoder().encode("a text that is longer than the header of an index"))).toBe(
      "not-signatures",
    );
    expect(codeOf(bytes.slice(0, -1))).toBe("damaged");
    const other = bytes.slice();
    other[4] = 9;
    expect(codeOf(other)).toBe("other-version");
  });

  it("refuses damage at any place", () => {
    const bytes = encode([1, 70_000, 0xfffffff0]);
    fc.assert(
      fc.property(fc.integer({ min: 8, max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const broken = bytes.slice();
        broken[at] = (broken[at] ?? 0) ^ flip;
        expect(codeOf(broken)).toBe("damaged");
      }),
    );
  });
});
