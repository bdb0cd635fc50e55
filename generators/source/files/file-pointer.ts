import { formatPointer } from '../../json/pointer.ts';

/** A value in a file. */
export interface FilePointer {
  /** Path of the file, as the source stage knows it. */
  readonly location: string;
  readonly tokens: readonly string[];
}

/** One text for one place. */
export function keyOf({ location, tokens }: FilePointer): string {
  return `${location}#${formatPointer(tokens)}`;
}

/** Whether two places are the same. */
export function isSamePointer(one: FilePointer, other: FilePointer): boolean {
  return keyOf(one) === keyOf(other);
}

/** Whether a place is another one or inside it. */
export function isBelow({ location, tokens }: FilePointer, outer: FilePointer): boolean {
  return location === outer.location && outer.tokens.every((token, at) => tokens[at] === token);
}
