/** Code units that are compared at once in long texts. */
const STEP = 65_536;

/** The part of a text that another one does not have: the text before `from` and the text from `to` on are the same. */
export function changedPart(before: string, now: string): { readonly from: number; readonly to: number } {
  const shorter = Math.min(before.length, now.length);
  const from = commonLength(shorter, (start, end) => before.slice(start, end) === now.slice(start, end));
  const behind = commonLength(
    shorter - from,
    (start, end) =>
      before.slice(before.length - end, before.length - start) ===
      now.slice(now.length - end, now.length - start),
  );
  return { from, to: before.length - behind };
}

/** The length up to which two texts are equal, at most the given one. */
function commonLength(most: number, isEqual: (start: number, end: number) => boolean): number {
  let length = 0;
  for (let step = STEP; step >= 1; step = Math.floor(step / 2))
    while (length + step <= most && isEqual(length, length + step)) length += step;
  return length;
}
