/** Plants faults of one kind into the text of a file. */
export interface Mutator {
  readonly kind: string;
  readonly artifact: string;
  /** Whether the files are those of the documentation instead of `generated/`. */
  readonly isSite?: boolean;
  /** The paths of the files that can have this fault. */
  readonly files: RegExp;
  /** All texts with one more fault than the given one; undefined stands for a removed file. */
  plant(text: string): readonly (string | undefined)[];
  /** The new place of the text, if it moves. */
  move?(path: string): string;
}

/** Each match of a pattern replaced on its own. The pattern is global. */
export function replaceEach(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): readonly string[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const replacement = replace(match);
    if (replacement === undefined || replacement === match[0]) return [];
    return [text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length)];
  });
}

/** A mutator by a pattern. */
export function byPattern(
  mutator: Omit<Mutator, 'plant'> & {
    readonly pattern: RegExp;
    readonly replace: (match: RegExpExecArray) => string | undefined;
  },
): Mutator {
  const { pattern, replace, ...rest } = mutator;
  return { ...rest, plant: (text) => replaceEach(text, pattern, replace) };
}
