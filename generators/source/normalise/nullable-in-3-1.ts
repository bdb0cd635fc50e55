import { finding } from '../../diagnostics/catalog.ts';
import type { SchemaRule } from './rule.ts';

/** `nullable` was removed in 3.1: JSON Schema does not define it, so null is still refused. */
export const reportNullable: SchemaRule = (schema, { places, report }) => {
  if (typeof schema['nullable'] === 'boolean')
    report(finding('schema/nullable', {}, places.at(schema, 'nullable')));
};
