import { hasBigint } from '../json/as-doubles.ts';
import { keywordOf, writtenOf, type FindSchema, type Schema } from './schema.ts';
import { subschemas } from './visit.ts';

/** Whether a request with such a value may have an integer beyond 2^53, at any depth and through references. */
export function sendsLargeInteger(root: Schema, named: FindSchema): boolean {
  const reached = new Set([root]);
  // Iteration of a set includes items that are added meanwhile.
  for (const schema of reached) {
    if (keywordOf(schema, 'readOnly') === true) continue;
    if (isLargeInteger(schema)) return true;
    for (const each of subschemas(schema)) reached.add(each.schema);
    const reference = keywordOf(schema, '$ref');
    if (reference !== undefined) reached.add(named(reference));
  }
  return false;
}

/** Whether a schema names such an integer, has one as a limit, or has a format of 64 bits and leaves an end open. */
function isLargeInteger(schema: Schema): boolean {
  const types = keywordOf(schema, 'type') ?? ['integer'];
  if (!types.includes('integer') && !types.includes('number')) return false;
  if (hasBigint(keywordOf(schema, 'enum')) || hasBigint(keywordOf(schema, 'const'))) return true;
  const isLong = ['int64', 'uint64'].includes(keywordOf(schema, 'format') ?? '');
  return [
    limitsOf(schema, 'minimum', 'exclusiveMinimum'),
    limitsOf(schema, 'maximum', 'exclusiveMaximum'),
  ].some((limits) => hasBigint(limits) || (isLong && limits.length === 0));
}

function limitsOf(
  schema: Schema,
  ...names: readonly ('minimum' | 'exclusiveMinimum' | 'maximum' | 'exclusiveMaximum')[]
): readonly (number | bigint)[] {
  return names.flatMap((name) => writtenOf(schema, name) ?? []);
}
