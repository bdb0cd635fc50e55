import { finding } from '../../../diagnostics/catalog.ts';
import { rewriteExclusiveLimits } from './exclusive-limits.ts';
import { rewriteNullable } from './nullable.ts';
import type { SchemaRule } from './rule.ts';

/**
 * Keywords of OpenAPI 3.0 in a document of 3.1. JSON Schema does not define them so, but authors who write them mean what
 * they meant there.
 */
export const rewriteOlderNullable: SchemaRule = (schema, context) => {
  if (typeof schema['nullable'] === 'boolean')
    context.report(finding('schema/nullable', {}, context.places.at(schema, 'nullable')));
  rewriteNullable(schema, context);
};

export const rewriteOlderLimits: SchemaRule = (schema, context) => {
  for (const keyword of ['exclusiveMinimum', 'exclusiveMaximum'])
    if (typeof schema[keyword] === 'boolean')
      context.report(finding('schema/boolean-limit', { keyword }, context.places.at(schema, keyword)));
  rewriteExclusiveLimits(schema, context);
};
