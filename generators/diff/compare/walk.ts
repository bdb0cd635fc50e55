import type { Schema } from '../../schema/schema.ts';
import type { Comparison } from './comparison.ts';
import type { Position, Root } from './draft.ts';

/** Compares two schemas of a value, and everything below them, and adds the differences to the comparison. */
export interface SchemaWalk {
  readonly comparison: Comparison;
  readonly root: Root;
  compare(before: readonly Schema[], after: readonly Schema[], position: Position): void;
}
