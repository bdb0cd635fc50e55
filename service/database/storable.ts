import type { SqlValue } from './sql.ts';

/** A text contains NUL, which PostgreSQL cannot store, and at which SQLite ends patterns and comparisons. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';
}

/** The values of a query. Throws `UnstorableText` for a text with NUL, so that both databases treat it alike. */
export function storable(values: readonly SqlValue[]): SqlValue[] {
  return values.map((value) => {
    if (typeof value === 'string' && value.includes('\0'))
      throw new UnstorableText('A text contains NUL, which the database does not store.');
    return value;
  });
}
