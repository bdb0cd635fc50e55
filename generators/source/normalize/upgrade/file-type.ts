import { finding } from '../../../diagnostics/catalog.ts';
import type { SchemaRule } from './rule.ts';

/** `type: file` is from Swagger 2.0; since 3.0 a file is a binary string. */
export const rewriteFileType: SchemaRule = (schema, { places, report }) => {
  if (schema['type'] !== 'file') return;
  report(finding('schema/file-type', {}, places.at(schema, 'type')));
  schema['type'] = 'string';
  schema['format'] = 'binary';
};
