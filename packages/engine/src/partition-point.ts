/** The index of the first of a list for which a test holds, by halves; its length where it holds for none. It holds for all behind the first. */
export function partitionPoint<T>(list: readonly T[], test: (item: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && !test(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
