import { isBinary } from '../../schema/binary.ts';
import { followReferences } from '../../schema/merge.ts';
import type { SchemaSource } from '../../schema/named.ts';
import { keywordOf, withoutKeywords, type Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';
import { formats } from '../../formats/formats.ts';
import type { Lowering } from './pass.ts';

/** Formats without a check are annotations (JSON Schema 2020-12 Validation, section 7.2.1). */
export function dropOpenFormats(schema: JsonObject): JsonObject {
  const format = keywordOf(schema, 'format');
  const isOpen = format !== undefined && formats.get(format)?.check === undefined;
  return isOpen ? withoutKeywords(schema, 'format') : schema;
}

/** In forms with parts, raw bytes are files: programs represent them as objects, not as strings. */
export function dropFiles(schema: JsonObject, lowering: Lowering): JsonObject {
  return lowering.files && leadsToFile(lowering.source, schema) ? {} : schema;
}

/** Whether a schema, or the target of its references, is a file. */
function leadsToFile(source: SchemaSource, schema: Schema): boolean {
  return isBinary([...followReferences(source, schema)].at(-1) ?? schema);
}
