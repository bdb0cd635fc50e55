import { finding } from '../../../diagnostics/catalog.ts';
import { nameOf } from '../../files/text-file.ts';
import type { SchemaRule } from './rule.ts';

/** A pattern between slashes, as in the source of JavaScript, with an anchor so that paths are not taken for one. */
const delimited = /^\/(\^.*|.*\$)\/([dgimsuvy]*)$/s;

/**
 * `pattern` is the text of a regular expression (JSON Schema 2020-12 Validation, section 6.3.3): slashes around it would
 * have to be in the values. Flags other than `i` change nothing in a test of one text.
 */
export const rewriteDelimitedPattern: SchemaRule = (schema, { places, report }) => {
  const { pattern } = schema;
  const [, inner, flags = ''] = typeof pattern === 'string' ? (delimited.exec(pattern) ?? []) : [];
  if (inner === undefined) return;
  const meant = `${flags.includes('i') ? '(?i)' : ''}${inner}`;
  report(finding('schema/delimited-pattern', { pattern: meant }, nameOf(places.at(schema, 'pattern'))));
  schema['pattern'] = meant;
};
