/** Collects grams with their owners, and makes the bytes of an index of them. */
import type { SignatureComponent } from "@as-built/engine";
import { encodeSignatures } from "./encode.ts";
import { OwnerSets } from "./sets.ts";

export interface BuiltIndex {
  readonly bytes: Uint8Array;
  readonly components: readonly SignatureComponent[];
  readonly grams: number;
}

export class IndexEncoder {
  private readonly components: readonly SignatureComponent[];
  private readonly sets: OwnerSets;
  private readonly counts: number[];
  private readonly grams: number[] = [];
  private readonly numbers: number[] = [];

  /** What `components` say of their number of grams is replaced. */
  constructor(components: readonly SignatureComponent[]) {
    this.components = components;
    this.sets = new OwnerSets(components.length);
    this.counts = components.map(() => 0);
  }

  /** Grams ascending. `span`: the major versions of a single component. */
  add(gram: number, owners: readonly number[], span: readonly [first: number, last: number] | undefined): void {
    this.grams.push(gram);
    for (const owner of owners) this.counts[owner] = (this.counts[owner] ?? 0) + 1;
    this.numbers.push(this.sets.numberOf(owners, span));
  }

  built(): BuiltIndex {
    const components = this.components.map((component, number) => ({ ...component, grams: this.counts[number] ?? 0 }));
    const { sets, spans, final } = this.sets.compact();
    const entries = { grams: Uint32Array.from(this.grams), owners: Uint16Array.from(this.numbers, final) };
    return {
      bytes: encodeSignatures({ components, sets, spans }, entries),
      components,
      grams: entries.grams.length,
    };
  }
}
