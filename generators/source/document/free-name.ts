/** The first candidate that is free. Throws where no candidate is. */
export function firstFree(candidates: Iterable<string>, isFree: (name: string) => boolean): string {
  for (const candidate of candidates) if (isFree(candidate)) return candidate;
  throw new Error('No candidate for a name is free.');
}

/** `name`, `name2`, `name3` … without end. */
export function* numbered(plain: string, separator = ''): Generator<string> {
  yield plain;
  for (let number = 2; ; number++) yield `${plain}${separator}${number}`;
}
