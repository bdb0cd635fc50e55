import type { JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { ExternalDocs } from './model.ts';
import { text } from './node-reader.ts';

/** The further documentation of an object (OpenAPI 3.1.1, section 4.8.11); undefined without a URL. */
export function readExternalDocs(node: JsonObject | undefined): ExternalDocs | undefined {
  const written = node?.['externalDocs'];
  const url = isObject(written) ? text(written, 'url') : undefined;
  if (!isObject(written) || url === undefined || url.trim() === '') return undefined;
  return { url, description: text(written, 'description') };
}
