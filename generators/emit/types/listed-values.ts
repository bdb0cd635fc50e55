import { reach, reverse } from '../../model/reach.ts';
import type { SchemaSource } from '../../schema/named.ts';
import type { FindSchema } from '../../schema/schema.ts';
import { listedIn, type OpenBase } from './open-values.ts';

/** Schemas that list a value of each type: constants, so that they are equal in all versions. */
const listing = { both: { enum: ['', 0] }, string: { enum: [''] }, number: { enum: [0] } };

/**
 * Finds, for a named schema, one that lists values of the same types, where those of references count too. All schemas
 * are examined together, because references may form long chains.
 */
export function listedValues(schemas: SchemaSource['schemas']): FindSchema {
  const listed = schemas.map(({ ref, schema }) => ({ ref, ...listedIn(schema) }));
  const sources = reverse(new Map(listed.map(({ ref, references }) => [ref, new Set(references)])));
  const named = (base: OpenBase): ReadonlySet<string> =>
    reach(
      sources,
      listed.filter(({ bases }) => bases.includes(base)).map(({ ref }) => ref),
    );
  const [strings, numbers] = [named('string'), named('number')];
  return (reference) => {
    const hasNumbers = numbers.has(reference);
    if (strings.has(reference)) return hasNumbers ? listing.both : listing.string;
    return hasNumbers ? listing.number : true;
  };
}
