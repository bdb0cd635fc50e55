import { finding } from '../../diagnostics/catalog.ts';
import type { SchemaRule } from './rule.ts';

/** `nullable` is gone in 3.1: JSON Schema does not know it, so null is refused all the same. */
export const reportNullable: SchemaRule = (schema, { places, report }) => {
  if (typeof schema['nullable'] === 'boolean')
    report(finding('schema/nullable', {}, places.at(schema, 'nullable')));
};
