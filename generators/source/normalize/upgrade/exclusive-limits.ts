import type { SchemaRule } from './rule.ts';

const limits = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const;

/** `exclusiveMinimum: true` changed the meaning of `minimum`; since JSON Schema draft 6 it is a separate limit. */
export const rewriteExclusiveLimits: SchemaRule = (schema) => {
  for (const [inclusive, exclusive] of limits) {
    const { [inclusive]: limit, [exclusive]: flag } = schema;
    if (typeof flag !== 'boolean') continue;
    delete schema[exclusive];
    if (!flag || limit === undefined) continue;
    schema[exclusive] = limit;
    delete schema[inclusive];
  }
};
