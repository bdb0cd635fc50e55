import { isBinary } from '../../schema/binary.ts';
import type { Schema } from '../../model/model.ts';
import type { JsonObject } from '../../source/document.ts';
import { formats } from '../../formats/formats.ts';
import type { Lowering } from './lower.ts';

/** Formats without a check are annotations (JSON Schema 2020-12 Validation, section 7.2.1). */
export function dropOpenFormats(schema: JsonObject): JsonObject {
  const { format, ...others } = schema;
  return typeof format === 'string' && formats.get(format)?.check === undefined ? others : schema;
}

/** In forms with parts, raw bytes are files: a program has them as objects, not as strings. */
export function dropFiles(schema: JsonObject, { files, schema: named }: Lowering): JsonObject {
  return files && leadsToFile(schema, (reference) => named(reference).schema) ? {} : schema;
}

/** Whether a schema, or the one that its references lead to, is a file. */
export function leadsToFile(schema: Schema, named: (reference: string) => Schema): boolean {
  const seen = new Set<Schema>();
  let target = schema;
  while (typeof target === 'object' && typeof target['$ref'] === 'string' && !seen.has(target)) {
    seen.add(target);
    target = named(target['$ref']);
  }
  return isBinary(target);
}
