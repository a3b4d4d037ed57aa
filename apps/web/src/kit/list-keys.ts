/** Which entry of a list a key moves to. */

const PAGE = 10;

/** The new index, or undefined where the key does not move in a list. `active` is -1 where nothing is selected. */
export function indexAfterKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const clamp = (index: number): number => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case "ArrowDown":
      return clamp(active + 1);
    case "ArrowUp":
      return clamp(active - 1);
    case "PageDown":
      return clamp(active + PAGE);
    case "PageUp":
      return clamp(active - PAGE);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "Enter":
      return clamp(active);
    default:
      return undefined;
  }
}
