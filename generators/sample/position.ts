import { memberPointer } from '../json/pointer.ts';

/** The position of a value in a sample. */
export interface Position {
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string;
  readonly depth: number;
}

export function inner({ pointer, depth }: Position, member: string | number): Position {
  return { pointer: memberPointer(pointer, member), depth: depth + 1 };
}
