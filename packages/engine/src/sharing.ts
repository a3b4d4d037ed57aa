/** Things that are held against each other, by what they share: against few, and not against all that there are. */
import { addTo } from "./multimap.ts";

/** So many of those that share something are asked: an application has up to forty of one word, a hostile text thousands. */
const MOST = 100;

/** Things go by their places in a list. Of what thousands share, the first are found; what few share finds the others. */
export class Sharing {
  private readonly places = new Map<string, Set<number>>();

  add(shared: Iterable<string>, place: number): void {
    for (const one of shared) if ((this.places.get(one)?.size ?? 0) < MOST) addTo(this.places, one, place);
  }

  /** Places of things that share any of these, in order. */
  near(shared: Iterable<string>): readonly number[] {
    const places = [...shared].flatMap((one) => [...(this.places.get(one) ?? [])]);
    return [...new Set(places)].sort((a, b) => a - b);
  }
}
