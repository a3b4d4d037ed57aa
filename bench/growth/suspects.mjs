/** Places of the engine that are gone through more often than the code is longer. Pure. */

/** A place that twice as much code has gone through so much more often grows faster than the code. */
const STEEP = 2.6;
/** Of all pairs of pieces: less is the noise of sorting, and of bounds that small inputs do not reach. */
const SHARE = 0.25;
/** What the process of the cases does not tell is below. */
const LEAST = 300;
/** So often a place may be gone through in a megabyte: about ten seconds. */
export const MOST = 2e10;

/** The same of code whose work was mended: what it once was is above. */
export const MOST_MENDED = 1e7;

const MEGABYTE = 1_000_000;

/** Places that went from few pieces to twice as many by more than is linear, with what they took then. */
export const grown = (few, more, count) =>
  [...more].filter(
    ([place, times]) => times > SHARE * (2 * count) ** 2 && times > STEEP * Math.max(few.get(place) ?? 0, LEAST),
  );

export class Suspects {
  #known = new Map();

  /** Of a place the kind of code that it would be gone through most often in. What nests is refused beyond a bound, and has a row of its own. */
  note(id, { few, more, most, count }) {
    const isNested = / nested /.test(id);
    for (const [place, times] of grown(few.counts, more.counts, count)) {
      const last = most.counts.get(place) ?? 0;
      if (last < STEEP * times) continue;
      const exponent = Math.log2(last / times);
      const work = last * (MEGABYTE / most.length) ** exponent;
      const name = isNested ? `${place}, nested` : place;
      const known = this.#known.get(name);
      if (known && known.work >= work) continue;
      this.#known.set(name, {
        place: name,
        isNested,
        id,
        work,
        exponent,
        times: [few.counts.get(place) ?? 0, times, last],
      });
    }
  }

  sorted() {
    return [...this.#known.values()].toSorted((a, b) => b.work - a.work || (a.place < b.place ? -1 : 1));
  }
}
