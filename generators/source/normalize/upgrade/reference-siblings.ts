import { finding } from '../../../diagnostics/catalog.ts';
import { nameOf } from '../../files/text-file.ts';
import type { SchemaRule } from './rule.ts';

/** Members that do not affect which values are valid; 3.1 allows them beside a reference. */
const harmless = new Set([
  '$ref',
  'title',
  'description',
  'summary',
  'deprecated',
  'externalDocs',
  'example',
  'examples',
  'xml',
]);

/** In 3.0 members beside `$ref` are ignored (OpenAPI 3.0.4, section 4.7.23); in 3.1 they would take effect. */
export const removeReferenceSiblings: SchemaRule = (schema, { places, report }) => {
  if (typeof schema['$ref'] !== 'string') return;
  const ignored = Object.keys(schema).filter(
    (keyword) => !harmless.has(keyword) && !keyword.startsWith('x-'),
  );
  for (const keyword of ignored) {
    report(finding('schema/reference-sibling', { keyword }, nameOf(places.at(schema, keyword))));
    delete schema[keyword];
  }
};
