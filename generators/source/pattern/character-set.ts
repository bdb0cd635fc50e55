/** Sorted, disjoint ranges of code points; both ends are inclusive. */
export type CharacterSet = readonly (readonly [from: number, to: number])[];

const last = 0x10ffff;

export function setOf(...ranges: readonly (readonly [number, number])[]): CharacterSet {
  const sorted = ranges.toSorted((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [from, to] of sorted) {
    const before = merged.at(-1);
    if (before !== undefined && from <= before[1] + 1) before[1] = Math.max(before[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

export function union(...sets: readonly CharacterSet[]): CharacterSet {
  return setOf(...sets.flat());
}

export function complement(set: CharacterSet): CharacterSet {
  const ranges: [number, number][] = [];
  let from = 0;
  for (const [start, end] of set) {
    if (start > from) ranges.push([from, start - 1]);
    from = end + 1;
  }
  if (from <= last) ranges.push([from, last]);
  return ranges;
}

export function intersection(a: CharacterSet, b: CharacterSet): CharacterSet {
  return complement(union(complement(a), complement(b)));
}

const digit = setOf([0x30, 0x39]);
/** `\w`: letters of ASCII, digits and the underscore. */
export const word = setOf([0x30, 0x39], [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]);
const space = setOf(
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
);

/** `.`: everything except line terminators. */
export const dot = complement(setOf([0x0a, 0x0a], [0x0d, 0x0d], [0x2028, 0x2029]));

/** The class escapes of ECMA-262, section 22.2.2.9. */
export const classEscapes: Readonly<Record<string, CharacterSet>> = {
  d: digit,
  D: complement(digit),
  w: word,
  W: complement(word),
  s: space,
  S: complement(space),
};
