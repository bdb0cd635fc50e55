import { reach, reverse } from '../../model/reach.ts';
import type { FindSchema, Schema } from '../../schema/schema.ts';
import { listedIn, type OpenBase } from './open-values.ts';

interface Named {
  readonly ref: string;
  readonly schema: Schema;
}

/** A schema with a value of each type. The same types give the same object. */
const listing = { both: { enum: ['', 0] }, string: { enum: [''] }, number: { enum: [0] } };

/**
 * Finds, for each named schema, one that lists values of the same types as it does, directly or through others. All
 * schemas are examined at once, because references may form long chains.
 */
export function listedValues(schemas: readonly Named[]): FindSchema {
  const listed = schemas.map(({ ref, schema }) => ({ ref, ...listedIn(schema) }));
  const sources = reverse(new Map(listed.map(({ ref, references }) => [ref, new Set(references)])));
  const named = (base: OpenBase): ReadonlySet<string> =>
    reach(
      sources,
      listed.flatMap(({ ref, bases }) => (bases.includes(base) ? [ref] : [])),
    );
  const [strings, numbers] = [named('string'), named('number')];
  return (reference) => {
    const hasNumbers = numbers.has(reference);
    if (strings.has(reference)) return hasNumbers ? listing.both : listing.string;
    return hasNumbers ? listing.number : true;
  };
}
