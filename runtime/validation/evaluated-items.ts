/** Adds the indexes of items that `contains` matched in another check. */
export function takeItems(into: number[], found: readonly number[] | undefined): void {
  if (found !== undefined) for (const index of found) into.push(index);
}

/** How many items are neither among the first ones nor at one of the indexes. */
export function countOthers(length: number, first: number, places: ReadonlySet<number>): number {
  let count = Math.max(0, length - first);
  for (const place of places) if (place >= first && place < length) count -= 1;
  return count;
}
